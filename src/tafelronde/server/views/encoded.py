"""News of tables as they are sent: encoded once for all readers who may see the same.

What a reader gets follows from the table, the seats they sit on, what they have already, and what
is the same for everybody (who is there, what a bot is doing). So all spectators who have the same
are sent the same bytes.
"""

from __future__ import annotations

import itertools
from collections.abc import Hashable
from typing import Any

import msgspec

from .. import wire
from . import render
from .cache import ViewCache

KEPT = 64
"""Messages that are kept: readers of one table are sent theirs one right after the other."""
_encode = msgspec.json.Encoder().encode


class EncodedNews:
    """Messages ``table``, as JSON. The last ones are kept."""

    def __init__(self, online: render.Online) -> None:
        self._online = online
        self._kept: dict[Hashable, bytes] = {}

    def news(
        self,
        showing: ViewCache,
        user: str | None,
        since: int,
        waiting: wire.Waiting,
        watchers: int,
    ) -> bytes:
        """What ``render.news`` says to this reader, encoded."""
        table = showing.table
        you = table.seats_of(user)
        there = tuple([bool(place.user) and self._online(place.user) for place in table.places])
        key = showing, table.seq, table.status, you, since, there, waiting, watchers
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) >= KEPT:
                del self._kept[next(iter(self._kept))]
            found = _encode(_news(showing, you, since, there, waiting, watchers))
            self._kept[key] = found
        return found


def _news(
    showing: ViewCache,
    you: tuple[int, ...],
    since: int,
    there: tuple[bool, ...],
    waiting: wire.Waiting,
    watchers: int,
) -> wire.TableNews:
    """As ``render.news``, with the largest parts as JSON."""
    table = showing.table
    entries: tuple[wire.Entry, ...] = ()
    view: Any = None
    legal: Any = ()
    if table.status in ("playing", "over"):
        reader = you[0] if len(you) == 1 else None
        entries = tuple(itertools.islice(showing.entries(reader), since, None))
        view = showing.encoded_view(render.eye_of(table, you, table.player))
        if table.player in you:
            legal = showing.encoded_choices()
    seats = render.encoded_seats(render.seats(table), there)
    head = render.head_of(table, you, waiting, watchers, seats=seats, view=view, legal=legal)
    return wire.TableNews(table.id, head, min(since, table.ply), entries)
