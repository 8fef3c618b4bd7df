"""Seeks of a person: exported, merged, deleted."""

from ...base.owned import OwnedRows

OWNED = (
    OwnedRows(
        "seeks", ("id",), ("id", "game", "live", "wish", "strength", "since", "seen", "table_id")
    ),
)
