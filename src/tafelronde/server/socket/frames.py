"""Frames of WebSockets as bytes: where one ends, and how a message to a client is put into one."""

WHOLE_TEXT = 0x81
"""The first byte of a text message in one frame."""
_MASKED, _SIZE = 0x80, 0x7F
"""The parts of the second byte: the bit that a client must set, and a size below 126."""


Span = tuple[bytes, int, int]
"""Where a frame lies in what has arrived: its mask ('' without one), where its text begins, and
where it ends, which may be farther than what has arrived."""


def frame_at(data: bytes | bytearray, at: int) -> Span | None:
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
        return b"", text, text + size
    return bytes(data[text : text + 4]), text + 4, text + 4 + size


class Fragments:
    """A message in one or more frames, as far as it has arrived."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def add(self, data: bytes, *, last: bool) -> bytes | None:
        """Add the text of a frame; the message, if this was its last one."""
        self.parts.append(data)
        if not last:
            return None
        message = b"".join(self.parts)
        self.clear()
        return message

    def clear(self) -> None:
        self.parts.clear()


def header(size: int) -> bytes:
    """The header of a text frame to a client: one fragment, not masked."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
