"""Client → server: the bodies of HTTP requests."""

from typing import Annotated, Literal

from msgspec import Meta, field

from .bounds import Nonce, Options, OptionValue, PersonName, Request, SeatNumber, Sequence, Word
from .clock import TimeControl


class Nothing(Request, frozen=True):
    """The body of a request without parameters: ``{}``."""


class SeatPlan(Request, frozen=True):
    """The occupant of a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Word = ""
    """The level of a bot; '': that of its ``character``."""
    character: Word = ""
    """The bot's character; '': one that is not at the table yet."""
    name: PersonName | None = None
    """The name of a further person at this screen (``me``)."""


class AskKnown(Request, frozen=True, rename={"wanted": "for"}):
    """POST /api/tables/{id}/known: what the seat to move may know, in numbers, for programs."""

    seat: SeatNumber
    wanted: Annotated[
        list[Literal["observation", "actions", "worlds"]], Meta(min_length=1, max_length=3)
    ]
    """``observation``: all that it knows; ``actions``: the legal ones with numbers and features;
    ``worlds``: positions that may be the true one."""
    worlds: Annotated[int, Meta(ge=1, le=64)] = 1
    """The number of positions."""
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0
    """The same seed draws the same positions."""


class PlayOn(Request, frozen=True):
    """POST /api/tables/{id}/play-on: go on from the middle of a finished game, against bots."""

    ply: Sequence
    """The number of steps of the old log with which the new table begins."""
    seat: SeatNumber = 0
    level: Word = ""
    """The level of the bots on the other seats; '': one that the server chooses."""
    characters: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list[str])
    """The characters of the bots, in the order of the seats; the server chooses missing ones."""
    nonce: Nonce = ""
    believed: bool = False
    """Whether what the seat could not know at that ply is drawn anew, as it may have been."""


class NewTable(Request, frozen=True):
    """POST /api/tables: make a table. Without ``seats`` the caller has the first, the others are
    open.

    If only the caller and bots play, and ``ready`` is true, the game starts at once.
    """

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Options = field(default_factory=dict[str, OptionValue])
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] | None = None
    public: bool = False
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    """The number of decisions by which spectators see the game late, until it is over."""
    hints: bool = False
    """Whether people get hints also where two or more of them play; a person who plays alone
    against bots always may."""
    rated: bool = False
    """Whether the result changes ratings (docs/ratings.md). Then a person has one seat, bots are
    characters of the court, and nobody gets hints, takes back or lets a bot play for them."""
    ready: bool = True
    nonce: Nonce = ""
    time: TimeControl | None = None
    """The time that people have; null: no clocks."""
