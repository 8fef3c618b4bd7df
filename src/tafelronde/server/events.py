"""What happens at a table, as it is stored: one JSON object an event, told apart by ``t``.

A table's events are numbered from 1 without gaps (``seq``); none is ever changed or removed. One
command is one transaction: a move stands there together with the chance that follows from it.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Struct

OptionValue = bool | int | str


class Created(Struct, frozen=True, tag="created", tag_field="t"):
    user: str
    game: str
    players: int
    options: dict[str, OptionValue]
    public: bool
    commitment: str
    """Hex: the seed is drawn and promised before anybody adds a nonce."""


class Seated(Struct, frozen=True, tag="seated", tag_field="t"):
    seat: int
    user: str
    name: str


class Freed(Struct, frozen=True, tag="freed", tag_field="t"):
    seat: int


class BotSeated(Struct, frozen=True, tag="bot", tag_field="t"):
    seat: int
    level: str


class ReadySaid(Struct, frozen=True, tag="ready", tag_field="t"):
    seat: int
    on: bool
    nonce: str


class Started(Struct, frozen=True, tag="started", tag_field="t"):
    rules: int
    """The version of the game's rules."""


class Moved(Struct, frozen=True, tag="move", tag_field="t"):
    seat: int
    action: int


class Drawn(Struct, frozen=True, tag="draw", tag_field="t"):
    action: int


class Asked(Struct, frozen=True, tag="asked", tag_field="t"):
    """An offer to take back to ply ``to``."""

    seat: int
    to: int


class Answered(Struct, frozen=True, tag="answered", tag_field="t"):
    seat: int
    yes: bool


class TakenBack(Struct, frozen=True, tag="takeback", tag_field="t"):
    seat: int
    to: int


class Resigned(Struct, frozen=True, tag="resigned", tag_field="t"):
    seat: int


class Left(Struct, frozen=True, tag="left", tag_field="t"):
    """A bot sits in."""

    seat: int
    level: str


class Returned(Struct, frozen=True, tag="returned", tag_field="t"):
    seat: int


class Closed(Struct, frozen=True, tag="closed", tag_field="t"):
    pass


class Rematched(Struct, frozen=True, tag="rematch", tag_field="t"):
    table: str


Event = (
    Created
    | Seated
    | Freed
    | BotSeated
    | ReadySaid
    | Started
    | Moved
    | Drawn
    | Asked
    | Answered
    | TakenBack
    | Resigned
    | Left
    | Returned
    | Closed
    | Rematched
)


class Row(NamedTuple):
    """An event as it is stored."""

    seq: int
    at: float
    """Seconds since 1970."""
    body: str


_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def encode(event: Event) -> str:
    return _encoder.encode(event).decode()


def decode(body: str) -> Event:
    return _decoder.decode(body)
