"""The games that a person has handed over: exported, merged, deleted."""

from __future__ import annotations

from ...base.owned import OwnedRows

OWNED = (OwnedRows("handed_over", ("game",), ("game", "table_id", "at")),)
