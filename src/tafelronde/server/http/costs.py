"""What requests and messages cost their sender: about so many milliseconds of a node's time.

Whoever asks has an allowance, see ``limits``. What is not listed costs 1.
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

ROUTES: Mapping[str, float] = {
    "POST /api/session": 2.0,
    "POST /api/session/code": 2.0,
    "POST /api/session/passkey/options": 3.0,
    "POST /api/session/passkey": 5.0,
    "POST /api/session/mail": 5.0,
    "POST /api/session/link": 2.0,
    "GET /api/account": 3.0,
    "POST /api/account/handle": 5.0,
    "POST /api/account/passkeys/options": 5.0,
    "POST /api/account/passkeys": 5.0,
    "POST /api/account/codes": 10.0,
    "POST /api/account/email": 20.0,
    "POST /api/account/email/confirm": 2.0,
    "POST /api/account/merge": 20.0,
    "POST /api/account/leave": 20.0,
    "GET /api/account/export": 60.0,
    "GET /api/me/news": 3.0,
    "POST /api/me/news": 3.0,
    "POST /api/me/push": 10.0,
    "POST /api/unsubscribe/{word}": 2.0,
    "POST /api/tokens": 5.0,
    "GET /api/tables": 3.0,
    "POST /api/tables": 10.0,
    "POST /api/tables/{table}/play-on": 10.0,
    "POST /api/learn/{game}/{lesson}": 10.0,
    "POST /api/puzzles/{game}/{puzzle}": 8.0,
    "POST /api/learn/{game}/{lesson}/play-on": 10.0,
    "POST /api/tables/{table}/review": 10.0,
    "GET /api/tables/{table}/review": 2.0,
    "GET /api/games-of-mine": 5.0,
    "GET /api/people": 5.0,
    "GET /api/people/{user}": 8.0,
    "GET /api/people/{user}/games": 5.0,
    "POST /api/people/{user}/follow": 2.0,
    "POST /api/people/{user}/block": 2.0,
    "GET /api/me/follows": 2.0,
    "GET /api/deals": 5.0,
    "GET /api/deals/{day}/tries": 5.0,
    "POST /api/deals/{day}/try": 10.0,
    "GET /api/seeks": 1.5,
    "POST /api/seeks": 4.0,
    "GET /api/ratings": 3.0,
    "GET /api/ratings/{user}/curve": 2.0,
    "POST /api/me/rest": 5.0,
    "GET /api/tables/{table}/answers": 3.0,
    "POST /api/tables/{table}/answers": 8.0,
    "POST /api/tables/{table}/answers/next": 3.0,
    "POST /api/reports": 10.0,
    "POST /api/host/join": 5.0,
    "GET /api/host/reports": 5.0,
    "GET /api/host/people": 5.0,
    "GET /api/host/people/{user}": 10.0,
    "GET /api/host/tables": 5.0,
    "GET /api/host/audit": 5.0,
    "GET /api/host/health": 10.0,
    "GET /api/tournaments": 3.0,
    "POST /api/tournaments": 10.0,
    "GET /api/tournaments/{tournament}": 2.0,
    "POST /api/tournaments/{tournament}": 5.0,
    "GET /api/tournaments/{tournament}/rounds/{number}": 2.0,
    "GET /api/tournaments/{tournament}/record": 5.0,
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


def of_route(route: str) -> float:
    return ROUTES.get(route, 1.0)


def of_message(message: object) -> float:
    """Of a message that was read; None: of one that could not be."""
    return MESSAGES.get(type(message), 1.0)
