"""Text that people write to be read by others: names and chat, without what cannot be seen."""

from __future__ import annotations

import unicodedata

from .refusal import Refusal

LONGEST_NAME = 40
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that count as letters, marks or signs, and of which nothing is seen."""


def visible(text: str, keep: str = "") -> str:
    """The text without characters that are not seen: control characters, what turns the direction
    of writing, spaces without width and so on; those of ``keep`` stay."""
    return "".join(c for c in text if (c.isprintable() and c not in _BLANK) or c in keep)


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no invisible characters. Raises Refusal."""
    kept = " ".join(visible(name).split())[:LONGEST_NAME].strip()
    if not any(unicodedata.category(c)[0] in "LNPS" for c in kept):
        raise Refusal("bad-name", "a name has at least one visible character")
    return kept


def clean_chat(text: str) -> str:
    """A line of chat as it is shown; it may be broken into lines. Raises Refusal."""
    kept = visible(text, keep="\n").strip()
    if not kept:
        raise Refusal("malformed", "nothing is said")
    return kept
