"""The routes of a table's history: replay, record, verification."""

from typing import Any

from litestar import Response, get
from litestar.params import FromPath, FromQuery

from ...base.parts import Parts
from ...http.caller import Callers, HttpRequest
from ...http.rights import ANYBODY, ONCE_OVER, OWN_VIEW
from ...live.tables import Tables
from ...table.gate import Thing
from ...views.cache import ViewCache
from ...views.history import History, Reader, cost_of_frames, cost_of_record
from ...wire.history import Frame, Replay, Scoring, Verified


def history_routes(parts: Parts, callers: Callers) -> list[Any]:
    history = parts[History]

    async def seen(
        request: HttpRequest, table: str, thing: Thing = Thing.LOOK
    ) -> tuple[ViewCache, Reader]:
        """The views of a table, and the caller, who may get ``thing`` of it."""
        user = await callers.visitor(request)
        views, _ = (await parts[Tables].open_for(table, user, thing)).seen_by(user)
        return views, callers.reader(request, user)

    @get("/api/tables/{table:str}/replay", who=ANYBODY(OWN_VIEW))
    async def replay(
        request: HttpRequest,
        table: FromPath[str],
        since: FromQuery[int] = 0,
        count: FromQuery[int] = 50,
    ) -> Replay:
        views, reader = await seen(request, table)
        since, count = max(0, since), min(max(1, count), 100)
        callers.spend(request, reader.user, cost_of_frames(views, since, count))
        return await history.frames(views, reader, since, count)

    @get("/api/tables/{table:str}/replay/{ply:int}", who=ANYBODY(OWN_VIEW))
    async def one_frame(request: HttpRequest, table: FromPath[str], ply: FromPath[int]) -> Frame:
        views, reader = await seen(request, table)
        return await history.frame(views, reader, ply)

    @get(
        "/api/tables/{table:str}/record", media_type="text/plain", who=ANYBODY(ONCE_OVER), cost=5.0
    )
    async def record(request: HttpRequest, table: FromPath[str]) -> Response[str]:
        views, reader = await seen(request, table, Thing.RECORD)
        callers.spend(request, reader.user, cost_of_record(views))
        text = await history.record(views.table, reader.owner)
        name = f'attachment; filename="tafelronde-{table}.txt"'
        return Response(text, headers={"Content-Disposition": name})

    @get("/api/tables/{table:str}/verify", who=ANYBODY(ONCE_OVER), cost=20.0)
    async def verify(request: HttpRequest, table: FromPath[str]) -> Verified:
        views, reader = await seen(request, table, Thing.RECORD)
        callers.spend(request, reader.user, 2 * cost_of_record(views))
        return await history.verified(views.table, reader.owner)

    @get("/api/tables/{table:str}/scoring", who=ANYBODY(ONCE_OVER), cost=3.0)
    async def scoring(request: HttpRequest, table: FromPath[str]) -> Scoring:
        views, reader = await seen(request, table, Thing.REVIEW)
        callers.spend(request, reader.user, cost_of_record(views))
        return await history.scoring(views.table, reader.owner)

    return [replay, one_frame, record, verify, scoring]
