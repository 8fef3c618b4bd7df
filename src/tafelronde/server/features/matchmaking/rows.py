"""Those who look for people, and the tables that were found for them.

A row of ``seeks`` waits while its ``table_id`` is ''. A table that was found has a row in
``found_tables`` from the same transaction on; it is made by any node.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, cast

import msgspec
from msgspec import Struct

from ....match.clock import TimeControl
from ...storage.store import Statement, Store

_COLUMNS = "s.id, s.user_id, COALESCE(u.name, ''), s.wish, s.strength, s.since, s.table_id"
_FROM = f"SELECT {_COLUMNS} FROM seeks s LEFT JOIN users u ON u.id = s.user_id"
WAITING = f"{_FROM} WHERE s.table_id = '' AND s.live = $1 ORDER BY s.since, s.id LIMIT $2"
OWN = f"{_FROM} WHERE s.user_id = $1 ORDER BY s.since, s.id LIMIT 50"
FOUND = "SELECT user_id, id FROM seeks WHERE table_id = $1"
DUE = "SELECT table_id, body FROM found_tables WHERE made = 0 ORDER BY at, table_id LIMIT $1"
APART = (
    "SELECT DISTINCT b.user_id, b.other FROM seeks s JOIN blocks b ON b.user_id = s.user_id"
    " JOIN seeks o ON o.user_id = b.other WHERE s.table_id = '' AND o.table_id = ''"
    " UNION SELECT d.user_id, d.into_id FROM seeks m JOIN departed d ON d.user_id = m.user_id"
    " WHERE m.table_id = ''"  # who has become another waits beside them for a moment
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
DROP_MADE = "DELETE FROM found_tables WHERE made > 0 AND made < $1"
KEPT = 3600.0
"""Seconds for which somebody who has been found a table is told so."""


class StoredWish(Struct, frozen=True):
    """What somebody looks for."""

    game: str
    least: int
    most: int
    rated: bool
    near: bool
    bots: bool
    time: TimeControl | None = None


class SeekRow(NamedTuple):
    """Somebody who looks for people."""

    id: str
    user: str
    name: str
    wish: StoredWish
    strength: float
    since: float
    table: str
    """That was found; '': none yet."""


class FoundTable(Struct, frozen=True):
    """A table that is to be made."""

    game: str
    players: int
    rated: bool
    users: tuple[str, ...]
    strength: float
    """Of its people, on average; bots of like strength take the other seats."""
    time: TimeControl | None = None


class Waiting(NamedTuple):
    """Those who wait."""

    rows: list[SeekRow]
    damaged: list[str]
    """The ids of rows whose wish cannot be read."""


_wish: msgspec.json.Decoder[StoredWish] = msgspec.json.Decoder(StoredWish)
_found: msgspec.json.Decoder[FoundTable] = msgspec.json.Decoder(FoundTable)


def decode_found(body: str) -> FoundTable:
    """A table that is to be made. Raises msgspec.DecodeError."""
    return _found.decode(body)


def _rows(found: Sequence[Sequence[object]]) -> Waiting:
    rows = cast("list[tuple[str, str, str, str, float, float, str]]", found)
    read = Waiting([], [])
    for seek, user, name, wish, strength, since, table in rows:
        try:
            decoded = _wish.decode(wish)
        except msgspec.DecodeError:
            read.damaged.append(seek)
        else:
            read.rows.append(SeekRow(seek, user, name, decoded, strength, since, table))
    return read


async def add_seek(store: Store, row: SeekRow, live: bool) -> None:
    """Somebody begins to look."""
    wish = msgspec.json.encode(row.wish).decode()
    await store.write(
        "INSERT INTO seeks (id, user_id, game, live, wish, strength, since, seen, table_id)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $7, '')",
        row.id,
        row.user,
        row.wish.game,
        live,
        wish,
        row.strength,
        row.since,
    )


async def seeks_of(store: Store, user: str) -> list[SeekRow]:
    """What somebody looks for and has been found, the first one first."""
    return _rows(await store.read(OWN, user)).rows


async def waiting(store: Store, live: bool, most: int) -> Waiting:
    """Those who wait, the longest first."""
    return _rows(await store.read(WAITING, live, most))


async def saw(store: Store, user: str, now: float, step: float) -> None:
    """This person is still there; noted once in ``step`` seconds."""
    await store.write(
        "UPDATE seeks SET seen = $1 WHERE user_id = $2 AND table_id = '' AND seen < $3",
        now,
        user,
        now - step,
    )


async def unseen(store: Store, before: float) -> list[str]:
    """Those who look for a live game and were last seen before this time."""
    rows = await store.read(UNSEEN, True, before)
    return [str(row[0]) for row in rows]


async def end_seek(store: Store, user: str, seek: str) -> bool:
    """This person looks no more; False where there was nothing to end."""
    return await store.write("DELETE FROM seeks WHERE id = $1 AND user_id = $2", seek, user) > 0


async def end_damaged(store: Store, seek: str) -> None:
    """Nobody can read what was looked for here: its person may look again."""
    await store.write("DELETE FROM seeks WHERE id = $1 AND table_id = ''", seek)


async def end_live_seeks(store: Store, user: str) -> None:
    """This person has begun to play elsewhere."""
    await store.write(
        "DELETE FROM seeks WHERE user_id = $1 AND live = $2 AND table_id = ''", user, True
    )


async def anything_to_do(store: Store) -> bool:
    """Whether somebody waits, or a table is to be made."""
    rows = await store.read(
        "SELECT 1 WHERE EXISTS (SELECT 1 FROM seeks WHERE table_id = '')"
        " OR EXISTS (SELECT 1 FROM found_tables WHERE made = 0)"
    )
    return bool(rows)


async def tidy(store: Store, live_before: float, days_before: float, now: float) -> None:
    """Drop those who were last seen before these times, and what is long done."""
    for live, before in ((True, live_before), (False, days_before)):
        await store.write(DROP, live, before)
    await store.write(DROP_FOUND, now - KEPT)
    await store.write(DROP_MADE, now - KEPT)


async def apart_pairs(store: Store) -> set[frozenset[str]]:
    """Those among the people who wait who keep apart."""
    rows = await store.read(APART)
    return {frozenset((str(one), str(other))) for one, other in rows}


async def playing_since(store: Store) -> list[tuple[str, str, float]]:
    """Running tables that have changed since one of their people began to look for a live game:
    person, table, since when they look."""
    rows = await store.read(PLAYING, True)
    return cast("list[tuple[str, str, float]]", rows)


# ---- rounds -------------------------------------------------------------------------------------


async def take_round(store: Store, node: str, seconds: float) -> int | None:
    """The number of a round that this node, and no other, carries out within so many seconds; None
    where another one is at it."""
    await store.write(
        "INSERT INTO rounds (name, node, until, number) VALUES ('seek', '', 0, 0)"
        " ON CONFLICT DO NOTHING"
    )
    taken = await store.write(
        f"UPDATE rounds SET node = $1, until = {store.clock} + $2, number = number + 1"
        f" WHERE name = 'seek' AND (until < {store.clock} OR node = $1)",
        node,
        seconds,
    )
    if taken != 1:
        return None
    rows = await store.read("SELECT number FROM rounds WHERE name = 'seek' AND node = $1", node)
    return int(str(rows[0][0])) if rows else None


async def note_found(
    store: Store,
    turn: int,
    table: str,
    found: FoundTable,
    seeks: Sequence[str],
    ended: Sequence[str],
) -> None:
    """These seeks have found this table, and the others of the same people end. Raises Conflict
    where one of them is no more, or another node has taken the round; then nothing is written."""
    now = store.now()
    body = msgspec.json.encode(found).decode()
    statements: list[Statement] = [
        ("UPDATE rounds SET number = number WHERE name = 'seek' AND number = $1", (turn,)),
        (
            "INSERT INTO found_tables (table_id, body, at, made) VALUES ($1, $2, $3, 0)",
            (table, body, now),
        ),
    ]
    for seek in seeks:
        statements.append(
            (
                "UPDATE seeks SET table_id = $1, seen = $2 WHERE id = $3 AND table_id = ''",
                (table, now, seek),
            )
        )
    for seek in ended:
        statements.append(("DELETE FROM seeks WHERE id = $1 AND table_id = ''", (seek,)))
    await store.write_together(statements)


async def to_be_made(store: Store, most: int) -> list[tuple[str, str]]:
    """Tables that were found and are not there yet, each with what ``decode_found`` reads."""
    rows = await store.read(DUE, most)
    return [(str(table), str(body)) for table, body in rows]


async def found_by(store: Store, table: str) -> dict[str, str]:
    """Those for whom this table was found, and what they looked for: person → seek."""
    return dict(cast("list[tuple[str, str]]", await store.read(FOUND, table)))


async def note_made(store: Store, table: str) -> None:
    """This table is there."""
    await store.write("UPDATE found_tables SET made = $1 WHERE table_id = $2", store.now(), table)
