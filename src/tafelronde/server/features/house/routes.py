"""The routes of the house: its door, and what the host and the moderators do."""

import base64
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.config import Settings
from ...base.parts import Parts
from ...base.refusal import Refusal
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.guard import PICTURES
from ...http.languages import language_of
from ...http.rights import ANYBODY, MODERATOR, PERSON, SITE_HOST
from ...live.tables import Tables
from ...people.person import Person
from ...storage.page import BEFORE
from ...wire.identity import Language
from . import rows, wire
from .door import OWN, Door, house_picture
from .record import read_emblem
from .service import HouseService

MOST_WISH = 61_000
"""Bytes of what the host sets at a time: its own emblem is the largest."""


def house_routes(parts: Parts, callers: Callers) -> list[Any]:
    return [*_door(parts, callers), *_host(parts, callers), *_members(parts, callers)]


def _door(parts: Parts, callers: Callers) -> list[Any]:
    store, door, service = parts[Tables].store, parts[Door], parts[HouseService]

    async def shown(person: Person | None, language: str) -> wire.House:
        record = door.house
        admitted = await door.admits(person)
        emblem = house_picture(record) or record.emblem
        asked = "" if person is None else await rows.request_of(store, person.owner or person.id)
        return wire.House(
            record.name,
            record.access,
            emblem,
            record.text("welcome", language),
            record.text("rules", language) if admitted else "",
            record.text("imprint", language),
            record.text("privacy", language),
            parts[Settings].smtp is not None,
            admitted,
            asked,  # pyright: ignore[reportArgumentType]
            "" if person is None else person.name,
        )

    @get(
        "/api/house",
        who=ANYBODY("what its door shows; the rules to those who may come in"),
        door=True,
    )
    async def house(
        request: HttpRequest, language: FromQuery[Language | None] = None
    ) -> wire.House:
        person = await callers.anybody(request)
        return await shown(person, language or language_of(request.headers))

    @get(PICTURES + "{name:str}", media_type="image/png", who=ANYBODY, door=True)
    async def emblem(request: HttpRequest, name: FromPath[str]) -> Response[bytes]:
        callers.pay(request)
        if door.house.emblem != OWN + name.removesuffix(".png"):
            raise Refusal("not-found", "there is no such picture")
        headers = {"Cache-Control": "public, max-age=86400"}
        picture = base64.b64decode(await read_emblem(store))
        return Response(picture, media_type="image/png", headers=headers)

    @post(
        "/api/house/join",
        status_code=200,
        who=PERSON("who has an invitation that is good"),
        cost=2.0,
        door=True,
    )
    async def join(
        request: HttpRequest, person: Caller, payload: Payload[wire.JoinHouse]
    ) -> wire.House:
        await callers.proved(request, service.join(person.id, payload.code))
        return await shown(person, language_of(request.headers))

    @post("/api/house/request", status_code=204, who=PERSON, cost=10.0, door=True)
    async def ask(person: Caller, payload: Payload[wire.AskToJoin]) -> None:
        await service.ask(person.id, payload.words)

    @delete("/api/house/request", who=PERSON("one’s own"), door=True)
    async def withdraw(person: Caller) -> None:
        await service.withdraw(person.id)

    return [house, emblem, join, ask, withdraw]


def _host(parts: Parts, callers: Callers) -> list[Any]:
    service, door = parts[HouseService], parts[Door]

    @get("/api/host/house", who=SITE_HOST)
    async def settings(person: Caller) -> wire.HouseSettings:
        return await service.settings()

    @post("/api/host/house", status_code=200, who=SITE_HOST, cost=5.0, most_bytes=MOST_WISH)
    async def set_house(person: Caller, payload: Payload[wire.NewHouse]) -> wire.HouseSettings:
        changed = await service.set(person.id, payload)
        await door.refresh()
        return changed

    return [settings, set_house]


def _members(parts: Parts, callers: Callers) -> list[Any]:
    store, door, service = parts[Tables].store, parts[Door], parts[HouseService]

    @get("/api/host/members", who=MODERATOR, cost=5.0)
    async def members(
        person: Caller, before: Annotated[str, QueryParameter(pattern=BEFORE)] = ""
    ) -> wire.Members:
        return await rows.members(store, before=before)

    @post("/api/host/members/{user:str}", status_code=204, who=MODERATOR)
    async def set_member(
        person: Caller, payload: Payload[wire.SetMember], user: FromPath[str]
    ) -> None:
        await service.set_member(person.id, user, payload)
        await door.refresh()

    @get("/api/host/invitations", who=MODERATOR, cost=3.0)
    async def invitations(person: Caller) -> wire.HouseInvitations:
        return wire.HouseInvitations(await rows.invites(store))

    @post("/api/host/invitations", who=MODERATOR)
    async def invite(
        person: Caller, payload: Payload[wire.NewHouseInvitation]
    ) -> wire.HouseInvitation:
        return await service.invite(person.id, payload)

    @delete("/api/host/invitations/{invitation:str}", who=MODERATOR)
    async def end(person: Caller, invitation: FromPath[str]) -> None:
        await service.end_invitation(person.id, invitation)

    @get("/api/host/join-requests", who=MODERATOR, cost=3.0)
    async def requests(person: Caller) -> wire.JoinRequests:
        return await service.requests()

    @post("/api/host/join-requests/{user:str}", status_code=204, who=MODERATOR)
    async def answer(
        person: Caller, payload: Payload[wire.AnsweredRequest], user: FromPath[str]
    ) -> None:
        await service.answer(person.id, user, payload)
        await door.refresh()

    return [members, set_member, invitations, invite, end, requests, answer]
