"""The hall as it is sent to one socket: first as a whole, then the changes.

All readers get the same bytes, but for those to whom a table is shown in another way: their own
tables, and tables of people from whom they keep apart or who show only them that they are present.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

import msgspec

from ...live.listed import is_shown
from ...people.relations import Relations, Ties
from ...socket.asked import HallReader
from ...storage.stored_tables import Listed
from ...wire.messages import LobbyNews
from ...wire.shown import TableCard
from .board import Board, message_of
from .cards import Cards, Shown
from .own import Own, OwnTables

Apart = Mapping[str, Shown | None]
"""The tables that a reader sees in another way than visitors; None: not at all."""


class _Sent(NamedTuple):
    """The state of the hall that a reader was sent."""

    version: int
    apart: Apart
    newcomer: bool
    follows: bool


class Reader(HallReader):
    """The hall for one socket."""

    def __init__(
        self,
        user: str | None,
        board: Board,
        own: OwnTables,
        relations: Relations,
        cards: Cards,
        closed: Callable[[], None],
        *,
        changes: bool,
    ) -> None:
        """``own``: the tables of people; ``closed``: called in the end."""
        self._user = user
        self._board = board
        self._own = own
        self._relations = relations
        self._cards = cards
        self._changes = changes
        self._closed = closed
        self._sent: _Sent | None = None

    @property
    def is_dear(self) -> bool:  # pyright: ignore[reportIncompatibleVariableOverride]
        return self._sent is None or not self._changes

    def close(self) -> None:
        self._closed()

    def at_hand(self) -> list[bytes] | None:
        own = self._own.at_hand(self._user) if self._user else Own()
        ties = self._relations.at_hand(self._user)
        if self.is_dear or own is None or ties is None:
            return None
        return self._take(own, ties)

    async def news(self) -> list[bytes]:
        own = await self._own.of(self._user) if self._user else Own()
        ties = await self._relations.know(self._user)
        if self._sent is None:
            await self._board.refresh()
        return self._take(own, ties)

    async def cards(self) -> list[TableCard]:
        """All cards of the hall as it is now, in order. Raises OSError."""
        own = await self._own.of(self._user) if self._user else Own()
        ties = await self._relations.know(self._user)
        await self._board.refresh()
        return [one.card for one in ordered(self._board, self._apart(own, ties))]

    def _apart(self, own: Own, ties: Ties) -> dict[str, Shown | None]:
        if not self._user:
            return {}
        posted = self._board.posted
        rows: dict[str, Listed] = {id: posted[id].row for id in self._board.near(self._user, ties)}
        rows |= {row.id: row for row in own.rows}
        self._cards.keep(rows)
        return {
            id: one if is_shown((one := self._cards.of(row)).card, ties.apart) else None
            for id, row in rows.items()
        }

    def _take(self, own: Own, ties: Ties) -> list[bytes]:
        apart = self._apart(own, ties)
        newcomer = not own.has_learnt and not any(
            one is not None and one.card.you for one in apart.values()
        )
        now = _Sent(self._board.version, apart, newcomer, bool(ties.follows))
        before, self._sent = self._sent, now
        if before is None or before[2:] != now[2:] or before.version < self._board.first:
            return [self._whole(now)]
        message = self._changed(before, now)
        if message is None:
            return []
        return [message if self._changes else self._whole(now)]

    def _whole(self, now: _Sent) -> bytes:
        shown = ordered(self._board, now.apart)
        cards = cast(Any, tuple(msgspec.Raw(one.body) for one in shown))
        return msgspec.json.encode(LobbyNews(cards, now.newcomer, now.follows))

    def _changed(self, before: _Sent, now: _Sent) -> bytes | None:
        """All that has changed, as a message; None: nothing."""
        common = self._board.since(before.version)
        if before.apart == now.apart:
            touched = now.apart.keys() & {*common.cards, *common.gone}
            if not touched:
                return common.message
        cards = {id: body for id, body in common.cards.items() if id not in now.apart}
        gone = {id for id in common.gone if self._saw(before, id)}
        for id, one in now.apart.items():
            was = before.apart.get(id)
            if one is None:
                gone |= {id} if self._saw(before, id) else set()
            else:
                gone.discard(id)
                if was is None or was.body != one.body:
                    cards[id] = one.body
        for id in before.apart.keys() - now.apart.keys():
            posted = self._board.posted.get(id)
            if posted is not None:
                cards[id] = posted.shown.body
            elif self._saw(before, id):
                gone.add(id)
        return message_of(cards, sorted(gone))

    def _saw(self, before: _Sent, id: str) -> bool:
        """Whether this table was in what was sent before."""
        if id in before.apart:
            return before.apart[id] is not None
        return self._board.was_there(id, before.version)


def ordered(board: Board, apart: Apart) -> list[Shown]:
    """The cards of the hall: the open tables first, each kind by its last change."""
    shown = [one.shown for id, one in board.posted.items() if id not in apart]
    shown += [one for one in apart.values() if one is not None]
    return sorted(shown, key=lambda one: (one.card.status != "open", -one.card.changed))
