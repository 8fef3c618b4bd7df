"""Reading strictly what clients send."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from ..base.refusal import Refusal
from .bounds import MAX_MESSAGE


class _WithId(msgspec.Struct):
    id: str = ""


def read_message(decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
    """A client's message. Raises Refusal."""
    if len(data) > MAX_MESSAGE:
        raise Refusal("too-large", f"a message has at most {MAX_MESSAGE} bytes")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)[:300]) from None


def id_of(data: bytes) -> str:
    """The command id of a message that could not be read otherwise."""
    try:
        return msgspec.json.decode(data[:MAX_MESSAGE], type=_WithId).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


BEFORE = r"^(-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?~[0-9A-Za-z_-]*)?$"
"""The form of a page's word for the next one (a regular expression); '': the first page."""


def page_key(before: str) -> tuple[float, str]:
    """The time and the id from which a list goes back; '': from its end. Raises Refusal."""
    if not before.strip():
        return math.inf, ""
    at, _, last = before.strip().partition("~")
    try:
        return float(at), last
    except ValueError:
        raise Refusal("malformed", "before: what the last answer said") from None


def page_word(at: float, last: str) -> str:
    """The word with which to ask for the page behind a row of this time and id."""
    return f"{at!r}~{last}"
