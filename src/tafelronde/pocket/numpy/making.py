# pyright: basic
"""Functions that make arrays."""

import contextlib
import math
from collections.abc import Iterable, Iterator
from typing import Any

from .arrays import Memory, filled, ndarray, whole
from .kinds import Shape, bool_, dtype, float64, int64
from .nested import flattened

_dtype = dtype


def zeros(shape: int | Shape, dtype: Any = float64) -> ndarray:
    """An array of zeros."""
    kind = _dtype(dtype)
    lengths = (shape,) if isinstance(shape, int) else tuple(shape)
    return whole(Memory(bytearray(math.prod(lengths) * kind.itemsize)), 0, kind, lengths)


empty = zeros
"""Zeros, too: memory of Python's begins so."""


def full(shape: int | Shape, value: Any, dtype: Any = float64) -> ndarray:
    """An array of this number."""
    found = zeros(shape, dtype)
    found.fill(value)
    return found


def ones(shape: int | Shape, dtype: Any = float64) -> ndarray:
    """An array of ones."""
    return full(shape, 1, dtype)


def zeros_like(other: ndarray) -> ndarray:
    """Zeros of the same kind and shape."""
    return zeros(other.shape, other.dtype)


empty_like = zeros_like


def arange(count: int, dtype: Any = int64) -> ndarray:
    """0, 1, 2 …"""
    return array(range(count), dtype)


def array(values: Any, dtype: Any = None) -> ndarray:
    """An array of nested sequences of numbers, or a copy of one."""
    if isinstance(values, ndarray):
        return values.copy() if dtype is None else values.astype(dtype)
    shape, flat = flattened(values)
    return filled(shape, flat, _dtype(dtype if dtype is not None else _guess(flat)))


def asarray(values: Any, dtype: Any = None) -> ndarray:
    """The values as an array, without a copy if they are one of this dtype already."""
    if isinstance(values, ndarray) and (dtype is None or values.dtype == _dtype(dtype)):
        return values
    return array(values, dtype)


def ascontiguousarray(values: ndarray) -> ndarray:
    """The same elements, one after the other."""
    return values if values.is_contiguous else values.copy()


def fromiter(values: Iterable[Any], dtype: Any) -> ndarray:
    """An array of these numbers."""
    return array(list(values), dtype)


def frombuffer(buffer: bytes | bytearray, dtype: Any = float64) -> ndarray:
    """The array that these bytes are; ``bytes``, which cannot be written to, are copied."""
    kind = _dtype(dtype)
    if len(buffer) % kind.itemsize:
        raise ValueError("the bytes are no whole number of elements")
    data = buffer if isinstance(buffer, bytearray) else bytearray(buffer)
    return whole(Memory(data), 0, kind, (len(buffer) // kind.itemsize,))


def concatenate(arrays: Iterable[ndarray]) -> ndarray:
    """Arrays of one kind and dimension, one after the other."""
    parts = list(arrays)
    if any(part.ndim != 1 or part.dtype != parts[0].dtype for part in parts):
        raise TypeError("in a browser only rows of one kind are put together")
    data = bytearray(b"".join(part.tobytes() for part in parts))
    return whole(Memory(data), 0, parts[0].dtype, (sum(map(len, parts)),))


def isfinite(values: ndarray) -> ndarray:
    """Whether each number is one, and not infinite."""
    found = [math.isfinite(number) for number in values.ravel().tolist()]
    return array(found, bool_).reshape(values.shape)


@contextlib.contextmanager
def errstate(**ignored: str) -> Iterator[None]:
    """Nothing is told here that could be silenced."""
    del ignored
    yield


def _guess(flat: list[Any]) -> Any:
    if all(isinstance(one, bool) for one in flat) and flat:
        return bool_
    return int64 if flat and all(isinstance(one, int) for one in flat) else float64
