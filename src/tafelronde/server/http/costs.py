"""The cost of each request and message: about the milliseconds of a node's time that it takes.

Each caller has an allowance, see ``limits``. A route names its own cost; the costs of messages are
here.
"""

from collections.abc import Mapping

from ..wire.commands import Hint, Lobby, Nudge, Ping, Rematch, Say, SayPhrase, Unwatch

REQUEST = 0.25
"""Any HTTP request, before the caller is known; a file costs no more than this."""
HANDSHAKE = 3.0
"""Opening a socket."""
UNKNOWN_TOKEN = 5.0
"""An unknown bearer token."""

ROUTE = 1.0
"""A route that finds out the caller and names no ``cost=`` of its own."""

PATHS: Mapping[str, float] = {
    "/api/schema": 10.0,
    "/api/messages.json": 10.0,
    "/api/games": 1.0,
    "/health": 1.0,
    "/metrics": 1.0,
}
"""Routes that anybody may call, instead of ``REQUEST``."""

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
"""Each kind of message, over a socket or as a request (``POST /api/command``)."""


def of_path(path: str) -> float:
    """The cost of an address before its caller is known; ``/api//schema/`` is ``/api/schema``."""
    return PATHS.get("/" + "/".join(filter(None, path.split("/"))), REQUEST)


def of_message(message: object) -> float:
    """The cost of a message; None stands for a message that could not be read."""
    return MESSAGES.get(type(message), 1.0)
