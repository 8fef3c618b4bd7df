"""The interface of the database for tables, chats and identities. There are two drivers."""

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

from ..base.outage import Row, Value
from ..table.events import Happened, Unreadable
from .stored_events import decode

T = TypeVar("T")
TABLE_COLUMNS = "id, seed, seq, status, public, changed, card, bot_turn, lease_node, lease_until"
EVENT_COLUMNS = "table_id, seq, at, body, command"
CHAT_COLUMNS = "table_id, number, at, user_id, name, seat, body, command, phrase"
"""The columns of a row that is written, by name, since a newer node may have added columns."""


ALONE = "alone "
"""The beginning of a row's name in ``meta`` that marks a running game of bots alone. Its value
holds the mark of the address that began it, and the person (``Append.mark``). The transaction that
ends the game deletes the row."""


Statement = tuple[str, tuple[Value, ...]]
"""SQL, and its values."""


class Conflict(Exception):
    """The table has moved on; nothing was written."""


class Repeated(Exception):
    """The command was carried out before; nothing was written."""


class Basis(NamedTuple):
    """A query and its rows when it was read. The rows must still be the same when events are
    written that follow from them."""

    sql: str
    values: tuple[Value, ...]
    rows: list[Row]


class Append(NamedTuple):
    """One transaction that appends events to a table."""

    table: str
    seq: int
    """The number of events of the table so far; the first new one is ``seq + 1``. 0: a new
    table."""
    at: float
    bodies: Sequence[str]
    command: str | None
    """The person's id and the id of their command; unique at the table."""
    status: str
    public: bool
    card: str
    """JSON for the lobby."""
    bot_turn: bool
    """Whether a bot is to act, or the game is to be dealt."""
    members: Sequence[str]
    """People who take a seat."""
    seed: bytes = b""
    """The seed, for a new table only."""
    listed: float = 0.0
    """The time of the last change that lists show; 0: ``at``."""
    due: float | None = None
    """When a clock runs out; None: no clock runs."""
    basis: Basis | None = None
    """Other rows that the events follow from; None: they follow from the events before them
    alone."""
    mark: str = ""
    """The mark of the address that makes bots play there alone, and the person; '': nothing like
    this."""
    along: Sequence[Statement] = ()
    """Statements that are run with it; each may change any number of rows."""

    @property
    def ends(self) -> bool:
        """Whether the table ends with this."""
        return self.status in ("over", "closed")

    @property
    def changed(self) -> float:
        """The time of the last change that lists show."""
        return self.listed or self.at

    @property
    def has_more(self) -> bool:
        """Whether more is read or written with it than its events and who takes a seat."""
        return bool(self.basis or self.mark or self.along)

    @property
    def is_plain(self) -> bool:
        """Whether it is a plain move, which many tables write together."""
        return self.seq > 0 and not (self.members or self.ends or self.has_more)


class ChatRow(NamedTuple):
    """A line of chat as it is stored."""

    number: int
    """The number of the line at the table, from 1."""
    user: str
    name: str
    seat: int
    """−1 for a spectator."""
    text: str
    time: float
    phrase: str = ""
    """The code of a phrase, in place of a text."""


Heard = Callable[[str, int], None]
"""``heard(table, seq)``: another node wrote to the table; seq 0: it wrote no events."""
OnEvents = Callable[[str, int, str], object]
"""``on_events(table, seq, told)``: another node, or this one, wrote the events up to ``seq``, which
are told along (``stored_events.encode_several``). True: they were news of a table that is in use
here."""
OnBroadcast = Callable[[str], None]
"""``on_broadcast(text)``: some node, perhaps this one, sent ``text`` to all
(``Store.broadcast``)."""


class Store(Protocol):
    """A database. Every write is on disk when it returns. Every method may raise OSError: the
    database does not answer, and whether it wrote is unknown."""

    node: str
    """The id of this node, new at each start; it marks the leases of this node."""
    shared: bool
    """Whether other nodes may write to the database."""
    clock: str
    """SQL for the database's time, in seconds since 1970. Leases use it, because it is the same for
    all nodes and runs evenly."""

    def now(self) -> float:
        """The time to note with events, in seconds since 1970: the database's, as well as this node
        knows it."""
        ...

    async def open(
        self, heard: Heard, on_broadcast: OnBroadcast, on_events: OnEvents | None = None
    ) -> None:
        """Bring the tables up to date and connect. Without ``on_events``, ``heard`` is called for
        events that are told along, too. Raises EarlierSchema, NewerSchema, NoDatabase, OSError."""
        ...

    async def close(self) -> None: ...

    async def append(self, batch: Append) -> None:
        """Append events if the table has exactly ``batch.seq``. Raises Conflict, Repeated."""
        ...

    async def say(self, table: str, line: ChatRow, command: str) -> None:
        """Store a line of chat. Raises Conflict (the number is taken), Repeated."""
        ...

    async def broadcast(self, text: str) -> None:
        """Send a text (4,000 bytes at most) to all nodes; it is not stored."""
        ...

    async def announce(self, text: str) -> None:
        """Broadcast news that whoever misses them finds out later. Nothing is raised where the
        database does not answer."""
        with contextlib.suppress(OSError):
            await self.broadcast(text)

    async def read(self, sql: str, *values: Value) -> list[Row]:
        """The rows that a statement returns; ``$1`` is its first value."""
        ...

    async def first(self, sql: str, *values: Value, default: Value = None) -> Any:
        """The first column of the first row that a statement returns; ``default``: of no row."""
        rows = await self.read(sql, *values)
        return rows[0][0] if rows else default

    async def column(self, sql: str, *values: Value) -> list[Any]:
        """The first column of all rows that a statement returns."""
        return [row[0] for row in await self.read(sql, *values)]

    async def rows(self, kind: Callable[..., T], sql: str, *values: Value) -> list[T]:
        """The rows that a statement returns, each as ``kind(*columns)``."""
        return [kind(*row) for row in await self.read(sql, *values)]

    async def row(self, kind: Callable[..., T], sql: str, *values: Value) -> T | None:
        """The first row that a statement returns, as ``kind(*columns)``; None: there is none."""
        return next(iter(await self.rows(kind, sql, *values)), None)

    async def exists(self, sql: str, *values: Value) -> bool:
        """Whether a statement returns a row."""
        return bool(await self.read(sql, *values))

    async def write(self, sql: str, *values: Value) -> int:
        """Run a statement that changes rows; how many it changed."""
        ...

    async def write_together(self, statements: Sequence[Statement]) -> None:
        """Run all statements in one transaction; each must change exactly one row. Raises Conflict
        where one changes none or the row exists already; then nothing is written."""
        ...

    async def writes_together(self, statements: Sequence[Statement]) -> bool:
        """``write_together``; False where that is a conflict."""
        try:
            await self.write_together(statements)
        except Conflict:
            return False
        return True


async def events_since(store: Store, table: str, seq: int) -> list[Happened]:
    """The table's events after number ``seq``, in order. Raises Unreadable."""
    return decoded(await event_rows(store, table, seq))


async def event_rows(store: Store, table: str, seq: int) -> list[Row]:
    """The same events as rows, for ``decoded``."""
    sql = "SELECT seq, body, at FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq"
    return await store.read(sql, table, seq)


def decoded(rows: Sequence[Row]) -> list[Happened]:
    """The events of these rows. Raises Unreadable."""
    happened: list[Happened] = []
    for seq, body, at in rows:
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
    return bytes(seed), seq


async def command_seq(store: Store, table: str, command: str) -> int:
    """The number of the event that a command led to; 0 if it was not carried out."""
    sql = "SELECT seq FROM events WHERE table_id = $1 AND command = $2"
    return await store.first(sql, table, command, default=0)


async def chats_since(store: Store, table: str, number: int, most: int = 100) -> list[ChatRow]:
    """The last lines after this number, without hidden ones."""
    sql = (
        "SELECT number, user_id, name, seat, body, at, phrase FROM chats WHERE table_id = $1"
        " AND number > $2 AND hidden = 0 ORDER BY number DESC LIMIT $3"
    )
    return (await store.rows(ChatRow, sql, table, number, most))[::-1]


async def last_line(store: Store, table: str) -> int:
    """The number of the table's last line of chat, hidden or not; 0: there is none."""
    return await store.first("SELECT max(number) FROM chats WHERE table_id = $1", table) or 0


async def alone_from(store: Store, mark: str) -> list[tuple[str, str]]:
    """The tables where bots play alone that were begun at the address of this mark: the person who
    did it, and the card. The person may have come back to the table since."""
    sql = (
        f"SELECT value, card FROM tables JOIN meta ON name = '{ALONE}' || id"
        " WHERE bot_turn = $1 AND value LIKE $2"
    )
    rows = await store.read(sql, True, f"{mark} %")
    return [(value.partition(" ")[2], card) for value, card in rows]


async def alone_by(store: Store, person: str) -> list[str]:
    """The cards of the tables where bots play alone that this person or a program of theirs
    began."""
    sql = (
        f"SELECT card FROM tables JOIN meta ON name = '{ALONE}' || id"
        " WHERE bot_turn = $1 AND (value LIKE '% ' || $2 OR EXISTS"
        " (SELECT 1 FROM tokens WHERE owner = $2 AND value LIKE '% ' || user_id))"
    )
    return await store.column(sql, True, person)


async def name_of(store: Store, user: str) -> str:
    """The name of a person; '' for an unknown one."""
    return await store.first("SELECT name FROM users WHERE id = $1", user, default="")
