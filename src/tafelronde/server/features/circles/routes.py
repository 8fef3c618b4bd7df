"""The routes of circles of friends."""

from typing import Any

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery

from ...base.parts import Parts
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import PERSON
from ...wire.requests import Nothing
from . import wire
from .calling import Calling
from .evenings import Evenings
from .service import Circles

MEMBERS = PERSON("its members")


def circle_routes(parts: Parts, callers: Callers) -> list[Any]:
    return [*_circles(parts), *_coming_in(parts), *_evenings(parts, callers)]


def _circles(parts: Parts) -> list[Any]:
    circles = parts[Circles]

    @get("/api/circles", who=PERSON("one’s own"), cost=4.0)
    async def mine(person: Caller) -> list[wire.CircleCard]:
        return await circles.mine(person.id)

    @post("/api/circles", who=PERSON("nobody who is banned from playing with others"), cost=10.0)
    async def make(person: Caller, payload: Payload[wire.NewCircle]) -> wire.Circle:
        return await circles.look(person.id, await circles.make(person, payload.name))

    @get("/api/circles/{circle:str}", who=MEMBERS, cost=5.0)
    async def look(person: Caller, circle: FromPath[str]) -> wire.Circle:
        return await circles.look(person.id, circle)

    @post("/api/circles/{circle:str}", status_code=200, who=PERSON("its maker"), cost=5.0)
    async def change(
        person: Caller, payload: Payload[wire.ChangeCircle], circle: FromPath[str]
    ) -> wire.Circle:
        await circles.change(person, circle, payload)
        return await circles.look(person.id, circle)

    @delete("/api/circles/{circle:str}", who=PERSON("its maker"), cost=3.0)
    async def end(person: Caller, circle: FromPath[str]) -> None:
        await circles.end(person, circle)

    return [mine, make, look, change, end]


def _coming_in(parts: Parts) -> list[Any]:
    circles = parts[Circles]

    @get("/api/circles/{circle:str}/door", who=PERSON("who has its link"), cost=2.0)
    async def door(
        person: Caller, circle: FromPath[str], code: FromQuery[str] = ""
    ) -> wire.CircleDoor:
        return await circles.door(person, circle, code)

    @post(
        "/api/circles/{circle:str}/members",
        status_code=200,
        who=PERSON("who has its link; nobody who is banned from playing with others"),
        cost=5.0,
    )
    async def join(
        person: Caller, payload: Payload[wire.JoinCircle], circle: FromPath[str]
    ) -> wire.Circle:
        await circles.join(person, circle, payload.code)
        return await circles.look(person.id, circle)

    @delete(
        "/api/circles/{circle:str}/members/{user:str}",
        who=PERSON("oneself; its maker others"),
        cost=2.0,
    )
    async def remove(person: Caller, circle: FromPath[str], user: FromPath[str]) -> None:
        await circles.remove(person, circle, user)

    return [door, join, remove]


def _evenings(parts: Parts, callers: Callers) -> list[Any]:
    circles, calling, evenings = parts[Circles], parts[Calling], parts[Evenings]

    @post(
        "/api/circles/{circle:str}/tables",
        who=PERSON("its members; nobody who is banned from playing with others"),
        cost=15.0,
    )
    async def open_table(
        request: HttpRequest,
        person: Caller,
        payload: Payload[wire.NewCircleTable],
        circle: FromPath[str],
    ) -> wire.CircleTable:
        owner = callers.reader(request, person.id).owner
        return wire.CircleTable(await calling.open(person, circle, payload, owner))

    @post(
        "/api/circles/{circle:str}/tables/{table:str}/seat", status_code=200, who=MEMBERS, cost=4.0
    )
    async def sit(
        person: Caller, payload: Payload[Nothing], circle: FromPath[str], table: FromPath[str]
    ) -> wire.CircleTable:
        return wire.CircleTable(await calling.sit(person, circle, table))

    @get("/api/circles/{circle:str}/evenings/{number:int}", who=MEMBERS, cost=4.0)
    async def evening(person: Caller, circle: FromPath[str], number: FromPath[int]) -> wire.Evening:
        await circles.member(person.id, circle)
        return await evenings.shown(circle, number, person.id)

    return [open_table, sit, evening]
