"""The routes of identities: session, devices, codes that sign in a device, tokens of programs."""

from typing import Any

from litestar import Response, delete, get, post
from litestar.params import FromPath

from ...base.parts import Parts
from ...base.refusal import Refusal
from ...http.arrival import arrival_of
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import ANYBODY, PERSON, PLAYER
from ...http.session_cookie import SessionCookies
from ...people.identities import Identities
from ...people.names import Names
from ...wire.identity import Code, Device, Me, Program, Token
from ...wire.requests import Nothing
from .signing_in import shown, signed_in
from .wire import NewSession, NewToken


def identity_routes(parts: Parts, callers: Callers) -> list[Any]:
    @get("/api/me", who=PLAYER, door=True)
    async def me(person: Caller) -> Me:
        return shown(parts, person)

    @post(
        "/api/session",
        status_code=200,
        body=NewSession,
        who=ANYBODY("not who is banned from signing in"),
        cost=2.0,
        door=True,
    )
    async def session(request: HttpRequest) -> Response[Me]:
        payload: NewSession = await callers.body(request)
        person = await callers.person(request)
        if person is None:
            callers.add_person(request)
            name = await parts[Names].near(payload.name) if payload.guest else payload.name
            person = await parts[Identities].add(name)
            return await signed_in(parts, request, person)
        if not payload.guest:
            person = await parts[Identities].rename(person, payload.name)
        if person.owner:  # a program: its token signs it in, so it needs no cookie
            return Response(shown(parts, person), status_code=200)
        return await signed_in(parts, request, person)

    @delete("/api/session", who=ANYBODY("not who is banned from signing in"), door=True)
    async def forget(request: HttpRequest) -> Response[None]:
        person = await callers.person(request)
        if person is not None and person.device:
            await parts[Identities].devices.sign_out(person.id, person.device)
        end = parts[SessionCookies].end(arrival_of(request))
        return Response(None, status_code=204, headers={"Set-Cookie": end})

    @post("/api/me/code", status_code=200, who=PERSON)
    async def new_code(person: Caller, payload: Payload[Nothing]) -> Code:
        return Code(*await parts[Identities].new_code(person))

    @get("/api/me/devices", who=PERSON("one’s own"))
    async def devices(person: Caller) -> list[Device]:
        return await parts[Identities].devices.of(person.id, person.device)

    @delete("/api/me/devices/{device:str}", who=PERSON("one’s own"))
    async def sign_out(person: Caller, device: FromPath[str]) -> None:
        if not await parts[Identities].devices.sign_out(person.id, device):
            raise Refusal("not-found", "no such device of yours is signed in")

    @delete("/api/me/devices", who=PERSON("one’s own"))
    async def sign_out_others(person: Caller) -> None:
        await parts[Identities].devices.sign_out_others(person.id, person.device)
        await parts[Identities].programs.revoke_all(person.id)

    @post("/api/tokens", status_code=200, who=PERSON, cost=5.0)
    async def new_token(person: Caller, payload: Payload[NewToken]) -> Token:
        bot, token = await parts[Identities].programs.add(person, payload.name, payload.scope)
        return Token(bot.id, bot.name, token, payload.scope)

    @get("/api/tokens", who=PERSON("one’s own"))
    async def tokens(person: Caller) -> list[Program]:
        return await parts[Identities].programs.of(person.id)

    @delete("/api/tokens/{user:str}", who=PERSON("one’s own"))
    async def revoke(person: Caller, user: FromPath[str]) -> None:
        if not await parts[Identities].programs.revoke(person.id, user):
            raise Refusal("not-found", "no such program of yours has a token")

    return [
        *(me, session, forget, new_code, new_token),
        *(devices, sign_out, sign_out_others, tokens, revoke),
    ]
