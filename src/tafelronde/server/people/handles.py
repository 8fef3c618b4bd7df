"""Handles: names of which each belongs to one person, and no two look alike.

Two handles count as the same if their skeletons are equal. The idea is from Unicode Technical
Standard 39 (unicode.org/reports/tr39, "confusable detection"). In place of its table of some
thousand characters this file has a short one: letters of Latin, Cyrillic and Greek, and digits,
that look alike in common typefaces.
"""

import math
import unicodedata

from ..base.refusal import Refusal
from ..storage.store import Store

SHORTEST, LONGEST = 3, 20
PAUSE = 30 * 86_400.0
"""Seconds between two changes of a handle."""
KEPT = 90 * 86_400.0
"""Seconds for which nobody else can take a handle that was given up."""
_BETWEEN = "-_."
_ALIKE = str.maketrans(
    {
        **dict(zip("абвгдеёһіјӏкмнопрԛсѕтуԝхьԁ", "abbrdeehljlkmhonpqcstywxbd", strict=True)),
        **dict(zip("αβγεζηικμνορστυχω", "abyeznlkuvopotuxw", strict=True)),
        **dict(zip("łøđħıŋɑɡþ", "lodhlnagp", strict=True)),
        **dict(zip("01|i", "olll", strict=True)),
        "æ": "ae",
        "œ": "oe",
    }
)
"""Character → the one that it looks like; for lower case without marks."""
_TOGETHER = (("rn", "m"), ("vv", "w"))
TITLES = (
    "host", "moderator", "admin", "administrator", "tafelronde",
    "gastheer", "gastvrouw", "moderatrice", "beheerder",
    "gastgeber", "gastgeberin", "moderatorin", "administratorin",
)  # fmt: skip
"""Words of those who run the site, in the three languages; no handle and no name has them."""
OURS = ("bot", "computer", "system", "support", "gone")
"""Further handles and names that no person takes; a name may have one beside another word."""


def skeleton(handle: str) -> str:
    """The look of a handle: equal for two handles that a reader may confuse."""
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", handle).casefold())
    text = "".join(c for c in text if unicodedata.category(c)[0] != "M" and c not in _BETWEEN)
    text = text.translate(_ALIKE)
    for pair, one in _TOGETHER:
        while pair in text:
            text = text.replace(pair, one)
    return text


def clean_handle(text: str) -> str:
    """A handle as it is shown. Raises Refusal where the text cannot be one."""
    handle = unicodedata.normalize("NFC", unicodedata.normalize("NFKC", text.strip()))
    spelt = all(unicodedata.category(c)[0] in "LN" or c in _BETWEEN for c in handle)
    solid = sum(c not in _BETWEEN for c in handle)
    if not spelt or solid < SHORTEST or len(handle) > LONGEST or handle[0] in _BETWEEN:
        raise Refusal(
            "bad-handle",
            f"handle: {SHORTEST} to {LONGEST} letters and digits, with - _ . between them",
            args={"least": SHORTEST, "most": LONGEST},
        )
    if skeleton(handle) in map(skeleton, (*TITLES, *OURS)):
        raise Refusal("handle-taken", "handle: this one is the program's own")
    return handle


async def take_handle(store: Store, user: str, text: str) -> None:
    """Give a person this handle. Raises Refusal where it is not valid, is taken, or the last change
    was too recent."""
    handle = clean_handle(text)
    now = store.now()
    rows = await store.read("SELECT handle, changed FROM accounts WHERE user_id = $1", user)
    old, changed = rows[0] if rows else ("", 0.0)
    if handle == old:
        return
    if old and changed + PAUSE > now:
        left = changed + PAUSE - now
        days = math.ceil(left / 86_400)
        raise Refusal(
            "handle-too-soon", "it was changed not long ago", args={"days": days}, retry_after=left
        )
    form = skeleton(handle)
    sql = (
        "INSERT INTO handles (skeleton, user_id, until) VALUES ($1, $2, 0)"
        " ON CONFLICT (skeleton) DO UPDATE SET user_id = excluded.user_id, until = 0"
        " WHERE handles.user_id = excluded.user_id OR (handles.until > 0 AND handles.until < $3)"
    )
    taken = await store.write(sql, form, user, now)
    if taken != 1:
        raise Refusal("handle-taken", "somebody has it, or one that looks like it")
    sql = (
        "INSERT INTO accounts (user_id, handle, skeleton, changed, email)"
        " VALUES ($1, $2, $3, $4, '') ON CONFLICT (user_id) DO UPDATE SET"
        " handle = excluded.handle, skeleton = excluded.skeleton, changed = excluded.changed"
    )
    await store.write(sql, user, handle, form, now)
    sql = "UPDATE handles SET until = $1 WHERE user_id = $2 AND skeleton <> $3 AND until = 0"
    await store.write(sql, now + KEPT, user, form)


async def handle_of(store: Store, user: str) -> str:
    """The handle of a person; '' where they have none."""
    return await store.first("SELECT handle FROM accounts WHERE user_id = $1", user, default="")
