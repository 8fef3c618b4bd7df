"""The numbers, names and lists of WebAssembly's binary format, read and written."""

from collections.abc import Sequence


class Reader:
    """Reads a section from front to back."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self._data = data
        self.at = at

    @property
    def ended(self) -> bool:
        """Whether nothing is left."""
        return self.at >= len(self._data)

    def byte(self) -> int:
        """One byte."""
        return self.bytes(1)[0]

    def bytes(self, count: int) -> bytes:
        """Read the next ``count`` bytes."""
        self.at += count
        return self._data[self.at - count : self.at]

    def number(self) -> int:
        """An unsigned number (LEB128), also one that is written longer than it need be."""
        found, shift = 0, 0
        while True:
            byte = self.byte()
            found |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return found

    def signed(self) -> int:
        """A signed number (LEB128)."""
        begin = self.at
        found = self.number()
        bits = 7 * (self.at - begin)
        return found - (1 << bits) if found >> (bits - 1) else found

    def name(self) -> str:
        """A name."""
        return self.bytes(self.number()).decode()

    def limits(self) -> None:
        """Pass over the least and, where it is told, the largest size of a memory or a table."""
        if self.number() & 1:
            self.number()
        self.number()


def number(value: int) -> bytes:
    """An unsigned number.

    Examples:
        >>> number(5), number(300)
        (b'\\x05', b'\\xac\\x02')
    """
    found = bytearray()
    while value >= 0x80:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def signed(value: int) -> bytes:
    """A number of 0 or more where a signed one is read.

    Examples:
        >>> signed(63), signed(64)
        (b'?', b'\\xc0\\x00')
    """
    found = bytearray()
    while value >= 0x40:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes([*found, value])


def fixed(value: int) -> bytes:
    """An address in five bytes, which read the same as a signed and as an unsigned number."""
    return bytes([*(value >> shift & 0x7F | 0x80 for shift in (0, 7, 14, 21)), value >> 28 & 0x7F])


def name(text: str) -> bytes:
    """A name."""
    return number(len(text.encode())) + text.encode()


def vector(items: Sequence[bytes]) -> bytes:
    """A list."""
    return number(len(items)) + b"".join(items)
