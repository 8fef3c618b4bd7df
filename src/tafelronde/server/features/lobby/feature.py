"""The lobby: lists of tables, over HTTP and over sockets."""

from ...base.bus import AnyTableChanged, PersonCameOrWent, TableChanged, TableShown
from ...base.feature import Feature
from ...socket.asked import Hall
from .routes import lobby_routes
from .service import Lobby

FEATURE = Feature(
    name="lobby",
    parts=(Lobby,),
    routes=(lobby_routes,),
    listens=(
        (TableChanged, lambda parts: parts[Lobby].hear),
        (TableShown, lambda parts: parts[Lobby].shown),
        (PersonCameOrWent, lambda parts: parts[Lobby].came_or_went),
        (AnyTableChanged, lambda parts: parts[Lobby].any_changed),
    ),
    answers=((Hall, lambda parts: parts[Lobby]),),
)
