"""The routes of the director's desk."""

from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath

from ....base.parts import Parts
from ....http.caller import Caller, Callers, Payload, Visitor
from ....http.rights import ANYBODY, PERSON, PLAYER
from ....live.tables import Tables
from ....reading.reading import Reading
from ..service import Tournaments
from . import wire
from .exports import exported
from .service import DirectorsDesk
from .views import desk_of, rulings_of


def desk_routes(parts: Parts, callers: Callers) -> list[Any]:
    desk, tournaments, tables = parts[DirectorsDesk], parts[Tournaments], parts[Tables]

    reading = parts[Reading]

    @get("/api/tournaments/{tournament:str}/desk", who=ANYBODY("who knows its id"), cost=3.0)
    async def look(visitor: Visitor, tournament: FromPath[str]) -> wire.Desk:
        return await desk_of(desk, tables, reading, await tournaments.standing(tournament), visitor)

    @post(
        "/api/tournaments/{tournament:str}/desk",
        status_code=200,
        who=PERSON("directors of the event"),
        cost=5.0,
    )
    async def act(
        person: Caller, payload: Payload[wire.NewAct], tournament: FromPath[str]
    ) -> wire.Desk:
        await desk.act(person, tournament, payload)
        tournaments.changed(tournament)
        return await desk_of(
            desk, tables, reading, await tournaments.standing(tournament), person.id
        )

    @get(
        "/api/tournaments/{tournament:str}/export/{form:str}",
        media_type="text/plain",
        who=ANYBODY("who knows its id"),
        cost=5.0,
    )
    async def export(
        visitor: Visitor, tournament: FromPath[str], form: FromPath[str]
    ) -> Response[bytes]:
        body, ending = exported(await tournaments.standing(tournament), form)
        name = f'attachment; filename="tournament-{tournament}-{form}.{ending}"'
        kind = "text/csv; charset=utf-8" if ending == "csv" else "text/plain; charset=utf-8"
        return Response(body.encode(), media_type=kind, headers={"Content-Disposition": name})

    @get("/api/me/rulings", who=PLAYER("one’s own"), cost=3.0)
    async def told(person: Caller) -> wire.RulingsTold:
        return await rulings_of(tables.store, person.id)

    @post("/api/me/rulings", status_code=204, who=PLAYER("one’s own"))
    async def seen(person: Caller, payload: Payload[wire.RulingsSeen]) -> None:
        await desk.seen(person.id, payload)

    return [look, act, export, told, seen]
