"""Players who are free: nobody is at two tables whose clocks both run, in whichever tournaments.

A table with a live clock is made when none of its players is at another one. An arena pairs nobody
who is, or for whom another tournament has a table ready. Arenas are paired, and such tables are
made, one after the other, so that two of them never take the same person.
"""

import asyncio
import contextlib
from collections.abc import AsyncGenerator, Iterable

from ....tournament import Board
from ...live.by_the_clock import plays_by_the_clock
from ...live.tables import Tables
from ...storage.leases import end_turn, take_turn
from ...storage.store import Store
from .asked_rows import other_tournaments, playing_entrants
from .row_types import StoredSetup
from .standing import Standing, standing_of

WAITS = 600.0
"""Seconds for which a table waits for players who are at another one; then they have left."""
ARENAS = "arena"
"""The name of the turn to pair an arena."""
TURN, PAUSE, TRIES = 10.0, 0.1, 20
"""Seconds for which a node has the turn; seconds between two tries to be the next, and their
number."""


def is_live(setup: StoredSetup) -> bool:
    """Whether clocks of a live game run at its tables."""
    return setup.time is not None and setup.time.kind == "live"


async def elsewhere(tables: Tables, standing: Standing, board: Board) -> list[int]:
    """The players of a table that is to be made who play by a live clock at another one."""
    users = {player.number: player.user for player in standing.players if not player.gone}
    return [
        number
        for number in board.seats
        if users.get(number) and await plays_by_the_clock(tables, users[number], board.table)
    ]


@contextlib.asynccontextmanager
async def live_turn(store: Store) -> AsyncGenerator[bool]:
    """The turn to pair an arena, or to make tables with a live clock; one task of one node has it
    at a time. False: others have it."""
    taken = False
    for _ in range(TRIES):
        taken = await take_turn(store, ARENAS, store.node, TURN) is not None
        if taken:
            break
        await asyncio.sleep(PAUSE)
    try:
        yield taken
    finally:
        if taken:
            await asyncio.shield(end_turn(store, ARENAS, store.node))


async def free_of(tables: Tables, standing: Standing, numbers: Iterable[int]) -> tuple[int, ...]:
    """The players among these who may be paired in an arena now."""
    if not is_live(standing.row.setup):
        return tuple(numbers)
    store, id = tables.store, standing.row.id
    busy = {
        user for user in await playing_entrants(store, id) if await plays_by_the_clock(tables, user)
    }
    for other in await other_tournaments(store, id):
        found = await standing_of(store, other)
        if found is not None and is_live(found.row.setup):
            busy |= _waited_for(found)
    users = {player.number: player.user for player in standing.players}
    return tuple(number for number in numbers if users[number] not in busy)


def _waited_for(standing: Standing) -> set[str]:
    """The people who are to play at a table of this tournament."""
    numbers = {
        number
        for known in standing.rounds
        for board in known.round.boards
        if not board.ended
        for number in board.seats
    }
    return {p.user for p in standing.players if p.number in numbers and p.user and not p.gone}
