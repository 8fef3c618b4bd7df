"""Messages about games that are handed over."""

from typing import Annotated

from msgspec import Meta, Struct

from ...wire.bounds import Request

MOST_BYTES = 100_000
"""A record has at most so many; the longest games that were met have a quarter of it."""
MOST_SENT = 2 * MOST_BYTES + 1000
"""The bytes of a request with a record: JSON doubles the ends of lines and the quotation marks."""


class HandOver(Request, frozen=True):
    """POST /api/handed-over: keep a finished game that was played without a network."""

    record: Annotated[str, Meta(max_length=MOST_BYTES)]
    """The text of its record (docs/record.md)."""


class HandedOver(Struct, frozen=True):
    """POST /api/handed-over: what became of it."""

    table: str
    """The id of the table that has the game."""
    fresh: bool
    """Whether it was made now; false: the caller had handed this game over before."""
