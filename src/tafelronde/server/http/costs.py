"""What requests and messages cost their sender: about so many milliseconds of a node's time.

Whoever asks has an allowance, see ``limits``. A route says its own cost; messages stand here.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..wire.commands import Hint, Lobby, Nudge, Ping, Rematch, Say, SayPhrase, Unwatch

REQUEST = 0.25
"""Any HTTP request, before its caller is known; a file costs no more."""
HANDSHAKE = 3.0
"""A new socket."""
UNKNOWN_TOKEN = 5.0
"""A bearer token that nobody has."""

ROUTE = 1.0
"""A route that looks who calls and names no other ``cost=``."""

PATHS: Mapping[str, float] = {
    "/api/schema": 10.0,
    "/api/messages.json": 10.0,
    "/api/games": 1.0,
    "/health": 1.0,
    "/metrics": 1.0,
}
"""Of routes for anybody, instead of ``REQUEST``."""

MESSAGES: Mapping[type[object], float] = {
    Ping: 0.1,
    Lobby: 3.0,
    Unwatch: 0.2,
    Say: 2.0,
    SayPhrase: 2.0,
    Nudge: 3.0,
    Hint: 5.0,
    Rematch: 10.0,
}
"""By kind, over a socket or as a request (``POST /api/command``)."""


def of_path(path: str) -> float:
    return PATHS.get(path, REQUEST)


def of_message(message: object) -> float:
    """Of a message that was read; None: of one that could not be."""
    return MESSAGES.get(type(message), 1.0)
