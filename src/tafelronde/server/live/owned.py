"""The owned rows of the tables at which people play. What a game says of its people stands in its
events, from which a deletion strikes the names (``features/accounts/merge_and_deletion.py``)."""

from ..base.owned import WORK, OwnedRows, because

OWNED = (
    OwnedRows("members", ("table_id",), ("table_id", "ended"), own_steps=True),
    OwnedRows(
        "chats",
        ("table_id", "number"),
        ("table_id", "number", "at", "name", "seat", "body", "phrase", "hidden"),
        kept=because(WORK, "command"),
        stays=True,
        emptied=("name",),
    ),
)
