"""The reviews for which a person waited: exported, merged, deleted."""

from ...base.owned import WORK, OwnedRows, because

OWNED = (
    OwnedRows(
        "reviews",
        ("table_id",),
        ("table_id", "asked", "ready"),
        kept={
            **because(WORK, "judge", "rules", "done", "total", "error", "wanted_until"),
            **because(WORK, "lease_node", "lease_until"),
            **because("the table shows it, as far as its reader may know it", "body"),
        },
        stays=True,
    ),
)
