"""Names of types, for annotations."""

from __future__ import annotations

from typing import Any

ArrayLike = Any
"""Anything that an array can be made of."""


class NDArray:
    """An array; ``NDArray[int8]`` reads as in NumPy."""

    def __class_getitem__(cls, kind: Any) -> type[NDArray]:
        return cls
