"""The routes of pauses: quiet hours and vacations."""

from __future__ import annotations

from typing import Any

from litestar import get, post

from ...base.parts import Parts
from ...http.caller import Caller, Callers, Wish
from ...http.rights import PERSON
from ...live.clocks import Clocks
from ...people.rests import Rests
from ...wire import pauses as wire
from ..notifications.service import Notices


def rest_routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of these routes."""
    rests = parts[Rests]

    @get("/api/me/rest", who=PERSON("one’s own"))
    async def rest(person: Caller) -> wire.Rest:
        return await rests.of((person).id)

    @post("/api/me/rest", status_code=200, who=PERSON, cost=5.0)
    async def change(person: Caller, wish: Wish[wire.NewRest]) -> wire.Rest:
        person.need_scope()
        await rests.change_quiet(person.id, wish.quiet_from, wish.quiet_minutes, wish.zone)
        if wish.away_days is not None:
            await rests.go(person.id, wish.away_days)
            await parts[Clocks].renew(person.id)
        await parts[Notices].woke(person.id)
        return await rests.of(person.id)

    return [rest, change]
