"""The routes of lessons and of a person's progress."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath

from ...base.parts import Parts
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import ANYBODY, FREE, PLAYER
from ...live.bot_bounds import BotBounds
from ...people.relations import Relations
from ...views.cache import ViewCache
from ...views.render import head
from ...wire.shown import Head
from . import lesson_wire as wire
from .lessons import Learning


def lesson_routes(parts: Parts, callers: Callers) -> list[Any]:
    @post(
        "/api/learn/{game:str}/{lesson:str}",
        status_code=200,
        body=wire.Learn,
        who=ANYBODY,
        cost=10.0,
    )
    async def learn(
        request: HttpRequest, game: FromPath[str], lesson: FromPath[str]
    ) -> wire.Coached:
        person = await callers.person(request)
        payload: wire.Learn = await callers.body(request)
        reader = callers.reader(request, None if person is None else person.id)
        return await parts[Learning].lesson(person, reader, game, lesson, payload)

    @post("/api/learn/{game:str}/{lesson:str}/play-on", who=FREE, cost=10.0)
    async def play_on_alone(
        person: Caller,
        payload: Payload[wire.PlayOnAlone],
        game: FromPath[str],
        lesson: FromPath[str],
    ) -> Head:
        async with parts[BotBounds].room(person.id, alone=False):
            table = await parts[Learning].play_on(person, game, lesson, payload)
        return head(ViewCache(table), person.id, parts[Relations].seen_by(person.id), "", 0)

    @get("/api/progress", who=PLAYER("one’s own"))
    async def progress(person: Caller) -> list[wire.Progress]:
        return await parts[Learning].learnt.of(person.id)

    return [learn, play_on_alone, progress]
