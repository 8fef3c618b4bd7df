"""The routes of ratings and ladders."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Callers, HttpRequest
from ...http.rights import ANYBODY, KNOWS_THE_TABLE
from ...live.tables import Tables
from . import ladders, wire

BEFORE = "^[0-9]{0,9}$"
"""The form of a page word of a curve (a regular expression)."""


def rating_routes(parts: Parts, callers: Callers) -> list[Any]:
    """Their handlers."""
    tables = parts[Tables]

    @get("/api/ratings", who=ANYBODY, cost=3.0)
    async def ladder(
        request: HttpRequest,
        game: FromQuery[str],
        players: FromQuery[int],
        pace: FromQuery[Literal["live", "days"]] = "live",
        after: Annotated[str, QueryParameter(pattern=ladders.AFTER)] = "",
        count: FromQuery[int] = 25,
    ) -> wire.RatingList:
        user = await callers.visitor(request)
        which = ladders.ladder_of(tables, game, players, pace)
        return await ladders.ladder(tables, user, which, after, count)

    @get("/api/ratings/{user:str}", who=ANYBODY)
    async def ratings(request: HttpRequest, user: FromPath[str]) -> list[wire.RatingShown]:
        await callers.visitor(request)
        return await ladders.ratings_of(tables, user)

    @get("/api/ratings/{user:str}/curve", who=ANYBODY, cost=2.0)
    async def curve(
        request: HttpRequest,
        user: FromPath[str],
        game: FromQuery[str],
        players: FromQuery[int],
        pace: FromQuery[Literal["live", "days"]] = "live",
        before: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 100,
    ) -> wire.RatingCurve:
        reader = await callers.visitor(request)
        which = ladders.ladder_of(tables, game, players, pace)
        return await ladders.curve(tables, user, which, int(before or 0), count, reader)

    @get("/api/tables/{table:str}/rating", who=ANYBODY("once the game is over; " + KNOWS_THE_TABLE))
    async def table_rating(request: HttpRequest, table: FromPath[str]) -> wire.TableRating:
        user = await callers.visitor(request)
        found = await tables.open_for(table, user)
        return await ladders.table_rating(tables, found, user)

    return [ladder, ratings, curve, table_rating]
