"""Pages of a list, by key. A page word holds the time and the id of the last row of a page."""

import math
from collections.abc import Callable, Sequence
from typing import TypeVar

from ..base.refusal import Refusal

BEFORE = r"^(-?[0-9]+(\.[0-9]+)?(e[+-]?[0-9]+)?~[0-9A-Za-z_-]*)?$"
"""The form of a page word (a regular expression); '': the first page."""


T = TypeVar("T")
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


def cut_page(
    rows: Sequence[T], most: int, key: Callable[[T], tuple[float, str]]
) -> tuple[Sequence[T], str]:
    """The first ``most`` of these rows, of which one more was asked for, and the page word for the
    next page; '': this is the last one. ``key``: the time and the id of a row."""
    return rows[:most], page_word(*key(rows[most - 1])) if len(rows) > most else ""
