"""Questions that plain Python may ask of a game's compiled rules (``Position.ask``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

Question = Callable[..., tuple[int, ...]]
"""``question(states, *numbers)``: the answer about ``states[0]``, which stays as it is."""


def question(kernel: Callable[..., Any], length: int) -> Question:
    """A question that a kernel answers.

    ``kernel(states, tried, *numbers, out)`` writes the answer into ``out``, int64[length] of zeros,
    and returns how many numbers of it count. ``tried`` is an array like ``states`` of length 1,
    into which it may copy the state to try something.
    """

    def ask(states: npt.NDArray[Any], *numbers: int) -> tuple[int, ...]:
        out = np.zeros(length, np.int64)
        count = kernel(states, np.empty(1, states.dtype), *numbers, out)
        return tuple(out[:count].tolist())

    return ask
