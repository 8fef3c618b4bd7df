"""The owned rows of the tables about people: identities, what signs them in, relations, pauses."""

from ..base.owned import OTHERS, SECRET, OwnedRows, because

_HASH = because(SECRET, "hash")
_GONE = "it is about an identity that is gone, and nobody can ask for its export"

OWNED = (
    OwnedRows(
        "users",
        exported=("name", "created", "folded", "presence", "challenges", "look", "was"),
        owner="id",
        own_steps=True,
    ),
    OwnedRows("accounts", exported=("handle", "skeleton", "changed", "email"), own_steps=True),
    OwnedRows("handles", ("skeleton",), ("skeleton", "until"), stays=True, own_steps=True),
    OwnedRows(
        "departed",
        kept=because(_GONE, "into_id", "at", "done", "lease_node", "lease_until"),
        stays=True,
        own_steps=True,
    ),
    OwnedRows("passkeys", ("id",), ("id", "name", "created", "used", "public_key", "count")),
    OwnedRows("recovery_codes", ("hash",), deleted=_HASH),
    OwnedRows(
        "one_time_tokens", ("hash",), ("purpose", "until"), deleted=because(SECRET, "hash", "value")
    ),
    OwnedRows("codes", ("hash",), ("until",), deleted=_HASH),
    OwnedRows(
        "devices",
        ("id",),
        ("label", "created", "seen", "gone"),
        deleted=because("it stands in the cookie of the device", "id"),
    ),
    OwnedRows("tokens", ("hash",), ("user_id", "scope", "created"), deleted=_HASH, owner="owner"),
    OwnedRows("follows", ("other",), ("other", "since")),
    OwnedRows("follows", ("user_id",), deleted=because(OTHERS, "user_id", "since"), owner="other"),
    OwnedRows("blocks", ("other",), ("other", "since")),
    OwnedRows("blocks", ("user_id",), deleted=because(OTHERS, "user_id", "since"), owner="other"),
    OwnedRows("mutes", ("other",), ("other", "since")),
    OwnedRows("mutes", ("user_id",), deleted=because(OTHERS, "user_id", "since"), owner="other"),
    OwnedRows("quiet_hours", (), ("quiet_from", "quiet_minutes", "zone")),
    OwnedRows("vacations", ("begin",), ("begin", "until")),
)
