"""The arguments that kernels of a module take: numbers, and arrays of numbers or of records."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from inspect import signature
from typing import Any

import numba
import numpy as np
from numba.core import types

Kind = Any
"""A type of Numba's."""

STATE, WORDS = "state", "words"
"""The names of what differs from game to game: its states, and what their memory is made of."""


@dataclass(frozen=True)
class Number:
    """A number: ``int64`` or ``float64``."""

    name: str

    def numba(self, state: np.dtype[Any]) -> Kind:
        """The type for which a kernel is compiled."""
        del state
        return types.int64 if self.name == "int64" else types.float64


@dataclass(frozen=True)
class Array:
    """A contiguous array of elements of this name: a NumPy number, a record, or the game's own."""

    name: str
    record: np.dtype[Any] | None = None
    dimensions: int = 1

    def dtype(self, state: np.dtype[Any]) -> np.dtype[Any]:
        """Its elements, in the module of the game with such states."""
        if self.name == STATE:
            return state
        if self.name == WORDS:  # as search.alpha_beta.transposition.as_words
            return np.dtype(np.int64 if state.itemsize % 8 == 0 else np.uint8)
        return self.record if self.record is not None else np.dtype(self.name)

    def numba(self, state: np.dtype[Any]) -> Kind:
        """The type for which a kernel is compiled."""
        return types.Array(numba.from_dtype(self.dtype(state)), self.dimensions, "C")

    @property
    def rows(self) -> Array:
        """A table of such elements."""
        return Array(self.name, self.record, self.dimensions + 1)


Argument = Number | Array

INT, FLOAT = Number("int64"), Number("float64")
STATES = Array(STATE)


@dataclass(frozen=True)
class Export:
    """A kernel that a module exports, and what it takes.

    Raises TypeError for another number of arguments than the kernel has.
    """

    name: str
    kernel: Any
    arguments: tuple[Argument, ...]

    def __post_init__(self) -> None:
        if len(self.arguments) != len(self.parameters):
            raise TypeError(f"{self.name} takes {self.parameters}: {len(self.arguments)} are told")

    @property
    def function(self) -> Callable[..., Any]:
        """The kernel as it was written."""
        return getattr(self.kernel, "py_func", self.kernel)

    @property
    def parameters(self) -> tuple[str, ...]:
        """The names of its arguments."""
        return tuple(signature(self.function).parameters)

    def part(self, state: np.dtype[Any]) -> Any:
        """The kernel for a game with such states, as compiled code calls it."""
        return self.kernel.part(tuple(one.numba(state) for one in self.arguments))

    def result(self, state: np.dtype[Any]) -> str | None:
        """The type of its result: ``int64``, ``float64`` or nothing."""
        kind = self.part(state).signature.return_type
        if kind == types.none:
            return None
        return "float64" if isinstance(kind, types.Float) else "int64"


def export(kernel: Any, *arguments: Argument) -> Export:
    """A kernel under its own name."""
    name = getattr(kernel, "py_func", kernel).__name__
    return Export(name, kernel, arguments)
