"""The events of a table. ``storage.stored_events`` says how they are stored.

A table's events are numbered from 1 without gaps (``seq``); none is ever changed or removed. The
events of one command are stored in one transaction: a move with the chance that follows it.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from ...core.info import OptionValue


class _AtSeat(Struct, frozen=True):
    seat: int


class Created(Struct, frozen=True):
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


class Seated(_AtSeat, frozen=True):
    user: str
    name: str


class Freed(_AtSeat, frozen=True):
    pass


class BotSeated(_AtSeat, frozen=True):
    level: str
    character: str = ""
    """The id of the bot's character; '' in old tables: none in particular."""


class ReadySaid(_AtSeat, frozen=True):
    on: bool
    nonce: str


class Started(Struct, frozen=True):
    rules: int
    """The version of the game's rules."""


class Moved(_AtSeat, frozen=True):
    action: int
    forced: bool = False
    """Nothing else was possible: it was done without asking."""


class Drawn(Struct, frozen=True):
    action: int


class Asked(_AtSeat, frozen=True):
    """An offer to take back to ply ``to``."""

    to: int


class Answered(_AtSeat, frozen=True):
    yes: bool


class TakenBack(_AtSeat, frozen=True):
    to: int


class Resigned(_AtSeat, frozen=True):
    """The game is over; or, with a ``level``, a bot plays this seat to the end."""

    level: str = ""
    character: str = ""


class Left(_AtSeat, frozen=True):
    """A bot sits in."""

    level: str
    character: str = ""


class Returned(_AtSeat, frozen=True):
    pass


class Closed(Struct, frozen=True):
    pass


class Removed(Struct, frozen=True):
    """The host sends a person away, or (without ``on``) lets them back."""

    user: str
    on: bool


class Rematched(Struct, frozen=True):
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


class Unreadable(Exception):
    """Events that this program cannot read, or that cannot have happened by the rules it knows: a
    newer program wrote them, or they were damaged."""


class Happened(NamedTuple):
    """An event and when it was."""

    seq: int
    """Its number at the table, from 1."""
    event: Event
    at: float
    """Seconds since 1970."""
