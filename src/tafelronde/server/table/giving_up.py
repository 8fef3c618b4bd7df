"""A seat gives the game up: a bot plays on for it, or the game ends."""

from __future__ import annotations

from . import events as e
from .court import choose
from .table import Table


def give_up(table: Table, seat: int, level: str, *, always_on: bool = False) -> list[e.Resigned]:
    """A seat gives up, and a bot of this level plays on for it; or the game ends.

    It ends when one seat is left that has not resigned, or no person; not with ``always_on``, nor
    where nobody would be left to win.
    """
    gone = {*table.resigned, seat}
    left = [other for other in range(table.players) if other not in gone]
    people = [other for other in left if table.places[other].user]
    if left and not always_on and (len(left) < 2 or not people):
        return [e.Resigned(seat)]
    return [e.Resigned(seat, level, choose(table, seat, level))]
