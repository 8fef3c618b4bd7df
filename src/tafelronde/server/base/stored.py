"""Stored JSON that a newer version of the program may have written."""

import functools
import logging
from typing import TypeVar

import msgspec

from .refusal import Refusal

T = TypeVar("T")
_log = logging.getLogger("tafelronde")


def read_stored(decoder: msgspec.json.Decoder[T], body: str) -> T:
    """Read a stored body. Raises Refusal where it has a kind, an act or a word that this version
    does not know: while nodes are upgraded in turn, a newer one may have stored it, so it is left
    as it is."""
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as error:
        raise Refusal("newer", str(error)) from None


@functools.lru_cache(1000)
def leave(what: str, why: str) -> None:
    """Log, once, that this is left to nodes of a newer version."""
    _log.warning("%s is left to newer nodes, since this one cannot read it: %s", what, why)
