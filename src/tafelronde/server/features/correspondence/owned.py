"""The answers that a person has left: exported, merged, deleted."""

from __future__ import annotations

from ...base.owned import OwnedRows

OWNED = (OwnedRows("answers", ("table_id", "seat"), ("table_id", "seat", "seq", "ply", "lines")),)
