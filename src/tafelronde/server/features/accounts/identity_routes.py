"""The routes of identities: session, devices, codes that sign in a device, tokens of programs."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath

from ...base.parts import Parts
from ...base.refusal import Refusal
from ...http.caller import Callers
from ...http.rights import ANYBODY, PERSON, PLAYER
from ...people.identities import COOKIE, Identities
from ...wire.identity import Code, Device, Me, Program, Token
from ...wire.requests import Nothing
from .signing_in import shown, signed_in
from .wire import NewSession, NewToken


def identity_routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of these routes."""

    @get("/api/me", who=PLAYER)
    async def me(request: Request[Any, Any, Any]) -> Me:
        return shown(parts, await callers.known(request))

    @post(
        "/api/session",
        status_code=200,
        body=NewSession,
        who=ANYBODY("not who is banned from signing in"),
        cost=2.0,
    )
    async def session(request: Request[Any, Any, Any]) -> Response[Me]:
        wish: NewSession = await callers.body(request)
        person = await callers.person(request)
        if person is None:
            callers.add_person(request)
            person = await parts[Identities].add(wish.name)
            return await signed_in(parts, request, person)
        if not wish.guest:
            person = await parts[Identities].rename(person, wish.name)
        if person.owner:  # a program: its token signs it in, so it needs no cookie
            return Response(shown(parts, person), status_code=200)
        return await signed_in(parts, request, person)

    @delete("/api/session", status_code=204, who=ANYBODY("not who is banned from signing in"))
    async def forget(request: Request[Any, Any, Any]) -> Response[None]:
        person = await callers.person(request)
        if person is not None and person.device:
            await parts[Identities].devices.sign_out(person.id, person.device)
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE, path="/")
        return gone

    @post("/api/me/code", status_code=200, body=Nothing, who=PERSON)
    async def new_code(request: Request[Any, Any, Any]) -> Code:
        person = await callers.signed_in(request)
        await callers.body(request)
        return Code(*await parts[Identities].new_code(person))

    @get("/api/me/devices", who=PERSON("one’s own"))
    async def devices(request: Request[Any, Any, Any]) -> list[Device]:
        person = await callers.signed_in(request)
        return await parts[Identities].devices.of(person.id, person.device)

    @delete("/api/me/devices/{device:str}", status_code=204, who=PERSON("one’s own"))
    async def sign_out(request: Request[Any, Any, Any], device: FromPath[str]) -> None:
        person = await callers.signed_in(request)
        if not await parts[Identities].devices.sign_out(person.id, device):
            raise Refusal("not-found", "no such device of yours is signed in")

    @delete("/api/me/devices", status_code=204, who=PERSON("one’s own"))
    async def sign_out_others(request: Request[Any, Any, Any]) -> None:
        person = await callers.signed_in(request)
        await parts[Identities].devices.sign_out_others(person.id, person.device)
        await parts[Identities].programs.revoke_all(person.id)

    @post("/api/tokens", status_code=200, body=NewToken, who=PERSON, cost=5.0)
    async def new_token(request: Request[Any, Any, Any]) -> Token:
        person = await callers.signed_in(request)
        wish: NewToken = await callers.body(request)
        bot, token = await parts[Identities].programs.add(person, wish.name, wish.scope)
        return Token(bot.id, bot.name, token, wish.scope)

    @get("/api/tokens", who=PERSON("one’s own"))
    async def tokens(request: Request[Any, Any, Any]) -> list[Program]:
        person = await callers.signed_in(request)
        return await parts[Identities].programs.of(person.id)

    @delete("/api/tokens/{user:str}", status_code=204, who=PERSON("one’s own"))
    async def revoke(request: Request[Any, Any, Any], user: FromPath[str]) -> None:
        person = await callers.signed_in(request)
        if not await parts[Identities].programs.revoke(person.id, user):
            raise Refusal("not-found", "no such program of yours has a token")

    return [
        *(me, session, forget, new_code, new_token),
        *(devices, sign_out, sign_out_others, tokens, revoke),
    ]
