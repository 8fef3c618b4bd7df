"""The events of a table, which are stored as they are: each as one JSON object, whose ``t`` tells
the event (``storage.stored_events``).

Rows are kept for ever. So a field never changes its name or meaning, none is removed, the values
that it may hold are never narrowed, and a new field has a default, which is what older rows mean.

A table's events are numbered from 1 without gaps (``seq``); none is ever removed, or changed but to
strike the name of somebody who has left for good. The events of one command are stored in one
transaction: a move with the chance that follows it.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct, field

from ...core.facts.info import OptionValue
from ...match.clock import TimeControl


class _Event(Struct, frozen=True, tag_field="t"):
    pass


class _AtSeat(_Event, frozen=True):
    seat: int


class Created(_Event, frozen=True, tag="created"):
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


class Dealt(_Event, frozen=True, tag="deal"):
    """This is a try at the deal of a day. It stands right after the creation."""

    day: str
    """``2026-11-23``, see ``deal``."""


class Paired(_Event, frozen=True, tag="paired"):
    """This is a table of a tournament. It stands right after the creation."""

    tournament: str
    round: int
    """From 1."""
    shared: bool = False
    """All tables of the round play this deal: who does not sit here sees it when the round is
    over."""


class Seated(_AtSeat, frozen=True, tag="seated"):
    user: str
    name: str


class Freed(_AtSeat, frozen=True, tag="freed"):
    pass


class BotSeated(_AtSeat, frozen=True, tag="bot"):
    level: str
    character: str = ""
    """The id of the bot's character; '': none in particular."""


class ReadySaid(_AtSeat, frozen=True, tag="ready"):
    on: bool
    nonce: str


class Started(_Event, frozen=True, tag="started"):
    rules: int
    """The version of the game's rules."""


class Moved(_AtSeat, frozen=True, tag="move", omit_defaults=True):
    action: int
    forced: bool = False
    """Nothing else was possible: it was done without asking."""
    lag: float = field(default_factory=float)
    """Seconds that the line took: they are not the player's. Stored also where it is 0, which a
    default that is made anew each time does; rows without it are from before it was counted."""


class Drawn(_Event, frozen=True, tag="draw"):
    action: int


class Asked(_AtSeat, frozen=True, tag="asked"):
    """An offer to take back to ply ``to``."""

    to: int


class Answered(_AtSeat, frozen=True, tag="answered"):
    yes: bool


class TakenBack(_AtSeat, frozen=True, tag="takeback", omit_defaults=True):
    to: int
    own: bool = False
    """It was this seat that had to decide then; noted where there is a clock."""


class Resigned(_AtSeat, frozen=True, tag="resigned"):
    """The game is over; or, with a ``level``, a bot plays this seat to the end."""

    level: str = ""
    character: str = ""


class TimedOut(_AtSeat, frozen=True, tag="timeout"):
    """The seat has no time left: the game is over; or, with a ``level``, a bot plays it to the
    end."""

    level: str = ""
    character: str = ""


class Stood(_AtSeat, frozen=True, tag="stood"):
    """The clock of a seat (−1: of all) did or will not run for a time: nobody could play, or its
    person is away or asleep. With the ``begin`` of another one it takes its place."""

    begin: float
    until: float


class PauseAsked(_AtSeat, frozen=True, tag="pause"):
    """Somebody would like a pause; or (without ``on``) does not, or no longer."""

    on: bool


class Paused(_Event, frozen=True, tag="paused"):
    """All have agreed: the clocks stand."""


class Resumed(_AtSeat, frozen=True, tag="resumed"):
    """Somebody ends the pause."""


class Left(_AtSeat, frozen=True, tag="left"):
    """A bot sits in."""

    level: str
    character: str = ""


class Returned(_AtSeat, frozen=True, tag="returned"):
    pass


class Closed(_Event, frozen=True, tag="closed"):
    pass


class Removed(_Event, frozen=True, tag="removed"):
    """The host sends a person away, or (without ``on``) lets them back."""

    user: str
    on: bool


class Rematched(_Event, frozen=True, tag="rematch"):
    table: str


class Passed(_Event, frozen=True, tag="passed"):
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
