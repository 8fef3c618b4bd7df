"""The socket: one conversation. Commands are carried out one after the other."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec
from websockets.datastructures import Headers

from ... import __version__
from ..base import faults
from ..base.bus import Feed, TableLookedAt
from ..base.parts import Parts
from ..base.refusal import Refusal, unsaved
from ..http import costs
from ..http.addresses import Proxies, counted_as
from ..http.guard import PATIENCE, is_own
from ..http.limits import Asker, Limits
from ..live.commands import Commands
from ..live.tables import Tables
from ..people.identities import COOKIE, Identities
from ..people.last_seen import LastSeen
from ..people.moderation import Moderation
from ..people.person import Person
from ..people.relations import Relations
from ..wire.commands import ClientMessage, Lobby, Ping, Unwatch, Watch
from ..wire.identity import Me
from ..wire.messages import Done, Pong, Welcome
from ..wire.reading import id_of, read_message
from .hub import Hub
from .news import News
from .outbound import Subscriber
from .protocol import Connection, Rejected

_messages: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

PATH = "/api/ws"
MOST_WAITING = 32
"""Messages of a socket that wait for those before them; then it is not read."""


class Upgrade(Connection):
    """Lets a request in as a socket; made by uvicorn for each."""

    def __init__(self, parts: Parts, hub: Hub, *, server_state: Any, **rest: Any) -> None:
        del rest
        super().__init__(server_state.connections)
        self._node = parts
        self._hub = hub
        self._counted: Asker | None = None
        """As whom it is counted, until it is gone."""

    async def welcome(self, path: str, headers: Headers) -> Callable[[], Inbound]:
        if path.partition("?")[0] != PATH:
            raise Rejected(404, "not-found")
        if not is_own(headers.get("origin", ""), headers.get("host", "")):
            raise Rejected(403, "wrong-origin")
        parts = self._node
        try:
            asker = Asker(await self._address(headers))
            parts[Limits].spend(asker, costs.HANDSHAKE)
            try:
                person = await parts[Identities].who(
                    headers.get("authorization", ""), _cookie(headers.get("cookie", ""))
                )
            except Refusal:
                parts[Limits].spend(asker, costs.UNKNOWN_TOKEN)
                raise
            notices = person is not None and await self._hub.has_notices(person.id)
            if person is not None and parts[Moderation].is_out(person):
                person = None  # they may look on
            if person is not None:
                asker = asker._replace(person=person.id)
            parts[Limits].open_socket(asker)
            if person is not None:
                parts[LastSeen].saw(person.id, asker.address)
                await parts[Relations].know(person.id)
        except Refusal as refusal:
            status = 429 if refusal.retry_after else refusal.status
            raise Rejected(status, refusal.reason, refusal.headers) from None
        except OSError as error:
            parts[Tables].outage.fails(error)
            raise Rejected(503, unsaved().reason) from None
        self._counted = asker
        return lambda: self._begin(person, asker, notices)

    def _begin(self, person: Person | None, asker: Asker, notices: bool) -> Inbound:
        talk = Inbound(self._node, self._hub, self, person, asker, notices)
        self.measure()
        return talk

    async def _address(self, headers: Headers) -> str:
        """Where the request comes from; a proxy that is trusted says it, as for other requests."""
        host, *_ = self._transport.get_extra_info("peername") or ("",)
        raw = [(name.lower().encode(), value.encode()) for name, value in headers.raw_items()]
        return counted_as(await self._node[Proxies].caller(host, raw))

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._counted is not None:
            self._node[Limits].close_socket(self._counted)
            self._counted = None


def _cookie(header: str) -> str:
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return "" if found is None else found.value


class Inbound:
    """The incoming messages of one socket."""

    def __init__(
        self,
        parts: Parts,
        hub: Hub,
        line: Connection,
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

    async def _work(self) -> None:
        while self._waiting:
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
                hub.show_lobby(socket, message.on)
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
