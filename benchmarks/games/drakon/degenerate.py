"""Equality of positions in Drakon, and actions against another player."""

from tafelronde.core.objects.state import State
from tafelronde.games.drakon.rules.circles import MEMORY
from tafelronde.games.drakon.state import PLAYER, PUSH, unpacked


def position(state: State) -> bytes:
    """The bytes of the position without the turns that were played."""
    same = state.copy()
    for name in ("turns", "still", *MEMORY):
        same.array[name] = 0
    return same.to_bytes()


def attacks(state: State, action: int, seat: int) -> bool:
    """Whether the hero of a seat is moved, or a tile taken from its hand; coins count as points."""
    del state
    code, field = unpacked(action)
    return code == PUSH + seat or (code == PLAYER and field == seat)
