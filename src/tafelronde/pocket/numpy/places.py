# pyright: basic
"""Where the elements of arrays lie: shapes, and the steps from one element to the next."""

import operator
from collections.abc import Iterable, Iterator
from typing import Any

from .kinds import Shape


def steps(shape: Shape, size: int) -> Shape:
    """Strides in bytes of an array whose elements lie side by side, one for each dimension."""
    found = [size]
    for length in shape[:0:-1]:
        found.insert(0, found[0] * length)
    return tuple(found) if shape else ()


def are_steps(shape: Shape, strides: Shape, size: int) -> bool:
    """Whether ``strides`` are those of ``steps``, but for dimensions of one."""
    for length, step in zip(shape[::-1], strides[::-1], strict=True):
        if length != 1 and step != size:
            return False
        size *= length
    return True


def places(offset: int, shape: Shape, strides: Shape) -> Iterator[int]:
    """Where the elements begin, in order."""
    found: Iterable[int] = (offset,)
    for length, step in zip(shape, strides, strict=True):
        found = [at + k * step for at in found for k in range(length)]
    return iter(found)


def select(shape: Shape, strides: Shape, keys: list[Any]) -> tuple[int, Shape, Shape]:
    """Resolve indices and slices: the bytes to skip, and the shape and strides of the result.
    Raises IndexError."""
    if Ellipsis in keys:
        at = keys.index(Ellipsis)
        keys[at : at + 1] = [slice(None)] * (len(shape) - len(keys) + 1)
    if len(keys) > len(shape):
        raise IndexError(f"too many indices for {len(shape)} dimensions")
    skipped, lengths, ways = 0, list[int](), list[int]()
    for one, length, step in zip(keys, shape, strides, strict=False):
        if isinstance(one, slice):
            start, stop, skip = one.indices(length)
            skipped += start * step
            lengths.append(len(range(start, stop, skip)))
            ways.append(step * skip)
            continue
        place = operator.index(one)
        if not -length <= place < length:
            raise IndexError(f"index {place} is out of bounds for a dimension of {length}")
        skipped += place % length * step
    return skipped, (*lengths, *shape[len(keys) :]), (*ways, *strides[len(keys) :])
