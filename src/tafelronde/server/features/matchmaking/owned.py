"""Seeks of a person: exported, merged, deleted."""

from __future__ import annotations

from ...base.owned import OwnedRows

OWNED = (
    OwnedRows(
        "seeks",
        ("id",),
        ("id", "game", "live", "wish", "strength", "since", "seen", "table_id"),
    ),
)
