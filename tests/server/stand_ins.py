"""A stand-in for the parts of a node, whose attributes are the parts."""

from __future__ import annotations

from typing import Any

from tafelronde.server.base.bus import Feed
from tafelronde.server.base.config import Settings
from tafelronde.server.http.addresses import Proxies
from tafelronde.server.http.limits import Limits
from tafelronde.server.live.commands import Commands
from tafelronde.server.live.tables import Tables
from tafelronde.server.people.company import Company
from tafelronde.server.people.identities import Identities
from tafelronde.server.people.order import Order
from tafelronde.server.people.whereabouts import Whereabouts
from tafelronde.server.socket.news import News

NAMES: dict[type[Any], str] = {
    Feed: "feed",
    Settings: "settings",
    Proxies: "proxies",
    Limits: "limits",
    Commands: "commands",
    Tables: "tables",
    Company: "company",
    Identities: "identities",
    Order: "order",
    Whereabouts: "whereabouts",
    News: "news",
}


class StandIn:
    """``parts[Limits]`` is its attribute ``limits``, and so on."""

    def __getitem__(self, kind: type[Any]) -> Any:
        return getattr(self, NAMES[kind])
