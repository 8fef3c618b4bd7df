"""Files of JSON lines, to which a long run adds its results as they come."""

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from ..core.facts.errors import TafelrondeError

Row = TypeVar("Row")


class BadLine(TafelrondeError):
    """A whole line that is not what the file should hold."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"line {number}: {why}")
        self.number, self.why = number, why


def read_json(data: bytes | str, kind: type[Row]) -> Row:
    """Read JSON as ``kind``. Raises msgspec.DecodeError, also where a text in it is not UTF-8 or it
    is nested too deeply."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (UnicodeError, RecursionError) as error:
        raise msgspec.DecodeError(str(error)) from None


def whole_lines(data: bytes, kind: type[Row]) -> Iterator[Row]:
    """The rows of a file, each read as ``kind``; a last line without its end is left out: its
    writer was killed. Raises BadLine.

    Examples:
        >>> list(whole_lines(b'[1, 2]\\n[3]\\n[4, ', list[int]))
        [[1, 2], [3]]
    """
    for number, line in enumerate(data.split(b"\n")[:-1], 1):
        try:
            yield read_json(line, kind)
        except msgspec.DecodeError as error:
            raise BadLine(number, str(error)) from None
