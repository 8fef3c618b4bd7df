"""Observations read by the names of their fields."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
import numpy.typing as npt

from .encoding import Block, Encoding, Numbers


@dataclass(frozen=True)
class Field:
    """Numbers of one meaning, found in an observation."""

    name: str
    """``seats.coins`` for what is inside of a block."""
    offset: int
    """The place of its first number."""
    shape: tuple[int, ...]
    """Its numbers; where it is inside of a block they do not follow one another: ``places``."""
    low: float
    high: float
    meaning: str
    private: bool = False
    """Whether not everybody at the table knows them."""


class Layout:
    """The fields of an observation, in order.

    The same layout is a NumPy dtype, so that a whole observation, or many of them, is read by name
    without a copy.

    Examples:
        >>> layout = Layout((
        ...     Numbers("crown", "where the crown lies: 1 there", shape=(9,)),
        ...     Block("seats", "in the order of play, from the player", 2, (
        ...         Numbers("coins", "coins in hand", high=5),
        ...         Numbers("hero", "which hero: 1 there", shape=(3,)),
        ...     )),
        ... ))
        >>> layout.size, [(field.name, field.offset, field.shape) for field in layout.fields]
        (17, [('crown', 0, (9,)), ('seats.coins', 9, (2,)), ('seats.hero', 10, (2, 3))])
        >>> observation = np.arange(17, dtype=np.float32)
        >>> layout.read(observation)["seats"]["coins"].tolist()
        [9.0, 13.0]
        >>> layout.places("seats.coins").tolist()
        [9, 13]
        >>> layout.high[layout.places("seats.coins")].tolist()
        [5.0, 5.0]
    """

    def __init__(self, parts: Encoding) -> None:
        self.parts = parts

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """The observation as one record of NumPy, all float32."""
        return np.dtype([_described(part) for part in self.parts])

    @property
    def size(self) -> int:
        """The length of an observation, in numbers."""
        return self.dtype.itemsize // 4

    @cached_property
    def fields(self) -> tuple[Field, ...]:
        """All fields, each with its place."""
        return tuple(self._fields())

    def _fields(self) -> Iterator[Field]:
        at = 0
        for part in self.parts:
            if isinstance(part, Numbers):
                yield Field(
                    part.name, at, part.shape, part.low, part.high, part.meaning, part.private
                )
                at += math.prod(part.shape)
                continue
            around, begun = _shape(part), at
            for one in part.fields:
                yield Field(
                    f"{part.name}.{one.name}",
                    at,
                    (*around, *one.shape),
                    one.low,
                    one.high,
                    one.meaning,
                    one.private,
                )
                at += math.prod(one.shape)
            at = begun + (at - begun) * math.prod(around)

    def read(self, observations: npt.NDArray[np.float32]) -> npt.NDArray[Any]:
        """Observations by the names of their fields, float32[…, size] → record[…], without a copy:
        ``layout.read(batch.observation)["seats"]["coins"]`` is float32[N, seats].

        Raises ValueError where the last axis is no observation.
        """
        if observations.shape[-1] != self.size or observations.dtype != np.float32:
            found = f"{observations.dtype}{list(observations.shape)}"
            raise ValueError(f"{found} is no observation; expected float32[…, {self.size}]")
        return observations.view(self.dtype)[..., 0]

    def places(self, name: str) -> npt.NDArray[np.int64]:
        """Where the numbers of a field stand, int64[shape of the field], to index observations of
        any library: ``observation[..., layout.places("seats.coins")]``.

        Raises KeyError.
        """
        found: Any = self.read(np.arange(self.size, dtype=np.float32))
        for part in name.split("."):
            if part not in (found.dtype.names or ()):
                known = ", ".join(field.name for field in self.fields)
                raise KeyError(f"{name} is no field of the observation; there are: {known}")
            found = found[part]
        return found.astype(np.int64)

    @cached_property
    def low(self) -> npt.NDArray[np.float32]:
        """The least that each number can be, float32[size]."""
        return self._bounds([field.low for field in self.fields])

    @cached_property
    def high(self) -> npt.NDArray[np.float32]:
        """The most that each number can be, float32[size]."""
        return self._bounds([field.high for field in self.fields])

    def _bounds(self, bounds: list[float]) -> npt.NDArray[np.float32]:
        found = np.zeros(self.size, np.float32)
        for field, bound in zip(self.fields, bounds, strict=True):
            found[self.places(field.name)] = bound
        found.setflags(write=False)
        return found


def _described(part: Numbers | Block) -> tuple[Any, ...]:
    if isinstance(part, Numbers):
        return part.name, np.float32, part.shape
    return part.name, np.dtype([_described(one) for one in part.fields]), _shape(part)


def _shape(block: Block) -> tuple[int, ...]:
    return (block.shape,) if isinstance(block.shape, int) else block.shape
