"""The routes of the account page: handle, e-mail, passkeys, codes, merge, export, deletion."""

from typing import Any

from litestar import Response, delete, get, post
from litestar.params import FromPath
from litestar.response import Stream

from ...base.parts import Parts
from ...base.refusal import Refusal
from ...base.text import clean_name
from ...http.arrival import arrival_of
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import ANYBODY, PERSON
from ...http.session_cookie import SessionCookies
from ...live.tables import Tables
from ...people.handles import PAUSE, handle_of, take_handle
from ...people.identities import Identities
from ...people.moderation import Moderation
from ...people.names import Names
from ...people.person import Person
from ...people.recovery import count_codes, make_codes
from ...storage.store import Store
from ...views.history import History
from ...wire.identity import NewPasskey, PasskeyOptions
from ...wire.requests import Nothing
from . import wire
from .email_links import EmailLinks
from .export import exported
from .merge_and_deletion import MergesAndDeletions
from .owned_rows import OwnedData


def account_routes(parts: Parts, callers: Callers) -> list[Any]:
    return [*_own(parts, callers), *_ways_back(parts, callers), *_whole(parts, callers)]


async def account_of(
    store: Store, identities: Identities, person: Person, *, mails: bool
) -> wire.Account:
    """The account of this person. ``mails``: whether the server sends mails."""
    sql = "SELECT handle, changed, email FROM accounts WHERE user_id = $1"
    rows = await store.read(sql, person.id)
    handle, changed, email = rows[0] if rows else ("", 0.0, "")
    return wire.Account(
        user=person.id,
        name=person.name,
        handle=handle,
        handle_from=changed + PAUSE if handle else 0.0,
        passkeys=await identities.passkeys.of(person.id),
        codes=await count_codes(store, person.id),
        email=email,
        mails=mails,
    )


async def _shown(parts: Parts, person: Person) -> wire.Account:
    mails = parts[EmailLinks].on
    return await account_of(parts[Tables].store, parts[Identities], person, mails=mails)


def _own(parts: Parts, callers: Callers) -> list[Any]:
    store, email_links = parts[Tables].store, parts[EmailLinks]

    @get("/api/account", who=PERSON("one’s own"), cost=3.0, door=True)
    async def account(person: Caller) -> wire.Account:
        return await _shown(parts, person)

    @post("/api/account/handle", status_code=200, who=PERSON, cost=5.0)
    async def handle(person: Caller, payload: Payload[wire.NewHandle]) -> wire.Account:
        parts[Moderation].check_words(payload.handle)
        await take_handle(store, person.id, payload.handle)
        met = await parts[Names].make_way(payload.handle, person.id)
        await parts[Identities].renamed([person.id, *met])
        for user in met:
            await parts[Moderation].notice_given(user)
        return await _shown(parts, person)

    @post("/api/account/email", status_code=204, who=PERSON, cost=20.0, door=True)
    async def email(request: HttpRequest, person: Caller, payload: Payload[wire.NewEmail]) -> None:
        callers.sends_mail(request)
        await email_links.ask_to_confirm(person.id, payload.address.lower(), payload.language)

    @post(
        "/api/account/email/confirm",
        status_code=204,
        body=wire.ConfirmEmail,
        who=ANYBODY("who has a link that is good"),
        cost=2.0,
        door=True,
    )
    async def confirm(request: HttpRequest) -> None:
        payload: wire.ConfirmEmail = await callers.body(request)
        callers.pay(request)
        await callers.proved(request, email_links.confirm(payload.word))

    @delete("/api/account/email", who=PERSON("one’s own"), door=True)
    async def no_email(person: Caller) -> None:
        await email_links.forget(person.id)

    return [account, handle, email, confirm, no_email]


def _ways_back(parts: Parts, callers: Callers) -> list[Any]:
    store, passkeys = parts[Tables].store, parts[Identities].passkeys

    @post("/api/account/passkeys/options", status_code=200, who=PERSON, cost=5.0, door=True)
    async def options(
        request: HttpRequest, person: Caller, payload: Payload[Nothing]
    ) -> PasskeyOptions:
        called = await handle_of(store, person.id) or person.name
        return await passkeys.begin_adding(person, called, callers.site(request))

    @post("/api/account/passkeys", status_code=200, who=PERSON, cost=5.0, door=True)
    async def add(
        request: HttpRequest, person: Caller, payload: Payload[NewPasskey]
    ) -> wire.Account:
        await passkeys.add(person, payload, callers.site(request))
        return await _shown(parts, person)

    @post("/api/account/passkeys/{passkey:str}", status_code=200, who=PERSON("one’s own"))
    async def rename(
        person: Caller, payload: Payload[wire.RenamePasskey], passkey: FromPath[str]
    ) -> wire.Account:
        if not await passkeys.rename(person.id, passkey, payload.name):
            raise Refusal("not-found", "no such passkey of yours")
        return await _shown(parts, person)

    @delete("/api/account/passkeys/{passkey:str}", who=PERSON("one’s own"))
    async def revoke(person: Caller, passkey: FromPath[str]) -> None:
        if not await passkeys.revoke(person.id, passkey):
            raise Refusal("not-found", "no such passkey of yours")

    @post("/api/account/codes", status_code=200, who=PERSON, cost=10.0, door=True)
    async def codes(person: Caller, payload: Payload[Nothing]) -> wire.RecoveryCodes:
        return wire.RecoveryCodes(await make_codes(store, person.id))

    return [options, add, rename, revoke, codes]


def _whole(parts: Parts, callers: Callers) -> list[Any]:
    @post(
        "/api/account/merge",
        status_code=200,
        who=PERSON("who proves that the other identity is theirs"),
        cost=20.0,
    )
    async def merge(
        request: HttpRequest, person: Caller, payload: Payload[wire.Merge]
    ) -> wire.Account:
        if payload.credential is None:
            proof = parts[Identities].redeem(payload.code)
        else:
            site = callers.site(request)
            proof = _by_passkey(parts, payload.challenge, payload.credential, site)
        other = await callers.proved(request, proof)
        await parts[MergesAndDeletions].merge(person, other)
        return await _shown(parts, person)

    @get(
        "/api/account/export",
        media_type="application/json",
        who=PERSON("one’s own"),
        cost=60.0,
        door=True,
    )
    async def export(request: HttpRequest, person: Caller) -> Response[Any]:
        known = await _shown(parts, person)
        rooms = parts[Tables], parts[History], parts[OwnedData]
        chunks = exported(*rooms, known, callers.reader(request, person.id))
        name = 'attachment; filename="tafelronde.json"'
        headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
        return Stream(chunks, media_type="application/json", headers=headers)

    @post("/api/account/leave", status_code=204, who=PERSON("one’s own"), cost=20.0, door=True)
    async def leave(
        request: HttpRequest, person: Caller, payload: Payload[wire.LeaveForGood]
    ) -> Response[None]:
        if clean_name(payload.name) != person.name:
            raise Refusal("not-sure", "name: say your name once more, as it is written here")
        await parts[MergesAndDeletions].leave(person)
        end = parts[SessionCookies].end(arrival_of(request))
        return Response(None, status_code=204, headers={"Set-Cookie": end})

    return [merge, export, leave]


async def _by_passkey(
    parts: Parts, challenge: str, credential: dict[str, Any], site: Any
) -> Person:
    """The person whose passkey has signed the challenge. Raises Refusal."""
    user = await parts[Identities].passkeys.use(challenge, credential, site)
    return await parts[Identities].proved(user)
