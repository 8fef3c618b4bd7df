"""The routes of the account page: handle, e-mail, passkeys, codes, merge, export, deletion."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath
from litestar.response import Stream

from ...base.parts import Parts
from ...base.refusal import Refusal
from ...base.text import clean_name
from ...http.caller import Callers
from ...http.rights import ANYBODY, PERSON
from ...live.tables import Tables
from ...people.handles import handle_of, take_handle
from ...people.identities import COOKIE, Identities
from ...people.order import Order
from ...people.person import Person
from ...people.recovery import make_codes
from ...views.history import History
from ...wire.identity import NewPasskey, PasskeyOptions
from ...wire.requests import Nothing
from . import wire
from .account import account_of
from .departures import Departures
from .export import exported
from .letters import Letters


def account_routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of these routes."""
    return [*_own(parts, callers), *_ways_back(parts, callers), *_whole(parts, callers)]


def _own(parts: Parts, callers: Callers) -> list[Any]:
    store, identities, letters = parts[Tables].store, parts[Identities], parts[Letters]

    async def shown(person: Person) -> wire.Account:
        return await account_of(store, identities, person, mails=letters.on)

    @get("/api/account", who=PERSON("one’s own"), cost=3.0)
    async def account(request: Request[Any, Any, Any]) -> wire.Account:
        return await shown(await callers.signed_in(request))

    @post("/api/account/handle", status_code=200, body=wire.NewHandle, who=PERSON, cost=5.0)
    async def handle(request: Request[Any, Any, Any]) -> wire.Account:
        person = await callers.signed_in(request)
        wish: wire.NewHandle = await callers.body(request)
        parts[Order].check_words(wish.handle)
        await take_handle(store, person.id, wish.handle)
        return await shown(person)

    @post("/api/account/email", status_code=204, body=wire.NewEmail, who=PERSON, cost=20.0)
    async def email(request: Request[Any, Any, Any]) -> None:
        person = await callers.signed_in(request)
        wish: wire.NewEmail = await callers.body(request)
        callers.sends_mail(request)
        await letters.ask_to_confirm(person.id, wish.address.lower(), wish.language)

    @post(
        "/api/account/email/confirm",
        status_code=204,
        body=wire.ConfirmEmail,
        who=ANYBODY("who has a link that is good"),
        cost=2.0,
    )
    async def confirm(request: Request[Any, Any, Any]) -> None:
        wish: wire.ConfirmEmail = await callers.body(request)
        callers.pay(request)
        await callers.proved(request, letters.confirm(wish.word))

    @delete("/api/account/email", status_code=204, who=PERSON("one’s own"))
    async def no_email(request: Request[Any, Any, Any]) -> None:
        person = await callers.signed_in(request)
        await letters.forget(person.id)

    return [account, handle, email, confirm, no_email]


def _ways_back(parts: Parts, callers: Callers) -> list[Any]:
    store, identities, letters = parts[Tables].store, parts[Identities], parts[Letters]
    passkeys = identities.passkeys

    async def shown(person: Person) -> wire.Account:
        return await account_of(store, identities, person, mails=letters.on)

    @post("/api/account/passkeys/options", status_code=200, body=Nothing, who=PERSON, cost=5.0)
    async def options(request: Request[Any, Any, Any]) -> PasskeyOptions:
        person = await callers.signed_in(request)
        await callers.body(request)
        called = await handle_of(store, person.id) or person.name
        return await passkeys.begin_adding(person, called, callers.site(request))

    @post("/api/account/passkeys", status_code=200, body=NewPasskey, who=PERSON, cost=5.0)
    async def add(request: Request[Any, Any, Any]) -> wire.Account:
        person = await callers.signed_in(request)
        wish: NewPasskey = await callers.body(request)
        await passkeys.add(person, wish, callers.site(request))
        return await shown(person)

    @post(
        "/api/account/passkeys/{passkey:str}",
        status_code=200,
        body=wire.RenamePasskey,
        who=PERSON("one’s own"),
    )
    async def rename(request: Request[Any, Any, Any], passkey: FromPath[str]) -> wire.Account:
        person = await callers.signed_in(request)
        wish: wire.RenamePasskey = await callers.body(request)
        if not await passkeys.rename(person.id, passkey, wish.name):
            raise Refusal("not-found", "no such passkey of yours")
        return await shown(person)

    @delete("/api/account/passkeys/{passkey:str}", status_code=204, who=PERSON("one’s own"))
    async def revoke(request: Request[Any, Any, Any], passkey: FromPath[str]) -> None:
        person = await callers.signed_in(request)
        if not await passkeys.revoke(person.id, passkey):
            raise Refusal("not-found", "no such passkey of yours")

    @post("/api/account/codes", status_code=200, body=Nothing, who=PERSON, cost=10.0)
    async def codes(request: Request[Any, Any, Any]) -> wire.RecoveryCodes:
        person = await callers.signed_in(request)
        await callers.body(request)
        return wire.RecoveryCodes(await make_codes(store, person.id))

    return [options, add, rename, revoke, codes]


def _whole(parts: Parts, callers: Callers) -> list[Any]:
    store, identities, letters = parts[Tables].store, parts[Identities], parts[Letters]

    @post(
        "/api/account/merge",
        status_code=200,
        body=wire.Merge,
        who=PERSON("who proves that the other identity is theirs"),
        cost=20.0,
    )
    async def merge(request: Request[Any, Any, Any]) -> wire.Account:
        person = await callers.signed_in(request)
        wish: wire.Merge = await callers.body(request)
        if wish.credential is None:
            proof = identities.redeem(wish.code)
        else:
            site = callers.site(request)
            proof = _by_passkey(parts, wish.challenge, wish.credential, site)
        other = await callers.proved(request, proof)
        await parts[Departures].merge(person, other)
        return await account_of(store, identities, person, mails=letters.on)

    @get("/api/account/export", media_type="application/json", who=PERSON("one’s own"), cost=60.0)
    async def export(request: Request[Any, Any, Any]) -> Response[Any]:
        person = await callers.signed_in(request)
        known = await account_of(store, identities, person, mails=letters.on)
        told = exported(parts[Tables], parts[History], known, callers.reader(request, person.id))
        name = 'attachment; filename="tafelronde.json"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Stream(told, media_type="application/json", headers=headers)

    @post(
        "/api/account/leave",
        status_code=204,
        body=wire.LeaveForGood,
        who=PERSON("one’s own"),
        cost=20.0,
    )
    async def leave(request: Request[Any, Any, Any]) -> Response[None]:
        person = await callers.signed_in(request)
        wish: wire.LeaveForGood = await callers.body(request)
        if clean_name(wish.name) != person.name:
            raise Refusal("not-sure", "name: say your name once more, as it is written here")
        await parts[Departures].leave(person)
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE, path="/")
        return gone

    return [merge, export, leave]


async def _by_passkey(
    parts: Parts, challenge: str, credential: dict[str, Any], site: Any
) -> Person:
    """The person whose passkey has signed the challenge. Raises Refusal."""
    user = await parts[Identities].passkeys.use(challenge, credential, site)
    return await parts[Identities].proved(user)
