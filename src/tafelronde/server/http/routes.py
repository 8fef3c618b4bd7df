"""The routes. What they do is done by the services."""

from __future__ import annotations

import contextlib
import time
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ... import __version__
from ..base.metrics import prometheus
from ..base.refusal import Refusal
from ..context import Context
from ..features.accounts.identity_routes import identity_routes
from ..features.accounts.routes import account_routes
from ..features.accounts.signing_in import sign_in_routes
from ..features.correspondence.answer_routes import answer_routes
from ..features.correspondence.pause_routes import rest_routes
from ..features.deals.routes import deal_routes
from ..features.lobby import lists
from ..features.matchmaking.routes import seek_routes
from ..features.moderation.host_routes import host_routes
from ..features.moderation.routes import order_routes
from ..features.notifications.routes import news_routes
from ..features.profiles.routes import people_routes
from ..features.ratings.routes import rating_routes
from ..features.reviews.routes import review_routes
from ..features.school.lesson_routes import learning
from ..features.school.puzzle_routes import puzzling
from ..features.tournaments.routes import tournament_routes
from ..live.new_table import create as create_table
from ..live.new_table import play_on as play_on_from
from ..table.gate import Thing
from ..views.cache import ViewCache
from ..views.history import Reader, cost_of_frames, cost_of_log, cost_of_record
from ..views.render import head, news
from ..wire.commands import TableCommand
from ..wire.games import GameCard
from ..wire.messages import Chats, Done, HintNews, TableNews
from ..wire.requests import NewTable, PlayOn
from ..wire.schema import schema
from ..wire.shown import Finished, Frame, Head, Replay, TableCard, Verified
from . import costs
from .caller import Callers
from .pages import Pages


def routes(context: Context) -> list[Any]:
    """All handlers."""
    callers = Callers(context)
    return [
        *identity_routes(context, callers),
        *sign_in_routes(context, callers),
        *account_routes(context, callers),
        *_tables(context, callers),
        *_history(context, callers),
        *learning(context, callers),
        *puzzling(context, callers),
        *review_routes(context, callers),
        *deal_routes(context, callers),
        *rating_routes(context, callers),
        *people_routes(context, callers),
        *rest_routes(context, callers),
        *answer_routes(context, callers),
        *order_routes(context, callers),
        *host_routes(context, callers),
        *tournament_routes(context, callers),
        *seek_routes(context, callers),
        *news_routes(context, callers),
        *_node(context, callers),
    ]


def _tables(context: Context, callers: Callers) -> list[Any]:
    shown = context.company.seen_by

    @get("/api/games")
    async def games() -> list[GameCard]:
        return await context.tables.games.cards()

    @get("/api/tables")
    async def tables(request: Request[Any, Any, Any]) -> list[TableCard]:
        user = await callers.visitor(request)
        apart = (await context.company.know(user)).apart
        return await lists.lobby(context.tables, user, shown(user), apart)

    @get("/api/games-of-mine")
    async def games_of_mine(
        request: Request[Any, Any, Any],
        before: Annotated[str, QueryParameter(pattern=lists.BEFORE)] = "",
        count: FromQuery[int] = 20,
    ) -> Finished:
        person = await callers.known(request)
        return await lists.finished(context.tables, person.id, before, count, shown(person.id))

    @post("/api/tables", status_code=201, body=NewTable)
    async def new_table(request: Request[Any, Any, Any]) -> Head:
        person = await callers.known(request)
        person.need_scope()
        plan: NewTable = await callers.body(request)
        kinds = {seat.kind for seat in plan.seats or ()}
        if plan.public or plan.seats is None or "open" in kinds:
            context.order.check(person, "play")
        for seat in plan.seats or ():
            context.order.check_words(seat.name or "")
        async with contextlib.AsyncExitStack() as room:
            if "bot" in kinds:
                alone = kinds == {"bot"}
                await room.enter_async_context(context.bounds.room(person.id, alone=alone))
            table = await create_table(context.tables, person, plan)
        return head(ViewCache(table), person.id, shown(person.id), "", 0)

    @post("/api/tables/{table:str}/play-on", status_code=201, body=PlayOn)
    async def play_on(request: Request[Any, Any, Any], table: FromPath[str]) -> Head:
        person = await callers.known(request)
        person.need_scope()
        wish: PlayOn = await callers.body(request)
        found = await context.tables.open_for(table, person.id, Thing.PLAY_ON)
        async with context.bounds.room(person.id, alone=False):
            fresh = await play_on_from(context.tables, person, found, wish)
        return head(ViewCache(fresh), person.id, shown(person.id), "", 0)

    @get("/api/tables/{table:str}")
    async def one_table(
        request: Request[Any, Any, Any], table: FromPath[str], seq: FromQuery[int] = 0
    ) -> TableNews:
        user = await callers.visitor(request)
        found = await context.tables.open_for(table, user)
        context.notices.looked(user, table)
        views, waiting = found.seen_by(user)
        await context.history.prepare(views, callers.reader(request, user))
        since = views.table.plies_before(seq) if 0 <= seq <= views.table.seq else 0
        callers.spend(request, user, cost_of_log(views, since))
        return news(views, user, since, shown(user), waiting, 0)

    @get("/api/tables/{table:str}/chat")
    async def chat(request: Request[Any, Any, Any], table: FromPath[str]) -> Chats:
        user = await callers.visitor(request)
        found = await context.tables.open_for(table, user)
        apart = (await context.company.know(user)).apart
        return Chats(table, tuple(await context.tables.chats(found, 0, apart)))

    @post("/api/command", status_code=200, body=TableCommand)
    async def command(request: Request[Any, Any, Any]) -> Done | HintNews:
        person = await callers.known(request)
        wish: TableCommand = await callers.body(request)
        callers.spend(request, person.id, costs.of_message(wish))
        return await context.commands.command(person, wish)

    return [games, tables, games_of_mine, new_table, play_on, one_table, chat, command]


def _history(context: Context, callers: Callers) -> list[Any]:
    history = context.history

    async def seen(
        request: Request[Any, Any, Any], table: str, thing: Thing = Thing.LOOK
    ) -> tuple[ViewCache, Reader]:
        """The table as the caller may see it, who is to get this of it, and the caller."""
        user = await callers.visitor(request)
        views, _ = (await context.tables.open_for(table, user, thing)).seen_by(user)
        return views, callers.reader(request, user)

    @get("/api/tables/{table:str}/replay")
    async def replay(
        request: Request[Any, Any, Any],
        table: FromPath[str],
        since: FromQuery[int] = 0,
        count: FromQuery[int] = 50,
    ) -> Replay:
        views, reader = await seen(request, table)
        since, count = max(0, since), min(max(1, count), 100)
        callers.spend(request, reader.user, cost_of_frames(views, since, count))
        return await history.frames(views, reader, since, count)

    @get("/api/tables/{table:str}/replay/{ply:int}")
    async def one_frame(
        request: Request[Any, Any, Any], table: FromPath[str], ply: FromPath[int]
    ) -> Frame:
        views, reader = await seen(request, table)
        return await history.frame(views, reader, ply)

    @get("/api/tables/{table:str}/record", media_type="text/plain")
    async def record(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[str]:
        views, reader = await seen(request, table, Thing.RECORD)
        callers.spend(request, reader.user, cost_of_record(views))
        text = await history.record(views.table, reader.owner)
        name = f'attachment; filename="tafelronde-{table}.txt"'
        return Response(
            text,
            headers={"Content-Disposition": name},
        )

    @get("/api/tables/{table:str}/verify")
    async def verify(request: Request[Any, Any, Any], table: FromPath[str]) -> Verified:
        views, reader = await seen(request, table, Thing.RECORD)
        callers.spend(request, reader.user, 2 * cost_of_record(views))
        return await history.verified(views.table, reader.owner)

    return [replay, one_frame, record, verify]


def _node(context: Context, callers: Callers) -> list[Any]:
    pages = Pages(context.settings.static, context.tables.store, context.tables.outage)

    @get("/api/messages.json", media_type="application/schema+json")
    async def messages() -> Response[Any]:
        return Response(schema())

    @get("/health")
    async def health() -> dict[str, str]:
        await context.tables.outage.check()
        status = "closing" if context.closing else "ok"
        backup = context.health.backups.state
        return {"status": status, "version": __version__, "backup": backup}

    @get("/metrics", media_type="text/plain; version=0.0.4")
    async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
        if not callers.is_trusted(request):  # a count of moves tells that there was one
            raise Refusal("not-found", "there is no such route")
        return Response(prometheus(counts(context)))

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        if path.startswith("/api/"):
            raise Refusal("not-found", "there is no such route")
        file = pages.file(path)
        if file is not None:
            return file
        if path.startswith("/assets/"):
            return Response(b"", status_code=404, media_type="text/plain")
        look = callers.may_look(request)
        if path == "/host":  # the page of who looks after the site; for all others there is none
            person = await callers.anybody(request) if look else None
            hidden = person is None or not context.order.role_of(person.id)
            return await pages.page(request, look=look, hidden=hidden)
        return await pages.page(request, look=look)

    return [messages, health, metrics, page]


def counts(context: Context) -> dict[str, float]:
    """GET /metrics: the counts in Prometheus' format."""
    metrics = context.tables.metrics
    return {
        "commands_total": metrics.commands,
        "moves_total": metrics.moves,
        "bot_moves_total": metrics.bot_moves,
        "refusals_total": metrics.refusals,
        "conflicts_total": metrics.conflicts,
        "errors_total": metrics.errors,
        "messages_sent_total": metrics.messages_sent,
        "bot_workers_replaced_total": context.pool.replaced,
        "bot_workers": len(context.pool.processes()),
        "bots_thinking": context.pool.thinking,
        "bot_turns_waiting": context.pool.line.waiting,
        "bot_turns_begun_total": context.pool.line.begun,
        "bot_turns_waited_seconds_total": round(context.pool.line.waited, 3),
        "sockets": metrics.sockets,
        "tables_in_memory": len(context.tables.kept()),
        "reports_total": metrics.reports,
        "words_refused_total": context.order.unwanted_refused,
        "bans": sum(len(bans) for bans in context.order.bans.values()),
        "backup_failed": float(context.health.backups.state == "failed"),
        "backup_last_seconds": round(context.health.backups.last),
        "uptime_seconds": round(time.monotonic() - context.started),
    }
