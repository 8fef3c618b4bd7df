"""The games that a person has handed over: exported, merged, deleted."""

from ...base.owned import OwnedRows

OWNED = (OwnedRows("handed_over", ("game",), ("game", "table_id", "at")),)
