"""Tables of a tournament that are given up: by who has left it, at once, and when time is up.

It is a part of a tournament's next step, so that a node that dies after somebody has left leaves
nothing undone.
"""

from __future__ import annotations

from collections.abc import Collection

from ....tournament import Board
from ...base.refusal import Refusal
from ...live.live_table import LiveTable
from ...live.tables import Tables
from ...storage.store import Conflict
from ...table.giving_up import give_up


async def give_up_for_gone(tables: Tables, board: Board, gone: Collection[int]) -> bool:
    """Have those people of this table give up who have left the tournament; whether anybody did."""
    leaving = [seat for seat, number in enumerate(board.seats) if number in gone]
    if not leaving or board.ended:
        return False
    try:
        found = await tables.open(board.table)
    except Refusal:  # nobody can read it: its result is seen to elsewhere
        return False
    done = False
    for seat in leaving:
        done |= await give_up_seat(tables, found, seat)
    return done


async def give_up_seat(
    tables: Tables, found: LiveTable, seat: int, *, still_to_act: bool = False
) -> bool:
    """Have a seat give up, if it has not; whether it did. ``still_to_act``: only while it is to
    act. Where another node was faster, nothing is done: the next step sees what is left to do."""
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
