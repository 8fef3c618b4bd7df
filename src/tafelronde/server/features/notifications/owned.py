"""The notifications of a person, and their settings: exported, merged, deleted."""

from ...base.owned import SECRET, WORK, OwnedRows, because

OWNED = (
    OwnedRows(
        "news_wishes",
        (),
        ("language", "ways", "mail_hours", "mailed"),
        deleted=because(SECRET, "word"),
    ),
    OwnedRows(
        "push_subscriptions",
        ("id",),
        ("endpoint", "language", "created", "failures"),
        deleted={
            **because(SECRET, "p256dh", "auth"),
            **because("it stands in the cookie of the device", "device"),
            **because("it is the hash of the endpoint", "id"),
        },
    ),
    OwnedRows(
        "notifications",
        ("table_id", "kind"),
        ("table_id", "kind", "ply", "at"),
        deleted=because(WORK, "push_due", "mail_due", "told", "tries", "lease_node", "lease_until"),
    ),
)
