"""The routes of lists: the games, the tables, and the caller's own finished games."""

from typing import Annotated, Any, Literal

from litestar import get
from litestar.params import FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Caller, Callers, Visitor
from ...http.rights import ANYBODY, PLAYER
from ...live.listed import card_of, finished, is_shown
from ...live.tables import Tables
from ...people.relations import Relations
from ...storage.page import BEFORE, MOST, cut_page, page_key
from ...storage.stored_tables import public_tables
from ...wire.games import GameCard
from ...wire.shown import Finished, TableCard
from .service import Lobby
from .wire import TablePage


def lobby_routes(parts: Parts, callers: Callers) -> list[Any]:
    shown = parts[Relations].seen_by

    @get("/api/games", who=ANYBODY)
    async def games() -> list[GameCard]:
        return await parts[Tables].games.cards()

    @get("/api/tables", who=ANYBODY("public tables, and one’s own"), cost=3.0)
    async def tables(visitor: Visitor) -> list[TableCard]:
        return await parts[Lobby].tables(visitor)

    @get("/api/public-tables", who=ANYBODY("public tables"), cost=3.0)
    async def public(
        visitor: Visitor,
        status: FromQuery[Literal["open", "playing"]] = "open",
        before: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 50,
    ) -> TablePage:
        apart, online = (await parts[Relations].know(visitor)).apart, shown(visitor)
        count = min(max(1, count), MOST)
        rows = await public_tables(parts[Tables].store, status, count + 1, page_key(before))
        some, more = cut_page(rows, count, lambda row: (row.changed, row.id))
        found = [await card_of(parts[Tables], row, visitor, online) for row in some]
        cards = tuple(card for card in found if card is not None and is_shown(card, apart))
        return TablePage(cards, more)

    @get("/api/games-of-mine", who=PLAYER("one’s own"), cost=5.0)
    async def games_of_mine(
        person: Caller,
        before: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 20,
    ) -> Finished:
        return await finished(parts[Tables], person.id, before, count, shown(person.id))

    return [games, tables, public, games_of_mine]
