"""The record of a game's states, described in plain Python, and read from bytes.

A game names its fields in a class. Every field lies at the next place where a number of its kind
may begin (C's alignment), and the length of a record is a multiple of the size of its widest
number, so that records can follow one another. The NumPy dtype that compiled functions work on
comes from the same class (``dtype.dtype_of``).

``TinyRecord(data)`` reads a position: a number is an int, a row a tuple of ints, a table a tuple of
tuples. Nothing here needs NumPy.

Examples:
    >>> class TinyRecord(Record):
    ...     crown = int8()        # a number
    ...     hands = int32(2)      # a row of two numbers
    ...     seen = int16(2, 3)    # a table: two rows of three
    >>> [(field.name, field.offset, field.size) for field in TinyRecord.fields]
    [('player', 0, 1), ('players', 1, 1), ('crown', 2, 1), ('hands', 4, 8), ('seen', 12, 12)]
    >>> TinyRecord.length
    24
    >>> record = TinyRecord(bytes([1, 2, 40, 0, *[5, 0, 0, 0] * 2, *[7, 0] * 6]))
    >>> record.player, record.crown, record.hands, record.seen
    (1, 40, (5, 5), ((7, 7, 7), (7, 7, 7)))

    A field must not have the name of an attribute that every record has:

    >>> class BadRecord(Record):
    ...     data = int8()
    Traceback (most recent call last):
        ...
    TypeError: BadRecord: a record has attributes of these names: ['data']
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from math import prod
from typing import Any, ClassVar, Generic, TypeVar, cast, overload

Row = tuple[int, ...]
Table = tuple[Row, ...]

T = TypeVar("T")


class Field(Generic[T]):
    """A field of a record: integers of one kind. Made by ``int8`` and its like."""

    name: str
    offset: int
    """Where it begins, in bytes."""
    _read: Callable[[bytes], Any]

    def __init__(self, kind: Kind, shape: tuple[int, ...]) -> None:
        self.kind = kind
        self.shape = shape
        """Its length; of a table how many rows, and how long they are; empty for a number."""

    @property
    def size(self) -> int:
        """In bytes."""
        return self.kind.size * prod(self.shape)

    def __set_name__(self, owner: type[object], name: str) -> None:
        self.name = name

    def place(self, offset: int) -> None:
        """Let the field begin there."""
        self.offset = offset
        unpack = struct.Struct(f"={prod(self.shape)}{self.kind.code}").unpack_from
        if not self.shape:
            self._read = lambda data: unpack(data, offset)[0]
        elif len(self.shape) == 1:
            self._read = lambda data: unpack(data, offset)
        else:
            width = self.shape[1]
            starts = range(0, prod(self.shape), width)

            def read(data: bytes) -> Table:
                flat = unpack(data, offset)
                return tuple([flat[start : start + width] for start in starts])

            self._read = read

    @overload
    def __get__(self, record: None, owner: type[object]) -> Field[T]: ...
    @overload
    def __get__(self, record: Record, owner: type[object]) -> T: ...
    def __get__(self, record: Record | None, owner: type[object]) -> Field[T] | T:
        if record is None:
            return self
        found = self._read(record.data)
        record.__dict__[self.name] = found  # which is found there from now on
        return found


class Kind:
    """Signed integers of so many bytes. Called, it makes a field: of one number, a row, a table."""

    def __init__(self, name: str, code: str) -> None:
        self.name = name
        """Its name in NumPy."""
        self.code = code
        """Its code in ``struct``."""
        self.size = struct.calcsize("=" + code)

    @overload
    def __call__(self) -> Field[int]: ...
    @overload
    def __call__(self, length: int, /) -> Field[Row]: ...
    @overload
    def __call__(self, rows: int, columns: int, /) -> Field[Table]: ...
    def __call__(self, *shape: int) -> Field[Any]:
        return Field(self, shape)


int8 = Kind("int8", "b")
int16 = Kind("int16", "h")
int32 = Kind("int32", "i")
int64 = Kind("int64", "q")


class Record:
    """A position as its bytes say it; a subclass names a game's fields after these two.

    It does not change: what was read once is kept, and so are the answers of the rules about this
    position (``Position.ask``).
    """

    fields: ClassVar[tuple[Field[Any], ...]]
    """In the order in which they lie."""
    length: ClassVar[int]
    """The size of the whole record, in bytes."""

    player = int8()
    """The player to act: 0 … players−1, ``CHANCE`` or ``TERMINAL``."""
    players = int8()
    """How many sit at the table."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.answers: dict[tuple[str, tuple[int, ...]], tuple[int, ...]] = {}

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = [
            cast("Field[Any]", field) for field in vars(cls).values() if isinstance(field, Field)
        ]
        taken = [field.name for field in own if field.name in _TAKEN]
        if taken:
            raise TypeError(f"{cls.__name__}: a record has attributes of these names: {taken}")
        cls.fields = (Record.player, Record.players, *own)
        end = 0
        for field in cls.fields:
            field.place(_aligned(end, field.kind.size))
            end = field.offset + field.size
        cls.length = _aligned(end, max(field.kind.size for field in cls.fields))


_TAKEN = {"data", "answers", *vars(Record)}


def _aligned(offset: int, size: int) -> int:
    """The next place from ``offset`` on at which a number of this size may begin."""
    return -(-offset // size) * size
