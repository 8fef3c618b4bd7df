"""The routes of pauses: quiet hours and vacations."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post

from ...base.parts import Parts
from ...http.caller import Callers
from ...http.rights import PERSON
from ...live.clocks import Clocks
from ...people.rests import Rests
from ...wire import pauses as wire
from ..notifications.service import Notices


def rest_routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of these routes."""
    rests = parts[Rests]

    @get("/api/me/rest", who=PERSON("one’s own"))
    async def rest(request: Request[Any, Any, Any]) -> wire.Rest:
        return await rests.of((await callers.known(request)).id)

    @post("/api/me/rest", status_code=200, body=wire.NewRest, who=PERSON, cost=5.0)
    async def change(request: Request[Any, Any, Any]) -> wire.Rest:
        person = await callers.known(request)
        person.need_scope()
        wish: wire.NewRest = await callers.body(request)
        await rests.change_quiet(person.id, wish.quiet_from, wish.quiet_minutes, wish.zone)
        if wish.away_days is not None:
            await rests.go(person.id, wish.away_days)
            await parts[Clocks].renew(person.id)
        await parts[Notices].woke(person.id)
        return await rests.of(person.id)

    return [rest, change]
