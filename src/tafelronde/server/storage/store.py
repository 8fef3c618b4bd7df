"""The interface of storage for tables, chats and identities; there are two drivers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol, cast

from ..table.events import Happened, Unreadable
from .stored_events import decode

TABLE_COLUMNS = "id, seed, seq, status, public, changed, card, bot_turn, lease_node, lease_until"
EVENT_COLUMNS = "table_id, seq, at, body, command"
CHAT_COLUMNS = "table_id, number, at, user_id, name, seat, body, command"
"""The columns that a row is written with, by name, since a newer node may add columns meanwhile."""


class Conflict(Exception):
    """The table has moved on; nothing was written."""


class Repeated(Exception):
    """This command was carried out before; nothing was written."""


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
    listed: float = 0.0
    """The time by which lists have it; 0: ``at``."""

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


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    card: str
    changed: float


Value = str | int | float | bytes | bool | None
Heard = Callable[[str, int], None]
"""``heard(table, seq)``: another node wrote there; seq 0: something else than events."""
OnBroadcast = Callable[[str], None]
"""``on_broadcast(text)``: a node has sent ``text`` to all nodes (``Store.broadcast``), this one
included."""


class Store(Protocol):
    """A database. All that is awaited is on disk when it returns. Everything may raise OSError:
    the database does not answer, and whether it was written is not known."""

    shared: bool
    """Whether other nodes may write to it."""
    clock: str
    """SQL for the time of the database, in seconds since 1970. Leases go by it: it is the same for
    all nodes, and runs evenly."""

    def now(self) -> float:
        """The time that is noted with what happens, in seconds since 1970: the database's, as well
        as this node knows it."""
        ...

    async def open(self, heard: Heard, on_broadcast: OnBroadcast) -> None:
        """Bring the tables up to date and connect. Raises NewerSchema, NoDatabase, OSError."""
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


async def events_since(store: Store, table: str, seq: int) -> list[Happened]:
    """The table's events after the one numbered ``seq``, in their order. Raises Unreadable."""
    rows = await store.read(
        "SELECT seq, body, at FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, seq
    )
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
    """The last lines after this number."""
    rows = await store.read(
        "SELECT number, user_id, name, seat, body, at FROM chats WHERE table_id = $1"
        " AND number > $2 ORDER BY number DESC LIMIT $3",
        table,
        number,
        most,
    )
    return [ChatRow(*row) for row in reversed(rows)]  # pyright: ignore[reportArgumentType]


async def public_tables(store: Store, most: int = 100) -> list[Listed]:
    rows = await store.read(
        "SELECT id, card, changed FROM tables WHERE public = $1 AND status IN ('open', 'playing')"
        " ORDER BY changed DESC LIMIT $2",
        True,
        most,
    )
    return [Listed(*row) for row in rows]  # pyright: ignore[reportArgumentType]


async def tables_of(store: Store, user: str, most: int = 200) -> list[Listed]:
    """The tables where this person sits and that are not over."""
    rows = await store.read(
        "SELECT id, card, changed FROM tables JOIN members ON table_id = id WHERE user_id = $1"
        " AND ended = 0 AND status IN ('open', 'playing') ORDER BY changed DESC LIMIT $2",
        user,
        most,
    )
    return [Listed(*row) for row in rows]  # pyright: ignore[reportArgumentType]


FINISHED = (
    "SELECT id, card, ended FROM members JOIN tables ON id = table_id WHERE user_id = $1"
    " AND ended > 0 AND (ended, table_id) < ($2, $3)"
    " ORDER BY ended DESC, table_id DESC LIMIT $4"
)


async def finished_of(
    store: Store, user: str, most: int, before: tuple[float, str] = (math.inf, "")
) -> list[Listed]:
    """The finished games of somebody, the last one first: those that ended before this time, or
    then and have a smaller id. ``changed`` is when they ended."""
    rows = await store.read(FINISHED, user, *before, most)
    return [Listed(*row) for row in rows]  # pyright: ignore[reportArgumentType]


async def note_ended(store: Store) -> None:
    """Note when games ended that an older program has ended, which does not note it.

    Every node does this when it starts. So nothing is missing once the last older node has made
    room for a newer one.
    """
    await store.write(
        "UPDATE members SET ended = (SELECT changed FROM tables WHERE id = table_id)"
        " WHERE ended = 0 AND table_id IN (SELECT id FROM tables WHERE status = 'over')"
    )


async def card_of(store: Store, table: str) -> str | None:
    """The card of a table for lists; None where there is no such table."""
    rows = await store.read("SELECT card FROM tables WHERE id = $1", table)
    return str(rows[0][0]) if rows else None


async def set_card(store: Store, table: str, seq: int, card: str) -> None:
    """Tell more of a table than was known when it was written."""
    await store.write("UPDATE tables SET card = $1 WHERE id = $2 AND seq = $3", card, table, seq)


async def lease(store: Store, table: str, seq: int, node: str, seconds: float) -> bool:
    """Take the bot's turn at this event for so long; False where another node has it, or it is
    over."""
    changed = await store.write(
        f"UPDATE tables SET lease_node = $1, lease_until = {store.clock} + $2 WHERE id = $3"
        f" AND seq = $4 AND bot_turn = $5 AND (lease_until < {store.clock} OR lease_node = $1)",
        node,
        seconds,
        table,
        seq,
        True,
    )
    return changed == 1


async def rest(store: Store, table: str, seconds: float) -> None:
    """Look at this table's bot turn no sooner than after so long."""
    await store.write(
        f"UPDATE tables SET lease_until = {store.clock} + $1 WHERE id = $2", seconds, table
    )


async def bot_turns_hosted(store: Store, user: str) -> list[str]:
    """The cards of the tables that this person made and where a bot is to act."""
    rows = await store.read(
        "SELECT card FROM tables JOIN events ON table_id = id AND events.seq = 1"
        " WHERE bot_turn = $1 AND body LIKE $2",
        True,
        f'%"{user}"%',
    )
    return [str(row[0]) for row in rows]


async def turns_due(store: Store, most: int = 500) -> list[str]:
    """Tables where a bot is to act and nobody sees to it."""
    rows = await store.read(
        f"SELECT id FROM tables WHERE bot_turn = $1 AND lease_until < {store.clock} LIMIT $2",
        True,
        most,
    )
    return [str(row[0]) for row in rows]
