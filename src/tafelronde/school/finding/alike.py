"""Whether two puzzles are so much alike that one is enough."""

import numpy as np

from ...core.objects.state import State
from .idea import Found

DIFFERENT = 8
"""The least number of bytes in which their positions must differ."""


def differing_bytes(a: State, b: State) -> int:
    """The number of bytes in which two positions of one game differ."""
    one, other = (np.frombuffer(state.to_bytes(), np.uint8) for state in (a, b))
    return int(np.count_nonzero(one != other))


def are_alike(a: Found, b: Found) -> bool:
    """Nearly the same position; or the same answer, asked of the same seat in one not far off."""
    apart = differing_bytes(a.state, b.state)
    same = a.line == b.line and a.seat == b.seat
    return apart < (3 * DIFFERENT if same else DIFFERENT)
