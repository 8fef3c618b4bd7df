"""The days of the deal of the day: when each begins, and when its seed is published.

A day is a date in UTC, ``2026-11-23``. A try at its deal begins on that day and ends by the end of
the next one. Then the seed is published, and the tries are open to everybody.
"""

from datetime import UTC, date, datetime, timedelta

DAY = 86_400.0
"""Seconds in a day."""


def day_at(now: float) -> str:
    """The day of a time in seconds since 1970."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def after(day: str, days: int = 1) -> str:
    """The day that is ``days`` days after ``day``."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def begins(day: str) -> float:
    """The time from which tries may begin, for 24 hours, in seconds since 1970."""
    return datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC).timestamp()


def comes_out(day: str) -> float:
    """The time when the seed is published, in seconds since 1970; a try that ends later does not
    count."""
    return begins(day) + 2 * DAY
