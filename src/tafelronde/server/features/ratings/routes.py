"""The routes of ratings and ladders."""

from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Callers, Visitor
from ...http.rights import ANYBODY, ONCE_OVER
from ...live.tables import Tables
from . import ladders, wire

BEFORE = "^[0-9]{0,9}$"
"""The form of a page word of a curve (a regular expression)."""


def rating_routes(parts: Parts, callers: Callers) -> list[Any]:
    tables = parts[Tables]

    @get("/api/ratings", who=ANYBODY, cost=3.0)
    async def ladder(
        visitor: Visitor,
        game: FromQuery[str],
        players: FromQuery[int],
        pace: FromQuery[Literal["live", "days"]] = "live",
        after: Annotated[str, QueryParameter(pattern=ladders.AFTER)] = "",
        count: FromQuery[int] = 25,
    ) -> wire.RatingList:
        which = ladders.ladder_of(tables, game, players, pace)
        return await ladders.ladder(tables, visitor, which, after, count)

    @get("/api/ratings/{user:str}", who=ANYBODY)
    async def ratings(visitor: Visitor, user: FromPath[str]) -> list[wire.RatingShown]:
        return await ladders.ratings_of(tables, user)

    @get("/api/ratings/{user:str}/curve", who=ANYBODY, cost=2.0)
    async def curve(
        visitor: Visitor,
        user: FromPath[str],
        game: FromQuery[str],
        players: FromQuery[int],
        pace: FromQuery[Literal["live", "days"]] = "live",
        before: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 100,
    ) -> wire.RatingCurve:
        which = ladders.ladder_of(tables, game, players, pace)
        return await ladders.curve(tables, user, which, int(before or 0), count, visitor)

    @get("/api/tables/{table:str}/rating", who=ANYBODY(ONCE_OVER))
    async def table_rating(visitor: Visitor, table: FromPath[str]) -> wire.TableRating:
        found = await tables.open_for(table, visitor)
        return await ladders.table_rating(tables, found, visitor)

    return [ladder, ratings, curve, table_rating]
