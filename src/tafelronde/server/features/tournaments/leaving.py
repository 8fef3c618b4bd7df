"""Giving up at the tables of a tournament: at once for a player who has left it, and for the player
to act when the time of the table is up.

This is part of a tournament's step, not of leaving: if a node dies after a player has left, the
next step of any node still gives up for them.
"""

from collections.abc import Collection

from ....tournament import Board
from ...base.refusal import Refusal
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...storage.store import Conflict
from ...table.giving_up import give_up


async def give_up_for_gone(tables: Tables, board: Board, gone: Collection[int]) -> bool:
    """Give up for every person at this table who has left the tournament; whether that changed
    anything."""
    leaving = [seat for seat, number in enumerate(board.seats) if number in gone]
    if not leaving or board.ended:
        return False
    try:
        found = await tables.open(board.table)
    except Refusal:  # nobody can read the table: the step notes that it has no result
        return False
    done = False
    for seat in leaving:
        done |= await give_up_seat(tables, found, seat)
    return done


async def give_up_seat(
    tables: Tables, found: LiveTable, seat: int, *, still_to_act: bool = False
) -> bool:
    """Give up for a seat that still plays; whether this did it. With ``still_to_act`` only if the
    seat is to act. Where another node wrote first, nothing is done: the next step looks again."""
    level = await tables.games.level(found.table.game, "")
    async with found.lock:
        table = found.table
        if table.status != "playing" or seat in table.resigned:
            return False
        if still_to_act and table.player != seat:
            return False
        try:
            await tables.append(found, [*give_up(table, seat, level)], None)
        except Conflict:
            await tables.catch_up(found)
            return False
    tables.told(found)
    return True
