"""Matchmaking on the wire: a seek as a person makes it, and as they and others see it."""

from typing import Annotated

from msgspec import Meta, Struct

from ...wire.bounds import Request, Word
from ...wire.clock import TimeControl

Players = Annotated[int, Meta(ge=1, le=16)]


class NewSeek(Request, frozen=True):
    """POST /api/seeks: seek people for a table with the usual options."""

    game: Word
    least: Players
    """The size of the smallest table that will do …"""
    most: Players
    """… and of the largest, which is preferred for a while."""
    time: TimeControl | None = None
    rated: bool = False
    near: bool = False
    """Only with people of about the same strength; waiting widens the distance."""
    bots: bool = False
    """After a while bots of like strength take the free seats, if all agree."""


class OwnSeek(Struct, frozen=True):
    """GET /api/seeks/mine: a seek of the caller's."""

    id: str
    wish: NewSeek
    waited: float
    """Seconds since it began."""
    people: int
    """The number of people who would share a table now, the caller included."""
    players: int
    """The number of people that this table needs at least."""
    bots_in: float
    """Seconds until bots may take free seats; 0: they may now, or never."""
    table: str
    """The table where it was paired; '': it is in the pool."""


class OpenSeek(Struct, frozen=True):
    """A seek in the pool that the reader could join."""

    id: str
    user: str
    name: str
    others: int
    """The number of other people who would share this person's table now."""
    missing: int
    """The number of people who are still needed at least."""
    waited: float
    """Seconds since it began."""
    wish: NewSeek
    """The body to send to POST /api/seeks in order to join."""


class OpenSeeks(Struct, frozen=True):
    """GET /api/seeks: seeks that the reader could join, the longest wait first."""

    seeks: tuple[OpenSeek, ...]
    after: str
    """Sent back as ``after`` it gets the next page; '': this is the last page."""
