"""Pages of a list, by key. A page word holds the time and the id of the last row of a page."""

import math

from ..base.refusal import Refusal

BEFORE = r"^(-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?~[0-9A-Za-z_-]*)?$"
"""The form of a page word (a regular expression); '': the first page."""


MOST = 50
"""The most rows on a page."""


def page_key(before: str) -> tuple[float, str]:
    """The time and the id in a page word; '' is the word for the first page. Raises Refusal."""
    if not before.strip():
        return math.inf, ""
    at, _, last = before.strip().partition("~")
    try:
        return float(at), last
    except ValueError:
        raise Refusal("malformed", "before: what the last answer said") from None


def page_word(at: float, last: str) -> str:
    """The page word for the page after the row with this time and id."""
    return f"{at!r}~{last}"
