"""The routes of profiles: a person, their games, the search, following and blocking."""

from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Caller, Callers, Payload, Visitor
from ...http.rights import ANYBODY, PERSON
from ...storage.page import BEFORE
from ...wire.requests import Nothing
from ...wire.shown import Finished
from . import wire
from .service import People


def people_routes(parts: Parts, callers: Callers) -> list[Any]:
    people = parts[People]

    @get("/api/people", who=ANYBODY, cost=5.0)
    async def search(
        visitor: Visitor,
        name: FromQuery[str],
        after: FromQuery[str] = "",
        count: FromQuery[int] = 20,
    ) -> wire.FoundPeople:
        return await people.search(visitor, name, after, count)

    @get(
        "/api/people/{user:str}",
        who=ANYBODY("only what the reader may know: see security"),
        cost=8.0,
    )
    async def profile(visitor: Visitor, user: FromPath[str]) -> wire.Profile:
        return await people.profile(visitor, user)

    @get("/api/people/{user:str}/games", who=ANYBODY("games that the reader may see"), cost=5.0)
    async def games(
        visitor: Visitor,
        user: FromPath[str],
        game: FromQuery[str] = "",
        opponent: FromQuery[str] = "",
        result: FromQuery[str] = "",
        before: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 20,
    ) -> Finished:
        return await people.games(visitor, user, (game, opponent, result), before, count)

    @post("/api/people/{user:str}/follow", status_code=204, who=PERSON, cost=2.0)
    async def follow(person: Caller, payload: Payload[Nothing], user: FromPath[str]) -> None:
        await people.follow(person, user, on=True)

    @delete("/api/people/{user:str}/follow", who=PERSON("one’s own"))
    async def unfollow(person: Caller, user: FromPath[str]) -> None:
        await people.follow(person, user, on=False)

    @post("/api/people/{user:str}/block", status_code=204, who=PERSON, cost=2.0)
    async def block(person: Caller, payload: Payload[Nothing], user: FromPath[str]) -> None:
        await people.block(person, user, on=True)

    @delete("/api/people/{user:str}/block", who=PERSON("one’s own"))
    async def unblock(person: Caller, user: FromPath[str]) -> None:
        await people.block(person, user, on=False)

    @get("/api/me/follows", who=PERSON("one’s own"), cost=2.0)
    async def follows(person: Caller) -> list[wire.PersonCard]:
        return await people.followed(person)

    @get("/api/me/blocks", who=PERSON("one’s own"))
    async def blocks(person: Caller) -> list[wire.PersonCard]:
        return await people.blocked(person)

    @post("/api/me/profile", status_code=204, who=PERSON)
    async def choose(person: Caller, payload: Payload[wire.ProfileChoices]) -> None:
        await people.choose(person, payload)

    return [*(search, profile, games, follow, unfollow, block, unblock), *(follows, blocks, choose)]
