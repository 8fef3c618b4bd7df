"""The events of a table as text of the database (``table.events``)."""

from collections.abc import Sequence

import msgspec

from ..table import events as e

_decoder: msgspec.json.Decoder[e.Event] = msgspec.json.Decoder(e.Event)
_several: msgspec.json.Decoder[list[e.Event]] = msgspec.json.Decoder(list[e.Event])
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


def encode_several(at: float, bodies: Sequence[str]) -> str:
    """The text in which nodes tell each other these events, which happened at this time."""
    return f"{at!r} [{','.join(bodies)}]"


def decode_several(seq: int, text: str) -> list[e.Happened]:
    """The events of such a text, of which the last has the number ``seq``. Raises Unreadable."""
    at, _, bodies = text.partition(" ")
    try:
        events, time = _several.decode(bodies), float(at)
    except (msgspec.DecodeError, ValueError) as error:
        raise e.Unreadable(str(error)) from None
    first = seq - len(events) + 1
    return [e.Happened(first + k, event, time) for k, event in enumerate(events)]


def nameless(body: str, user: str) -> str:
    """The text of an event with the name of this person struck out. Raises Unreadable."""
    event = decode(body)
    if not isinstance(event, e.Seated) or event.user != user:
        return body
    return encode(msgspec.structs.replace(event, name=""))
