"""A seat gives the game up: a bot plays on for it, or the game ends."""

from . import events as e
from .court import choose
from .table import Table


def give_up(table: Table, seat: int, level: str, *, always_on: bool = False) -> list[e.Resigned]:
    """A seat gives up: a bot of this level plays on for it, or the game ends.

    The game ends when all seats but one, or all people, have given up; not with ``always_on``, and
    not where no seat would be left to win.
    """
    gone = {*table.resigned, seat}
    left = [other for other in range(table.players) if other not in gone]
    people = [other for other in left if table.places[other].user]
    if left and not always_on and (len(left) < 2 or not people):
        return [e.Resigned(seat)]
    return [e.Resigned(seat, level, choose(table, seat, level))]
