"""The host's own emblem: a PNG picture, checked chunk by chunk before it is kept.

Source: PNG, third edition (w3.org/TR/png-3), sections 5 and 11. Only the chunks that the picture
itself needs are kept, so no text, place or profile of whoever made it goes along.
"""

import base64
import binascii
import struct
import zlib
from hashlib import sha256

from ...base.refusal import Refusal

SIGNATURE = b"\x89PNG\r\n\x1a\n"
MOST_BYTES = 40_000
LEAST_SIDE, MOST_SIDE = 16, 512
"""Pixels of a side."""
_KEPT = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
_SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
"""Colour type → samples of a pixel."""
_DEPTHS = {0: (1, 2, 4, 8, 16), 2: (8, 16), 3: (1, 2, 4, 8), 4: (8, 16), 6: (8, 16)}


def _wrong(why: str) -> Refusal:
    return Refusal("bad-emblem", f"picture: {why}")


def checked(text: str) -> tuple[str, bytes]:
    """A digest of the picture (16 characters), and the picture as it is kept. ``text``: a PNG
    picture in Base64. Raises Refusal."""
    try:
        data = base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        raise _wrong("no Base64") from None
    if len(data) > MOST_BYTES:
        raise _wrong(f"at most {MOST_BYTES} bytes")
    if not data.startswith(SIGNATURE):
        raise _wrong("no PNG")
    chunks = _chunks(data)
    if not chunks or chunks[0][0] != b"IHDR" or chunks[-1] != (b"IEND", b""):
        raise _wrong("no whole PNG")
    _check_pixels(chunks)
    kept = SIGNATURE + b"".join(_written(*chunk) for chunk in chunks)
    return sha256(kept).hexdigest()[:16], kept


def _chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """The kept chunks: kinds and contents. Raises Refusal."""
    found: list[tuple[bytes, bytes]] = []
    at = len(SIGNATURE)
    while at + 12 <= len(data):
        length, kind = struct.unpack(">I4s", data[at : at + 8])
        body, check = data[at + 8 : at + 8 + length], data[at + 8 + length : at + 12 + length]
        if len(check) < 4 or zlib.crc32(kind + body) != int.from_bytes(check, "big"):
            raise _wrong("a damaged chunk")
        if kind in _KEPT:
            if kind != b"IDAT" and any(kind == one for one, _ in found):
                raise _wrong("a chunk that is there twice")
            found.append((kind, body))
        elif not kind[0] & 0x20:  # one that a reader must know
            raise _wrong("a chunk of another form")
        at += 12 + length
        if kind == b"IEND":
            return found
    raise _wrong("no whole PNG")


def _check_pixels(chunks: list[tuple[bytes, bytes]]) -> None:
    """Raise Refusal where the pixels are not those that the head promises."""
    head = chunks[0][1]
    if len(head) != 13:
        raise _wrong("a head of another form")
    width, height, depth, colours, method, filters, laced = struct.unpack(">IIBBBBB", head)
    if not (LEAST_SIDE <= width <= MOST_SIDE and LEAST_SIDE <= height <= MOST_SIDE):
        raise _wrong(f"{LEAST_SIDE} to {MOST_SIDE} pixels wide and high")
    if depth not in _DEPTHS.get(colours, ()) or method or filters or laced:
        raise _wrong("a form that is not read here: save it without interlacing")
    palette = [body for kind, body in chunks if kind == b"PLTE"]
    if colours == 3 and (not palette or len(palette[0]) % 3 or not 0 < len(palette[0]) <= 768):
        raise _wrong("no palette")
    line = 1 + (width * depth * _SAMPLES[colours] + 7) // 8
    pixels = zlib.decompressobj()
    try:
        found = pixels.decompress(
            b"".join(body for kind, body in chunks if kind == b"IDAT"), line * height + 1
        )
    except zlib.error:
        raise _wrong("damaged pixels") from None
    if len(found) != line * height or any(found[k] > 4 for k in range(0, len(found), line)):
        raise _wrong("damaged pixels")


def _written(kind: bytes, body: bytes) -> bytes:
    check = zlib.crc32(kind + body).to_bytes(4, "big")
    return len(body).to_bytes(4, "big") + kind + body + check
