"""The routes of notification settings, push subscriptions, and ending mails by a link."""

from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.params import FromPath

from ...base.parts import Parts
from ...base.refusal import Refusal
from ...http.arrival import arrival_of
from ...http.caller import Caller, Callers, Payload
from ...http.rights import ANYBODY, PERSON
from ...live.tables import Tables
from ...outbox.push import Push
from ...people.person import Person
from . import wire
from .digests import Digests
from .kinds import KINDS
from .settings import DEFAULT_HOURS, HOURS, end_mails, settings_of, store_settings
from .subscriptions import devices_of, subscribe, unsubscribe


def news_routes(parts: Parts, callers: Callers) -> list[Any]:
    store = parts[Tables].store

    async def shown(person: Person) -> wire.NotificationSettings:
        settings = await settings_of(store, person.id)
        hours: Any = settings.mail_hours if settings.mail_hours in HOURS else DEFAULT_HOURS
        return wire.NotificationSettings(
            ways={kind: settings.way(kind) for kind in KINDS},
            mail_hours=hours,
            mails=await parts[Digests].reaches(person.id),
            key=await parts[Push].key(),
            devices=await devices_of(store, person.id),
        )

    @get("/api/me/notifications", who=PERSON("one’s own"), cost=3.0)
    async def news(person: Caller) -> wire.NotificationSettings:
        return await shown(person)

    @post("/api/me/notifications", status_code=200, who=PERSON, cost=3.0)
    async def change(
        person: Caller, payload: Payload[wire.NewNotificationSettings]
    ) -> wire.NotificationSettings:
        await store_settings(store, person.id, payload)
        return await shown(person)

    @post("/api/me/push", status_code=200, who=PERSON, cost=10.0)
    async def add(person: Caller, payload: Payload[wire.NewPush]) -> wire.NotificationSettings:
        await subscribe(store, person, payload)
        return await shown(person)

    @delete("/api/me/push/{subscription:str}", status_code=204, who=PERSON("one’s own"))
    async def remove(person: Caller, subscription: FromPath[str]) -> None:
        if not await unsubscribe(store, person.id, subscription):
            raise Refusal("not-found", "no such browser of yours takes notices")

    @post(
        "/api/unsubscribe/{word:str}",
        status_code=204,
        who=ANYBODY("who has the word of a mail that is good"),
        cost=2.0,
        door=True,
    )
    async def no_mails(request: Request[Any, Any, Any], word: FromPath[str]) -> None:
        callers.pay(request)
        await callers.proved(request, end_mails(store, word))

    @get(
        "/api/unsubscribe/{word:str}",
        status_code=302,
        who=ANYBODY("it only leads to the page that asks"),
        door=True,
    )
    async def ask_no_mails(request: Request[Any, Any, Any], word: FromPath[str]) -> Response[None]:
        known = "".join(
            sign for sign in word[:64] if sign.isascii() and (sign.isalnum() or sign in "-_")
        )
        to = f"{arrival_of(request).folder}/account#unsubscribe={known}"
        return Response(
            None, status_code=302, headers={"Location": to, "Cache-Control": "no-store"}
        )

    return [news, change, add, remove, no_mails, ask_no_mails]
