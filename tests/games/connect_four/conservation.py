"""Invariants of Connect Four: discs lie on one another, and the players take turns."""

from tafelronde.core.objects.state import State


def check(state: State) -> None:
    yellow, red = state.array["discs"][0].tolist()
    assert yellow & red == 0
    assert yellow.bit_count() - red.bit_count() in (0, 1)
    for column in range(7):
        pile = (yellow | red) >> 7 * column & 0x7F
        assert pile & (pile + 1) == 0, "a disc hangs in the air"
        assert pile < 1 << 6, "a column is too high"
    assert (yellow | red) >> 49 == 0
