"""The routes of moderation that are for everybody: reports, mutes, and warnings to the caller."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.params import FromPath

from ...base.parts import Parts
from ...base.refusal import Refusal
from ...http.caller import Callers
from ...http.rights import ANYBODY, PERSON, PLAYER
from ...live.tables import Tables
from ...people.mutes import Mutes
from . import wire
from .tables import TableKeeping


def order_routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of these routes."""
    keeping = parts[TableKeeping]

    @post("/api/reports", status_code=204, body=wire.NewReport, who=PERSON("ten a day"), cost=10.0)
    async def report(request: Request[Any, Any, Any]) -> None:
        person = await callers.signed_in(request)
        await keeping.report(person, await callers.body(request))
        parts[Tables].metrics.reports += 1

    @get("/api/me/notices", who=ANYBODY("one’s own; also who is banned from signing in"))
    async def notices(request: Request[Any, Any, Any]) -> wire.Notices:
        person = await callers.anybody(request)
        if person is None:
            return wire.Notices((), ())
        answered = await keeping.reports.answered(person.id)
        return wire.Notices(answered, await keeping.banning.untold(person.id))

    @post(
        "/api/me/notices",
        status_code=204,
        body=wire.Seen,
        who=PLAYER("one’s own; also who is banned from signing in"),
    )
    async def seen(request: Request[Any, Any, Any]) -> None:
        person = await callers.anybody(request)
        if person is None:
            raise Refusal("no-session", "say who you are first: POST /api/session")
        wish: wire.Seen = await callers.body(request)
        await keeping.reports.told(person.id, wish.ids)
        await keeping.banning.told(person.id, wish.ids)

    @get("/api/me/mutes", who=PLAYER("one’s own"))
    async def mutes(request: Request[Any, Any, Any]) -> list[str]:
        person = await callers.known(request)
        return await parts[Mutes].of(person.id)

    @post("/api/me/mutes", status_code=204, body=wire.NewMute, who=PERSON)
    async def mute(request: Request[Any, Any, Any]) -> None:
        person = await callers.signed_in(request)
        wish: wire.NewMute = await callers.body(request)
        await parts[Mutes].add(person.id, wish.user)

    @delete("/api/me/mutes/{user:str}", status_code=204, who=PERSON("one’s own"))
    async def unmute(request: Request[Any, Any, Any], user: FromPath[str]) -> None:
        person = await callers.signed_in(request)
        await parts[Mutes].remove(person.id, user)

    return [report, notices, seen, mutes, mute, unmute]
