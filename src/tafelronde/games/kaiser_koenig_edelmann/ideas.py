"""The idea of an action, and the arrangement of a player's pieces. Two actions with one idea do
the same thing in different ways; a player whose pieces stand as they stood before has taken
moves back."""

from collections.abc import Hashable

from ...core.facts.position import Position
from .state import STRIDE, KaiserRecord
from .ways import men_of


def idea(state: Position[KaiserRecord], action: int) -> Hashable:
    """A piece is taken, whichever piece takes it; a point is entered by this kind of piece,
    whichever of them it is."""
    start, end = divmod(action, STRIDE)
    men = men_of(state.record)
    if men.at(end) is not None:
        return "take", end
    moved = men.at(start)
    return "go", None if moved is None else moved[1], end


def standing(state: Position[KaiserRecord], player: int) -> Hashable:
    """Where a player's pieces stand."""
    return state.record.men[player]
