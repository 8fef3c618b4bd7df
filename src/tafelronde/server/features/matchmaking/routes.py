"""The routes of matchmaking: the pool, and one's own seeks."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Callers
from ...http.rights import ANYBODY, PERSON
from ...people.company import Company
from ...storage.page import BEFORE
from . import wire
from .service import Seeking


def seek_routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of these routes."""
    seeking = parts[Seeking]

    @get("/api/seeks", who=ANYBODY("those with whom the reader could sit"), cost=1.5)
    async def seeks(
        request: Request[Any, Any, Any],
        game: FromQuery[str] = "",
        after: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 20,
    ) -> wire.OpenSeeks:
        user = await callers.visitor(request)
        ties = await parts[Company].know(user)
        return await seeking.open_to(user, ties.apart, game, after, count)

    @get("/api/seeks/mine", who=PERSON("one’s own"))
    async def mine(request: Request[Any, Any, Any]) -> list[wire.OwnSeek]:
        return await seeking.mine((await callers.signed_in(request)).id)

    @post(
        "/api/seeks",
        status_code=201,
        body=wire.NewSeek,
        who=PERSON("nobody who is banned from playing with others"),
        cost=4.0,
    )
    async def begin(request: Request[Any, Any, Any]) -> wire.OwnSeek:
        person = await callers.signed_in(request)
        return await seeking.begin(person, await callers.body(request))

    @delete("/api/seeks/{seek:str}", status_code=204, who=PERSON("one’s own"))
    async def end(request: Request[Any, Any, Any], seek: FromPath[str]) -> None:
        await seeking.end((await callers.signed_in(request)).id, seek)

    return [seeks, mine, begin, end]
