"""Sockets and their news.

A socket is not sent what happened, but how things stand: the hub only marks that a table has
changed, and the socket's own writer renders the newest when the network takes it. So whoever
reads slowly skips what is old, holds one table at most in memory, and disturbs nobody. Answers to
commands wait in a bounded box; when it is full, no further command of that socket is read.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from . import render, wire
from .desk import Desk
from .identities import Person
from .refusal import Refusal
from .store import Said, chats_since, public_tables, tables_of

MAX_TABLES = 20
MAX_ANSWERS = 64
LOBBY_PAUSE = 0.5
"""Seconds between two lobbies to one socket."""
SEND_LIMIT = 60.0
"""Seconds in which a message must be taken; then the socket is given up."""

Send = Callable[[str], Awaitable[None]]
_encoder = msgspec.json.Encoder()


@dataclass
class Watched:
    """What a socket knows of a table."""

    seq: int
    chat: int = -1
    """The last line it got; −1: none yet."""


class Socket:
    """One connection: what it watches, and what is still to be sent."""

    def __init__(self, person: Person | None) -> None:
        self.person = person
        self.watched: dict[str, Watched] = {}
        self.lobby = False
        self.lobby_sent = 0.0
        self.dirty: dict[str, None] = {}
        self.lobby_dirty = False
        self.answers: deque[Any] = deque()
        self.wake = asyncio.Event()
        self.room = asyncio.Event()
        self.room.set()

    @property
    def user(self) -> str | None:
        return None if self.person is None else self.person.id

    def answer(self, message: Any) -> None:
        self.answers.append(message)
        if len(self.answers) >= MAX_ANSWERS:
            self.room.clear()
        self.wake.set()

    def mark(self, table: str) -> None:
        self.dirty[table] = None
        self.wake.set()


class Hub:
    """All sockets of this node."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.sockets: set[Socket] = set()
        self._watchers: dict[str, set[Socket]] = {}
        self._users: Counter[str] = Counter()
        self.sent = 0
        desk.changed = self.changed

    # ---- who is there --------------------------------------------------------------------------

    def add(self, socket: Socket) -> None:
        self.sockets.add(socket)
        if socket.user:
            self._users[socket.user] += 1

    def remove(self, socket: Socket) -> None:
        self.sockets.discard(socket)
        if socket.user:
            self._users[socket.user] -= 1
            if self._users[socket.user] <= 0:
                del self._users[socket.user]
        for table in list(socket.watched):
            self.unwatch(socket, table)

    def online(self, user: str) -> bool:
        return user in self._users

    async def watch(self, socket: Socket, message: wire.Watch) -> wire.Done:
        """Subscribe first; what is sent later is newer in any case. Raises Refusal."""
        if len(socket.watched) >= MAX_TABLES and message.table not in socket.watched:
            raise Refusal("too-many", f"at most {MAX_TABLES} tables on a socket")
        found = await self._desk.open(message.table)
        socket.watched[message.table] = Watched(message.seq)
        self._watchers.setdefault(message.table, set()).add(socket)
        self.changed(message.table)  # the others see who comes
        return wire.Done(message.id, message.table, found.table.seq)

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

    def changed(self, table: str) -> None:
        """A table has news. Marks and returns; nothing is waited for."""
        for socket in self._watchers.get(table, ()):
            socket.mark(table)
        for socket in self.sockets:
            if socket.lobby and not socket.lobby_dirty:
                socket.lobby_dirty = True
                socket.wake.set()

    # ---- what is sent --------------------------------------------------------------------------

    async def write(self, socket: Socket, send: Send) -> None:
        """Send all there is to this socket, for as long as it lives."""

        async def out(message: Any) -> None:
            async with asyncio.timeout(SEND_LIMIT):
                await send(_encoder.encode(message).decode())
            self.sent += 1

        while True:
            await socket.wake.wait()
            socket.wake.clear()
            while socket.answers:
                await out(socket.answers.popleft())
                if len(socket.answers) < MAX_ANSWERS:
                    socket.room.set()
            while socket.dirty and not socket.answers:
                table = next(iter(socket.dirty))
                del socket.dirty[table]
                for message in await self._news(socket, table):
                    await out(message)
            if socket.lobby and socket.lobby_dirty:
                pause = socket.lobby_sent + LOBBY_PAUSE - time.monotonic()
                if pause > 0:
                    asyncio.get_running_loop().call_later(pause, socket.wake.set)
                else:
                    socket.lobby_dirty, socket.lobby_sent = False, time.monotonic()
                    await out(wire.LobbyNews(tuple(await self.tables(socket.user))))
            if socket.answers or socket.dirty:
                socket.wake.set()

    async def _news(self, socket: Socket, table_id: str) -> list[Any]:
        watched = socket.watched.get(table_id)
        if watched is None:
            return []
        try:
            found = await self._desk.open(table_id)
        except Refusal:
            return []
        messages: list[Any] = []
        lines = await chats_since(self._desk.store, table_id, max(watched.chat, 0))
        if watched.chat < 0:
            messages.append(wire.Chats(table_id, tuple(chat_line(line) for line in lines)))
            watched.chat = 0
        else:
            messages += [wire.Chat(table_id, chat_line(line)) for line in lines]
        if lines:
            watched.chat = lines[-1].number
        table = found.table
        since = 0 if watched.seq > table.seq else table.plies_before(watched.seq)
        messages.append(
            render.news(
                table,
                socket.user,
                since,
                found.tellers,
                self.online,
                found.waiting,
                len(self._watchers.get(table_id, ())),
            )
        )
        watched.seq = table.seq
        return messages

    async def tables(self, user: str | None) -> list[wire.TableCard]:
        """The lobby of this person."""
        listed = await public_tables(self._desk.store)
        if user:
            listed += await tables_of(self._desk.store, user)
        unique = {row.id: row for row in listed}
        rows = sorted(unique.values(), key=lambda row: -row.changed)
        return [render.lobby_card(row.id, row.card, row.changed, user, self.online) for row in rows]


def chat_line(said: Said) -> wire.ChatLine:
    return wire.ChatLine(said.number, said.user, said.name, said.seat, said.body, said.at)
