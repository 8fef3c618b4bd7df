"""Server → client: the deal of the day."""

from typing import Literal

from msgspec import Struct

from ...wire.shown import Seat


class DealTry(Struct, frozen=True):
    """A person's try in the list of a day."""

    rank: int
    """The rank from 1; equal tries share a rank."""
    user: str
    name: str
    table: str
    """The table of the game, to replay it."""
    result: Literal["won", "shared", "lost", "resigned"]
    points: float
    """The person's own points, as the game counts them …"""
    lead: float
    """… and how far these are ahead of the best of the others."""


class DealPar(Struct, frozen=True):
    """The result of a bot on the deal, in the seat of the person and against the same opponents."""

    level: str
    result: Literal["won", "shared", "lost", "resigned"]
    points: float
    lead: float
    """The lead, as in ``DealTry``."""
    table: str
    """The table of the game, to replay it; '': it was not kept."""


class Deal(Struct, frozen=True):
    """GET /api/deals/{day}: the deal of a day, and the reader's own try at it."""

    day: str
    """A date of UTC, ``2026-11-23``."""
    game: str
    options: dict[str, bool | int | str]
    seats: tuple[Seat, ...]
    """The seats with their bots; the person's seat is open."""
    seat: int
    """The person's seat."""
    commitment: str
    """The promise of the seed, hex."""
    made: float
    """When the seed was drawn and promised."""
    begins: float
    ends: float
    """Tries begin before this moment."""
    comes_out: float
    """A try must end before this moment; then the seed and all tables of the deal are published."""
    seed: str
    """Hex; '' until it is published."""
    played: int
    """The number of people who have ended their try."""
    table: str
    """The table of the reader's try; '': they have not begun one."""
    state: Literal["", "playing", "over"]
    """The state of the reader's try."""
    best: DealTry | None
    """The best try. It and the bots' results are told when the reader has ended their own try, and
    to all once the deal is published."""
    pars: tuple[DealPar, ...]
    """The results of the bots, one of each level that has played it."""
    pars_due: int
    """The number of bots that have yet to play it."""


class Deals(Struct, frozen=True):
    """GET /api/deals: the deals of the days, tomorrow's first."""

    now: float
    """The server's time."""
    deals: tuple[Deal, ...]
    before: str
    """The word for the next page; '': this is the last one."""
    streak: int
    """The days in a row, up to today or yesterday, whose deal the reader has played to its end."""


class DealTries(Struct, frozen=True):
    """GET /api/deals/{day}/tries: the compared tries of a day, the best first.

    A victory ranks before a shared one, then comes a lost game, then a resigned one; among equals
    the lead over the best of the others decides.
    """

    tries: tuple[DealTry, ...]
    you: DealTry | None
    """The reader's own try, also if it is on another page."""
    played: int
    before: str
    """The word for the next page; '': this is the last one."""
    friends: tuple[DealTry, ...]
    """On the first page: the tries of people whom the reader follows."""
