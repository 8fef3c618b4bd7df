"""A stand-in for the parts of a node, whose attributes are the parts."""

from typing import Any

from tafelronde.server.base.answers import Answers
from tafelronde.server.base.bus import Feed
from tafelronde.server.base.config import Settings
from tafelronde.server.http.addresses import Proxies
from tafelronde.server.http.arrival import Arrivals
from tafelronde.server.http.limits import Limits
from tafelronde.server.http.session_cookie import SessionCookies
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.tables import Tables
from tafelronde.server.people.identities import Identities
from tafelronde.server.people.last_seen import LastSeen
from tafelronde.server.people.moderation import Moderation
from tafelronde.server.people.relations import Relations
from tafelronde.server.socket.news import News

NAMES: dict[type[Any], str] = {
    Answers: "answers",
    Feed: "feed",
    Settings: "settings",
    Proxies: "proxies",
    Arrivals: "arrivals",
    SessionCookies: "session_cookies",
    Limits: "limits",
    Commands: "commands",
    Tables: "tables",
    Relations: "relations",
    Identities: "identities",
    Moderation: "moderation",
    LastSeen: "last_seen",
    News: "news",
}


class StandIn:
    """``parts[Limits]`` is its attribute ``limits``, and so on."""

    def __getitem__(self, kind: type[Any]) -> Any:
        return getattr(self, NAMES[kind])
