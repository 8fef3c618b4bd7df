# pyright: basic
"""Nested sequences of numbers, as arrays are made of them."""

from typing import Any

from .kinds import Shape
from .reckoning import Reckoning


def flattened(values: Any) -> tuple[Shape, list[Any]]:
    """The shape of nested sequences, and their numbers in order."""
    if not isinstance(values, list | tuple | range):
        return (), [values]
    if not values or not isinstance(values[0], list | tuple | range | Reckoning):
        return (len(values),), list(values)
    shapes, rows = set[Shape](), list[Any]()
    for one in values:
        shape, flat = (one.shape, one.numbers()) if isinstance(one, Reckoning) else flattened(one)
        shapes.add(shape)
        rows += flat
    if len(shapes) != 1:
        raise ValueError("rows of different lengths are no array")
    return (len(values), *shapes.pop()), rows
