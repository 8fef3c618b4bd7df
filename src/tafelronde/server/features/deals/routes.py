"""The routes of the deal of the day."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Caller, Callers, Payload, Visitor
from ...http.rights import ANYBODY, PERSON
from ...live.bot_bounds import BotBounds
from ...people.relations import Relations
from ...views.render import head
from ...wire.requests import Nothing
from ...wire.shown import Head
from . import wire
from .service import BEFORE, Deals


def deal_routes(parts: Parts, callers: Callers) -> list[Any]:
    deals = parts[Deals]

    @get("/api/deals", who=ANYBODY, cost=5.0)
    async def days(
        visitor: Visitor, before: FromQuery[str] = "", count: FromQuery[int] = 10
    ) -> wire.Deals:
        return await deals.list(visitor, before, count)

    @get("/api/deals/{day:str}", who=ANYBODY)
    async def deal(visitor: Visitor, day: FromPath[str]) -> wire.Deal:
        return await deals.one(visitor, day)

    @post("/api/deals/{day:str}/try", who=PERSON("on its day; one try"), cost=10.0)
    async def begin(person: Caller, payload: Payload[Nothing], day: FromPath[str]) -> Head:
        async with parts[BotBounds].room(person.id, alone=False):
            found = await deals.begin(person, day)
        return head(found.views, person.id, parts[Relations].seen_by(person.id), "", 0)

    @get(
        "/api/deals/{day:str}/tries",
        who=ANYBODY("whose own try is over, or once the deal has come out"),
        cost=5.0,
    )
    async def tries(
        visitor: Visitor,
        day: FromPath[str],
        before: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 20,
    ) -> wire.DealTries:
        return await deals.tries(visitor, day, before, count)

    return [days, deal, begin, tries]
