"""The routes of reviews."""

from typing import Any

from litestar import delete, get, post
from litestar.params import FromPath

from ...base.parts import Parts
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import ANYBODY, KNOWS_THE_TABLE, ONCE_OVER, PERSON
from ...live.tables import Tables
from ...wire.requests import Nothing
from . import wire
from .deciding import Deciding
from .moments import Moments
from .service import Reviews
from .trying import Trying


def review_routes(parts: Parts, callers: Callers) -> list[Any]:
    """Ask for the review of a finished game, read it, and try again where it has a question."""

    @post("/api/tables/{table:str}/review", status_code=200, who=PERSON(ONCE_OVER), cost=10.0)
    async def ask(
        person: Caller, payload: Payload[Nothing], table: FromPath[str]
    ) -> wire.ReviewNews:
        return await parts[Reviews].ask(person, await parts[Tables].open_for(table, person.id))

    @get("/api/tables/{table:str}/review", who=ANYBODY(ONCE_OVER), cost=2.0)
    async def look(request: HttpRequest, table: FromPath[str]) -> wire.ReviewNews:
        person = await callers.person(request)
        user = None if person is None else person.id
        return await parts[Reviews].look(person, await parts[Tables].open_for(table, user))

    @get("/api/tables/{table:str}/review/{ply:int}/line", who=ANYBODY(ONCE_OVER), cost=3.0)
    async def line(request: HttpRequest, table: FromPath[str], ply: FromPath[int]) -> wire.Shown:
        person = await callers.person(request)
        found = await parts[Tables].open_for(table, None if person is None else person.id)
        return await parts[Reviews].line(person, found, ply)

    @get("/api/tables/{table:str}/decided", who=ANYBODY(ONCE_OVER), cost=3.0)
    async def decided(request: HttpRequest, table: FromPath[str]) -> wire.Decided:
        person = await callers.person(request)
        user = None if person is None else person.id
        found = await parts[Tables].open_for(table, user)
        return await parts[Deciding].of(user, callers.reader(request, user), found)

    @delete(
        "/api/tables/{table:str}/review",
        who=PERSON("who asked for it; " + KNOWS_THE_TABLE),
        cost=2.0,
    )
    async def leave(person: Caller, table: FromPath[str]) -> None:
        await parts[Reviews].leave(person, await parts[Tables].open_for(table, person.id))

    @post(
        "/api/tables/{table:str}/moments",
        status_code=204,
        who=PERSON("who decided there, once the game is over; " + KNOWS_THE_TABLE),
        cost=3.0,
    )
    async def found_here(
        person: Caller, payload: Payload[wire.FoundHere], table: FromPath[str]
    ) -> None:
        found = await parts[Tables].open_for(table, person.id)
        await parts[Reviews].found_here(person, found, payload)

    @post(
        "/api/tables/{table:str}/review/{ply:int}/try",
        status_code=200,
        who=PERSON("who decided there, once the review is made; " + KNOWS_THE_TABLE),
        cost=3.0,
    )
    async def try_move(
        request: HttpRequest,
        person: Caller,
        payload: Payload[wire.Try],
        table: FromPath[str],
        ply: FromPath[int],
    ) -> wire.Tried:
        found = await parts[Tables].open_for(table, person.id)
        reader = callers.reader(request, person.id)
        return await parts[Trying].take(person, reader, found, ply, payload)

    @get("/api/own-puzzles", who=PERSON("one’s own"), cost=2.0)
    async def own_puzzles(person: Caller) -> list[wire.OwnPuzzle]:
        return await parts[Moments].of(person)

    return [ask, look, line, decided, leave, found_here, try_move, own_puzzles]
