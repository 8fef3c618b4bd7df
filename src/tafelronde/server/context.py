"""The parts of a node that routes and sockets work with."""

from __future__ import annotations

import time

from .addresses import Proxies
from .bots.pool import BotPool
from .config import Settings
from .limits import Limits
from .people.company import Company
from .people.identities import Identities
from .people.letters import Letters
from .people.mutes import Mutes
from .people.order import Order
from .people.presence import Presence
from .people.rests import Rests
from .people.whereabouts import Whereabouts
from .push import Push
from .service.bot_bounds import BotBounds
from .service.clocks import Clocks
from .service.commands import Commands
from .service.deals import Deals
from .service.departures import Departures
from .service.digests import Digests
from .service.health import Health
from .service.keeping_tables import TableKeeping
from .service.learning import Learning
from .service.notices import Notices
from .service.people import People
from .service.puzzling import Puzzling
from .service.reviews import Reviews
from .service.seeking import Seeking
from .service.tables import Tables
from .service.tournaments import Tournaments
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
        company: Company,
        people: People,
        history: History,
        learning: Learning,
        puzzling: Puzzling,
        bounds: BotBounds,
        whereabouts: Whereabouts,
        reviews: Reviews,
        deals: Deals,
        departures: Departures,
        letters: Letters,
        rests: Rests,
        clocks: Clocks,
        order: Order,
        keeping: TableKeeping,
        health: Health,
        tournaments: Tournaments,
        seeking: Seeking,
        push: Push,
        digests: Digests,
        notices: Notices,
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.commands = commands
        self.pool = pool
        self.identities = identities
        self.presence = presence
        self.company = company
        self.people = people
        self.limits = Limits(settings.rate)
        self.proxies = Proxies(settings.trusted_proxies)
        self.history = history
        self.learning = learning
        self.puzzling = puzzling
        self.bounds = bounds
        self.whereabouts = whereabouts
        self.reviews = reviews
        self.deals = deals
        self.departures = departures
        self.letters = letters
        self.rests = rests
        self.clocks = clocks
        self.order = order
        self.keeping = keeping
        self.health = health
        self.mutes = Mutes(tables.store)
        self.tournaments = tournaments
        self.seeking = seeking
        self.push = push
        self.digests = digests
        self.notices = notices
        self.closing = False
        """Whether the node is about to stop."""
        self.started = time.monotonic()
