"""What requests and messages cost their sender: about so many milliseconds of a node's time.

Whoever asks has an allowance, see ``limits``. What is not listed costs 1.
"""

from __future__ import annotations

from collections.abc import Mapping

from . import wire

REQUEST = 0.25
"""Any HTTP request, before its caller is known; a file costs no more."""
HANDSHAKE = 3.0
"""A new socket."""
UNKNOWN_TOKEN = 5.0
"""A bearer token that nobody has."""

ROUTES: Mapping[str, float] = {
    "POST /api/session": 2.0,
    "POST /api/session/code": 2.0,
    "POST /api/tokens": 5.0,
    "GET /api/tables": 3.0,
    "POST /api/tables": 10.0,
    "POST /api/tables/{table}/play-on": 10.0,
    "GET /api/games-of-mine": 5.0,
    "GET /api/tables/{table}/record": 5.0,
    "GET /api/tables/{table}/verify": 20.0,
}
"""Of routes that look who calls: by method and path."""

PATHS: Mapping[str, float] = {
    "/api/schema": 10.0,
    "/api/messages.json": 10.0,
    "/api/games": 1.0,
    "/health": 1.0,
    "/metrics": 1.0,
}
"""Of routes for anybody, instead of ``REQUEST``."""

MESSAGES: Mapping[type[object], float] = {
    wire.Ping: 0.1,
    wire.Lobby: 3.0,
    wire.Unwatch: 0.2,
    wire.Say: 2.0,
    wire.Hint: 5.0,
    wire.Rematch: 10.0,
}
"""By kind, over a socket or as a request (``POST /api/command``)."""


def of_path(path: str) -> float:
    return PATHS.get(path, REQUEST)


def of_route(route: str) -> float:
    return ROUTES.get(route, 1.0)


def of_message(message: object) -> float:
    """Of a message that was read; None: of one that could not be."""
    return MESSAGES.get(type(message), 1.0)
