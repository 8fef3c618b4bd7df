"""The events of a table as text of the database (``table.events``)."""

from __future__ import annotations

import msgspec

from ..table import events as e

_decoder: msgspec.json.Decoder[e.Event] = msgspec.json.Decoder(e.Event)
_encoder = msgspec.json.Encoder()


def encode(event: e.Event) -> str:
    """The event as text of the database."""
    return _encoder.encode(event).decode()


def decode(body: str) -> e.Event:
    """The event in this text. Raises Unreadable; the usual reason is that a newer program wrote
    it."""
    try:
        return _decoder.decode(body)
    except msgspec.DecodeError as error:
        raise e.Unreadable(str(error)) from None


def nameless(body: str, user: str) -> str:
    """The text of an event with the name of this person struck out. Raises Unreadable."""
    event = decode(body)
    if not isinstance(event, e.Seated) or event.user != user:
        return body
    return encode(msgspec.structs.replace(event, name=""))
