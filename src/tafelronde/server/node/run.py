"""A node served by uvicorn, until a signal comes."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import cast

import uvicorn

from ... import __version__
from ..base.config import Settings
from ..base.faults import listen_to_threads
from ..base.logs import start_logs
from ..http.door import Door, allow_descriptors
from ..socket.inbound import Upgrade
from .node import Node

Ready = Callable[[str, str], None]
COLLECT = 10_000, 20, 50
"""How many new objects the garbage collector waits for, and how many younger collections. A move
makes hundreds of objects that are gone without it."""
PORTS = 20
"""So many are tried where the host named none."""
_OWN_PORT: int = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
"""A port that was just left can be had, one in use cannot. (On Windows SO_REUSEADDR shares it.)"""
_log = logging.getLogger("tafelronde")


class _Server(uvicorn.Server):
    """Opens the node first; tells its sockets before it stops, so that they come back."""

    def __init__(self, config: uvicorn.Config, node: Node, ready: Ready) -> None:
        super().__init__(config)
        self._node = node
        self._ready = ready

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
        await super().shutdown(sockets)
        await self._node.close()
        _log.info("stopped")


def _make_server(node: Node, ready: Ready) -> uvicorn.Server:
    config = uvicorn.Config(
        node.app,
        http=cast("type[asyncio.Protocol]", partial(Door, node.parts)),
        ws=cast("type[asyncio.Protocol]", partial(Upgrade, node.parts, node.hub)),
        lifespan="off",  # the node is opened before and closed after
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        forwarded_allow_ips=node.settings.trusted_proxies,
    )
    return _Server(config, node, ready)


class CannotListen(OSError):
    """The port is taken, or the address is not this computer's."""


def _listen(host: str, port: int, tries: int) -> socket.socket:
    """A socket on this port or, with more tries, one of the next. Raises CannotListen."""
    for number in range(port, port + tries):
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, _OWN_PORT, 1)
        try:
            listening.bind((host, number))
            return listening
        except OSError as error:
            listening.close()
            if number == port + tries - 1:
                raise CannotListen(error.errno, error.strerror) from None
    raise AssertionError("no tries")


def _pass_over(number: int, frame: object) -> None:
    """The end has been seen to."""
    del number, frame


def serve(settings: Settings, ready: Ready) -> None:
    """Serve until a signal comes; ``ready`` is told the address once it answers, and at the first
    start of a site the token by which somebody becomes its host.

    Raises CannotListen; InUse, EarlierSchema, NewerSchema, NoDatabase for the database.
    """
    start_logs(settings.log_level)
    allow_descriptors()
    gc.set_threshold(*COLLECT)
    tries = PORTS if settings.port is None else 1
    listening = _listen(settings.host, settings.first_port, tries)
    with listening:
        node = Node(replace(settings, port=listening.getsockname()[1]))
        listen_to_threads(node.tables.metrics)
        for number in (signal.SIGINT, signal.SIGTERM):  # uvicorn sends itself the signal once more
            signal.signal(number, _pass_over)
        _make_server(node, ready).run([listening])
