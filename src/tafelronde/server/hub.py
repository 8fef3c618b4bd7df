"""Sockets and their news.

A socket is not sent what happened, but how things stand: the hub only marks that a table has
changed, and the socket's own writer, which lives while there is something to send, renders the
newest when the network takes it. So whoever reads slowly skips what is old, holds one table at most
in memory, and disturbs nobody. Answers to commands wait in a bounded box; when it is full, no
further command of that socket is carried out.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from . import render, wire
from .identities import Person
from .refusal import Refusal
from .store import public_tables, tables_of
from .tables import Open, Tables
from .websocket import Connection

MAX_TABLES = 20
MAX_ANSWERS = 64
LOBBY_PAUSE = 0.5
"""Seconds between two lobbies to one socket."""
SEND_LIMIT = 60.0
"""Seconds in which the network must take something; then the socket is given up."""
PING = 20.0
"""Seconds between two signs of life that a socket is asked for; two missed, and it is gone."""

_encode = msgspec.json.Encoder().encode
_log = logging.getLogger("tafelronde")


@dataclass(slots=True)
class Watched:
    """What a socket knows of a table."""

    seq: int
    chat: int = -1
    """The last line it got; −1: none yet."""
    chat_due: bool = True


class Socket:
    """One connection: what it watches, and what is still to be sent."""

    __slots__ = (
        "_full", "_hub", "_line", "_timer", "_writer", "answers", "dirty", "lobby", "lobby_dirty",
        "lobby_sent", "person", "watched",
    )  # fmt: skip

    def __init__(self, hub: Hub, line: Connection, person: Person | None) -> None:
        self._hub = hub
        self._line = line
        self._writer: asyncio.Task[None] | None = None
        self._full: asyncio.Event | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.person = person
        self.watched: dict[str, Watched] = {}
        self.lobby = False
        self.lobby_sent = 0.0
        self.dirty: dict[str, None] = {}
        self.lobby_dirty = False
        self.answers: deque[Any] = deque()

    @property
    def user(self) -> str | None:
        return None if self.person is None else self.person.id

    def answer(self, message: Any) -> None:
        self.answers.append(message)
        self.wake()

    async def room(self) -> None:
        """Wait until an answer finds room."""
        while len(self.answers) >= MAX_ANSWERS:
            self._full = asyncio.Event()
            await self._full.wait()

    def mark(self, table: str) -> None:
        self.dirty[table] = None
        self.wake()

    def wake(self) -> None:
        """See to it that what is there is sent."""
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def dismiss(self) -> None:
        """Its device has been signed out."""
        self._line.close(4401, "no-session")

    def ping(self) -> None:
        self._line.ping(2.5 * PING)

    def close(self) -> None:
        """It is gone: nobody waits for anything here."""
        self.answers.clear()
        self.dirty.clear()
        self.lobby = False
        if self._full is not None:
            self._full.set()

    async def _write(self) -> None:
        """Send all there is."""
        try:
            while self.answers or self.dirty or (self.lobby and self.lobby_dirty):
                while self.answers:
                    await self._send(self.answers.popleft())
                    if self._full is not None and len(self.answers) < MAX_ANSWERS:
                        self._full.set()
                        self._full = None
                if self.dirty:
                    table = next(iter(self.dirty))
                    del self.dirty[table]
                    for message in await self._hub.news(self, table):
                        await self._send(message)
                elif self.lobby and self.lobby_dirty and not self.answers:
                    pause = self.lobby_sent + LOBBY_PAUSE - time.monotonic()
                    if pause > 0:
                        self._wait(pause)
                        return
                    self.lobby_dirty, self.lobby_sent = False, time.monotonic()
                    await self._send(wire.LobbyNews(tuple(await self._hub.tables(self.user))))
        except TimeoutError:
            self._line.close(1013, "too-slow")
        except OSError:  # the database does not answer: he may come back and ask again
            self._line.close(1013, "busy")
        except Exception:
            _log.exception("news could not be sent")
            self._line.close(1011, "internal")
        finally:
            self._writer = None

    def _wait(self, seconds: float) -> None:
        """Write on then, if not before."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._timer = None
        self.wake()

    async def _send(self, message: Any) -> None:
        self._line.send(_encode(message))
        self._hub.sent += 1
        if self._line.is_full:
            async with asyncio.timeout(SEND_LIMIT):
                await self._line.drained()


class Hub:
    """All sockets of this node."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.sockets: set[Socket] = set()
        self._lobbies: set[Socket] = set()
        self._watchers: dict[str, set[Socket]] = {}
        self._users: Counter[str] = Counter()
        self._pinger: asyncio.Task[None] | None = None
        self.sent = 0
        tables.changed = self.changed
        tables.said = self.said

    def start(self) -> None:
        self._pinger = asyncio.create_task(self._ping())

    async def close(self) -> None:
        if self._pinger is not None:
            self._pinger.cancel()
            await asyncio.gather(self._pinger, return_exceptions=True)

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING)
            for socket in list(self.sockets):
                socket.ping()

    # ---- who is there --------------------------------------------------------------------------

    def add(self, socket: Socket) -> None:
        self.sockets.add(socket)
        if socket.user:
            self._users[socket.user] += 1

    def remove(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        self._lobbies.discard(socket)
        if socket.user:
            self._users[socket.user] -= 1
            if self._users[socket.user] <= 0:
                del self._users[socket.user]
        for table in list(socket.watched):
            self.unwatch(socket, table)
        socket.close()

    def sign_out(self, devices: set[str]) -> None:
        """Close the sockets of these devices."""
        for socket in list(self.sockets):
            if socket.person is not None and socket.person.device in devices:
                socket.dismiss()

    def online(self, user: str) -> bool:
        return user in self._users

    def show_lobby(self, socket: Socket, on: bool) -> None:
        """Send the lobby now and whenever it changes, or no longer."""
        socket.lobby = socket.lobby_dirty = on
        if on and socket in self.sockets:
            self._lobbies.add(socket)
            socket.wake()
        else:
            self._lobbies.discard(socket)

    async def watch(self, socket: Socket, message: wire.Watch) -> wire.Done:
        """Subscribe first; what is sent later is newer in any case. Raises Refusal."""
        if len(socket.watched) >= MAX_TABLES and message.table not in socket.watched:
            raise Refusal("too-many", f"at most {MAX_TABLES} tables on a socket")
        found = await self._tables.open(message.table)
        if socket in self.sockets:  # it may have gone meanwhile
            socket.watched[message.table] = Watched(message.seq)
            self._watchers.setdefault(message.table, set()).add(socket)
            self.changed(message.table)  # the others see who comes
        showing, _ = found.seen_by(socket.user)
        return wire.Done(message.id, message.table, showing.table.seq)

    def unwatch(self, socket: Socket, table: str) -> None:
        socket.watched.pop(table, None)
        socket.dirty.pop(table, None)
        watchers = self._watchers.get(table)
        if watchers is not None:
            watchers.discard(socket)
            if watchers:
                self.changed(table)
            else:
                del self._watchers[table]

    # ---- what is new ---------------------------------------------------------------------------

    def changed(self, table: str) -> None:
        """A table has news. Marks and returns; nothing is waited for."""
        for socket in self._watchers.get(table, ()):
            socket.mark(table)
        for socket in self._lobbies:
            if not socket.lobby_dirty:
                socket.lobby_dirty = True
                socket.wake()

    def said(self, table: str) -> None:
        """Somebody spoke there."""
        for socket in self._watchers.get(table, ()):
            socket.watched[table].chat_due = True
            socket.mark(table)

    async def news(self, socket: Socket, table_id: str) -> list[Any]:
        """What this socket is to know of a table."""
        watched = socket.watched.get(table_id)
        if watched is None:
            return []
        try:
            found = await self._tables.open(table_id)
        except Refusal:
            return []
        messages: list[Any] = []
        if watched.chat_due:
            messages += await self._chats(found, watched)
        messages.append(self._table(socket, found, watched))
        return messages

    async def _chats(self, found: Open, watched: Watched) -> Iterator[Any]:
        """The lines that this socket has not got."""
        watched.chat_due = False
        table = found.table.id
        lines = await self._tables.chats(found, max(watched.chat, 0))
        first, watched.chat = watched.chat < 0, lines[-1].number if lines else max(watched.chat, 0)
        if first:
            return iter([wire.Chats(table, tuple(lines))])
        return iter([wire.Chat(table, line) for line in lines])

    def _table(self, socket: Socket, found: Open, watched: Watched) -> wire.TableNews:
        showing, waiting = found.seen_by(socket.user)
        table = showing.table
        since = 0 if watched.seq > table.seq else table.plies_before(watched.seq)
        watched.seq = table.seq
        watchers = len(self._watchers.get(table.id, ()))
        return render.news(showing, socket.user, since, self.online, waiting, watchers)

    async def tables(self, user: str | None) -> list[wire.TableCard]:
        """The lobby of this person."""
        listed = await public_tables(self._tables.store)
        if user:
            listed += await tables_of(self._tables.store, user)
        unique = {row.id: row for row in listed}
        rows = sorted(unique.values(), key=lambda row: -row.changed)
        return [render.lobby_card(row.id, row.card, row.changed, user, self.online) for row in rows]
