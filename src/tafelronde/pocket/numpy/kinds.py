# pyright: basic
"""Kinds of elements: numbers, records of them, and rows of them as fields of a record."""

from __future__ import annotations

import struct
from collections.abc import Mapping
from types import GenericAlias
from typing import Any

Shape = tuple[int, ...]
_Fields = dict[str, tuple["dtype", int]]


class generic:  # noqa: N801
    """The base of all kinds of numbers."""

    code: str
    """The code of ``struct``."""


class integer(generic):  # noqa: N801
    """The base of whole numbers."""

    def __new__(cls, value: Any = 0) -> Any:
        return int(value)


class _Broken(generic):
    def __new__(cls, value: Any = 0.0) -> Any:
        return float(value)


def _kind(base: type, name: str, code: str) -> Any:
    return type(name, (base,), {"code": code, "__doc__": f"{name}, in Python a plain number."})


int8, uint8 = _kind(integer, "int8", "b"), _kind(integer, "uint8", "B")
int16, uint16 = _kind(integer, "int16", "h"), _kind(integer, "uint16", "H")
int32, uint32 = _kind(integer, "int32", "i"), _kind(integer, "uint32", "I")
int64, uint64 = _kind(integer, "int64", "q"), _kind(integer, "uint64", "Q")
float32, float64 = _kind(_Broken, "float32", "f"), _kind(_Broken, "float64", "d")
bool_ = _kind(integer, "bool", "?")


class record(generic):  # noqa: N801
    """One element of an array of records, in its place there; fields are attributes and items."""

    __slots__ = ("_array",)

    def __init__(self, array: Any) -> None:
        object.__setattr__(self, "_array", array)

    def __getitem__(self, name: str) -> Any:
        return self._array.field(name).value()

    def __setitem__(self, name: str, value: Any) -> None:
        self._array.field(name)[...] = value

    def __getattr__(self, name: str) -> Any:
        if name not in self._array.dtype.fields:
            raise AttributeError(f"the record has no field {name!r}")
        return self[name]

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class dtype:  # noqa: N801
    """The kind of an array's elements. Two that say the same are equal."""

    __slots__ = (
        "_hash", "_said", "_unpack", "alignment", "base", "code", "fields", "itemsize", "names",
        "pack", "shape",
    )  # fmt: skip

    base: dtype
    """The kind of the numbers of a row; else the dtype itself."""
    shape: Shape
    """The shape of a row; else empty."""
    code: str
    """The code of a number in ``struct``; else empty."""
    names: tuple[str, ...] | None
    fields: Mapping[str, tuple[dtype, int]] | None
    """The kind and place of each field of a record; else None."""
    itemsize: int
    alignment: int

    __class_getitem__ = classmethod(GenericAlias)

    def __new__(cls, spec: Any, *, align: bool = False) -> dtype:
        """Make a dtype as NumPy does: from a kind of number or its name, a record as a list or a
        dict, or a pair of a kind and a shape, or of ``record`` and a record."""
        if isinstance(spec, dtype):
            return spec
        known = _numbers.get(spec) if isinstance(spec, str | type) else None
        if known is not None:
            return known
        if isinstance(spec, tuple) and len(spec) == 2:
            first, second = spec
            return dtype(second, align=align) if first is record else _row(dtype(first), second)
        if isinstance(spec, list):
            return _listed(spec, align)
        if isinstance(spec, dict):
            kinds = [dtype(one) for one in spec["formats"]]
            places = zip(kinds, spec["offsets"], strict=True)
            return _record(dict(zip(spec["names"], places, strict=True)), align)
        raise TypeError(f"{spec!r} is no kind of elements in a browser")

    def __getitem__(self, name: str) -> dtype:
        return (self.fields or {})[name][0]

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        try:
            return self._said == dtype(other)._said
        except TypeError:
            return False

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"dtype({self._said!r})"

    __str__ = __repr__

    @property
    def type(self) -> Any:
        """The kind of a number; ``record`` for a record."""
        return record if self.fields is not None else _types[self.code]


def _made(said: Any, size: int, alignment: int, code: str = "") -> dtype:
    made = object.__new__(dtype)
    made._said, made._hash = said, hash(said)
    made.itemsize, made.alignment, made.code = size, alignment, code
    made.base, made.shape, made.names, made.fields = made, (), None, None
    made.pack = made._unpack = None
    if code:
        form = struct.Struct("<" + code)
        made.pack, made._unpack = form.pack_into, form.unpack_from
    return made


def _row(base: dtype, shape: int | Shape) -> dtype:
    whole = (shape,) if isinstance(shape, int) else tuple(shape)
    if not whole:
        return base
    count = 1
    for length in whole:
        count *= length
    made = _made((base._said, whole), count * base.itemsize, base.alignment)
    made.base, made.shape = base, whole
    return made


def _listed(spec: list[Any], align: bool) -> dtype:
    fields: _Fields = {}
    end = 0
    for name, kind, *shape in spec:
        found = _row(dtype(kind), shape[0] if shape else ())
        end = -(-end // found.alignment) * found.alignment if align else end
        fields[name] = found, end
        end += found.itemsize
    return _record(fields, align)


def _record(fields: _Fields, align: bool) -> dtype:
    end = max((place + kind.itemsize for kind, place in fields.values()), default=0)
    alignment = max((kind.alignment for kind, _ in fields.values()), default=1) if align else 1
    size = -(-end // alignment) * alignment
    said = (size, *((name, kind._said, place) for name, (kind, place) in fields.items()))
    made = _made(said, size, alignment)
    made.names, made.fields = tuple(fields), fields
    return made


_types = {
    kind.code: kind
    for kind in (
        int8, uint8, int16, uint16, int32, uint32, int64, uint64, float32, float64, bool_
    )
}  # fmt: skip
_numbers: dict[Any, dtype] = {}
for _type in _types.values():
    _size = struct.calcsize("<" + _type.code)
    _numbers[_type] = _numbers[_type.__name__] = _made(_type.__name__, _size, _size, _type.code)
_numbers[int], _numbers[float], _numbers[bool] = (_numbers[k] for k in (int64, float64, bool_))
