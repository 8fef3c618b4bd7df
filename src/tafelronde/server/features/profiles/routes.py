"""The routes about people: profiles, following, blocking, searching."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, delete, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Callers
from ...storage.page import BEFORE
from ...wire.requests import Block, Follow
from ...wire.shown import Finished
from . import wire
from .service import People
from .wire import NewPresence


def people_routes(parts: Parts, callers: Callers) -> list[Any]:
    """Their handlers."""
    people = parts[People]

    @get("/api/people")
    async def search(
        request: Request[Any, Any, Any],
        name: FromQuery[str],
        after: FromQuery[str] = "",
        count: FromQuery[int] = 20,
    ) -> wire.FoundPeople:
        return await people.search(await callers.visitor(request), name, after, count)

    @get("/api/people/{user:str}")
    async def profile(request: Request[Any, Any, Any], user: FromPath[str]) -> wire.Profile:
        return await people.profile(await callers.visitor(request), user)

    @get("/api/people/{user:str}/games")
    async def games(
        request: Request[Any, Any, Any],
        user: FromPath[str],
        game: FromQuery[str] = "",
        opponent: FromQuery[str] = "",
        result: FromQuery[str] = "",
        before: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 20,
    ) -> Finished:
        reader = await callers.visitor(request)
        return await people.games(reader, user, (game, opponent, result), before, count)

    @post("/api/people/{user:str}/follow", status_code=204, body=Follow)
    async def follow(request: Request[Any, Any, Any], user: FromPath[str]) -> None:
        person = await callers.signed_in(request)
        await callers.body(request)
        await people.follow(person, user, on=True)

    @delete("/api/people/{user:str}/follow", status_code=204)
    async def unfollow(request: Request[Any, Any, Any], user: FromPath[str]) -> None:
        await people.follow(await callers.signed_in(request), user, on=False)

    @post("/api/people/{user:str}/block", status_code=204, body=Block)
    async def block(request: Request[Any, Any, Any], user: FromPath[str]) -> None:
        person = await callers.signed_in(request)
        await callers.body(request)
        await people.block(person, user, on=True)

    @delete("/api/people/{user:str}/block", status_code=204)
    async def unblock(request: Request[Any, Any, Any], user: FromPath[str]) -> None:
        await people.block(await callers.signed_in(request), user, on=False)

    @get("/api/me/follows")
    async def follows(request: Request[Any, Any, Any]) -> list[wire.PersonCard]:
        return await people.followed(await callers.signed_in(request))

    @get("/api/me/blocks")
    async def blocks(request: Request[Any, Any, Any]) -> list[wire.PersonCard]:
        return await people.blocked(await callers.signed_in(request))

    @post("/api/me/presence", status_code=204, body=NewPresence)
    async def presence(request: Request[Any, Any, Any]) -> None:
        person = await callers.signed_in(request)
        wish: NewPresence = await callers.body(request)
        await people.wish(person, wish.presence)

    return [
        *(search, profile, games, follow, unfollow, block, unblock),
        *(follows, blocks, presence),
    ]
