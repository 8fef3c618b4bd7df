"""The parts of a node that routes and sockets work with."""

from __future__ import annotations

import time

from .base.config import Settings
from .bots.pool import BotPool
from .features.accounts.departures import Departures
from .features.accounts.letters import Letters
from .features.deals.service import Deals
from .features.health.service import Health
from .features.matchmaking.service import Seeking
from .features.moderation.tables import TableKeeping
from .features.notifications.digests import Digests
from .features.notifications.service import Notices
from .features.profiles.service import People
from .features.reviews.service import Reviews
from .features.school.lessons import Learning
from .features.school.puzzles import Puzzling
from .features.tournaments.service import Tournaments
from .http.addresses import Proxies
from .http.limits import Limits
from .live.bot_bounds import BotBounds
from .live.clocks import Clocks
from .live.commands import Commands
from .live.tables import Tables
from .outbox.push import Push
from .people.company import Company
from .people.identities import Identities
from .people.mutes import Mutes
from .people.order import Order
from .people.presence import Presence
from .people.rests import Rests
from .people.whereabouts import Whereabouts
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
