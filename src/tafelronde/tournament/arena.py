"""An arena: free players are paired at once, with others who have about as many points."""

from collections.abc import Callable, Sequence

from .history import History
from .lot import ticket
from .model import Board, Round
from .seating import seated


def arena_round(
    present: Sequence[int],
    history: History,
    seed: bytes,
    number: int,
    *,
    busy: bool,
    apart: Sequence[tuple[int, int]] = (),
) -> Round | None:
    """Tables for the free players; None where there are too few, or only players who met just now.

    Two players whose last table was the same meet again only where there is no other way and nobody
    else plays (``busy``: somebody does, and may soon be free). Players who are to be kept ``apart``
    wait.
    """
    size = history.rules.size

    def place(player: int) -> tuple[bool, float, int]:
        new = not history.played[player]  # else the last of an odd number might never play
        return not new, -history.points[player], ticket(seed, f"wave {number}", player)

    def kept(table: Sequence[int], player: int) -> bool:
        return any((min(player, other), max(player, other)) in apart for other in table)

    waiting = sorted(present, key=place)
    tables: list[list[int]] = []
    while len(waiting) >= size:
        table = [waiting.pop(0)]
        for player in list(waiting):
            if len(table) < size and not (_met(history, table, player) or kept(table, player)):
                table.append(player)
        if len(table) < size:
            continue  # the first player waits for others
        waiting = [player for player in waiting if player not in table]
        tables.append(table)
    if not tables and not busy:
        order = sorted(present, key=place)
        again = (_together(order[at:], size, kept) for at in range(len(order)))
        tables += [table for table in again if len(table) == size][:1]
    if not tables:
        return None
    boards = tuple(Board(seated(table, history, seed, number)) for table in tables)
    return Round(tuple(sorted(present)), boards)


def _together(
    order: Sequence[int], size: int, kept: Callable[[Sequence[int], int], bool]
) -> list[int]:
    """Players for one table: the first of the order, and the next ones who may sit with all before
    them."""
    table: list[int] = []
    for player in order:
        if len(table) < size and not kept(table, player):
            table.append(player)
    return table


def _met(history: History, table: Sequence[int], player: int) -> bool:
    """Whether the player met everybody of this table at the last one. At larger tables two who just
    met may sit together."""
    if history.rules.size > 2:
        return all(player in history.last_met.get(other, ()) for other in table) and len(table) > 1
    return player in history.last_met.get(table[0], ()) and table[0] in history.last_met.get(
        player, ()
    )
