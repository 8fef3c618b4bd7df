"""The routes of tables: making, reading, and commands without a socket."""

import contextlib
from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery

from ...base.bus import Feed, TableLookedAt
from ...base.parts import Parts
from ...http import costs
from ...http.caller import Caller, Callers, HttpRequest, Payload, Visitor
from ...http.rights import ANYBODY, FREE, KNOWS_THE_TABLE, ONCE_OVER, OWN_VIEW, PLAYER
from ...live.boards import Boards
from ...live.bot_bounds import BotBounds
from ...live.commands import Commands
from ...live.new_table import create as create_table
from ...live.new_table import play_on as play_on_from
from ...live.own_turn import known_in_numbers
from ...live.tables import Tables
from ...people.moderation import Moderation
from ...people.names import Names
from ...people.relations import Relations
from ...table.gate import Thing
from ...views.cache import ViewCache
from ...views.history import History, cost_of_log
from ...views.render import head, news
from ...wire.commands import TableCommand
from ...wire.messages import Chats, Done, HintNews, Known, TableNews
from ...wire.requests import AskKnown, NewTable, PlayOn
from ...wire.shown import Head


def table_routes(parts: Parts, callers: Callers) -> list[Any]:
    shown = parts[Relations].seen_by

    @post("/api/tables", who=FREE("alone, also who is banned from playing with others"), cost=10.0)
    async def new_table(request: HttpRequest, person: Caller, payload: Payload[NewTable]) -> Head:
        plan: NewTable = payload
        kinds = {seat.kind for seat in plan.seats or ()}
        if plan.public or plan.seats is None or "open" in kinds:
            parts[Moderation].check(person, "play")
        for seat in plan.seats or ():
            if seat.name is not None:
                await parts[Names].settle(seat.name, person.owner or person.id)
        owner = callers.reader(request, person.id).owner
        await parts[Boards].try_out(owner, plan.game, plan.players, plan.options)
        async with contextlib.AsyncExitStack() as room:
            if "bot" in kinds:
                alone = kinds == {"bot"}
                await room.enter_async_context(parts[BotBounds].room(person.id, alone=alone))
            table = await create_table(parts[Tables], person, plan)
        return head(ViewCache(table), person.id, shown(person.id), "", 0)

    @post("/api/tables/{table:str}/play-on", who=FREE(ONCE_OVER), cost=10.0)
    async def play_on(person: Caller, payload: Payload[PlayOn], table: FromPath[str]) -> Head:
        found = await parts[Tables].open_for(table, person.id, Thing.PLAY_ON)
        async with parts[BotBounds].room(person.id, alone=False):
            fresh = await play_on_from(parts[Tables], person, found, payload)
        return head(ViewCache(fresh), person.id, shown(person.id), "", 0)

    @get("/api/tables/{table:str}", who=ANYBODY(OWN_VIEW))
    async def one_table(
        request: HttpRequest, visitor: Visitor, table: FromPath[str], seq: FromQuery[int] = 0
    ) -> TableNews:
        found = await parts[Tables].open_for(table, visitor)
        parts[Feed].tell(TableLookedAt(visitor, table))
        views, waiting = found.seen_by(visitor)
        await parts[History].prepare(views, callers.reader(request, visitor))
        since = views.table.plies_before(seq) if 0 <= seq <= views.table.seq else 0
        callers.spend(request, visitor, cost_of_log(views, since))
        return news(views, visitor, since, shown(visitor), waiting, 0)

    @post(
        "/api/tables/{table:str}/known",
        status_code=200,
        who=FREE("who is to move there; " + KNOWS_THE_TABLE),
        cost=8.0,
    )
    async def known(person: Caller, payload: Payload[AskKnown], table: FromPath[str]) -> Known:
        return await known_in_numbers(parts[Tables], person, table, payload)

    @get("/api/tables/{table:str}/chat", who=ANYBODY(KNOWS_THE_TABLE))
    async def chat(visitor: Visitor, table: FromPath[str]) -> Chats:
        found = await parts[Tables].open_for(table, visitor)
        apart = (await parts[Relations].know(visitor)).apart
        return Chats(table, tuple(await parts[Tables].chats(found, 0, apart)))

    @post(
        "/api/command",
        status_code=200,
        who=PLAYER("by the seat, the turn and the rules; bans are looked at"),
    )
    async def command(
        request: HttpRequest, person: Caller, payload: Payload[TableCommand]
    ) -> Done | HintNews:
        callers.spend(request, person.id, costs.of_message(payload))
        return await parts[Commands].command(person, payload)

    return [new_table, play_on, one_table, known, chat, command]
