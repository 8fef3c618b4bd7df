"""Server → client: the deal of the day."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ...wire.shown import Seat


class Deal(Struct, frozen=True):
    """GET /api/deals/{day}: what everybody plays on a day, and the reader's own try."""

    day: str
    """A date of UTC, ``2026-11-23``."""
    game: str
    options: dict[str, bool | int | str]
    seats: tuple[Seat, ...]
    """Who sits there; the person's seat is open."""
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
    """Tries end before this moment; then the seed is published, and all games with it."""
    seed: str
    """Hex; '' until it comes out."""
    played: int
    """How many have ended their try."""
    table: str
    """The table of the reader's try; '': they have not begun."""
    state: Literal["", "playing", "over"]
    """How far the reader's try is."""


class Deals(Struct, frozen=True):
    """GET /api/deals: the deals of the days, tomorrow's first."""

    now: float
    """The server's time."""
    deals: tuple[Deal, ...]
    before: str
    """Ask with it for those before; '': these were the first ever."""


class DealTry(Struct, frozen=True):
    """Somebody's try in the list of its day."""

    rank: int
    """From 1; those who came to the same share it."""
    user: str
    name: str
    table: str
    """The game, to be replayed."""
    result: Literal["won", "shared", "lost", "resigned"]
    points: float
    """What the game counts: their own points …"""
    lead: float
    """… and by how much they are ahead of the best of the others."""


class DealTries(Struct, frozen=True):
    """GET /api/deals/{day}/tries: what the tries of a day came to, the best first.

    A victory goes before a shared one, then a lost game, then one that was given up; after that the
    lead over the best of the others decides.
    """

    tries: tuple[DealTry, ...]
    you: DealTry | None
    """The reader's own, wherever it stands."""
    played: int
    before: str
    """Ask with it for those further down; '': these were the last."""
