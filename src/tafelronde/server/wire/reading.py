"""Strict reading of what clients send."""

from typing import Any

import msgspec

from ..base.refusal import Refusal
from .bounds import MAX_MESSAGE


class _WithId(msgspec.Struct):
    id: str = ""


def read_message(decoder: msgspec.json.Decoder[Any], data: bytes, most: int = MAX_MESSAGE) -> Any:
    """Read a client's message of at most so many bytes. Raises Refusal."""
    if len(data) > most:
        raise Refusal("too-large", f"a message has at most {most} bytes")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)[:300]) from None


def id_of(data: bytes) -> str:
    """The command id of a message that is malformed otherwise; '' where it has none."""
    try:
        return msgspec.json.decode(data[:MAX_MESSAGE], type=_WithId).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""
