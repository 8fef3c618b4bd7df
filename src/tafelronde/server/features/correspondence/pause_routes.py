"""The routes of pauses: quiet hours and vacations."""

from typing import Any

from litestar import get, post

from ...base.parts import Parts
from ...http.caller import Caller, Callers, Payload
from ...http.rights import PERSON
from ...live.clocks import Clocks
from ...people.pauses import Pauses
from ...wire import pauses as wire
from ..notifications.service import Notifications


def rest_routes(parts: Parts, callers: Callers) -> list[Any]:
    pauses = parts[Pauses]

    @get("/api/me/pauses", who=PERSON("one’s own"))
    async def rest(person: Caller) -> wire.OwnPauses:
        return await pauses.of(person.id)

    @post("/api/me/pauses", status_code=200, who=PERSON, cost=5.0)
    async def change(person: Caller, payload: Payload[wire.NewPauses]) -> wire.OwnPauses:
        await pauses.change_quiet(
            person.id, payload.quiet_from, payload.quiet_minutes, payload.zone
        )
        if payload.away_days is not None:
            await pauses.go(person.id, payload.away_days)
            await parts[Clocks].renew(person.id)
        await parts[Notifications].woke(person.id)
        return await pauses.of(person.id)

    return [rest, change]
