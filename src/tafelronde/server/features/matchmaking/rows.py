"""Seeks and pairings in the database.

A row of ``seeks`` is in the pool while its ``table_id`` is ''. A pairing sets it and adds a row to
``paired_tables`` in one transaction; then any node makes the table.
"""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from ....match.clock import TimeControl
from ...base.stored import leave
from ...storage.store import Row, Statement, Store

_COLUMNS = "s.id, s.user_id, COALESCE(u.name, ''), s.wish, s.strength, s.since, s.table_id"
_FROM = f"SELECT {_COLUMNS} FROM seeks s LEFT JOIN users u ON u.id = s.user_id"
WAITING = f"{_FROM} WHERE s.table_id = '' AND s.live = $1 ORDER BY s.since, s.id LIMIT $2"
OWN = f"{_FROM} WHERE s.user_id = $1 ORDER BY s.since, s.id LIMIT 50"
FOUND = "SELECT user_id, id FROM seeks WHERE table_id = $1"
DUE = "SELECT table_id, body FROM paired_tables WHERE made = 0 ORDER BY at, table_id LIMIT $1"
APART = (
    "SELECT DISTINCT b.user_id, b.other FROM seeks s JOIN blocks b ON b.user_id = s.user_id"
    " JOIN seeks o ON o.user_id = b.other WHERE s.table_id = '' AND o.table_id = ''"
    " UNION SELECT d.user_id, d.into_id FROM seeks m JOIN departed d ON d.user_id = m.user_id"
    " WHERE m.table_id = ''"  # a merged identity may still seek beside the one it became
)
PLAYING = (
    "SELECT s.user_id, t.id, MIN(s.since) FROM seeks s"
    " JOIN members m ON m.user_id = s.user_id AND m.ended = 0"
    " JOIN tables t ON t.id = m.table_id AND t.status = 'playing' AND t.changed > s.since"
    " WHERE s.table_id = '' AND s.live = $1 GROUP BY s.user_id, t.id LIMIT 1000"
)
_WAIT = "table_id = '' AND live = $1 AND seen < $2"
UNSEEN = f"SELECT DISTINCT user_id FROM seeks WHERE {_WAIT} LIMIT 1000"
DROP = f"DELETE FROM seeks WHERE {_WAIT}"
DROP_FOUND = "DELETE FROM seeks WHERE table_id > '' AND seen < $1"
DROP_MADE = "DELETE FROM paired_tables WHERE made > 0 AND made < $1"
ROUND = "seek"
"""The name of the turn to pair the pool."""
KEPT = 3600.0
"""Seconds for which a paired seek, and a pairing whose table was made, stay in the database."""


class SeekTerms(Struct, frozen=True):
    """The terms of a person's seek, as they are stored."""

    game: str
    least: int
    most: int
    rated: bool
    near: bool
    bots: bool
    time: TimeControl | None = None


class SeekRow(NamedTuple):
    """A seek, as it is stored."""

    id: str
    user: str
    name: str
    wish: SeekTerms
    strength: float
    since: float
    table: str
    """The table where it was paired; '': it is in the pool."""


class PairedTable(Struct, frozen=True):
    """A pairing whose table is to be made."""

    game: str
    players: int
    rated: bool
    users: tuple[str, ...]
    strength: float
    """The average of its people; bots of like strength take the other seats."""
    time: TimeControl | None = None


class Waiting(NamedTuple):
    """Seeks in the pool."""

    rows: list[SeekRow]
    damaged: list[str]
    """The ids of seeks whose ``wish`` cannot be read."""


_wish: msgspec.json.Decoder[SeekTerms] = msgspec.json.Decoder(SeekTerms)
_found: msgspec.json.Decoder[PairedTable] = msgspec.json.Decoder(PairedTable)


def decode_found(body: str) -> PairedTable:
    """Read a pairing as it is stored. Raises msgspec.DecodeError."""
    return _found.decode(body)


def _rows(found: list[Row]) -> Waiting:
    read = Waiting([], [])
    for seek, user, name, wish, strength, since, table in found:
        try:
            decoded = _wish.decode(wish)
        except msgspec.ValidationError as error:
            leave(f"the seek {seek}", str(error))
        except msgspec.DecodeError:
            read.damaged.append(seek)
        else:
            read.rows.append(SeekRow(seek, user, name, decoded, strength, since, table))
    return read


async def add_seek(store: Store, row: SeekRow, live: bool) -> None:
    """Add a seek to the pool."""
    wish = msgspec.json.encode(row.wish).decode()
    sql = (
        "INSERT INTO seeks (id, user_id, game, live, wish, strength, since, seen, table_id)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $7, '')"
    )
    await store.write(sql, row.id, row.user, row.wish.game, live, wish, row.strength, row.since)


async def seeks_of(store: Store, user: str) -> list[SeekRow]:
    """A person's seeks, in the pool or paired, the oldest first."""
    return _rows(await store.read(OWN, user)).rows


async def waiting(store: Store, live: bool, most: int) -> Waiting:
    """The pool of live games or of games by days, the longest wait first."""
    return _rows(await store.read(WAITING, live, most))


async def saw(store: Store, user: str, now: float, step: float) -> None:
    """Note that this person is still there, at most once in ``step`` seconds."""
    sql = "UPDATE seeks SET seen = $1 WHERE user_id = $2 AND table_id = '' AND seen < $3"
    await store.write(sql, now, user, now - step)


async def unseen(store: Store, before: float) -> list[str]:
    """People who seek a live game and were last seen before this time."""
    return await store.column(UNSEEN, True, before)


async def end_seek(store: Store, user: str, seek: str) -> bool:
    """Delete a seek of this person; False where they have none with this id."""
    return await store.write("DELETE FROM seeks WHERE id = $1 AND user_id = $2", seek, user) > 0


async def end_seeks(store: Store, user: str) -> None:
    """Take all seeks of this person out of the pool."""
    await store.write("DELETE FROM seeks WHERE user_id = $1 AND table_id = ''", user)


async def end_damaged(store: Store, seek: str) -> None:
    """Delete a seek that cannot be read; its person may seek again."""
    await store.write("DELETE FROM seeks WHERE id = $1 AND table_id = ''", seek)


async def end_live_seeks(store: Store, user: str) -> None:
    """Take this person's seeks of live games out of the pool."""
    sql = "DELETE FROM seeks WHERE user_id = $1 AND live = $2 AND table_id = ''"
    await store.write(sql, user, True)


async def anything_to_do(store: Store) -> bool:
    """Whether there is a seek in the pool, or a table to make."""
    return await store.exists(
        "SELECT 1 WHERE EXISTS (SELECT 1 FROM seeks WHERE table_id = '')"
        " OR EXISTS (SELECT 1 FROM paired_tables WHERE made = 0)"
    )


async def tidy(store: Store, live_before: float, days_before: float, now: float) -> None:
    """Delete seeks of people last seen before these times, and old pairings."""
    for live, before in ((True, live_before), (False, days_before)):
        await store.write(DROP, live, before)
    await store.write(DROP_FOUND, now - KEPT)
    await store.write(DROP_MADE, now - KEPT)


async def apart_pairs(store: Store) -> set[frozenset[str]]:
    """Pairs of people in the pool who are not paired: one blocks the other, or has been merged into
    the other."""
    return {frozenset(pair) for pair in await store.read(APART)}


async def playing_since(store: Store) -> list[tuple[str, str, float]]:
    """Running tables that have changed since one of their people began to seek a live game: person,
    table, begin of the seek."""
    return await store.read(PLAYING, True)


# ---- rounds -------------------------------------------------------------------------------------


async def note_found(
    store: Store,
    turn: int,
    table: str,
    found: PairedTable,
    seeks: Sequence[str],
    ended: Sequence[str],
) -> None:
    """Store a pairing: ``seeks`` get this table, and ``ended``, other seeks of the same people,
    are deleted. Raises Conflict, and writes nothing, where a seek has ended or another node has
    taken the round."""
    now = store.now()
    body = msgspec.json.encode(found).decode()
    statements: list[Statement] = [
        ("UPDATE rounds SET number = number WHERE name = $1 AND number = $2", (ROUND, turn)),
        (
            "INSERT INTO paired_tables (table_id, body, at, made) VALUES ($1, $2, $3, 0)",
            (table, body, now),
        ),
    ]
    gets = "UPDATE seeks SET table_id = $1, seen = $2 WHERE id = $3 AND table_id = ''"
    statements += [(gets, (table, now, seek)) for seek in seeks]
    ends = "DELETE FROM seeks WHERE id = $1 AND table_id = ''"
    statements += [(ends, (seek,)) for seek in ended]
    await store.write_together(statements)


async def to_be_made(store: Store, most: int) -> list[tuple[str, str]]:
    """Pairings whose table is to be made: its id, and the body for ``decode_found``."""
    return await store.read(DUE, most)


async def found_by(store: Store, table: str) -> dict[str, str]:
    """The people who were paired at this table: person → seek."""
    return dict(await store.read(FOUND, table))


async def note_made(store: Store, table: str) -> None:
    """Note that this table was made."""
    await store.write("UPDATE paired_tables SET made = $1 WHERE table_id = $2", store.now(), table)


async def undo_found(store: Store, table: str, busy: Sequence[str]) -> None:
    """Undo a pairing whose table was not made: the seeks of ``busy`` people end, and those of the
    others are in the pool again."""
    await store.write("DELETE FROM paired_tables WHERE table_id = $1 AND made = 0", table)
    for user in busy:
        await store.write("DELETE FROM seeks WHERE table_id = $1 AND user_id = $2", table, user)
    await store.write("UPDATE seeks SET table_id = '' WHERE table_id = $1", table)
