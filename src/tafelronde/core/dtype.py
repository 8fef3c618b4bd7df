# pyright: basic
"""The NumPy dtype of a game's state."""

from __future__ import annotations

from typing import Any

import numpy as np


def state_dtype(fields: list[Any]) -> np.dtype[Any]:
    """The dtype of a game's state: the common header, then the game's own fields, aligned.

    Every field must be named so that no other game has the same fields of the same types; the
    dtype *is* the game's identity in compiled code. Raises TypeError for a field named like an
    attribute of NumPy scalars (``size``, ``data``, …): interpreted code could not read it.
    """
    taken = [field[0] for field in fields if hasattr(np.record, field[0])]
    if taken:
        raise TypeError(f"state fields named like attributes of NumPy scalars: {taken}")
    header = [("player", np.int8), ("players", np.int8)]
    return np.dtype((np.record, _filled(np.dtype([*header, *fields], align=True))))


def _filled(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with every gap named: unnamed bytes are lost when NumPy copies a record."""
    layout: dict[str, Any] = {"names": [], "formats": [], "offsets": []}

    def place(name: str, kind: Any, offset: int) -> None:
        layout["names"].append(name)
        layout["formats"].append(kind)
        layout["offsets"].append(offset)

    end = 0
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        if offset > end:
            place(f"_fill{end}", (np.int8, (offset - end,)), end)
        place(name, kind, offset)
        end = offset + kind.itemsize
    if dtype.itemsize > end:
        place(f"_fill{end}", (np.int8, (dtype.itemsize - end,)), end)
    return np.dtype(layout, align=True)  # pyright: ignore[reportCallIssue, reportArgumentType]
