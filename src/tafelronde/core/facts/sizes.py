"""Fixed sizes of a game, each with what is measured against it: what an adversary tries to pass."""

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any, NamedTuple

from .info import GameInfo


class Size(NamedTuple):
    """A size on which the rules rely; the proof that it is enough stands beside the constant.

    Examples:
        >>> size = Size("discs", 42, lambda record: sum(map(int.bit_count, record.discs)))
        >>> size.name, size.bound
        ('discs', 42)
    """

    name: str
    bound: int
    """No position of a game has more."""
    measure: Callable[[Any], int]
    """``measure(record)``: how much of it a position needs."""


def sizes_of(info: GameInfo) -> tuple[Size, ...]:
    """The sizes that a game declares: ``SIZES`` of the module ``sizes`` in its folder; none where
    it has no such module. The longest lists and the longest game need not be declared (``Bounds``).

    Examples:
        >>> [size.bound for size in sizes_of(tafelronde.load("rosenkoenig").info)]
        [2704, 52]
    """
    name = f"{info.load.__module__}.sizes"
    if not hasattr(importlib.import_module(info.load.__module__), "__path__"):
        return ()
    if importlib.util.find_spec(name) is None:
        return ()
    return tuple(importlib.import_module(name).SIZES)
