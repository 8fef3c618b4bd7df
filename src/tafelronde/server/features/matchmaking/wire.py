"""Looking for people to play with: what somebody asks for, and what they and others see of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from ...wire.bounds import Request, Word
from ...wire.clock import TimeControl

Players = Annotated[int, Meta(ge=1, le=16)]


class NewSeek(Request, frozen=True):
    """POST /api/seeks: look for people for a table with the usual options."""

    game: Word
    least: Players
    """The fewest who play together …"""
    most: Players
    """… and the most; after a while a smaller table will do."""
    time: TimeControl | None = None
    rated: bool = False
    near: bool = False
    """With people of about one's strength; the longer one waits, the further off they may be."""
    bots: bool = False
    """After a while bots of like strength take the free seats, if all agree."""


class OwnSeek(Struct, frozen=True):
    """GET /api/seeks/mine: what one looks for."""

    id: str
    wish: NewSeek
    waited: float
    """Seconds."""
    people: int
    """How many would sit together now, oneself included."""
    players: int
    """How many must be there at least."""
    bots_in: float
    """Seconds until bots may take free seats; 0: they may, or never will."""
    table: str
    """The table that was found; '': none yet."""


class OpenSeek(Struct, frozen=True):
    """Somebody who looks for people."""

    id: str
    user: str
    name: str
    others: int
    """So many wait together with them."""
    missing: int
    """So many more are needed at least."""
    waited: float
    """Seconds."""
    wish: NewSeek
    """Whoever asks for the same joins them."""


class OpenSeeks(Struct, frozen=True):
    """GET /api/seeks: those with whom the reader could sit, who has waited longest first."""

    seeks: tuple[OpenSeek, ...]
    after: str
    """Ask with it for the next ones; '': these were the last."""
