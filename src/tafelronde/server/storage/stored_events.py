"""The events of a table as text of the database (``table.events``)."""

from __future__ import annotations

import msgspec

from ..table import events as e

_decoder: msgspec.json.Decoder[e.Event] = msgspec.json.Decoder(e.Event)
_encoder = msgspec.json.Encoder()


def encode(event: e.Event) -> str:
    """The event as it is stored."""
    return _encoder.encode(event).decode()


def decode(body: str) -> e.Event:
    """The event that was stored so. Raises Unreadable, as a rule since a newer program wrote it."""
    try:
        return _decoder.decode(body)
    except msgspec.DecodeError as error:
        raise e.Unreadable(str(error)) from None


def nameless(body: str, user: str) -> str:
    """A stored event without the name of this person. Raises Unreadable."""
    event = decode(body)
    if not isinstance(event, e.Seated) or event.user != user:
        return body
    return encode(msgspec.structs.replace(event, name=""))
