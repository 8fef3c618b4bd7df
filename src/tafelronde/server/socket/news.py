"""News of a table for a reader: made when it can be sent."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import msgspec

from ..base.refusal import Refusal
from ..live.live_table import LiveTable
from ..live.tables import Tables
from ..people.relations import Relations
from ..table.gate import has_a_seal
from ..views.encoded import EncodedNews
from ..wire.messages import Chat, Chats

_encode = msgspec.json.Encoder().encode


@dataclass(slots=True)
class Subscription:
    """The last news of a table that a reader was sent."""

    seq: int
    chat: int = -1
    """The last line it got; −1: none yet."""
    chat_due: bool = True


class News:
    """Makes the messages of all sockets of this node."""

    def __init__(
        self, tables: Tables, relations: Relations, watchers: Mapping[str, Collection[object]]
    ) -> None:
        """``watchers``: the sockets that watch a table."""
        self._tables = tables
        self._relations = relations
        self._watchers = watchers
        self._encoded = EncodedNews(relations.shows)
        self.metrics = tables.metrics

    def at_hand(self, user: str | None, table: str, watched: Subscription | None) -> bytes | None:
        """The message that ``of`` makes, where it is one and nothing has to be waited for;
        otherwise None."""
        found = self._tables.at_hand(table)
        if watched is None or watched.chat_due or found is None:
            return None
        if has_a_seal(found.table) and not found.table.seats_of(user):
            return None  # the gate looks it up
        return self._newest(user, found, watched)

    async def of(self, user: str | None, table: str, watched: Subscription | None) -> list[bytes]:
        """The messages that bring this reader up to date about a table; none where they have left
        it (``watched`` None)."""
        if watched is None:
            return []
        try:
            found = await self._tables.open_for(table, user)
        except Refusal:
            return []
        lines = await self._chats(found, watched, user) if watched.chat_due else []
        return [*map(_encode, lines), self._newest(user, found, watched)]

    async def _chats(
        self, found: LiveTable, watched: Subscription, user: str | None
    ) -> list[Chat] | list[Chats]:
        """The lines that this reader has not got."""
        watched.chat_due = False
        table = found.table.id
        apart = (await self._relations.know(user)).apart
        lines = await self._tables.chats(found, max(watched.chat, 0), apart)
        first, watched.chat = watched.chat < 0, lines[-1].number if lines else max(watched.chat, 0)
        return [Chats(table, tuple(lines))] if first else [Chat(table, line) for line in lines]

    def _newest(self, user: str | None, found: LiveTable, watched: Subscription) -> bytes:
        news = self.render(user, found, watched)
        watched.seq = found.seen_by(user)[0].table.seq
        return news

    def render(self, user: str | None, found: LiveTable, watched: Subscription) -> bytes:
        """The table as it is now, and the part of the log that this reader has not got."""
        views, waiting = found.seen_by(user)
        table = views.table
        since = 0 if watched.seq > table.seq else table.plies_before(watched.seq)
        return self._encoded.news(
            views, user, since, waiting, len(self._watchers.get(table.id, ()))
        )
