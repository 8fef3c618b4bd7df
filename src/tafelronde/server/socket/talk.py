"""A conversation: what a reader says, carried out one after the other, and the answers. It knows no
network: ``inbound`` has the sockets, and a page that is its own server has a line of its own."""

import asyncio
from collections import deque
from typing import Any, Protocol

import msgspec

from ... import __version__
from ..base import faults
from ..base.bus import Feed, TableLookedAt
from ..base.parts import Parts
from ..base.refusal import Refusal, unsaved
from ..http import costs
from ..http.guard import PATIENCE
from ..http.limits import Asker, Limits
from ..live.commands import Commands
from ..live.tables import Tables
from ..people.moderation import Moderation
from ..people.person import Person
from ..wire.commands import ClientMessage, Lobby, Ping, Unwatch, Watch
from ..wire.identity import Me
from ..wire.messages import Done, Pong, Welcome
from ..wire.reading import id_of, read_message
from .hub import Hub
from .news import News
from .outbound import Line as Sending
from .outbound import Subscriber

_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

MOST_WAITING = 32
"""Messages of a socket that wait for those before them; then it is not read."""


class Line(Sending, Protocol):
    """A line that carries the conversation."""

    @property
    def round_trip(self) -> float:
        """Seconds that it takes there and back."""
        ...

    def pause(self, on: bool, /) -> None:
        """Read no more for now, or read on."""
        ...


class Inbound:
    """The incoming messages of one socket."""

    def __init__(
        self,
        parts: Parts,
        hub: Hub,
        line: Line,
        person: Person | None,
        asker: Asker,
        notices: bool = False,
    ) -> None:
        """``notices``: whether there is something that they are to be told."""
        self._node = parts
        self._hub = hub
        self._line = line
        self._waiting: deque[bytes] = deque()
        self._at_work: asyncio.Task[None] | None = None
        self._asker = asker
        self._socket = Subscriber(parts[News], line, person)
        self._socket.lobby_wait = lambda: parts[Limits].lobby_wait(asker.address)
        me = None if person is None else Me(
            person.id, person.name, parts[Moderation].role_of(person.id)
        )  # fmt: skip
        now = parts[Tables].store.now()
        self._socket.answer(Welcome(me, __version__, now, notices))
        hub.add(self._socket)

    def heard(self, data: bytes) -> None:
        if self._socket.dismissed:
            return
        if self._at_work is not None and (pong := self._pong(data)) is not None:
            self._socket.answer(pong)
            return
        self._waiting.append(data)
        if len(self._waiting) == MOST_WAITING:
            self._line.pause(True)
        if self._at_work is None:
            self._at_work = faults.beside(self._work(), "a socket's commands")

    def _pong(self, data: bytes) -> Pong | None:
        """The answer to a ping, which does not wait its turn: it asks whether the line is alive."""
        if b'"ping"' not in data[:100] or self._socket.is_full:
            return None
        try:
            message = read_message(_messages, data)
            if not isinstance(message, Ping):
                return None
            self._node[Limits].spend(self._asker, costs.of_message(message))
        except Refusal:
            return None
        return Pong(message.id)

    def lost(self) -> None:
        """Stop: the command that is being carried out is finished, and no other is begun."""
        self._waiting.clear()
        self._hub.remove(self._socket)

    def dismiss(self, code: int, reason: str) -> None:
        """Hear nothing more, and say goodbye."""
        self._socket.dismiss(code, reason)

    async def _work(self) -> None:
        while self._waiting and not self._socket.dismissed:
            data = self._waiting.popleft()
            if len(self._waiting) == MOST_WAITING - 1:
                self._line.pause(False)
            await self._socket.room()
            self._socket.answer(await self._answer(data))
        self._at_work = None

    async def _answer(self, data: bytes) -> Any:
        try:
            return await self._obey(await self._read(data))
        except Refusal as refusal:
            return refusal.wire(id_of(data))
        except OSError as error:
            self._node[Tables].outage.fails(error)
            return unsaved().wire(id_of(data))
        except Exception as error:
            faults.tell("a command failed", error)
            return Refusal("internal", "this is our fault").wire(id_of(data))

    async def _read(self, data: bytes) -> ClientMessage:
        """A message that is paid for. Raises Refusal."""
        message: Any = None
        try:
            message = read_message(_messages, data)
            return message
        finally:
            await self._pay(costs.of_message(message))

    async def _pay(self, cost: float) -> None:
        try:
            self._node[Limits].spend(self._asker, cost)
        except Refusal:
            await asyncio.sleep(PATIENCE)
            raise

    async def _obey(self, message: ClientMessage) -> Any:
        socket, hub = self._socket, self._hub
        match message:
            case Ping():
                return Pong(message.id)
            case Lobby():
                hub.show_lobby(socket, message.on, changes=message.changes)
                return Done(message.id)
            case Watch():
                done = await hub.watch(socket, message)
                self._node[Feed].tell(TableLookedAt(socket.user, message.table))
                return done
            case Unwatch():
                hub.unwatch(socket, message.table)
                return Done(message.id, message.table)
            case _:
                if socket.person is None:
                    raise Refusal("no-session", "say who you are first: POST /api/session")
                return await self._node[Commands].command(
                    socket.person, message, self._line.round_trip
                )
