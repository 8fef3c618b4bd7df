"""What is the same position in Drakon: the counts of turns left out."""

from __future__ import annotations

from tafelronde.core.objects.state import State


def position(state: State) -> bytes:
    """The bytes of the position without the turns that were played."""
    same = state.copy()
    for name in ("turns", "still"):
        same.array[name] = 0
    return same.to_bytes()
