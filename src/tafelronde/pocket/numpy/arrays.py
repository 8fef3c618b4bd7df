# pyright: basic
"""Arrays: a shape over bytes that several arrays may share."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from .kinds import Shape, dtype, record
from .nested import flattened
from .places import are_steps, places, select, steps
from .reckoning import Reckoning

_CAST = frozenset("bBhHiIqQfd")
"""Numbers that a ``memoryview`` reads by itself, where they lie one after the other."""


class Memory:
    """The bytes of arrays. Kernels write to them by their address (``pocket.engine``)."""

    __slots__ = ("address", "data", "hold")

    def __init__(self, data: bytearray) -> None:
        self.data = data
        self.address = 0
        """Where they lie, once somebody has asked; ``hold`` then keeps them there."""
        self.hold: object = None


class ndarray(Reckoning):  # noqa: N801
    """An array of numbers or records. Elements are read as plain numbers of Python."""

    __slots__ = ("_fields", "_view_of_numbers", "dtype", "memory", "offset", "shape", "strides")

    def __init__(
        self, memory: Memory, offset: int, kind: dtype, shape: Shape, strides: Shape
    ) -> None:
        if kind.shape:  # a field that is a row
            shape, strides = shape + kind.shape, strides + steps(kind.shape, kind.base.itemsize)
            kind = kind.base
        self.memory = memory
        self.offset = offset
        self.dtype = kind
        self.shape = shape
        self.strides = strides
        self._view_of_numbers: Any = None
        self._fields: dict[str, ndarray] = {}

    # ---- what it is ----------------------------------------------------------------------------

    @property
    def ndim(self) -> int:
        """The number of dimensions."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)

    @property
    def itemsize(self) -> int:
        """Bytes of an element."""
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        """Bytes of all elements."""
        return self.size * self.dtype.itemsize

    @property
    def is_contiguous(self) -> bool:
        """Whether the elements lie one after the other, the last dimension's nearest."""
        return not self.size or are_steps(self.shape, self.strides, self.dtype.itemsize)

    def __len__(self) -> int:
        if not self.shape:
            raise TypeError("a single element has no length")
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[k] for k in range(len(self)))

    def __repr__(self) -> str:
        return f"array({self.tolist()!r}, {self.dtype!r})"

    # ---- parts of it ---------------------------------------------------------------------------

    def _flat(self) -> Any:
        """A view of the bytes as numbers; None for what has to be read one by one."""
        if self._view_of_numbers is None and len(self.shape) == 1 and self.dtype.code in _CAST:
            size = self.dtype.itemsize
            if self.strides == (size,) or not self.shape[0]:
                view = memoryview(self.memory.data)
                whole = view[self.offset : self.offset + size * self.shape[0]]
                self._view_of_numbers = whole.cast(self.dtype.code)
        return self._view_of_numbers

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int and self.dtype.code and len(self.shape) == 1:
            flat = self._flat()
            if flat is not None:
                return flat[key]
            if 0 <= key < self.shape[0]:
                return self.dtype._unpack(self.memory.data, self.offset + key * self.strides[0])[0]
        found = self._part(key)
        return found if key is Ellipsis or isinstance(key, str) else found.value()

    def __setitem__(self, key: Any, value: Any) -> None:
        if type(key) is int and len(self.shape) == 1 and isinstance(value, int | float):
            flat = self._flat()
            if flat is not None:
                flat[key] = fitting(value, self.dtype.code)
                return
        self._part(key)._assign(value)

    def _part(self, key: Any) -> ndarray:
        if isinstance(key, str):
            return self.field(key)
        keys = list(key) if isinstance(key, tuple) else [key]
        skipped, shape, strides = select(self.shape, self.strides, keys)
        return ndarray(self.memory, self.offset + skipped, self.dtype, shape, strides)

    def field(self, name: str) -> ndarray:
        """A field of all records; the same array each time."""
        if self.dtype.fields is None or name not in self.dtype.fields:
            raise ValueError(f"no field of name {name}")
        if name not in self._fields:
            kind, place = self.dtype.fields[name]
            found = ndarray(self.memory, self.offset + place, kind, self.shape, self.strides)
            self._fields = {**self._fields, name: found}
        return self._fields[name]

    def value(self) -> Any:
        """A number for an array without dimensions, or the record in its place."""
        if self.shape:
            return self
        if self.dtype.fields is not None:
            return record(self)
        return self.dtype._unpack(self.memory.data, self.offset)[0]

    def _assign(self, value: Any) -> None:
        if isinstance(value, record):
            value = value._array
        if isinstance(value, list | tuple | range):
            value = filled(*flattened(value), self.dtype)
        if not isinstance(value, ndarray):
            return self.fill(value)
        if value.dtype == self.dtype and value.shape == self.shape and self.is_contiguous:
            data = self.memory.data
            data[self.offset : self.offset + self.nbytes] = value.tobytes()
            return None
        if self.dtype.fields is not None or value.dtype.fields is not None:
            if value.dtype != self.dtype:
                raise TypeError("records of one kind are no records of another")
            if value.shape:
                raise ValueError(f"{value.shape} does not fit {self.shape}")
            return self._fill_bytes(value.tobytes())
        if value.shape != self.shape[len(self.shape) - len(value.shape) :]:
            raise ValueError(f"{value.shape} does not fit {self.shape}")
        numbers = value.numbers()
        repeated = self.size // max(1, len(numbers)) * numbers
        pack, code, data = self.dtype.pack, self.dtype.code, self.memory.data
        for place, number in zip(self._places(), repeated, strict=True):
            pack(data, place, fitting(number, code))
        return None

    def _places(self) -> Iterator[int]:
        return places(self.offset, self.shape, self.strides)

    def fill(self, value: Any) -> None:
        """Make all elements this number."""
        if self.dtype.fields is not None:
            raise TypeError("a number is no record")
        one = bytearray(self.dtype.itemsize)
        self.dtype.pack(one, 0, fitting(value, self.dtype.code))
        self._fill_bytes(bytes(one))

    def _fill_bytes(self, one: bytes) -> None:
        data = self.memory.data
        if self.is_contiguous:
            data[self.offset : self.offset + self.nbytes] = one * self.size
            return
        for place in self._places():
            data[place : place + len(one)] = one

    # ---- the same elements otherwise -----------------------------------------------------------

    def tobytes(self) -> bytes:
        """The elements as bytes, in order."""
        data, size = self.memory.data, self.dtype.itemsize
        if self.is_contiguous:
            return bytes(memoryview(data)[self.offset : self.offset + self.nbytes])
        return b"".join(bytes(data[place : place + size]) for place in self._places())

    def numbers(self) -> list[Any]:
        """All numbers, in order."""
        code = self.dtype.code
        if not code:
            raise TypeError("records are no numbers")
        if code in _CAST:
            return memoryview(self.tobytes()).cast(code).tolist() if self.size else []
        return [byte != 0 for byte in self.tobytes()]

    def alike(self, shape: Shape, numbers: list[Any]) -> ndarray:
        """An array of these numbers, of the same kind."""
        return filled(shape, numbers, self.dtype)

    def become(self, other: ndarray) -> ndarray:
        """Take over the numbers of another array."""
        self._assign(other)
        return self

    def tolist(self) -> Any:
        """Nested lists of its numbers."""
        flat = self._flat()
        found = self.numbers() if flat is None else flat.tolist()
        if not self.shape:
            return found[0]
        for depth in range(len(self.shape) - 1, 0, -1):
            length, rows = self.shape[depth], math.prod(self.shape[:depth])
            found = [found[k * length : (k + 1) * length] for k in range(rows)]
        return found

    def item(self, *place: int) -> Any:
        """The only element, or the one at a place, as a number."""
        if place:
            return self[place]
        if self.size != 1:
            raise ValueError("only an array of one element has an item")
        return self.dtype._unpack(self.memory.data, self.offset)[0]

    def __int__(self) -> int:
        return int(self.item())

    def __float__(self) -> float:
        return float(self.item())

    def __bool__(self) -> bool:
        return bool(self.item())

    def view(self, kind: Any) -> ndarray:
        """The same bytes as elements of another kind."""
        found = dtype(kind)
        if not self.is_contiguous or not self.shape:
            raise ValueError("elements that lie apart have no other view")
        width = self.shape[-1] * self.dtype.itemsize
        if width % found.itemsize:
            raise ValueError("the size of a row is no multiple of the new kind's")
        return whole(self.memory, self.offset, found, (*self.shape[:-1], width // found.itemsize))

    def reshape(self, *shape: Any) -> ndarray:
        """The same elements in another shape."""
        wanted = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else shape
        if -1 in wanted:
            known = -math.prod(wanted)
            wanted = tuple(self.size // known if one == -1 else one for one in wanted)
        if math.prod(wanted) != self.size:
            raise ValueError(f"{self.size} elements do not fit {wanted}")
        here = self if self.is_contiguous else self.copy()
        return whole(here.memory, here.offset, self.dtype, wanted)

    def ravel(self) -> ndarray:
        """The elements in one row."""
        return self.reshape(-1) if self.size else self.reshape(0)

    def copy(self) -> ndarray:
        """The elements in memory of their own."""
        return whole(Memory(bytearray(self.tobytes())), 0, self.dtype, self.shape)

    def astype(self, kind: Any) -> ndarray:
        """The numbers as ones of another kind."""
        return filled(self.shape, self.numbers(), dtype(kind))


def fitting(value: Any, code: str) -> Any:
    """A number as an element of this kind takes it."""
    if code in "df":
        found = float(value)
        if code == "f" and abs(found) > 3.4028235677973366e38:
            return math.copysign(math.inf, found)
        return found
    return bool(value) if code == "?" else int(value)


def whole(memory: Memory, offset: int, kind: dtype, shape: Shape) -> ndarray:
    return ndarray(memory, offset, kind, shape, steps(shape, kind.itemsize))


def filled(shape: Shape, numbers: list[Any], kind: dtype) -> ndarray:
    """An array of these numbers, in order."""
    data, pack, code, size = bytearray(len(numbers) * kind.itemsize), kind.pack, kind.code, 0
    for number in numbers:
        pack(data, size, fitting(number, code))
        size += kind.itemsize
    return whole(Memory(data), 0, kind, shape)
