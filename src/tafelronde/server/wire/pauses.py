"""When somebody rests: no clock of days runs out for them, and nothing is sent to them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .bounds import Request, Word


class Rest(Struct, frozen=True):
    """GET /api/me/rest: the caller's quiet hours and vacation."""

    quiet_from: int
    """Minutes after midnight, in the zone."""
    quiet_minutes: int
    """How long; 0: none."""
    zone: str
    """As ``Europe/Amsterdam``."""
    away_until: float
    """The end of the vacation that one is on; 0: one is here."""
    days_left: int
    """Days of vacation that are left of this year."""


class NewRest(Request, frozen=True):
    """POST /api/me/rest: change them; null leaves it as it is."""

    quiet_from: Annotated[int, Meta(ge=0, le=1439)] | None = None
    quiet_minutes: Annotated[int, Meta(ge=0, le=720)] | None = None
    zone: Word | None = None
    away_days: Annotated[int, Meta(ge=0, le=30)] | None = None
    """Be on vacation for so many days from now; 0: be back."""
