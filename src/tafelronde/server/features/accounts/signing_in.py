"""The routes that sign a person in on this device: by code, passkey or e-mail link."""

from typing import Any

from litestar import Response, post

from ...base.parts import Parts
from ...http.arrival import arrival_of
from ...http.caller import Callers, HttpRequest
from ...http.rights import ANYBODY
from ...http.session_cookie import SessionCookies
from ...people.identities import Identities
from ...people.moderation import Moderation
from ...people.person import Person
from ...wire.identity import Me, PasskeyOptions
from ...wire.requests import Nothing
from . import wire
from .email_links import EmailLinks
from .merge_and_deletion import MergesAndDeletions
from .wire import RedeemCode


def shown(parts: Parts, person: Person) -> Me:
    """A person as ``GET /api/me`` shows them to themselves."""
    return Me(person.id, person.name, parts[Moderation].role_of(person.id))


async def signed_in(parts: Parts, request: HttpRequest, person: Person) -> Response[Me]:
    """Sign this person in; the answer with the cookie."""
    agent = request.headers.get("user-agent", "")
    value = await parts[Identities].sign_in(person, agent)
    cookie = parts[SessionCookies].make(arrival_of(request), value)
    return Response(shown(parts, person), headers={"Set-Cookie": cookie}, status_code=200)


async def come_back(
    parts: Parts, callers: Callers, request: HttpRequest, person: Person, *, along: bool
) -> Response[Me]:
    """Sign in a person who has proved who they are. ``along``: first merge the identity that this
    device has so far into theirs. Raises Refusal."""
    here = await callers.person(request) if along else None
    if here is not None and here.id != person.id:
        here.need_person()
        await parts[MergesAndDeletions].merge(person, here)
        person = person._replace(device=here.device)
    return await signed_in(parts, request, person)


def sign_in_routes(parts: Parts, callers: Callers) -> list[Any]:
    identities, email_links = parts[Identities], parts[EmailLinks]

    @post(
        "/api/session/code",
        status_code=200,
        body=RedeemCode,
        who=ANYBODY("who has a code that is good"),
        cost=2.0,
        door=True,
    )
    async def redeem(request: HttpRequest) -> Response[Me]:
        payload: RedeemCode = await callers.body(request)
        callers.pay(request)
        person = await callers.proved(request, identities.redeem(payload.code))
        return await come_back(parts, callers, request, person, along=payload.along)

    @post(
        "/api/session/passkey/options",
        status_code=200,
        body=Nothing,
        who=ANYBODY,
        cost=3.0,
        door=True,
    )
    async def passkey_options(request: HttpRequest) -> PasskeyOptions:
        await callers.body(request)
        callers.pay(request)
        return await identities.passkeys.begin_using(callers.site(request))

    @post(
        "/api/session/passkey",
        status_code=200,
        body=wire.UsePasskey,
        who=ANYBODY("who has a passkey"),
        cost=5.0,
        door=True,
    )
    async def passkey(request: HttpRequest) -> Response[Me]:
        payload: wire.UsePasskey = await callers.body(request)
        callers.pay(request)
        use = identities.passkeys.use(payload.challenge, payload.credential, callers.site(request))
        person = await identities.proved(await callers.proved(request, use))
        return await come_back(parts, callers, request, person, along=payload.along)

    @post(
        "/api/session/mail",
        status_code=204,
        body=wire.AskLink,
        who=ANYBODY("where the host sends mails; it goes to the address itself"),
        cost=5.0,
        door=True,
    )
    async def ask_link(request: HttpRequest) -> None:
        payload: wire.AskLink = await callers.body(request)
        callers.pay(request)
        callers.sends_mail(request)
        await email_links.ask_for_link(payload.address.lower(), payload.language)

    @post(
        "/api/session/link",
        status_code=200,
        body=wire.UseLink,
        who=ANYBODY("who has a link that is good"),
        cost=2.0,
        door=True,
    )
    async def link(request: HttpRequest) -> Response[Me]:
        payload: wire.UseLink = await callers.body(request)
        callers.pay(request)
        proof = await callers.proved(request, email_links.use_link(payload.word))
        person = await identities.proved(proof.user)
        return await come_back(parts, callers, request, person, along=payload.along)

    return [redeem, passkey_options, passkey, ask_link, link]
