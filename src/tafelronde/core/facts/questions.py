"""Questions that plain Python may ask of a game's compiled rules (``Position.ask``)."""

from collections.abc import Callable
from inspect import signature
from typing import Any

import numpy as np
import numpy.typing as npt


class Question:
    """A question that a kernel answers: ``question(states, *numbers)`` is the answer about
    ``states[0]``, which stays as it is.

    ``kernel(states, tried, *numbers, out)`` writes the answer into ``out``, int64[length] of zeros,
    and returns how many numbers of it count. ``tried`` is an array like ``states`` of length 1,
    into which it may copy the state to try something.

    Examples:
        How many sit at the table, asked of a kernel in plain Python:

        >>> def count(states, tried, out):
        ...     out[0] = states[0].players
        ...     return 1
        >>> ask = Question(count, length=1)
        >>> ask(tafelronde.load("rosenkoenig").new().array)
        (2,)
    """

    def __init__(self, kernel: Callable[..., Any], length: int) -> None:
        self.kernel = kernel
        self.length = length
        """The length of the longest answer."""

    @property
    def numbers(self) -> int:
        """How many numbers are asked with it."""
        return len(signature(getattr(self.kernel, "py_func", self.kernel)).parameters) - 3

    def __call__(self, states: npt.NDArray[Any], *numbers: int) -> tuple[int, ...]:
        out = np.zeros(self.length, np.int64)
        count = self.kernel(states, np.empty(1, states.dtype), *numbers, out)
        return tuple(out[:count].tolist())
