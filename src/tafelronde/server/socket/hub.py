"""The hub: which sockets watch which tables, and telling them.

A socket is not sent every event, but the newest state: the hub only marks that a table has changed,
and renders it when the socket's writer can send it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from .. import faults, wire
from ..background import Background
from ..fair import Owner
from ..news import (
    ChatHidden,
    ChatSaid,
    Feed,
    News,
    NoticeGiven,
    Nudged,
    OrderChanged,
    PersonCameOrWent,
    ServerToAct,
    SignedOut,
    TableChanged,
    TableFound,
    TableOpened,
    TableShown,
)
from ..people.company import Company
from ..people.presence import Presence
from ..refusal import Refusal
from ..service.lists import hall
from ..service.live_table import LiveTable
from ..service.tables import Tables
from ..table.gate import has_a_seal
from ..views.cards import just_begun, keeps_back
from ..views.delayed import shown_over
from ..views.encoded import EncodedNews
from ..views.history import History, Reader
from .outbound import Subscriber, Subscription

_encode = msgspec.json.Encoder().encode
MAX_TABLES = 20
PING = 20.0
"""Seconds between two signs of life that a socket is asked for; two missed, and it is gone."""


Watchers = dict[str, set[Subscriber]]
"""The sockets that watch a table, by its id."""


class Hub:
    """All sockets of this node."""

    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        company: Company,
        history: History,
        feed: Feed,
        watchers: Watchers,
    ) -> None:
        """``watchers`` is filled here; others may look into it."""
        self._tables = tables
        self._company = company
        self._history = history
        self._presence = presence
        self._encoded = EncodedNews(company.shows)
        self._metrics = tables.metrics
        self.sockets: set[Subscriber] = set()
        self._lobbies: set[Subscriber] = set()
        self._watchers = watchers
        self._background = Background(tables.outage)
        self._later: set[str] = set()
        """Tables at other nodes of which lists tell something else at the next tick."""
        feed.listen(self._hear)

    def start(self) -> None:
        self._background.repeat(self._ping, PING, "asking sockets for a sign of life failed")

    async def close(self) -> None:
        await self._background.close()

    async def _ping(self) -> None:
        for socket in list(self.sockets):
            try:
                socket.ping(2.5 * PING)
            except Exception as error:  # of this one; the others are asked
                faults.tell("a socket was not asked for a sign of life", error)

    def _hear(self, news: News) -> None:
        match news:
            case TableChanged(table):
                self._changed(table)
            case TableShown(table, listed):
                self._show(table)
                if listed:
                    self._renew_lobbies()
            case ChatSaid(table):
                self._said(table)
            case PersonCameOrWent(user):
                self._came_or_went(user)
            case SignedOut(devices):
                self._sign_out(devices)
            case ChatHidden(table):
                self._said(table, anew=True)
            case NoticeGiven(user):
                self._answer(user, wire.NoticesNews())
            case Nudged(user, table, game, name):
                self._answer(user, wire.Nudged(table, game, name))
            case TableFound(table, seeks):
                self._found(table, seeks)
            case ServerToAct() | OrderChanged() | TableOpened():
                pass

    # ---- who is there --------------------------------------------------------------------------

    def add(self, socket: Subscriber) -> None:
        self.sockets.add(socket)
        self._metrics.sockets = len(self.sockets)
        if socket.user:
            self._presence.come(socket.user)

    def remove(self, socket: Subscriber) -> None:
        self.sockets.discard(socket)
        self._metrics.sockets = len(self.sockets)
        self._lobbies.discard(socket)
        if socket.user:
            self._presence.go(socket.user)
        for table in list(socket.watched):
            self.unwatch(socket, table)
        socket.close()

    def _sign_out(self, devices: frozenset[str]) -> None:
        """Close the sockets of these devices."""
        for socket in list(self.sockets):
            person = socket.person
            if person is not None and (person.device in devices or person.id in devices):
                socket.dismiss()

    def _answer(self, user: str, message: wire.NoticesNews | wire.Nudged) -> None:
        """Send this to all sockets of a person."""
        for socket in self.sockets:
            if socket.user == user:
                socket.answer(message)

    def _found(self, table: str, seeks: dict[str, str]) -> None:
        """A table was found for these people."""
        for socket in self.sockets:
            seek = seeks.get(socket.user or "")
            if seek is not None:
                socket.answer(wire.TableFound(seek, table))

    def _came_or_went(self, user: str) -> None:
        """Somebody came or went at another node, or is shown to others now; the people at their
        tables are told."""
        for table in self._watchers:
            found = self._tables.known(table)
            if found is not None and found.table.seats_of(user):
                self._show(table)

    def show_lobby(self, socket: Subscriber, on: bool) -> None:
        """Send the lobby now and whenever it changes, or no longer."""
        socket.lobby = socket.lobby_dirty = on
        socket.lobby_said = 0
        if on and socket in self.sockets:
            self._lobbies.add(socket)
            socket.wake()
        else:
            self._lobbies.discard(socket)

    async def watch(self, socket: Subscriber, message: wire.Watch) -> wire.Done:
        """Subscribe a socket to a table, then send the table: later news are newer in any case.
        Raises Refusal."""
        if len(socket.watched) >= MAX_TABLES and message.table not in socket.watched:
            raise Refusal("too-many", f"at most {MAX_TABLES} tables on a socket")
        found = await self._tables.open_for(message.table, socket.user)
        views, _ = found.seen_by(socket.user)
        await self._history.prepare(views, Reader(socket.user, Owner(socket.user or "")))
        if socket in self.sockets:  # it may have gone meanwhile
            watched = socket.watched[message.table] = Subscription(message.seq)
            self._watchers.setdefault(message.table, set()).add(socket)
            try:
                self._rendered(socket, found, watched)  # kept: it is sent in a moment
            except Exception:
                self.unwatch(socket, message.table)
                raise
            self._show(message.table)  # the others see who comes
        views, _ = found.seen_by(socket.user)
        return wire.Done(message.id, message.table, views.table.seq)

    def is_looking(self, user: str, table: str) -> bool:
        """Whether this person has this table before them, at this node."""
        return any(socket.user == user for socket in self._watchers.get(table, ()))

    def unwatch(self, socket: Subscriber, table: str) -> None:
        socket.watched.pop(table, None)
        socket.dirty.pop(table, None)
        watchers = self._watchers.get(table)
        if watchers is not None:
            watchers.discard(socket)
            if watchers:
                self._show(table)
            else:
                del self._watchers[table]

    # ---- what is new ---------------------------------------------------------------------------

    def _changed(self, table: str) -> None:
        """A table has news. Marks those who may know of it now, and returns."""
        found = self._tables.known(table)
        for socket in self._watchers.get(table, ()):
            if found is None or not found.hides_from(socket.user):
                socket.mark(table)
        if found is None and self._lobbies:
            self._background.spawn(self._changed_elsewhere(table), "a list could not be renewed")
        for socket in self._lobbies:
            if found is not None and not found.hides_from(socket.user):
                socket.renew_lobby()

    async def _changed_elsewhere(self, table: str) -> None:
        """Another node wrote at a table that is not in memory here: its card says who may notice
        it now. Of a game with a delay the others are told at ticks that it began, or is over."""
        card = await self._tables.stored_card(table)
        now = self._tables.store.now()
        late = card is not None and keeps_back(card, now)
        there = {seat.user for seat in card.seats} if card is not None else set[str]()
        self._renew_lobbies(there if late else None)
        if card is None or not late or table in self._later:
            return
        if card.status == "over" or now < just_begun(card):
            self._later.add(table)
            try:
                await asyncio.sleep(shown_over(now) - now)
            finally:
                self._later.discard(table)
            self._renew_lobbies()

    def _renew_lobbies(self, of: Collection[str] | None = None) -> None:
        """The lobby may be another for these people; None: for all."""
        for socket in self._lobbies:
            if of is None or socket.user in of:
                socket.renew_lobby()

    def _show(self, table: str) -> None:
        """People who do not sit there see more of a table, or everybody sees who looks on."""
        for socket in self._watchers.get(table, ()):
            socket.mark(table)

    def _said(self, table: str, *, anew: bool = False) -> None:
        """Somebody spoke there; or (``anew``) what was said is to be sent once more."""
        for socket in self._watchers.get(table, ()):
            socket.watched[table].chat_due = True
            if anew:
                socket.watched[table].chat = -1
            socket.mark(table)

    def news_at_hand(self, socket: Subscriber, table_id: str) -> bytes | None:
        """``news``, where it is one message and nothing has to be waited for; otherwise None."""
        watched = socket.watched.get(table_id)
        found = self._tables.at_hand(table_id)
        if watched is None or watched.chat_due or found is None:
            return None
        if has_a_seal(found.table) and not found.table.seats_of(socket.user):
            return None  # the gate looks it up
        return self._table(socket, found, watched)

    async def news(self, socket: Subscriber, table_id: str) -> list[bytes]:
        """The messages that bring this socket up to date about a table."""
        watched = socket.watched.get(table_id)
        if watched is None:
            return []
        try:
            found = await self._tables.open_for(table_id, socket.user)
        except Refusal:
            return []
        messages: list[bytes] = []
        if watched.chat_due:
            messages += map(_encode, await self._chats(found, watched, socket.user))
        messages.append(self._table(socket, found, watched))
        return messages

    async def _chats(
        self, found: LiveTable, watched: Subscription, user: str | None
    ) -> Iterator[Any]:
        """The lines that this socket has not got."""
        watched.chat_due = False
        table = found.table.id
        apart = (await self._company.know(user)).apart
        lines = await self._tables.chats(found, max(watched.chat, 0), apart)
        first, watched.chat = watched.chat < 0, lines[-1].number if lines else max(watched.chat, 0)
        if first:
            return iter([wire.Chats(table, tuple(lines))])
        return iter([wire.Chat(table, line) for line in lines])

    def _table(self, socket: Subscriber, found: LiveTable, watched: Subscription) -> bytes:
        news = self._rendered(socket, found, watched)
        watched.seq = found.seen_by(socket.user)[0].table.seq
        return news

    def _rendered(self, socket: Subscriber, found: LiveTable, watched: Subscription) -> bytes:
        views, waiting = found.seen_by(socket.user)
        table = views.table
        since = 0 if watched.seq > table.seq else table.plies_before(watched.seq)
        watchers = len(self._watchers.get(table.id, ()))
        return self._encoded.news(views, socket.user, since, waiting, watchers)

    async def lobby(self, user: str | None) -> wire.LobbyNews:
        """The lobby of this person; None: of a visitor."""
        return await hall(self._tables, self._company, user)

    def count_sent(self, messages: int) -> None:
        """Count messages that were handed to the network."""
        self._metrics.messages_sent += messages
