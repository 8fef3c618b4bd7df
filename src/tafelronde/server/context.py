"""The routes' surroundings: the parts of the node, who asks, and how often."""

from __future__ import annotations

import functools
import time
from typing import Any

import msgspec
from litestar import Request

from .bots.pool import BotPool
from .config import Settings
from .guard import Rates
from .http.pages import Pages
from .people.identities import COOKIE, Identities, Person
from .reading import read_message
from .refusal import Refusal
from .service.commands import Desk
from .service.tables import Tables
from .socket.hub import Hub


class Api:
    """What all routes need."""

    def __init__(
        self,
        settings: Settings,
        tables: Tables,
        desk: Desk,
        hub: Hub,
        pool: BotPool,
        identities: Identities,
    ) -> None:
        self.settings = settings
        self.tables = tables
        self.desk = desk
        self.pool = pool
        self.hub = hub
        self.identities = identities
        self.pages = Pages(settings.static, tables.store, tables.outage)
        self.rates = Rates(settings.rate, 3 * settings.rate)
        self.closing = False
        self.started = time.time()

    # ---- who asks ------------------------------------------------------------------------------

    async def person(self, request: Request[Any, Any, Any]) -> Person | None:
        headers = request.headers
        return await self.identities.who(
            headers.get("authorization", ""),
            request.cookies.get(COOKIE, ""),
            headers.get("user-agent", ""),
        )

    async def caller(self, request: Request[Any, Any, Any]) -> Person:
        """Who asks, and not too often. Raises Refusal."""
        person = await self.person(request)
        if person is None:
            self.limit(request)
            raise Refusal("no-session", "say who you are first: POST /api/session")
        self.rates.check("user " + person.id)
        return person

    async def visitor(self, request: Request[Any, Any, Any]) -> str | None:
        """Who looks, perhaps nobody known."""
        person = await self.person(request)
        if person is None:
            self.limit(request)
            return None
        self.rates.check("user " + person.id)
        return person.id

    def limit(self, request: Request[Any, Any, Any], cost: float = 1.0) -> None:
        address = request.client.host if request.client else ""
        self.rates.check("address " + address, cost)

    def may_look(self, request: Request[Any, Any, Any]) -> bool:
        """Whether who asks has not asked too often; he is not refused."""
        try:
            self.limit(request)
        except Refusal:
            return False
        return True

    async def body(self, request: Request[Any, Any, Any]) -> Any:
        """What was sent, as the route says it wants it (``body=``). Raises Refusal."""
        decoder = _decoder(request.route_handler.opt["body"])
        return read_message(decoder, await request.body())


@functools.cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
