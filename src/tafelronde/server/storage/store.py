"""The interface of storage for tables, chats and identities; there are two drivers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, cast

from ..base.outage import Value
from ..table.events import Happened, Unreadable
from .stored_events import decode

TABLE_COLUMNS = "id, seed, seq, status, public, changed, card, bot_turn, lease_node, lease_until"
EVENT_COLUMNS = "table_id, seq, at, body, command"
CHAT_COLUMNS = "table_id, number, at, user_id, name, seat, body, command, phrase"
"""The columns that a row is written with, by name, since a newer node may add columns meanwhile."""


ALONE = "alone "
"""A row of ``meta`` that begins so names a running game of bots alone, and says the mark of the
address from which it came about, and by whom (``Append.mark``). It goes in the transaction that
ends the game."""


class Conflict(Exception):
    """The table has moved on; nothing was written."""


class Repeated(Exception):
    """This command was carried out before; nothing was written."""


class Basis(NamedTuple):
    """What was read, and is to be so still when something is written that follows from it."""

    sql: str
    values: tuple[Value, ...]
    rows: list[tuple[Value, ...]]


class Append(NamedTuple):
    """One transaction at a table."""

    table: str
    seq: int
    """How many events the table has; the first new one is ``seq + 1``. 0: a new table."""
    at: float
    bodies: Sequence[str]
    command: str | None
    """The person and their command id, unique at the table."""
    status: str
    public: bool
    card: str
    """JSON for the lobby."""
    bot_turn: bool
    """Whether a bot is to act, or to be dealt."""
    members: Sequence[str]
    """People who come to sit."""
    seed: bytes = b""
    """The seed, for a new table only."""
    rated: bool = False
    """Whether a new table is rated."""
    listed: float = 0.0
    """The time by which lists have it; 0: ``at``."""
    results: Sequence[tuple[Value, ...]] = ()
    """What the game came to, where this ends it (``results.Result``)."""
    due: float | None = None
    """When somebody's time will be out; None: nobody's clock runs."""
    basis: Basis | None = None
    """From what else the events follow; None: from those before them alone."""
    mark: str = ""
    """The mark of the address from which bots begin to play there alone, and through whom; '': no
    such thing."""

    @property
    def ends(self) -> bool:
        """Whether nothing more will happen there."""
        return self.status in ("over", "closed")

    @property
    def changed(self) -> float:
        """When it changed, as lists say."""
        return self.listed or self.at


class ChatRow(NamedTuple):
    """Something said at a table, as it is stored."""

    number: int
    """Its number at the table, from 1."""
    user: str
    name: str
    seat: int
    """−1: a spectator."""
    text: str
    time: float
    phrase: str = ""
    """The code of a phrase, said in place of a text."""


Statement = tuple[str, tuple[Value, ...]]
"""SQL and its values."""
Heard = Callable[[str, int], None]
"""``heard(table, seq)``: another node wrote there; seq 0: something else than events."""
OnBroadcast = Callable[[str], None]
"""``on_broadcast(text)``: a node has sent ``text`` to all nodes (``Store.broadcast``), this one
included."""


class Store(Protocol):
    """A database. All that is awaited is on disk when it returns. Everything may raise OSError:
    the database does not answer, and whether it was written is not known."""

    node: str
    """Which node this is, by an id that it has until it ends: what it sees to, it marks so."""
    shared: bool
    """Whether other nodes may write to it."""

    @property
    def clock(self) -> str:
        """SQL for the time of the database, in seconds since 1970. Leases go by it: it is the same
        for all nodes, and runs evenly."""
        ...

    def now(self) -> float:
        """The time that is noted with what happens, in seconds since 1970: the database's, as well
        as this node knows it."""
        ...

    async def open(self, heard: Heard, on_broadcast: OnBroadcast) -> None:
        """Bring the tables up to date and connect. Raises EarlierSchema, NewerSchema, NoDatabase,
        OSError."""
        ...

    async def close(self) -> None: ...

    async def append(self, batch: Append) -> None:
        """Write events where the table has exactly ``batch.seq``. Raises Conflict, Repeated."""
        ...

    async def say(self, table: str, line: ChatRow, command: str) -> None:
        """Write a line of chat. Raises Conflict (number taken), Repeated."""
        ...

    async def broadcast(self, text: str) -> None:
        """Say something to all nodes (4,000 bytes at most); it is not kept."""
        ...

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        """The rows that a statement returns; ``$1`` is the first value."""
        ...

    async def write(self, sql: str, *values: Value) -> int:
        """Change rows; how many."""
        ...

    async def write_together(self, statements: Sequence[Statement]) -> None:
        """Change one row with each statement, in one transaction. Raises Conflict where one of them
        changes none, or a row is there already; then nothing was written."""
        ...


async def events_since(store: Store, table: str, seq: int) -> list[Happened]:
    """The table's events after the one numbered ``seq``, in their order. Raises Unreadable."""
    return decoded(await event_rows(store, table, seq))


async def event_rows(store: Store, table: str, seq: int) -> list[tuple[Value, ...]]:
    """The same as they are stored, for ``decoded``."""
    return await store.read(
        "SELECT seq, body, at FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, seq
    )


def decoded(rows: Sequence[tuple[Value, ...]]) -> list[Happened]:
    """The events of these rows. Raises Unreadable."""
    happened: list[Happened] = []
    for row in rows:
        seq, body, at = cast("tuple[int, str, float]", row)
        try:
            happened.append(Happened(seq, decode(body), at))
        except Unreadable as error:
            raise Unreadable(f"event {seq}: {error}") from None
    return happened


async def seed_of(store: Store, table: str) -> tuple[bytes, int] | None:
    """The table's seed, and how many events it has at least; None where there is no such table."""
    rows = await store.read("SELECT seed, seq FROM tables WHERE id = $1", table)
    if not rows:
        return None
    seed, seq = rows[0]
    return bytes(seed), int(seq)  # pyright: ignore[reportArgumentType]


async def command_seq(store: Store, table: str, command: str) -> int:
    """The event of a command that was carried out; 0 where it was not."""
    rows = await store.read(
        "SELECT seq FROM events WHERE table_id = $1 AND command = $2", table, command
    )
    return int(rows[0][0]) if rows and isinstance(rows[0][0], int) else 0


async def chats_since(store: Store, table: str, number: int, most: int = 100) -> list[ChatRow]:
    """The last lines after this number that nobody has hidden."""
    rows = await store.read(
        "SELECT number, user_id, name, seat, body, at, phrase FROM chats WHERE table_id = $1"
        " AND number > $2 AND hidden = 0 ORDER BY number DESC LIMIT $3",
        table,
        number,
        most,
    )
    return [ChatRow(*row) for row in reversed(rows)]  # pyright: ignore[reportArgumentType]


async def last_line(store: Store, table: str) -> int:
    """The number of the last line said there, hidden or not; 0: nothing was."""
    rows = await store.read("SELECT max(number) FROM chats WHERE table_id = $1", table)
    return cast("int", rows[0][0] or 0)


async def alone_from(store: Store, mark: str) -> list[tuple[str, str]]:
    """The tables where bots play alone by what somebody did at the address of this mark: who that
    was, and the table's card. A person for whom a bot played may have come back since."""
    rows = await store.read(
        f"SELECT value, card FROM tables JOIN meta ON name = '{ALONE}' || id"
        " WHERE bot_turn = $1 AND value LIKE $2",
        True,
        f"{mark} %",
    )
    return [(str(value).partition(" ")[2], str(card)) for value, card in rows]


async def alone_by(store: Store, person: str) -> list[str]:
    """The cards of the tables where bots play alone by what this person did."""
    rows = await store.read(
        f"SELECT card FROM tables JOIN meta ON name = '{ALONE}' || id"
        " WHERE bot_turn = $1 AND value LIKE $2",
        True,
        f"% {person}",
    )
    return [str(row[0]) for row in rows]


async def name_of(store: Store, user: str) -> str:
    """What somebody calls themselves; '' for somebody unknown."""
    rows = await store.read("SELECT name FROM users WHERE id = $1", user)
    return str(rows[0][0]) if rows else ""
