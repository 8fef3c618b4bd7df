"""The routes of paths."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery

from ...base.parts import Parts
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import ANYBODY, FREE
from ...live.bot_bounds import BotBounds
from ...people.relations import Relations
from ...views.cache import ViewCache
from ...views.render import head
from ...wire.shown import Head
from . import path_wire as wire
from .path import Paths


def path_routes(parts: Parts, callers: Callers) -> list[Any]:
    @get("/api/path/{game:str}", who=ANYBODY, cost=2.0)
    async def path(
        request: HttpRequest, game: FromPath[str], players: FromQuery[int] = 0
    ) -> wire.GamePath:
        return await parts[Paths].of(await callers.person(request), game, players)

    @post("/api/path/{game:str}/{step:int}", who=FREE, cost=10.0)
    async def play_step(
        person: Caller, payload: Payload[wire.PathGame], game: FromPath[str], step: FromPath[int]
    ) -> Head:
        async with parts[BotBounds].room(person.id, alone=False):
            table = await parts[Paths].begin(person, game, step, payload.players)
        return head(ViewCache(table), person.id, parts[Relations].seen_by(person.id), "", 0)

    return [path, play_step]
