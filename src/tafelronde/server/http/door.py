"""The door of a node: connections that send a request or are about to.

uvicorn waits for a request for ever. Here each request has to arrive in time, a client has to read
its answer, and an address has a limited number of connections; a node also keeps some descriptors
for itself.
"""

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..base.parts import Parts
from .addresses import Proxies, counted_as, plain
from .limits import Limits

try:
    import resource
except ImportError:  # Windows does not limit descriptors
    resource = None

REQUEST = 10.0
"""Seconds in which a whole request must arrive, from the beginning of a connection or the last
answer."""
STUCK = 60.0
"""Seconds in which the client must take at least a part of an answer."""
OWN = 100
"""Descriptors that are kept for the database, the bots and the files."""
LAST = 0.5
"""Seconds for which a node that stops waits for one more request of a connection: a proxy may have
sent it already, and would not send it to another node once more."""
PROXY = 300.0
"""Seconds for which the connection of a proxy may lie idle. Proxies keep one for less (Caddy 120 s,
nginx 60 s), so that they end it, and not a node while a request is on its way."""
MOST = 65_536


def allow_descriptors() -> None:
    """Raise the limit of open files and sockets of this process as far as is allowed."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST if hard == resource.RLIM_INFINITY else min(hard, MOST)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """The number of connections that the descriptors allow."""
    if resource is None:
        return MOST
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST if soft == resource.RLIM_INFINITY else max(soft // 4, soft - OWN)


class Door(H11Protocol):
    """A connection until it becomes a socket; uvicorn makes one for each."""

    def __init__(self, parts: Parts, **given: Any) -> None:
        super().__init__(**given)
        self._parts = parts
        self._asking: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self._left = False
        self._proxied = False
        self._ends = False
        """Whether the node stops, so that the connection ends with its first answer."""
        self._counted = ""
        """The address under which this connection is counted; '': it is not counted."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)  # pyright: ignore[reportArgumentType]
        if self.client is not None:
            self.client = plain(self.client[0]), self.client[1]
        host = self.client[0] if self.client else ""
        if len(self.connections) > most_connections():
            self.transport.abort()
        elif host in self._parts[Proxies]:
            self._proxied = True
            self.timeout_keep_alive = PROXY
        elif host:
            if self._parts[Limits].connect(counted_as(host)):
                self._counted = counted_as(host)
            else:
                self.transport.abort()
        self._watch()

    def handle_events(self) -> None:
        super().handle_events()
        self._watch()
        if self._ends and self._answers:
            self._let_go()

    @property
    def _answers(self) -> bool:
        """Whether a request has come that is not answered yet."""
        return bool(self.cycle) and not self.cycle.response_complete

    def shutdown(self) -> None:
        """The node stops. A connection on which nothing is asked has a moment for a request."""
        self._ends = True
        if self._left:
            super().shutdown()
        elif self._answers:
            self._let_go()
        else:
            self.loop.call_later(LAST, self._close_unasked)

    def _let_go(self) -> None:
        """Say with the answer that the connection ends, so that nothing more is sent over it."""
        self.cycle.keep_alive = False
        self.cycle.default_headers = [*self.cycle.default_headers, (b"connection", b"close")]

    def _close_unasked(self) -> None:
        if not self._answers:
            self.transport.close()

    def _watch(self) -> None:
        """Start or stop the timer of an incomplete request."""
        asking = (h11.SEND_BODY,) if self._proxied else (h11.IDLE, h11.SEND_BODY)
        asks = self.conn.their_state in asking and not self.transport.is_closing()
        if self._left or not asks:
            _stop(self._asking)
            self._asking = None
        elif self._asking is None:
            self._asking = self.loop.call_later(REQUEST, self.transport.abort)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        if self._ends:  # a proxy or a page asks for a socket again, at another node
            self.transport.close()
        else:
            super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        """Stop timing and counting: the connection has ended, or has become a socket."""
        self._left = True
        _stop(self._asking)
        _stop(self._stuck)
        if self._counted:
            self._parts[Limits].disconnect(self._counted)
            self._counted = ""

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        _stop(self._stuck)
        self._stuck = None


def _stop(timer: asyncio.TimerHandle | None) -> None:
    if timer is not None:
        timer.cancel()
