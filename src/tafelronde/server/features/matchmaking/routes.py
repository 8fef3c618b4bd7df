"""The routes of matchmaking: the pool, and one's own seeks."""

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Caller, Callers, Payload, Visitor
from ...http.rights import ANYBODY, PERSON
from ...people.relations import Relations
from ...storage.page import BEFORE
from . import wire
from .service import Matchmaking


def seek_routes(parts: Parts, callers: Callers) -> list[Any]:
    seeking = parts[Matchmaking]

    @get("/api/seeks", who=ANYBODY("those with whom the reader could sit"), cost=1.5)
    async def seeks(
        visitor: Visitor,
        game: FromQuery[str] = "",
        after: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 20,
    ) -> wire.OpenSeeks:
        ties = await parts[Relations].know(visitor)
        return await seeking.open_to(visitor, ties.apart, game, after, count)

    @get("/api/seeks/mine", who=PERSON("one’s own"))
    async def mine(person: Caller) -> list[wire.OwnSeek]:
        return await seeking.mine(person.id)

    @post("/api/seeks", who=PERSON("nobody who is banned from playing with others"), cost=4.0)
    async def begin(person: Caller, payload: Payload[wire.NewSeek]) -> wire.OwnSeek:
        return await seeking.begin(person, payload)

    @delete("/api/seeks/{seek:str}", who=PERSON("one’s own"))
    async def end(person: Caller, seek: FromPath[str]) -> None:
        await seeking.end(person.id, seek)

    return [seeks, mine, begin, end]
