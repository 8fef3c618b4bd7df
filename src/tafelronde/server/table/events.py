"""The events of a table. ``storage.stored_events`` says how they are stored.

A table's events are numbered from 1 without gaps (``seq``); none is ever removed, or changed but to
strike the name of somebody who has left for good. The events of one command are stored in one
transaction: a move with the chance that follows it.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from ...core.info import OptionValue


class TimeControl(Struct, frozen=True):
    """The time that people have, as ``wire.TimeControl`` tells."""

    kind: str
    bank: int = 0
    increment: int = 0
    days: int = 0
    out: str = "bot"


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
    rated: bool = False
    """The result changes the ratings of the people."""
    time: TimeControl | None = None
    """The time that people have; None: as much as they like."""


class Dealt(Struct, frozen=True):
    """This is a try at the deal of a day. It stands right after the creation."""

    day: str
    """``2026-11-23``, see ``deal``."""


class Paired(Struct, frozen=True):
    """This is a table of a tournament. It stands right after the creation."""

    tournament: str
    round: int
    """From 1."""
    shared: bool = False
    """All tables of the round play this deal: who does not sit here sees it when the round is
    over."""


class Seated(_AtSeat, frozen=True):
    user: str
    name: str


class Freed(_AtSeat, frozen=True):
    pass


class BotSeated(_AtSeat, frozen=True):
    level: str
    character: str = ""
    """The id of the bot's character; '': none in particular."""


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
    lag: float = 0.0
    """Seconds that the line took: they are not the player's."""


class Drawn(Struct, frozen=True):
    action: int


class Asked(_AtSeat, frozen=True):
    """An offer to take back to ply ``to``."""

    to: int


class Answered(_AtSeat, frozen=True):
    yes: bool


class TakenBack(_AtSeat, frozen=True):
    to: int
    own: bool = False
    """It was this seat that had to decide then; noted where there is a clock."""


class Resigned(_AtSeat, frozen=True):
    """The game is over; or, with a ``level``, a bot plays this seat to the end."""

    level: str = ""
    character: str = ""


class TimedOut(_AtSeat, frozen=True):
    """The seat has no time left: the game is over; or, with a ``level``, a bot plays it to the
    end."""

    level: str = ""
    character: str = ""


class Stood(_AtSeat, frozen=True):
    """The clock of a seat (−1: of all) did or will not run for a time: nobody could play, or its
    person is away or asleep. With the ``begin`` of another one it takes its place."""

    begin: float
    until: float


class PauseAsked(_AtSeat, frozen=True):
    """Somebody would like a pause; or (without ``on``) does not, or no longer."""

    on: bool


class Paused(Struct, frozen=True):
    """All have agreed: the clocks stand."""


class Resumed(_AtSeat, frozen=True):
    """Somebody ends the pause."""


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


class Passed(Struct, frozen=True):
    """All that a person has at this table is ``to``'s from now on, another identity of theirs; or
    nobody's (''), since they have left for good: then nobody reads their name here any more."""

    user: str
    to: str = ""


Event = (
    Created
    | Dealt
    | Paired
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
    | TimedOut
    | Stood
    | PauseAsked
    | Paused
    | Resumed
    | Left
    | Returned
    | Closed
    | Removed
    | Rematched
    | Passed
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
