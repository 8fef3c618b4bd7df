"""Players who never come to a table with a clock: they lose that game soon, and leave.

Nobody waits for the whole clock of somebody who is not there. A table of a live clock at which
nothing has happened for long enough is looked at; the clock says how much of that time counts.
"""

from ....tournament import Board
from ...base.refusal import Refusal
from ...live.tables import Tables
from . import rows as stored
from .asked_rows import still_tables
from .leaving import give_up_seat
from .round_tables import has_decided
from .row_types import StoredSetup
from .standing import Standing

SHARE, MOST = 1 / 3, 120.0
"""The part of the bank, and the seconds, after which a player without a decision counts as
absent."""


def patience(setup: StoredSetup) -> float:
    """Seconds of a player's clock in which the first decision must come; 0: no such limit, since
    the clock is none of a live game."""
    time = setup.time
    return 0.0 if time is None or time.kind != "live" else min(SHARE * time.bank, MOST)


async def give_up_for_absent(tables: Tables, standing: Standing) -> bool:
    """Give up for players who are to act and have let the time for their first decision pass, and
    take them out of the tournament; whether there were any."""
    allowed = patience(standing.row.setup)
    if not allowed:
        return False
    boards = {
        board.table: board
        for known in standing.rounds
        if not known.closed
        for board in known.round.boards
    }
    done = False
    before = tables.store.now() - allowed
    for table in await still_tables(tables.store, standing.row.id, before):
        if table in boards:
            done |= await _see_to(tables, standing, boards[table], allowed)
    return done


async def _see_to(tables: Tables, standing: Standing, board: Board, allowed: float) -> bool:
    try:
        found = await tables.open(board.table)
    except Refusal:  # nobody can read the table
        return False
    table = found.table
    seat, clock = table.on_clock, table.clock
    if clock is None or table.status != "playing" or seat < 0 or seat in table.resigned:
        return False
    if has_decided(table, seat) or clock.spent(seat, tables.store.now()) < allowed:
        return False
    if not await give_up_seat(tables, found, seat, still_to_act=True):
        return False
    await stored.set_gone(tables.store, standing.row.id, board.seats[seat], tables.store.now())
    return True
