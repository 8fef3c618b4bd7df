"""The record of a game that is described by a NumPy dtype (``state_dtype``), read with NumPy.

Only for games whose record is no ``layout.Record`` yet.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from .dtype import filled


def state_dtype(fields: list[Any]) -> np.dtype[Any]:
    """The dtype of a game's state: the common header, then the game's own fields, aligned.

    Every field must be named so that no other game has the same fields of the same types; the
    dtype *is* the game's identity in compiled code.
    """
    header = [("player", np.int8), ("players", np.int8)]
    return np.dtype((np.record, filled(np.dtype([*header, *fields], align=True))))


class NumpyRecord:
    """Stands for a ``layout.Record`` class: called with bytes, it makes their fields."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.dtype = dtype
        self.length = dtype.itemsize
        names = [name for name in dtype.names or () if not name.startswith("_")]
        readers = {name: Fields.reader(name) for name in names}
        self._fields = type("Fields", (Fields,), readers)

    def __call__(self, data: bytes) -> Any:
        return self._fields(data, self.dtype)


class Fields:
    """A record's fields by their names: numbers, and read-only arrays of those that hold many."""

    def __init__(self, data: bytes, dtype: np.dtype[Any]) -> None:
        self.data = data
        self.answers: dict[tuple[str, tuple[int, ...]], tuple[int, ...]] = {}
        self._array = np.frombuffer(data, dtype)

    @staticmethod
    def reader(name: str) -> property:
        return property(lambda fields: fields._array[name][0])
