"""What happens at a table, as it is stored: one JSON object an event, told apart by ``t``.

A table's events are numbered from 1 without gaps (``seq``); none is ever changed or removed. One
command is one transaction: a move stands there together with the chance that follows from it.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec import Struct

from ..wire import OptionValue


class _Stored(Struct, frozen=True, tag_field="t"):
    pass


class _AtSeat(_Stored, frozen=True):
    seat: int


class Created(_Stored, frozen=True, tag="created"):
    user: str
    game: str
    players: int
    options: dict[str, OptionValue]
    public: bool
    commitment: str
    """Hex: the seed is drawn and promised before anybody adds a nonce."""
    delay: int = 0
    """Spectators see the game so many decisions late."""
    given: tuple[int, ...] = ()
    """The first steps, where it goes on from the middle of another game."""
    hints: bool = False
    """Bots give hints also where people play one another."""


class Seated(_AtSeat, frozen=True, tag="seated"):
    user: str
    name: str


class Freed(_AtSeat, frozen=True, tag="freed"):
    pass


class BotSeated(_AtSeat, frozen=True, tag="bot"):
    level: str
    character: str = ""
    """Who of the game's court it is; '' in old tables: nobody in particular."""


class ReadySaid(_AtSeat, frozen=True, tag="ready"):
    on: bool
    nonce: str


class Started(_Stored, frozen=True, tag="started"):
    rules: int
    """The version of the game's rules."""


class Moved(_AtSeat, frozen=True, tag="move"):
    action: int
    forced: bool = False
    """Nothing else was possible: it was done without asking."""


class Drawn(_Stored, frozen=True, tag="draw"):
    action: int


class Asked(_AtSeat, frozen=True, tag="asked"):
    """An offer to take back to ply ``to``."""

    to: int


class Answered(_AtSeat, frozen=True, tag="answered"):
    yes: bool


class TakenBack(_AtSeat, frozen=True, tag="takeback"):
    to: int


class Resigned(_AtSeat, frozen=True, tag="resigned"):
    """The game is over; or, with a ``level``, a bot plays this seat to the end."""

    level: str = ""
    character: str = ""


class Left(_AtSeat, frozen=True, tag="left"):
    """A bot sits in."""

    level: str
    character: str = ""


class Returned(_AtSeat, frozen=True, tag="returned"):
    pass


class Closed(_Stored, frozen=True, tag="closed"):
    pass


class Removed(_Stored, frozen=True, tag="removed"):
    """The host sends somebody away, or (not ``on``) lets him back."""

    user: str
    on: bool


class Rematched(_Stored, frozen=True, tag="rematch"):
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
    | Removed
    | Rematched
)


class Happened(NamedTuple):
    """An event and when it was."""

    seq: int
    """Its number at the table, from 1."""
    event: Event
    at: float
    """Seconds since 1970."""


_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def encode(event: Event) -> str:
    return _encoder.encode(event).decode()


def decode(body: str) -> Event:
    return _decoder.decode(body)
