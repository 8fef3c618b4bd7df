"""Pauses on the wire: a person's quiet hours and vacation."""

from typing import Annotated

from msgspec import Meta, Struct

from .bounds import Request, Word


class OwnPauses(Struct, frozen=True):
    """GET /api/me/pauses: the caller's quiet hours and vacation."""

    quiet_from: int
    """The begin of the quiet hours, in minutes after midnight in the zone."""
    quiet_minutes: int
    """The length of the quiet hours; 0: none."""
    zone: str
    """The time zone, such as ``Europe/Amsterdam``."""
    away_until: float
    """The end of the present vacation; 0: none."""
    days_left: int
    """Days of vacation that are left; a year has 30."""


class NewPauses(Request, frozen=True):
    """POST /api/me/pauses: change the pauses; null leaves a value as it is."""

    quiet_from: Annotated[int, Meta(ge=0, le=1439)] | None = None
    quiet_minutes: Annotated[int, Meta(ge=0, le=720)] | None = None
    zone: Word | None = None
    away_days: Annotated[int, Meta(ge=0, le=30)] | None = None
    """Begin a vacation of so many days now; 0: end it."""
