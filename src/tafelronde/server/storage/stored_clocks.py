"""What the clocks read and write: clocks that have run out, and gaps in which nobody could play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .store import Store


class Gap(NamedTuple):
    """A time in which no node could run a game; seconds since 1970."""

    game: str
    begin: float
    until: float


async def clocks_run(store: Store) -> bool:
    """Whether a clock runs, or a tournament whose tables have a time limit. A tournament that has
    not begun needs no note each second."""
    return bool(
        await store.read("SELECT 1 FROM tables WHERE clock_due > 0 LIMIT 1")
        or await store.read(
            "SELECT 1 FROM tournaments WHERE due > 0 AND status = 'running' LIMIT 1"
        )
    )


DUE = "SELECT id, clock_due FROM tables WHERE clock_due < $1 ORDER BY clock_due LIMIT $2"


async def clocks_due(store: Store, now: float, most: int) -> list[tuple[str, float]]:
    """The tables where a clock has run out, and since when; the earliest first."""
    rows = await store.read(DUE, now, most)
    return [(str(table), float(str(due))) for table, due in rows]


async def claim(store: Store, table: str, due: float, until: float) -> bool:
    """Claim a table whose clock was due at ``due``: other nodes leave it alone until ``until``.
    False where another node was faster, or the table has gone on."""
    changed = await store.write(
        "UPDATE tables SET clock_due = $1 WHERE id = $2 AND clock_due = $3", until, table, due
    )
    return changed == 1


async def put_off(store: Store, table: str, until: float) -> None:
    """Keep all nodes from the clock of this table until this time, if a clock runs there."""
    await store.write(
        "UPDATE tables SET clock_due = $1 WHERE id = $2 AND clock_due > 0", until, table
    )


async def set_due(store: Store, table: str, seq: int, due: float | None) -> None:
    """Set when a clock will run out at this table, if it still has so many events."""
    await store.write(
        "UPDATE tables SET clock_due = $1 WHERE id = $2 AND seq = $3", due, table, seq
    )


async def beats(store: Store) -> dict[str, float]:
    """The time of the last note of each game: until then a node could run it."""
    rows = await store.read("SELECT game, beat FROM service")
    return {str(game): float(str(beat)) for game, beat in rows}


async def beat(store: Store, game: str, now: float) -> None:
    """Note that this game can be played now."""
    await store.write(
        "INSERT INTO service (game, beat) VALUES ($1, $2)"
        " ON CONFLICT (game) DO UPDATE SET beat = $2",
        game,
        now,
    )


async def note_gap(store: Store, gap: Gap) -> None:
    """Store a gap: nobody could play this game then."""
    await store.write(
        "INSERT INTO gaps (game, begin, until) VALUES ($1, $2, $3)"
        " ON CONFLICT (game, begin) DO NOTHING",
        *gap,
    )


def later(gaps: Iterable[Gap], begin: float, until: float) -> float:
    """The moment ``until``, moved on by the gaps after ``begin`` (ascending), which do not
    count."""
    for gap in gaps:
        if begin < gap.until and gap.begin < until:
            until += gap.until - max(gap.begin, begin)
    return until


async def gaps_since(store: Store, until: float) -> list[Gap]:
    """The gaps that ended after this time."""
    rows = await store.read(
        "SELECT game, begin, until FROM gaps WHERE until > $1 ORDER BY until", until
    )
    return [Gap(str(game), float(str(begin)), float(str(end))) for game, begin, end in rows]
