"""The routes. What they do is done by the services."""

from __future__ import annotations

import contextlib
import time
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, QueryParameter

from ... import __version__
from .. import costs, wire
from ..context import Context
from ..metrics import prometheus
from ..people.identities import COOKIE, COOKIE_AGE
from ..people.person import Person
from ..refusal import Refusal
from ..service import lists
from ..service.new_table import create as create_table
from ..service.new_table import play_on as play_on_from
from ..views.cache import ViewCache
from ..views.history import Reader, cost_of_frames, cost_of_log, cost_of_record
from ..views.render import head, news
from .caller import Callers
from .pages import Pages


def routes(context: Context) -> list[Any]:
    """All handlers."""
    callers = Callers(context)
    return [
        *_people(context, callers),
        *_tables(context, callers),
        *_history(context, callers),
        *_node(context, callers),
    ]


def _people(context: Context, callers: Callers) -> list[Any]:
    async def signed_in(person: Person, request: Request[Any, Any, Any]) -> Response[wire.Me]:
        agent = request.headers.get("user-agent", "")
        cookie = Cookie(
            key=COOKIE,
            value=await context.identities.sign_in(person, agent),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
            path="/",
        )
        return Response(wire.Me(person.id, person.name), cookies=[cookie], status_code=200)

    @get("/api/me")
    async def me(request: Request[Any, Any, Any]) -> wire.Me:
        person = await callers.known(request)
        return wire.Me(person.id, person.name)

    @post("/api/session", status_code=200, body=wire.NewSession)
    async def session(request: Request[Any, Any, Any]) -> Response[wire.Me]:
        wish: wire.NewSession = await callers.body(request)
        person = await callers.person(request)
        if person is None:
            callers.add_person(request)
            return await signed_in(await context.identities.add(wish.name), request)
        if not wish.guest:
            person = await context.identities.rename(person, wish.name)
        if person.owner:  # its token signs it in
            return Response(wire.Me(person.id, person.name), status_code=200)
        return await signed_in(person, request)

    @delete("/api/session", status_code=204)
    async def forget(request: Request[Any, Any, Any]) -> Response[None]:
        person = await callers.person(request)
        if person is not None and person.device:
            await context.identities.devices.sign_out(person.id, person.device)
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE, path="/")
        return gone

    @post("/api/me/code", status_code=200, body=wire.NewCode)
    async def new_code(request: Request[Any, Any, Any]) -> wire.Code:
        person = await callers.signed_in(request)
        await callers.body(request)
        return wire.Code(*await context.identities.new_code(person))

    @post("/api/session/code", status_code=200, body=wire.RedeemCode)
    async def redeem(request: Request[Any, Any, Any]) -> Response[wire.Me]:
        wish: wire.RedeemCode = await callers.body(request)
        return await signed_in(await callers.redeem(request, wish.code), request)

    @get("/api/me/devices")
    async def devices(request: Request[Any, Any, Any]) -> list[wire.Device]:
        person = await callers.signed_in(request)
        return await context.identities.devices.of(person.id, person.device)

    @delete("/api/me/devices/{device:str}", status_code=204)
    async def sign_out(request: Request[Any, Any, Any], device: FromPath[str]) -> None:
        person = await callers.signed_in(request)
        if not await context.identities.devices.sign_out(person.id, device):
            raise Refusal("not-found", "no such device of yours is signed in")

    @delete("/api/me/devices", status_code=204)
    async def sign_out_others(request: Request[Any, Any, Any]) -> None:
        person = await callers.signed_in(request)
        await context.identities.devices.sign_out_others(person.id, person.device)
        await context.identities.programs.revoke_all(person.id)

    @post("/api/tokens", status_code=200, body=wire.NewToken)
    async def new_token(request: Request[Any, Any, Any]) -> wire.Token:
        person = await callers.signed_in(request)
        wish: wire.NewToken = await callers.body(request)
        bot, token = await context.identities.programs.add(person, wish.name, wish.scope)
        return wire.Token(bot.id, bot.name, token, wish.scope)

    @get("/api/tokens")
    async def tokens(request: Request[Any, Any, Any]) -> list[wire.Program]:
        person = await callers.signed_in(request)
        return await context.identities.programs.of(person.id)

    @delete("/api/tokens/{user:str}", status_code=204)
    async def revoke(request: Request[Any, Any, Any], user: FromPath[str]) -> None:
        person = await callers.signed_in(request)
        if not await context.identities.programs.revoke(person.id, user):
            raise Refusal("not-found", "no such program of yours has a token")

    return [
        *(me, session, forget, new_code, redeem, new_token),
        *(devices, sign_out, sign_out_others, tokens, revoke),
    ]


def _tables(context: Context, callers: Callers) -> list[Any]:
    online = context.presence.is_there

    @get("/api/games")
    async def games() -> list[wire.GameCard]:
        return await context.tables.games.cards()

    @get("/api/tables")
    async def tables(request: Request[Any, Any, Any]) -> list[wire.TableCard]:
        return await lists.lobby(context.tables, await callers.visitor(request), online)

    @get("/api/games-of-mine")
    async def games_of_mine(
        request: Request[Any, Any, Any],
        before: Annotated[str, QueryParameter(pattern=lists.BEFORE)] = "",
        count: FromQuery[int] = 20,
    ) -> wire.Finished:
        person = await callers.known(request)
        return await lists.finished(context.tables, person.id, before, count, online)

    @post("/api/tables", status_code=201, body=wire.NewTable)
    async def new_table(request: Request[Any, Any, Any]) -> wire.Head:
        person = await callers.known(request)
        person.need_scope()
        plan: wire.NewTable = await callers.body(request)
        kinds = {seat.kind for seat in plan.seats or ()}
        async with contextlib.AsyncExitStack() as room:
            if "bot" in kinds:
                alone = kinds == {"bot"}
                await room.enter_async_context(context.bounds.room(person.id, alone=alone))
            table = await create_table(context.tables, person, plan)
        return head(ViewCache(table), person.id, online, "", 0)

    @post("/api/tables/{table:str}/play-on", status_code=201, body=wire.PlayOn)
    async def play_on(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Head:
        person = await callers.known(request)
        person.need_scope()
        wish: wire.PlayOn = await callers.body(request)
        found = await context.tables.open(table)
        async with context.bounds.room(person.id, alone=False):
            fresh = await play_on_from(context.tables, person, found, wish)
        return head(ViewCache(fresh), person.id, online, "", 0)

    @get("/api/tables/{table:str}")
    async def one_table(
        request: Request[Any, Any, Any], table: FromPath[str], seq: FromQuery[int] = 0
    ) -> wire.TableNews:
        user = await callers.visitor(request)
        found = await context.tables.open(table)
        views, waiting = found.seen_by(user)
        await context.history.prepare(views, callers.reader(request, user))
        since = views.table.plies_before(seq) if 0 <= seq <= views.table.seq else 0
        callers.spend(request, user, cost_of_log(views, since))
        return news(views, user, since, online, waiting, 0)

    @get("/api/tables/{table:str}/chat")
    async def chat(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Chats:
        await callers.visitor(request)
        found = await context.tables.open(table)
        return wire.Chats(table, tuple(await context.tables.chats(found, 0)))

    @post("/api/command", status_code=200, body=wire.TableCommand)
    async def command(request: Request[Any, Any, Any]) -> wire.Done | wire.HintNews:
        person = await callers.known(request)
        wish: wire.TableCommand = await callers.body(request)
        callers.spend(request, person.id, costs.of_message(wish))
        return await context.commands.command(person, wish)

    return [games, tables, games_of_mine, new_table, play_on, one_table, chat, command]


def _history(context: Context, callers: Callers) -> list[Any]:
    history = context.history

    async def seen(request: Request[Any, Any, Any], table: str) -> tuple[ViewCache, Reader]:
        """The table as the caller may see it, and the caller."""
        user = await callers.visitor(request)
        views, _ = (await context.tables.open(table)).seen_by(user)
        return views, callers.reader(request, user)

    @get("/api/tables/{table:str}/replay")
    async def replay(
        request: Request[Any, Any, Any],
        table: FromPath[str],
        since: FromQuery[int] = 0,
        count: FromQuery[int] = 50,
    ) -> wire.Replay:
        views, reader = await seen(request, table)
        since, count = max(0, since), min(max(1, count), 100)
        callers.spend(request, reader.user, cost_of_frames(views, since, count))
        return await history.frames(views, reader, since, count)

    @get("/api/tables/{table:str}/replay/{ply:int}")
    async def one_frame(
        request: Request[Any, Any, Any], table: FromPath[str], ply: FromPath[int]
    ) -> wire.Frame:
        views, reader = await seen(request, table)
        return await history.frame(views, reader, ply)

    @get("/api/tables/{table:str}/record", media_type="text/plain")
    async def record(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[str]:
        views, reader = await seen(request, table)
        callers.spend(request, reader.user, cost_of_record(views))
        text = await history.record(views.table, reader.owner)
        name = f'attachment; filename="tafelronde-{table}.txt"'
        return Response(
            text,
            headers={"Content-Disposition": name},
        )

    @get("/api/tables/{table:str}/verify")
    async def verify(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Verified:
        views, reader = await seen(request, table)
        callers.spend(request, reader.user, 2 * cost_of_record(views))
        return await history.verified(views.table, reader.owner)

    return [replay, one_frame, record, verify]


def _node(context: Context, callers: Callers) -> list[Any]:
    pages = Pages(context.settings.static, context.tables.store, context.tables.outage)

    @get("/api/messages.json", media_type="application/schema+json")
    async def messages() -> Response[Any]:
        return Response(wire.schema())

    @get("/health")
    async def health() -> dict[str, str]:
        await context.tables.store.read("SELECT 1")
        return {"status": "closing" if context.closing else "ok", "version": __version__}

    @get("/metrics", media_type="text/plain; version=0.0.4")
    async def metrics() -> Response[str]:
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
        return await pages.page(request, look=callers.may_look(request))

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
        "uptime_seconds": round(time.monotonic() - context.started),
    }
