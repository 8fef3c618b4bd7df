"""The hub: which sockets watch which tables, and telling them.

A socket is not sent every event, but the newest state: the hub only marks at a socket that a table
has changed. The socket's writer (``outbound``) has it rendered (``news``) when it can send it, and
asks the hub for nothing.
"""

import asyncio

from ..base import faults
from ..base.background import Background, InBackground
from ..base.bus import (
    ChatHidden,
    ChatSaid,
    Feed,
    ForPerson,
    HallChanged,
    PersonCameOrWent,
    SignedOut,
    TableChanged,
    TableShown,
)
from ..base.fair import Owner
from ..base.refusal import Refusal
from ..live.tables import Tables
from ..people.presence import Presence
from ..views.history import History, Reader
from ..wire.commands import Watch
from ..wire.messages import Done
from .asked import Hall, Notices
from .news import News
from .outbound import Subscriber, Subscription

MAX_TABLES = 20
AT_ONCE = 100
"""Sockets to which the hall is sent in one round of the event loop."""
PING = 20.0
"""Seconds between two signs of life that a socket is asked for; two missed, and it is gone."""

Watchers = dict[str, set[Subscriber]]
"""The sockets that watch a table, by its id."""


class Hub(InBackground):
    """All sockets of this node."""

    def __init__(
        self,
        tables: Tables,
        presence: Presence,
        news: News,
        history: History,
        feed: Feed,
        watchers: Watchers,
    ) -> None:
        """``watchers`` is filled here; others may look into it."""
        self._tables = tables
        self._news = news
        self._history = history
        self._presence = presence
        self._metrics = tables.metrics
        self.sockets: set[Subscriber] = set()
        self._lobbies: set[Subscriber] = set()
        self._to_renew: set[Subscriber] = set()
        self._watchers = watchers
        self._background = Background(tables.outage)
        self._renew = self._background.one_at_a_time(self._renew_all, "a hall is not renewed")
        feed.listen(TableChanged, lambda event: self._changed(event.table))
        feed.listen(TableShown, lambda event: self._show(event.table))
        feed.listen(HallChanged, self._hall_changed)
        feed.listen(ChatSaid, lambda event: self._said(event.table))
        feed.listen(ChatHidden, lambda event: self._said(event.table, anew=True))
        feed.listen(PersonCameOrWent, lambda event: self._came_or_went(event.user))
        feed.listen(SignedOut, lambda event: self._sign_out(event.devices))
        feed.listen(ForPerson, self._send)

    def start(self) -> None:
        self._background.repeat(self._ping, PING, "asking sockets for a sign of life failed")

    async def _ping(self) -> None:
        for socket in list(self.sockets):
            try:
                socket.ping(2.5 * PING)
            except Exception as error:  # of this one; the others are asked
                faults.tell("a socket was not asked for a sign of life", error)

    def _send(self, event: ForPerson) -> None:
        for socket in self.sockets:
            if socket.user == event.user:
                socket.answer(event.message)

    async def has_notices(self, user: str) -> bool:
        """Whether somebody has something to tell this person."""
        for answer in self._tables.answers.all(Notices):
            if await answer.has_notices(user):
                return True
        return False

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

    def _came_or_went(self, user: str) -> None:
        """Somebody came or went at another node, or is shown to others now; the people at their
        tables are told."""
        for table in self._watchers:
            found = self._tables.known(table)
            if found is not None and found.table.seats_of(user):
                self._show(table)

    def show_lobby(self, socket: Subscriber, on: bool, *, changes: bool = False) -> None:
        """Send the hall now and whenever it changes (``changes``: only what has changed), or no
        longer."""
        if on and socket in self.sockets:
            socket.show_lobby(self._tables.answers[Hall].reader(socket.user, changes=changes))
            self._lobbies.add(socket)
        else:
            socket.show_lobby(None)
            self._lobbies.discard(socket)

    async def watch(self, socket: Subscriber, message: Watch) -> Done:
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
                self._news.render(socket.user, found, watched)  # kept: it is sent in a moment
            except Exception:
                self.unwatch(socket, message.table)
                raise
            self._show(message.table)  # the others see who comes
        views, _ = found.seen_by(socket.user)
        return Done(message.id, message.table, views.table.seq)

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

    def _hall_changed(self, event: HallChanged) -> None:
        if event.people is not None:
            for socket in self._lobbies:
                if socket.user in event.people:
                    socket.renew_lobby()
            return
        self._to_renew |= self._lobbies
        self._renew()

    async def _renew_all(self) -> None:
        """Have the hall sent to all, some in each round of the event loop."""
        while self._to_renew:
            for _ in range(min(AT_ONCE, len(self._to_renew))):
                self._to_renew.pop().renew_lobby()
            await asyncio.sleep(0)

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
