"""The routes of invitations to a seat."""

from typing import Any

from litestar import delete, get, post
from litestar.params import FromPath, FromQuery

from ...base.parts import Parts
from ...http.caller import Caller, Callers, Payload
from ...http.rights import PERSON
from ...wire.requests import Nothing
from . import wire
from .inviting import Inviting


def invitation_routes(parts: Parts, callers: Callers) -> list[Any]:
    inviting = parts[Inviting]

    @get("/api/me/invitations", who=PERSON("one’s own"), cost=2.0)
    async def mine(person: Caller) -> list[wire.Invitation]:
        return await inviting.mine(person.id)

    @post("/api/me/invitations/{table:str}", status_code=200, who=PERSON, cost=4.0)
    async def accept(
        person: Caller, payload: Payload[Nothing], table: FromPath[str]
    ) -> wire.Meeting:
        return wire.Meeting(await inviting.accept(person, table))

    @delete("/api/me/invitations/{table:str}", status_code=204, who=PERSON("one’s own"), cost=2.0)
    async def decline(
        person: Caller, table: FromPath[str], not_now: FromQuery[bool] = False
    ) -> None:
        await inviting.decline(person, table, not_now=not_now)

    @get("/api/tables/{table:str}/invited", who=PERSON("the host of the table"), cost=2.0)
    async def invited(person: Caller, table: FromPath[str]) -> list[wire.InvitedPerson]:
        return await inviting.invited(person, table)

    @post(
        "/api/tables/{table:str}/invited",
        status_code=200,
        who=PERSON("the host of the table; nobody who is banned from playing with others"),
        cost=10.0,
    )
    async def invite(
        person: Caller, payload: Payload[wire.NewInvitation], table: FromPath[str]
    ) -> wire.Meeting:
        call = inviting.challenge if payload.challenge else inviting.invite
        return wire.Meeting(await call(person, table, payload.user))

    @delete(
        "/api/tables/{table:str}/invited/{user:str}",
        status_code=204,
        who=PERSON("the host of the table"),
    )
    async def withdraw(person: Caller, table: FromPath[str], user: FromPath[str]) -> None:
        await inviting.withdraw(person, table, user)

    return [mine, accept, decline, invited, invite, withdraw]
