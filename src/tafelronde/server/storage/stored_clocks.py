"""What the clocks need of the database: whose time is out, and when nobody could play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .store import Store


class Gap(NamedTuple):
    """When no node could let people play a game; seconds since 1970."""

    game: str
    begin: float
    until: float


async def clocks_run(store: Store) -> bool:
    """Whether anybody's clock runs, or a tournament, whose tables may be played for so long. One
    that is still to begin needs no word of each second."""
    return bool(
        await store.read("SELECT 1 FROM tables WHERE clock_due > 0 LIMIT 1")
        or await store.read(
            "SELECT 1 FROM tournaments WHERE due > 0 AND status = 'running' LIMIT 1"
        )
    )


DUE = "SELECT id, clock_due FROM tables WHERE clock_due < $1 ORDER BY clock_due LIMIT $2"


async def clocks_due(store: Store, now: float, most: int) -> list[tuple[str, float]]:
    """The tables where somebody's time is out, and since when; the first ones first."""
    rows = await store.read(DUE, now, most)
    return [(str(table), float(str(due))) for table, due in rows]


async def claim(store: Store, table: str, due: float, until: float) -> bool:
    """Take a table whose clock is due so: other nodes look at it no sooner than at ``until``. False
    where another node was faster, or the table has gone on."""
    changed = await store.write(
        "UPDATE tables SET clock_due = $1 WHERE id = $2 AND clock_due = $3", until, table, due
    )
    return changed == 1


async def put_off(store: Store, table: str, until: float) -> None:
    """Nobody looks at the clock of this table before this time, if one runs there."""
    await store.write(
        "UPDATE tables SET clock_due = $1 WHERE id = $2 AND clock_due > 0", until, table
    )


async def set_due(store: Store, table: str, seq: int, due: float | None) -> None:
    """When somebody's time will be out at this table, if it has so many events."""
    await store.write(
        "UPDATE tables SET clock_due = $1 WHERE id = $2 AND seq = $3", due, table, seq
    )


async def beats(store: Store) -> dict[str, float]:
    """Until when some node could let people play each game."""
    rows = await store.read("SELECT game, beat FROM service")
    return {str(game): float(str(beat)) for game, beat in rows}


async def beat(store: Store, game: str, now: float) -> None:
    """This game can be played now."""
    await store.write(
        "INSERT INTO service (game, beat) VALUES ($1, $2)"
        " ON CONFLICT (game) DO UPDATE SET beat = $2",
        game,
        now,
    )


async def note_gap(store: Store, gap: Gap) -> None:
    """Nobody could play this game then."""
    await store.write(
        "INSERT INTO gaps (game, begin, until) VALUES ($1, $2, $3)"
        " ON CONFLICT (game, begin) DO NOTHING",
        *gap,
    )


def later(gaps: Iterable[Gap], begin: float, until: float) -> float:
    """The end of a time from ``begin`` ``until`` then, if these gaps do not count; ascending."""
    for gap in gaps:
        if begin < gap.until and gap.begin < until:
            until += gap.until - max(gap.begin, begin)
    return until


async def gaps_since(store: Store, until: float) -> list[Gap]:
    """Those that ended after this time."""
    rows = await store.read(
        "SELECT game, begin, until FROM gaps WHERE until > $1 ORDER BY until", until
    )
    return [Gap(str(game), float(str(begin)), float(str(end))) for game, begin, end in rows]
