"""The routes of moderation that are for everybody: reports, mutes, and warnings to the caller."""

from typing import Any

from litestar import delete, get, post
from litestar.params import FromPath

from ...base.parts import Parts
from ...base.refusal import Refusal
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import ANYBODY, PERSON, PLAYER
from ...live.tables import Tables
from ...people.mutes import Mutes
from ...people.names import Names
from . import wire
from .tables import TableModeration


def order_routes(parts: Parts, callers: Callers) -> list[Any]:
    moderation = parts[TableModeration]

    @post("/api/reports", status_code=204, who=PERSON("ten a day"), cost=10.0)
    async def report(person: Caller, payload: Payload[wire.NewReport]) -> None:
        await moderation.report(person, payload)
        parts[Tables].metrics.reports += 1

    @get("/api/me/notices", who=ANYBODY("one’s own; also who is banned from signing in"), door=True)
    async def notices(request: HttpRequest) -> wire.Notices:
        person = await callers.anybody(request)
        if person is None:
            return wire.Notices((), (), None)
        answered = await moderation.reports.answered(person.id)
        met = await parts[Names].renamed(person.id)
        renamed = wire.Renamed(*met) if met else None
        return wire.Notices(answered, await moderation.banning.untold(person.id), renamed)

    @post(
        "/api/me/notices",
        status_code=204,
        body=wire.Seen,
        who=PLAYER("one’s own; also who is banned from signing in"),
        door=True,
    )
    async def seen(request: HttpRequest) -> None:
        person = await callers.anybody(request)
        if person is None:
            raise Refusal("no-session", "say who you are first: POST /api/session")
        payload: wire.Seen = await callers.body(request)
        await moderation.reports.told(person.id, payload.ids)
        await moderation.banning.told(person.id, payload.ids)
        await parts[Names].told(person.id, payload.name)

    @get("/api/me/mutes", who=PLAYER("one’s own"))
    async def mutes(person: Caller) -> list[str]:
        return await parts[Mutes].of(person.id)

    @post("/api/me/mutes", status_code=204, who=PERSON)
    async def mute(person: Caller, payload: Payload[wire.NewMute]) -> None:
        await parts[Mutes].add(person.id, payload.user)

    @delete("/api/me/mutes/{user:str}", who=PERSON("one’s own"))
    async def unmute(person: Caller, user: FromPath[str]) -> None:
        await parts[Mutes].remove(person.id, user)

    return [report, notices, seen, mutes, mute, unmute]
