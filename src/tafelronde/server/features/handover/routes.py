"""The route by which a game that was played without a network comes to an account."""

from typing import Any

from litestar import post

from ...base.parts import Parts
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import PERSON
from . import wire
from .service import Handover


def handover_routes(parts: Parts, callers: Callers) -> list[Any]:
    @post(
        "/api/handed-over",
        status_code=200,
        who=PERSON("also who is banned from playing with others; so many a day"),
        cost=20.0,
        most_bytes=wire.MOST_SENT,
        request_max_body_size=wire.MOST_SENT,
    )
    async def hand_over(
        request: HttpRequest, person: Caller, payload: Payload[wire.HandOver]
    ) -> wire.HandedOver:
        return await parts[Handover].take(
            person, callers.reader(request, person.id), payload.record
        )

    return [hand_over]
