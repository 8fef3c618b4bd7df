"""Client → server: the bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from .bounds import Nonce, Options, OptionValue, PersonName, Request, SeatNumber, Sequence, Word
from .clock import TimeControl


class Nothing(Request, frozen=True):
    """A request about which nothing is to be said: ``{}``."""


class SeatPlan(Request, frozen=True):
    """The occupant of a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    level: Word = ""
    """The level of a bot; '': that of its ``character``."""
    character: Word = ""
    """The bot's character; '': one that is not at the table yet."""
    name: PersonName | None = None
    """The name of a further person at this screen (``me``)."""


class PlayOn(Request, frozen=True):
    """POST /api/tables/{id}/play-on: go on from the middle of a finished game, against bots."""

    ply: Sequence
    """The log of the new table begins with so many steps of the old one's."""
    seat: SeatNumber = 0
    level: Word = ""
    """The level of the bots on the other seats; '': one that the server chooses."""
    characters: Annotated[list[Word], Meta(max_length=16)] = field(default_factory=list[str])
    """Their characters, in the order of the seats; the server chooses those that are missing."""
    nonce: Nonce = ""
    believed: bool = False
    """Draw anew what the seat could not know there, as it might have been believed."""


class NewTable(Request, frozen=True):
    """POST /api/tables. Without ``seats``: me first, the others open.

    If nobody but me and bots is to play, and ``ready`` is true, the game starts at once.
    """

    game: Word
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Options = field(default_factory=dict[str, OptionValue])
    seats: Annotated[list[SeatPlan], Meta(max_length=16)] | None = None
    public: bool = False
    delay: Annotated[int, Meta(ge=0, le=100)] = 0
    """Spectators see the game so many decisions late, until it is over."""
    hints: bool = False
    """Hints also where two or more people play; a person who plays alone against bots always has
    them."""
    rated: bool = False
    """The result changes people's ratings (docs/ratings.md): a person has one seat, bots are of the
    court, and nobody gets hints, takes back or lets a bot play for them."""
    ready: bool = True
    nonce: Nonce = ""
    time: TimeControl | None = None
    """The time that people have; null: as much as they like."""
