"""Arrays: a shape over bytes that several arrays may share."""

from __future__ import annotations

import contextlib
import math
import operator
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from .kinds import Shape, bool_, dtype, float64, int64, record

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


class ndarray:  # noqa: N801
    """An array of numbers or records. Elements are read as plain numbers of Python."""

    __slots__ = ("_numbers", "dtype", "memory", "offset", "shape", "strides")

    def __init__(
        self, memory: Memory, offset: int, kind: dtype, shape: Shape, strides: Shape
    ) -> None:
        if kind.shape:  # a field that is a row
            shape, strides = shape + kind.shape, strides + _steps(kind.shape, kind.base.itemsize)
            kind = kind.base
        self.memory = memory
        self.offset = offset
        self.dtype = kind
        self.shape = shape
        self.strides = strides
        self._numbers: Any = None

    # ---- what it is ----------------------------------------------------------------------------

    @property
    def ndim(self) -> int:
        """How many dimensions it has."""
        return len(self.shape)

    @property
    def size(self) -> int:
        """How many elements it has."""
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
        want = self.dtype.itemsize
        for length, step in zip(self.shape[::-1], self.strides[::-1], strict=True):
            if length != 1 and step != want:
                return self.size == 0
            want *= length
        return True

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
        if self._numbers is None and len(self.shape) == 1 and self.dtype.code in _CAST:
            size = self.dtype.itemsize
            if self.strides == (size,) or not self.shape[0]:
                view = memoryview(self.memory.data)
                whole = view[self.offset : self.offset + size * self.shape[0]]
                self._numbers = whole.cast(self.dtype.code)
        return self._numbers

    def __getitem__(self, key: Any) -> Any:
        if type(key) is int and self.dtype.code and len(self.shape) == 1:
            flat = self._flat()
            if flat is not None:
                return flat[key]
        found = self._part(key)
        return found if key is Ellipsis or isinstance(key, str) else found.value()

    def __setitem__(self, key: Any, value: Any) -> None:
        if type(key) is int and len(self.shape) == 1 and isinstance(value, int | float):
            flat = self._flat()
            if flat is not None:
                flat[key] = _fitting(value, self.dtype.code)
                return
        self._part(key)._assign(value)

    def _part(self, key: Any) -> ndarray:
        if isinstance(key, str):
            return self.field(key)
        keys = list(key) if isinstance(key, tuple) else [key]
        if Ellipsis in keys:
            at = keys.index(Ellipsis)
            keys[at : at + 1] = [slice(None)] * (len(self.shape) - len(keys) + 1)
        if len(keys) > len(self.shape):
            raise IndexError(f"too many indices for {len(self.shape)} dimensions")
        offset, shape, strides = self.offset, list[int](), list[int]()
        for one, length, step in zip(keys, self.shape, self.strides, strict=False):
            if isinstance(one, slice):
                start, stop, skip = one.indices(length)
                offset += start * step
                shape.append(len(range(start, stop, skip)))
                strides.append(step * skip)
                continue
            place = operator.index(one)
            if not -length <= place < length:
                raise IndexError(f"index {place} is out of bounds for a dimension of {length}")
            offset += place % length * step
        rest = len(keys)
        return ndarray(
            self.memory,
            offset,
            self.dtype,
            (*shape, *self.shape[rest:]),
            (*strides, *self.strides[rest:]),
        )

    def field(self, name: str) -> ndarray:
        """A field of all records."""
        if self.dtype.fields is None or name not in self.dtype.fields:
            raise ValueError(f"no field of name {name}")
        kind, place = self.dtype.fields[name]
        return ndarray(self.memory, self.offset + place, kind, self.shape, self.strides)

    def value(self) -> Any:
        """What has no dimensions as the number that it is, or as the record in its place."""
        if self.shape:
            return self
        if self.dtype.fields is not None:
            return record(self)
        return self.dtype._unpack(self.memory.data, self.offset)[0]

    def _assign(self, value: Any) -> None:
        if isinstance(value, record):
            value = value._array
        if isinstance(value, list | tuple | range):
            value = array(value, self.dtype)
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
        numbers = value._list()
        repeated = self.size // max(1, len(numbers)) * numbers
        pack, code, data = self.dtype.pack, self.dtype.code, self.memory.data
        for place, number in zip(self._places(), repeated, strict=True):
            pack(data, place, _fitting(number, code))
        return None

    def _places(self) -> Iterator[int]:
        """Where the elements begin, in order."""
        if not self.size:
            return iter(())
        places: Iterable[int] = (self.offset,)
        for length, step in zip(self.shape, self.strides, strict=True):
            places = [at + k * step for at in places for k in range(length)]
        return iter(places)

    def fill(self, value: Any) -> None:
        """Make all elements this number."""
        if self.dtype.fields is not None:
            raise TypeError("a number is no record")
        one = bytearray(self.dtype.itemsize)
        self.dtype.pack(one, 0, _fitting(value, self.dtype.code))
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

    def _list(self) -> list[Any]:
        """All numbers, in order."""
        code = self.dtype.code
        if not code:
            raise TypeError("records are no numbers")
        if code in _CAST:
            return memoryview(self.tobytes()).cast(code).tolist() if self.size else []
        return [byte != 0 for byte in self.tobytes()]

    def tolist(self) -> Any:
        """As nested lists of numbers."""
        flat = self._flat()
        found = self._list() if flat is None else flat.tolist()
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
        return _whole(self.memory, self.offset, found, (*self.shape[:-1], width // found.itemsize))

    def reshape(self, *shape: Any) -> ndarray:
        """The same elements in another shape."""
        wanted = tuple(shape[0]) if len(shape) == 1 and not isinstance(shape[0], int) else shape
        if -1 in wanted:
            known = -math.prod(wanted)
            wanted = tuple(self.size // known if one == -1 else one for one in wanted)
        if math.prod(wanted) != self.size:
            raise ValueError(f"{self.size} elements do not fit {wanted}")
        here = self if self.is_contiguous else self.copy()
        return _whole(here.memory, here.offset, self.dtype, wanted)

    def ravel(self) -> ndarray:
        """The elements in one row."""
        return self.reshape(-1) if self.size else self.reshape(0)

    def copy(self) -> ndarray:
        """The elements in memory of their own."""
        return _whole(Memory(bytearray(self.tobytes())), 0, self.dtype, self.shape)

    def astype(self, kind: Any) -> ndarray:
        """The numbers as ones of another kind."""
        found = empty(self.shape, kind)
        found[...] = self
        return found

    # ---- sums and the like ---------------------------------------------------------------------

    def sum(self) -> Any:
        """The sum, added up in the order in which NumPy adds."""
        if self.dtype.code in "fd":
            return _pairwise(self._float64())
        return sum(self._list())

    def max(self) -> Any:
        """The largest number."""
        return max(self._list())

    def min(self) -> Any:
        """The smallest number."""
        return min(self._list())

    def all(self) -> bool:
        """Whether none is 0."""
        return all(self._list())

    def any(self) -> bool:
        """Whether one is not 0."""
        return any(self._list())

    def cumsum(self) -> ndarray:
        """The sums of the first one, two, three … numbers of float64[any]."""
        numbers, total = self._float64(), 0.0
        sums = list[float]()
        for number in numbers:
            total += number
            sums.append(total)
        return array(sums, float64)

    def _float64(self) -> list[float]:
        if self.dtype.code != "d":
            raise TypeError(f"in a browser only float64 is reckoned with, not {self.dtype!r}")
        return self._list()

    def _with(self, other: Any, reckon: Callable[[float, float], float]) -> ndarray:
        mine = self._float64()
        if isinstance(other, ndarray):
            if other.shape != self.shape:
                raise ValueError(f"{other.shape} does not fit {self.shape}")
            theirs = other._float64()
        else:
            theirs = [float(other)] * len(mine)
        found = [reckon(a, b) for a, b in zip(mine, theirs, strict=True)]
        return array(found, float64).reshape(self.shape)

    def __add__(self, other: Any) -> ndarray:
        return self._with(other, operator.add)

    def __sub__(self, other: Any) -> ndarray:
        return self._with(other, operator.sub)

    def __mul__(self, other: Any) -> ndarray:
        return self._with(other, operator.mul)

    def __truediv__(self, other: Any) -> ndarray:
        return self._with(other, operator.truediv)

    def __pow__(self, power: int) -> ndarray:
        if power != 2:
            raise TypeError("in a browser there are no powers but squares")
        return self * self

    def __iadd__(self, other: Any) -> ndarray:
        self[...] = self + other
        return self

    def __itruediv__(self, other: Any) -> ndarray:
        self[...] = self / other
        return self

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> Any:
        raise TypeError("in a browser arrays are not compared; compare their lists")


def _fitting(value: Any, code: str) -> Any:
    """A number as an element of this kind takes it."""
    if code in "df":
        found = float(value)
        if code == "f" and abs(found) > 3.4028235677973366e38:
            return math.copysign(math.inf, found)
        return found
    return bool(value) if code == "?" else int(value)


def _pairwise(numbers: list[float]) -> float:
    """The sum as NumPy makes it: eight sums at once, and halves of what is long."""
    count = len(numbers)
    if count < 8:
        total = 0.0
        for number in numbers:
            total += number
        return total
    if count > 128:
        half = count // 2
        half -= half % 8
        return _pairwise(numbers[:half]) + _pairwise(numbers[half:])
    r = numbers[:8]
    whole = count - count % 8
    for at in range(8, whole, 8):
        r = [a + b for a, b in zip(r, numbers[at : at + 8], strict=True)]
    total = ((r[0] + r[1]) + (r[2] + r[3])) + ((r[4] + r[5]) + (r[6] + r[7]))
    for number in numbers[whole:]:
        total += number
    return total


def _steps(shape: Shape, size: int) -> Shape:
    """From one element to the next, in each dimension, in bytes."""
    steps = [size]
    for length in shape[:0:-1]:
        steps.insert(0, steps[0] * length)
    return tuple(steps) if shape else ()


def _whole(memory: Memory, offset: int, kind: dtype, shape: Shape) -> ndarray:
    return ndarray(memory, offset, kind, shape, _steps(shape, kind.itemsize))


# ---- making them ---------------------------------------------------------------------------------


def zeros(shape: int | Shape, dtype: Any = float64) -> ndarray:
    """An array of zeros."""
    kind = _dtype(dtype)
    whole = (shape,) if isinstance(shape, int) else tuple(shape)
    return _whole(Memory(bytearray(math.prod(whole) * kind.itemsize)), 0, kind, whole)


empty = zeros
"""Zeros, too: memory of Python's begins so."""


def full(shape: int | Shape, value: Any, dtype: Any = float64) -> ndarray:
    """An array of this number."""
    found = zeros(shape, dtype)
    found.fill(value)
    return found


def ones(shape: int | Shape, dtype: Any = float64) -> ndarray:
    """An array of ones."""
    return full(shape, 1, dtype)


def zeros_like(other: ndarray) -> ndarray:
    """Zeros of the same kind and shape."""
    return zeros(other.shape, other.dtype)


empty_like = zeros_like


def arange(count: int, dtype: Any = int64) -> ndarray:
    """0, 1, 2 …"""
    return array(range(count), dtype)


def array(values: Any, dtype: Any = None) -> ndarray:
    """An array of nested sequences of numbers, or a copy of one."""
    if isinstance(values, ndarray):
        return values.copy() if dtype is None else values.astype(dtype)
    shape, flat = _flattened(values)
    kind = _dtype(dtype if dtype is not None else _guess(flat))
    found = zeros(shape, kind)
    data, pack, code, size = found.memory.data, kind.pack, kind.code, kind.itemsize
    for k, number in enumerate(flat):
        pack(data, k * size, _fitting(number, code))
    return found


def asarray(values: Any, dtype: Any = None) -> ndarray:
    """As ``array``; what is such an array already is not copied."""
    if isinstance(values, ndarray) and (dtype is None or values.dtype == _dtype(dtype)):
        return values
    return array(values, dtype)


def ascontiguousarray(values: ndarray) -> ndarray:
    """The same elements, one after the other."""
    return values if values.is_contiguous else values.copy()


def fromiter(values: Iterable[Any], dtype: Any) -> ndarray:
    """An array of these numbers."""
    return array(list(values), dtype)


def frombuffer(buffer: bytes | bytearray, dtype: Any = float64) -> ndarray:
    """The array that these bytes are; ``bytes``, which cannot be written to, are copied."""
    kind = _dtype(dtype)
    if len(buffer) % kind.itemsize:
        raise ValueError("the bytes are no whole number of elements")
    data = buffer if isinstance(buffer, bytearray) else bytearray(buffer)
    return _whole(Memory(data), 0, kind, (len(buffer) // kind.itemsize,))


def concatenate(arrays: Iterable[ndarray]) -> ndarray:
    """Arrays of one kind and dimension, one after the other."""
    parts = list(arrays)
    if any(part.ndim != 1 or part.dtype != parts[0].dtype for part in parts):
        raise TypeError("in a browser only rows of one kind are put together")
    data = bytearray(b"".join(part.tobytes() for part in parts))
    return _whole(Memory(data), 0, parts[0].dtype, (sum(map(len, parts)),))


def isfinite(values: ndarray) -> ndarray:
    """Whether each number is one, and not infinite."""
    found = [math.isfinite(number) for number in values.ravel().tolist()]
    return array(found, bool_).reshape(values.shape)


@contextlib.contextmanager
def errstate(**ignored: str) -> Iterator[None]:
    """Nothing is told here that could be silenced."""
    del ignored
    yield


def _flattened(values: Any) -> tuple[Shape, list[Any]]:
    if not isinstance(values, list | tuple | range):
        return (), [values]
    if not values or not isinstance(values[0], list | tuple | range | ndarray):
        return (len(values),), list(values)
    shapes, rows = set[Shape](), list[Any]()
    for one in values:
        shape, flat = (one.shape, one._list()) if isinstance(one, ndarray) else _flattened(one)
        shapes.add(shape)
        rows += flat
    if len(shapes) != 1:
        raise ValueError("rows of different lengths are no array")
    return (len(values), *shapes.pop()), rows


def _guess(flat: list[Any]) -> Any:
    if all(isinstance(one, bool) for one in flat) and flat:
        return bool_
    return int64 if flat and all(isinstance(one, int) for one in flat) else float64


_dtype = dtype
