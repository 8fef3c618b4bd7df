"""Copies of large arrays in memory that was handed out before and that nobody has any more."""

import sys
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

_T = TypeVar("_T", bound=np.generic)
SMALL = 1 << 16
"""Bytes up to which NumPy's own copy is as fast."""
KEPT = 3
"""Arrays of one name that are remembered: the step before is mostly still in use."""


def _references(arrays: list[npt.NDArray[Any]], place: int) -> int:
    return sys.getrefcount(arrays[place])


_UNUSED = _references([np.zeros(0)], 0)
"""References to an array that only the list has."""


class Buffers:
    """Arrays that are handed out for good, and are used again when the last reference is gone.

    The system clears each page of fresh memory when it is first written, which takes several times
    as long as copying a batch's arrays does. Views of an array, and what other libraries made of
    it without a copy, count as references to it; a weak reference does not.
    """

    def __init__(self) -> None:
        self._made: dict[str, list[npt.NDArray[Any]]] = {}

    def copy(self, name: str, array: npt.NDArray[_T]) -> npt.NDArray[_T]:
        """A copy of an array that has one shape and type in all calls with this ``name``."""
        if array.nbytes <= SMALL:
            return array.copy()
        copied = self.empty(name, array.shape, array.dtype)
        np.copyto(copied, array)
        return copied

    def empty(self, name: str, shape: tuple[int, ...], dtype: npt.DTypeLike) -> npt.NDArray[Any]:
        """An array of whatever lay there, with one shape and type in all calls with this
        ``name``."""
        made = self._made.setdefault(name, [])
        for place in range(len(made)):
            if _references(made, place) == _UNUSED:
                return made[place]
        made.append(np.empty(shape, dtype))
        del made[:-KEPT]
        return made[-1]
