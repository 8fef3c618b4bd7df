"""News of tables as they are sent: encoded once for all readers who may see the same.

What a reader gets follows from the table, the seats they sit on, what they have already, and what
is the same for everybody (who is there, what a bot is doing). So all spectators who have the same
are sent the same bytes.
"""

from collections.abc import Callable
from functools import partial

import msgspec

from ..wire.shown import Waiting
from . import render
from .cache import Here, ViewCache
from .seats import there

KEPT = 64
"""Messages that are kept: readers of one table are sent theirs one right after the other."""
_encode = msgspec.json.Encoder().encode


_Kept = tuple[ViewCache, int, str, Here, Waiting, int, tuple[int, ...], int]
"""A message by all that it follows from: first what is the same for all readers, then the reader's
seats, and what they have of the log."""


class EncodedNews:
    """Messages ``table``, as JSON. The last ones are kept."""

    def __init__(self, shows: Callable[[str | None, str], bool]) -> None:
        """``shows`` says whether a reader may see that a person is there."""
        self._shows = shows
        self._kept: dict[_Kept, bytes] = {}

    def news(
        self, views: ViewCache, user: str | None, since: int, waiting: Waiting, watchers: int
    ) -> bytes:
        """The news for this reader (``render.news``), encoded."""
        table = views.table
        you, here = table.seats_of(user), there(table, partial(self._shows, user))
        key = views, table.seq, table.status, here, waiting, watchers, you, since
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                oldest = next(iter(self._kept))
                del self._kept[oldest]
                oldest[0].forget(oldest[1])
            message = render.news_of(views, you, since, here, waiting, watchers)
            found = self._kept[key] = _encode(message)
        return found
