"""The days of the deal of the day: when each begins, and when its seed is published.

A day is a date of UTC, ``2026-11-23``. A try at its deal is begun on that day and has ended by the
end of the next one; then the seed comes out, and what was played is open to everybody.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

DAY = 86_400.0
"""Seconds."""


def day_at(now: float) -> str:
    """The day of this moment, in seconds since 1970."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def after(day: str, days: int = 1) -> str:
    """The day so many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def begins(day: str) -> float:
    """When tries may begin, in seconds since 1970; they may for 24 hours."""
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def comes_out(day: str) -> float:
    """When the seed is published, in seconds since 1970; what ends later does not count."""
    return begins(day) + 2 * DAY
