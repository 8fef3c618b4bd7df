"""The parts of a node that routes and sockets work with."""

from __future__ import annotations

import time

from .addresses import Proxies
from .bots.pool import BotPool
from .config import Settings
from .limits import Limits
from .people.identities import Identities
from .people.presence import Presence
from .people.whereabouts import Whereabouts
from .service.bot_bounds import BotBounds
from .service.commands import Commands
from .service.tables import Tables
from .views.history import History


class Context:
    """The parts of a node that HTTP routes and WebSockets work with."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        commands: Commands,
        pool: BotPool,
        identities: Identities,
        presence: Presence,
        history: History,
        bounds: BotBounds,
        whereabouts: Whereabouts,
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.commands = commands
        self.pool = pool
        self.identities = identities
        self.presence = presence
        self.limits = Limits(settings.rate)
        self.proxies = Proxies(settings.trusted_proxies)
        self.history = history
        self.bounds = bounds
        self.whereabouts = whereabouts
        self.closing = False
        """Whether the node is about to stop."""
        self.started = time.monotonic()
