"""Frames of WebSockets as bytes: where one ends, and how a message to a client is put into one."""

from __future__ import annotations

from typing import NamedTuple

WHOLE_TEXT = 0x81
"""The first byte of a text message in one frame."""
_MASKED, _SIZE = 0x80, 0x7F
"""The parts of the second byte: the bit that a client must set, and a size below 126."""


class Frame(NamedTuple):
    """Where a frame lies in what has arrived."""

    mask: bytes
    """'' where it is not masked."""
    text: int
    """Where its text begins."""
    stop: int
    """Where it ends; that may be farther than what has arrived."""


def frame_at(data: bytes | bytearray, at: int) -> Frame | None:
    """The frame that begins there; None where its header has not arrived."""
    end = len(data)
    if end - at < 2:
        return None
    second = data[at + 1]
    size, text = second & _SIZE, at + 2
    if size >= 126:
        width = 2 if size == 126 else 8
        if end < text + width:
            return None
        size, text = int.from_bytes(data[text : text + width], "big"), text + width
    if not second & _MASKED:
        return Frame(b"", text, text + size)
    return Frame(bytes(data[text : text + 4]), text + 4, text + 4 + size)


class Fragments:
    """A message in one or more frames, as far as it has arrived."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def __bool__(self) -> bool:
        return bool(self._parts)

    def add(self, data: bytes, *, last: bool) -> bytes | None:
        """Add the text of a frame; the message, if this was its last one."""
        self._parts.append(data)
        if not last:
            return None
        message = b"".join(self._parts)
        self.clear()
        return message

    def clear(self) -> None:
        self._parts.clear()


def header(size: int) -> bytes:
    """The header of a text frame to a client: one fragment, not masked."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
