"""The events of a table. Each is stored as one JSON object, whose ``t`` names the event
(``storage.stored_events``).

Rows are kept for ever. So a field never changes its name or meaning, none is removed, its allowed
values never become fewer, and a new field has a default, which is what older rows mean. A table's
events are numbered from 1 without gaps (``seq``). None is ever removed, and none is changed, except
to remove the name of a deleted person. The events of one command are stored in one transaction: a
move with the chance that follows it.
"""

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
    """The commitment to the seed, in hex, made before anybody adds a nonce."""
    delay: int = 0
    """The number of decisions by which spectators see the game late."""
    given: tuple[int, ...] = ()
    """The first steps, where the game goes on from the middle of another."""
    hints: bool = False
    """Whether people get hints also where they play one another."""
    rated: bool = False
    """Whether the result changes ratings."""
    time: TimeControl | None = None
    """The time that people have; None: no clocks."""


class Dealt(_Event, frozen=True, tag="deal"):
    """The table is a try at the deal of a day. The event stands right after ``Created``."""

    day: str
    """The day, ``2026-11-23``; see ``deal``."""


class Paired(_Event, frozen=True, tag="paired"):
    """The table belongs to a tournament. The event stands right after ``Created``."""

    tournament: str
    round: int
    """The round, from 1."""
    shared: bool = False
    """Whether all tables of the round play this deal; then others see this table only when the
    round is over."""


class HandedIn(_Event, frozen=True, tag="handed-in"):
    """The game was played without a network, and its owner handed in the record. Nothing in it is
    known but by their word, so it counts nowhere. The event stands right after ``Created``."""

    started: float
    """When it began, by the record."""
    takebacks: tuple[int, ...] = ()
    """The plies from and to which each takeback went, one after the other: the undone steps are not
    in a record."""


class Seated(_AtSeat, frozen=True, tag="seated", omit_defaults=True):
    user: str
    name: str
    standing: str = ""
    """The standing of the person when they sat down (``wire.shown.Standing``); '': not noted."""


class Freed(_AtSeat, frozen=True, tag="freed"):
    pass


class BotSeated(_AtSeat, frozen=True, tag="bot"):
    level: str
    character: str = ""
    """The id of the bot's character; '': none."""


class ReadySaid(_AtSeat, frozen=True, tag="ready"):
    on: bool
    nonce: str


class Started(_Event, frozen=True, tag="started"):
    rules: int
    """The version of the game's rules."""


class Moved(_AtSeat, frozen=True, tag="move", omit_defaults=True):
    action: int
    forced: bool = False
    """Whether it was the only legal action, and so was played without asking."""
    lag: float = field(default_factory=float)
    """Seconds that the connection took, for which the player does not pay. A row without it is from
    before it was measured; ``default_factory`` has 0 stored too, despite ``omit_defaults``."""


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
    """Whether this seat itself had to decide then; only stored where there is a clock."""


class Resigned(_AtSeat, frozen=True, tag="resigned"):
    """A seat gives up: the game is over; or, with a ``level``, a bot plays the seat to the end."""

    level: str = ""
    character: str = ""


class TimedOut(_AtSeat, frozen=True, tag="timeout"):
    """The seat has no time left: the game is over; or, with a ``level``, a bot plays it to the
    end."""

    level: str = ""
    character: str = ""


class Stood(_AtSeat, frozen=True, tag="stood"):
    """The clock of a seat (−1: of all) stood or will stand for a time: nobody could play, or its
    person has a pause. It replaces an earlier one with the same ``begin``."""

    begin: float
    until: float


class PauseAsked(_AtSeat, frozen=True, tag="pause"):
    """A seat asks for a pause or agrees to one; ``on: false``: it declines or withdraws."""

    on: bool


class Paused(_Event, frozen=True, tag="paused"):
    """All have agreed to a pause: the clocks stand."""


class Resumed(_AtSeat, frozen=True, tag="resumed"):
    """A seat ends the pause."""


class Left(_AtSeat, frozen=True, tag="left", omit_defaults=True):
    """A bot sits in for the seat's person."""

    level: str
    character: str = ""
    timed: bool = False
    """Whether it sits in because their time was out; from then on their seat has no clock."""


class Returned(_AtSeat, frozen=True, tag="returned"):
    pass


class Closed(_Event, frozen=True, tag="closed"):
    pass


class Removed(_Event, frozen=True, tag="removed"):
    """The host removes a person from the table; ``on: false``: lets them back."""

    user: str
    on: bool


class Rematched(_Event, frozen=True, tag="rematch"):
    table: str


class Passed(_Event, frozen=True, tag="passed"):
    """A merge or deletion: all that ``user`` has at this table belongs to ``to`` from now on; or to
    nobody (''), and their name is gone from the table."""

    user: str
    to: str = ""


Event = (
    Created
    | Dealt
    | Paired
    | HandedIn
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
    """Events that this program cannot read, or that are impossible by its rules: a newer program
    wrote them, or they are damaged."""


class Happened(NamedTuple):
    """An event with its number and time."""

    seq: int
    """The number of the event at its table, from 1."""
    event: Event
    at: float
    """Seconds since 1970."""
