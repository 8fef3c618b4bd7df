"""Runs a node in uvicorn until a signal ends it."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Any, cast

import msgspec
import uvicorn

from ... import __version__
from ..base.config import Settings
from ..base.faults import beside, listen_to_threads
from ..http.door import Door, allow_descriptors
from ..socket.inbound import Upgrade
from .node import Node

Ready = Callable[[str, str], None]
COLLECT = 10_000, 20, 50
"""Thresholds of the garbage collector, higher than Python's: a move makes hundreds of objects,
which go away without it."""
PORTS = 20
"""Ports that are tried where the host named none."""
_OWN_PORT: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
"""The option that allows a port left just before, but not one in use. (On Windows SO_REUSEADDR
would share a port.)"""
_log = logging.getLogger("tafelronde")


def _spare_what_stays() -> None:
    """Let the garbage collector pass over all that is loaded by now: to search it takes longer than
    anybody at the node should wait."""
    gc.collect()
    gc.freeze()


class _Server(uvicorn.Server):
    """Opens the node before it serves. Before it stops it tells the sockets, so that clients
    reconnect."""

    def __init__(self, config: uvicorn.Config, node: Node, ready: Ready) -> None:
        super().__init__(config)
        self._node = node
        self._ready = ready

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; first go on for a while where a proxy is to notice (``Settings.drain``)."""
        wait, parts = self._node.settings.drain, self._node.parts
        if sig != signal.SIGTERM or not wait or not self.started or parts.closing:
            return super().handle_exit(sig, frame)
        parts.closing = True
        stop = super().handle_exit
        asyncio.get_running_loop().call_later(wait, stop, sig, None)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._node.open()
        await super().startup(sockets)
        kind = "postgresql" if self._node.store.shared else "sqlite"
        fields = {
            "address": self._node.settings.address, "database": kind, "version": __version__,
        }  # fmt: skip
        _log.info("started", extra={"fields": fields})
        self._ready(self._node.settings.address, self._node.invitation)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("stopping", extra={"fields": {"sockets": len(self._node.hub.sockets)}})
        self._node.parts.closing = True
        seeing_out = map(self._see_out, waiting(sockets or ()))
        last = [beside(one, "a last request was not answered") for one in seeing_out]
        await super().shutdown(sockets)
        await asyncio.gather(*last, return_exceptions=True)
        await self._node.close()
        _log.info("stopped")

    async def _see_out(self, connection: socket.socket) -> None:
        """Serve a connection that came as the node stopped."""
        make = partial(Door, self._node.parts, config=self.config, server_state=self.server_state)
        _, door = await asyncio.get_running_loop().connect_accepted_socket(
            lambda: make(app_state={}), connection
        )
        door.shutdown()


def waiting(listening: Iterable[socket.socket]) -> Iterator[socket.socket]:
    """Accept the connections that wait. To close before would reset them, also where a request was
    sent, which a proxy may not send to another node."""
    for one in listening:
        with contextlib.suppress(OSError):  # BlockingIOError: no more
            while True:
                connection, _ = one.accept()
                connection.setblocking(False)
                yield connection


def _make_server(node: Node, ready: Ready) -> uvicorn.Server:
    config = uvicorn.Config(
        node.app,
        http=cast("type[asyncio.Protocol]", partial(Door, node.parts)),
        ws=cast("type[asyncio.Protocol]", partial(Upgrade, node.parts, node.hub)),
        lifespan="off",  # ``_Server`` opens and closes the node
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=False,  # ``http.arrival`` reads them
    )
    return _Server(config, node, ready)


class CannotListen(OSError):
    """The port is taken, or this computer does not have the address."""


def _listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket on the first free one of ``tries`` ports from ``port`` on. Raises CannotListen."""
    for number in range(port, port + tries):
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, _OWN_PORT, 1)
        try:
            listening.bind((host, number))
            return listening
        except OSError as error:
            listening.close()
            if number == port + tries - 1:
                raise CannotListen(error.errno, error.strerror) from error
    raise AssertionError("no tries")


def _pass_over(number: int, frame: object) -> None:
    """Ignore a signal: uvicorn has ended by then."""


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until a signal comes. Once the node answers, ``ready`` gets its address and, at the
    first start of a site, the token that makes a person its host (otherwise '').

    Raises CannotListen; InUse, EarlierSchema, NewerSchema, NoDatabase for the database.
    """
    start_logs(settings.log_level)
    allow_descriptors()
    gc.set_threshold(*COLLECT)
    tries = PORTS if settings.port is None else 1
    listening = _listen(settings.host, settings.first_port, tries)
    with listening:
        node = Node(replace(settings, port=listening.getsockname()[1]))
        node.tables.games.when_ready = _spare_what_stays
        listen_to_threads(node.tables.metrics)
        for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn raises the signal again at its end
            signal.signal(number, _pass_over)
        _make_server(node, ready).run([listening])


class JsonLines(logging.Formatter):
    """A log line as a JSON object, with the fields that are given as ``extra={"fields": {…}}``."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def start_logs(level: str) -> None:
    """Start to log from this level on; of uvicorn, only warnings and errors."""
    handler = logging.StreamHandler(sys.stderr)
    if not sys.stderr.isatty():
        handler.setFormatter(JsonLines())
    least = logging.getLevelNamesMapping()[level.upper()]
    for name, own in (("tafelronde", least), ("uvicorn", max(least, logging.WARNING))):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(own)
