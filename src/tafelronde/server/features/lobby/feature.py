"""The lobby: lists of tables, over HTTP and over sockets."""

from __future__ import annotations

from ...base.feature import Feature
from ...live.tables import Tables
from ...people.relations import Relations
from ...socket.asked import Hall
from .lists import Lobby
from .routes import lobby_routes

FEATURE = Feature(
    name="lobby",
    routes=(lobby_routes,),
    answers=((Hall, lambda parts: Lobby(parts[Tables], parts[Relations])),),
)
