"""News of tables as they are sent: encoded once for all readers who may see the same.

What a reader gets follows from the table, the seats they sit on, what they have already, and what
is the same for everybody (who is there, what a bot is doing). So all spectators who have the same
are sent the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

import msgspec
from msgspec.structs import replace

from ..table.table import Table
from ..wire.messages import TableNews
from ..wire.shown import Head, Waiting
from . import render
from .cache import ViewCache
from .seats import encoded_seats, seats_of

KEPT = 64
"""Messages that are kept: readers of one table are sent theirs one right after the other."""
_encode = msgspec.json.Encoder().encode


_Kept = tuple[
    ViewCache, int, str, tuple[bool, ...], Waiting, int, tuple[int, ...], int
]  # fmt: skip
"""A message by all that it follows from: first what is the same for all readers, then the reader's
seats, and what they have of the log."""


class EncodedNews:
    """Messages ``table``, as JSON. The last ones are kept."""

    def __init__(self, shows: Callable[[str | None, str], bool]) -> None:
        """``shows`` says whether a reader may see that a person is there."""
        self._shows = shows
        self._kept: dict[_Kept, bytes] = {}
        self._shared: tuple[tuple[Hashable, ...], Head] | None = None
        """The part of the last head that is the same for all readers, and of what."""

    def news(
        self,
        views: ViewCache,
        user: str | None,
        since: int,
        waiting: Waiting,
        watchers: int,
    ) -> bytes:
        """What ``render.news`` says to this reader, encoded."""
        table = views.table
        you = table.seats_of(user)
        shows = self._shows
        there = tuple([bool(place.user) and shows(user, place.user) for place in table.places])
        key = views, table.seq, table.status, there, waiting, watchers, you, since
        found = self._kept.get(key)
        if found is None:
            for_all = key[:6]
            if self._shared is None or self._shared[0] != for_all:
                self._shared = for_all, _shown_to_all(table, there, waiting, watchers)
            if len(self._kept) >= KEPT:
                oldest = next(iter(self._kept))
                del self._kept[oldest]
                oldest[0].forget(oldest[1])
            found = self._kept[key] = _encode(_news(views, you, since, self._shared[1]))
        return found


def _shown_to_all(table: Table, there: tuple[bool, ...], waiting: Waiting, watchers: int) -> Head:
    """What is the same in all readers' heads: a head for nobody in particular."""
    seats = encoded_seats(seats_of(table), there)
    return render.head_of(table, (), waiting, watchers, seats=seats, view=None, legal=())


def _news(views: ViewCache, you: tuple[int, ...], since: int, shared: Head) -> TableNews:
    """As ``render.news``, with the largest parts as JSON."""
    table = views.table
    eye = render.eye_of(you, table.player)
    view, entries = None, ()
    if table.status in ("playing", "over"):
        view = views.encoded_view(eye)
        entries = tuple(views.entries(you[0] if len(you) == 1 else None)[since:])
    head = replace(
        shared,
        you=you,
        eye=-1 if eye is None else eye,
        view=view,
        legal=views.encoded_choices() if table.player in you else (),
        undo=render.undo(table, you),
    )
    return TableNews(table.id, head, min(since, table.ply), entries)
