"""The NumPy dtype of a record, for compiled functions."""

from functools import cache
from typing import Any

import numpy as np

from .layout import Record


@cache
def dtype_of(record: type[Record]) -> np.dtype[Any]:
    """The dtype of a game's state; the same object each time.

    The fields must be named so that no other game has the same fields of the same types: the dtype
    *is* the game's identity in compiled code. Raises TypeError for a field named like an attribute
    of NumPy scalars (``size``, ``data``, …): interpreted code could not read it.

    Gaps that alignment leaves are fields too (``_fill7``): NumPy copies records field by field, and
    bytes of no field would be lost.

    Examples:
        >>> from tafelronde.core.facts.layout import int8, int32
        >>> class TinyRecord(Record):
        ...     crown = int8()
        ...     hands = int32(2)
        >>> tiny = dtype_of(TinyRecord)
        >>> tiny.names
        ('player', 'players', 'crown', '_fill3', 'hands')
        >>> tiny.itemsize == TinyRecord.length
        True
        >>> states = np.zeros(1000, tiny)  # the states of 1000 games
        >>> states[7].hands.shape
        (2,)
    """
    taken = [field.name for field in record.fields if hasattr(np.record, field.name)]
    if taken:
        raise TypeError(f"state fields named like attributes of NumPy scalars: {taken}")
    plain = [(field.name, field.kind.name, field.shape) for field in record.fields]
    return np.dtype((np.record, _filled(np.dtype(plain, align=True))))


def _filled(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with every gap a field."""
    names: list[str] = []
    formats: list[Any] = []
    offsets: list[int] = []

    def place(name: str, kind: Any, offset: int) -> None:
        names.append(name)
        formats.append(kind)
        offsets.append(offset)

    end = 0
    fields: Any = dtype.fields
    for name in dtype.names or ():
        kind, offset = fields[name][:2]
        if offset > end:
            place(f"_fill{end}", (np.int8, (offset - end,)), end)
        place(name, kind, offset)
        end = int(offset + kind.itemsize)
    if dtype.itemsize > end:
        place(f"_fill{end}", (np.int8, (dtype.itemsize - end,)), end)
    layout: Any = {"names": names, "formats": formats, "offsets": offsets}
    return np.dtype(layout, align=True)
