"""Where tables, chats and identities are kept: one protocol, two drivers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from .events import Row

SCHEMA = 1
"""The version of the tables; a program refuses a newer one."""

DDL = (
    "CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, seed {bytes} NOT NULL, seq INTEGER NOT NULL,
        status TEXT NOT NULL, public {boolean} NOT NULL, changed {double} NOT NULL,
        card TEXT NOT NULL, bot_turn {boolean} NOT NULL,
        lease_node TEXT NOT NULL, lease_until {double} NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS tables_lobby ON tables (public, status, changed)",
    "CREATE INDEX IF NOT EXISTS tables_bots ON tables (bot_turn, lease_until)",
    """CREATE TABLE IF NOT EXISTS events (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, at {double} NOT NULL, body TEXT NOT NULL,
        command TEXT, PRIMARY KEY (table_id, seq))""",
    """CREATE UNIQUE INDEX IF NOT EXISTS events_command ON events (table_id, command)
        WHERE command IS NOT NULL""",
    """CREATE TABLE IF NOT EXISTS members (
        user_id TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (user_id, table_id))""",
    """CREATE TABLE IF NOT EXISTS chats (
        table_id TEXT NOT NULL, number INTEGER NOT NULL, at {double} NOT NULL,
        user_id TEXT NOT NULL, name TEXT NOT NULL, seat INTEGER NOT NULL, body TEXT NOT NULL,
        command TEXT NOT NULL, PRIMARY KEY (table_id, number))""",
    "CREATE UNIQUE INDEX IF NOT EXISTS chats_command ON chats (table_id, command)",
    """CREATE TABLE IF NOT EXISTS users (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, created {double} NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tokens (
        hash TEXT PRIMARY KEY, user_id TEXT NOT NULL, owner TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS codes (
        hash TEXT PRIMARY KEY, user_id TEXT NOT NULL, until {double} NOT NULL)""",
)


class Conflict(Exception):
    """The table has moved on; nothing was written."""


class Repeated(Exception):
    """This command was carried out before; nothing was written."""


class NewerSchema(Exception):
    """The database belongs to a newer program."""


class Append(NamedTuple):
    """One transaction at a table."""

    table: str
    seq: int
    """How many events the table has; the first new one is ``seq + 1``. 0: a new table."""
    at: float
    bodies: Sequence[str]
    command: str | None
    """The person and his command id, unique at the table."""
    status: str
    public: bool
    card: str
    """JSON for the lobby."""
    bot_turn: bool
    members: Sequence[str]
    """People who come to sit."""
    seed: bytes = b""
    """Of a new table."""


class Said(NamedTuple):
    """A line of chat as it is stored."""

    number: int
    at: float
    user: str
    name: str
    seat: int
    body: str


class Listed(NamedTuple):
    """A table in a list."""

    id: str
    card: str
    changed: float


Value = str | int | float | bytes | bool | None
Heard = Callable[[str, int], None]
"""``heard(table, seq)``: another node wrote there; seq 0: something else than events."""


class Store(Protocol):
    """A database. All that is awaited is on disk when it returns."""

    shared: bool
    """Whether other nodes may write to it."""

    async def open(self, heard: Heard) -> None:
        """Connect and make the tables. Raises NewerSchema, OSError."""
        ...

    async def close(self) -> None: ...

    async def append(self, batch: Append) -> None:
        """Write events where the table has exactly ``batch.seq``. Raises Conflict, Repeated."""
        ...

    async def say(self, table: str, said: Said, command: str) -> None:
        """Write a line of chat. Raises Conflict (number taken), Repeated."""
        ...

    async def read(self, sql: str, *values: Value) -> list[tuple[Value, ...]]:
        """Rows; ``$1`` stands for the first value."""
        ...

    async def write(self, sql: str, *values: Value) -> int:
        """Change rows; how many."""
        ...


async def events_since(store: Store, table: str, seq: int) -> list[Row]:
    rows = await store.read(
        "SELECT seq, at, body FROM events WHERE table_id = $1 AND seq > $2 ORDER BY seq", table, seq
    )
    return [Row(*row) for row in rows]  # pyright: ignore[reportArgumentType]


async def seed_of(store: Store, table: str) -> bytes | None:
    """The table's seed; None where there is no such table."""
    rows = await store.read("SELECT seed FROM tables WHERE id = $1", table)
    return bytes(rows[0][0]) if rows and isinstance(rows[0][0], bytes) else None


async def command_seq(store: Store, table: str, command: str) -> int:
    """The event of a command that was carried out; 0 where it was not."""
    rows = await store.read(
        "SELECT seq FROM events WHERE table_id = $1 AND command = $2", table, command
    )
    return int(rows[0][0]) if rows and isinstance(rows[0][0], int) else 0


async def chats_since(store: Store, table: str, number: int, most: int = 100) -> list[Said]:
    """The last lines after this number."""
    rows = await store.read(
        "SELECT number, at, user_id, name, seat, body FROM chats WHERE table_id = $1"
        " AND number > $2 ORDER BY number DESC LIMIT $3",
        table,
        number,
        most,
    )
    return [Said(*row) for row in reversed(rows)]  # pyright: ignore[reportArgumentType]


async def public_tables(store: Store, most: int = 100) -> list[Listed]:
    rows = await store.read(
        "SELECT id, card, changed FROM tables WHERE public = $1 AND status IN ('open', 'playing')"
        " ORDER BY changed DESC LIMIT $2",
        True,
        most,
    )
    return [Listed(*row) for row in rows]  # pyright: ignore[reportArgumentType]


async def tables_of(store: Store, user: str, most: int = 100) -> list[Listed]:
    rows = await store.read(
        "SELECT id, card, changed FROM tables JOIN members ON table_id = id WHERE user_id = $1"
        " AND status <> 'closed' ORDER BY changed DESC LIMIT $2",
        user,
        most,
    )
    return [Listed(*row) for row in rows]  # pyright: ignore[reportArgumentType]


async def lease(store: Store, table: str, seq: int, node: str, now: float, until: float) -> bool:
    """Take the bot's turn at this event; False where another node has it, or it is over."""
    changed = await store.write(
        "UPDATE tables SET lease_node = $1, lease_until = $2 WHERE id = $3 AND seq = $4"
        " AND bot_turn = $5 AND (lease_until < $6 OR lease_node = $1)",
        node,
        until,
        table,
        seq,
        True,
        now,
    )
    return changed == 1


async def turns_due(store: Store, now: float, most: int = 500) -> list[str]:
    """Tables where a bot is to act and nobody sees to it."""
    rows = await store.read(
        "SELECT id FROM tables WHERE bot_turn = $1 AND lease_until < $2 LIMIT $3", True, now, most
    )
    return [str(row[0]) for row in rows]
