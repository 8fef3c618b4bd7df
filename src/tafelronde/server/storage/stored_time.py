"""The stored form of a time control, in a table's first event and in its card.

Rows are kept for ever. So a field never changes its name or meaning, none is removed, the values
that it may hold are never narrowed, and a new field has a default, which is what older rows mean.
"""

from __future__ import annotations

from msgspec import Struct


class StoredTime(Struct, frozen=True):
    """As ``wire.TimeControl``."""

    kind: str
    bank: int = 0
    increment: int = 0
    days: int = 0
    out: str = "bot"
