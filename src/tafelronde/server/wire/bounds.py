"""The types of fields with their bounds."""

from typing import Annotated

from msgspec import Meta, Struct

MAX_MESSAGE = 16_384
"""Bytes that one message from a client may have."""

KEPT = r"^[^\x00]*$"
"""Text that every database can store: PostgreSQL's text cannot have the character 0."""
Word = Annotated[str, Meta(max_length=64, pattern=KEPT)]
"""An id, or the name of a thing."""
PersonName = Annotated[str, Meta(min_length=1, max_length=160)]
"""At most 40 characters as a reader counts them (``base.text``): an emoji has many code points."""
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Nonce = Annotated[str, Meta(max_length=200, pattern=KEPT)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Sequence = Annotated[int, Meta(ge=0, le=2**31 - 1)]
CommandId = Annotated[str, Meta(min_length=1, max_length=64, pattern=KEPT)]
LATER = Meta(extra={"later": True})
"""A mark of a field that an answer has got since database step 0026: while nodes are upgraded in
turn, a page of the newest one is answered by earlier ones without the field. So it is optional in
the client's types."""
OptionValue = bool | int | Annotated[str, Meta(max_length=12_000)]
"""The value of an option; the longest are data sets."""
Options = Annotated[dict[Word, OptionValue], Meta(max_length=32)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """The base of everything that a client may send; unknown fields are refused."""
