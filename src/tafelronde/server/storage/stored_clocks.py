"""Queries about clocks: clocks that have run out, and gaps in which nobody could play."""

from collections.abc import Iterable
from typing import NamedTuple

from .store import Store


class Gap(NamedTuple):
    """A time in which no node could run a game, in seconds since 1970."""

    game: str
    begin: float
    until: float


async def clocks_run(store: Store) -> bool:
    """Whether a clock runs at any table."""
    return bool(await store.read("SELECT 1 FROM tables WHERE clock_due > 0 LIMIT 1"))


DUE = "SELECT id, clock_due FROM tables WHERE clock_due < $1 ORDER BY clock_due LIMIT $2"


async def clocks_due(store: Store, now: float, most: int) -> list[tuple[str, float]]:
    """The tables where a clock has run out, and when it did; the earliest first."""
    return await store.read(DUE, now, most)


async def claim(store: Store, table: str, due: float, until: float) -> bool:
    """Claim a table whose clock ran out at ``due``: other nodes leave it alone until ``until``.
    False where another node was faster, or the table has gone on."""
    sql = "UPDATE tables SET clock_due = $1 WHERE id = $2 AND clock_due = $3"
    return await store.write(sql, until, table, due) == 1


async def put_off(store: Store, table: str, until: float) -> None:
    """Let no node look at the clock of this table until this time, if a clock runs there."""
    sql = "UPDATE tables SET clock_due = $1 WHERE id = $2 AND clock_due > 0"
    await store.write(sql, until, table)


async def set_due(store: Store, table: str, seq: int, due: float | None) -> None:
    """Set when a clock runs out at this table, if the table still has ``seq`` events."""
    sql = "UPDATE tables SET clock_due = $1 WHERE id = $2 AND seq = $3"
    await store.write(sql, due, table, seq)


async def beats(store: Store) -> dict[str, float]:
    """For each game the last noted time at which a node could run it."""
    return dict(await store.read("SELECT game, beat FROM service"))


async def beat(store: Store, game: str, now: float) -> None:
    """Note that a node can run this game now."""
    sql = (
        "INSERT INTO service (game, beat) VALUES ($1, $2)"
        " ON CONFLICT (game) DO UPDATE SET beat = $2"
    )
    await store.write(sql, game, now)


async def note_gap(store: Store, gap: Gap) -> None:
    """Store a gap: a time in which no node could run the game."""
    await store.write(
        "INSERT INTO gaps (game, begin, until) VALUES ($1, $2, $3)"
        " ON CONFLICT (game, begin) DO NOTHING",
        *gap,
    )


def later(gaps: Iterable[Gap], begin: float, until: float) -> float:
    """The moment ``until``, later by all gaps after ``begin`` (given in ascending order): gaps do
    not count."""
    for gap in gaps:
        if begin < gap.until and gap.begin < until:
            until += gap.until - max(gap.begin, begin)
    return until


async def gaps_since(store: Store, until: float) -> list[Gap]:
    """The gaps that ended after this time."""
    sql = "SELECT game, begin, until FROM gaps WHERE until > $1 ORDER BY until"
    return await store.rows(Gap, sql, until)
