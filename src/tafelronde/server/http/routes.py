"""The routes. What they do is done by the desk."""

from __future__ import annotations

import time
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery

from ... import __version__
from .. import wire
from ..context import Api
from ..metrics import prometheus
from ..people.identities import COOKIE, COOKIE_AGE, Person
from ..refusal import Refusal
from ..service import finished
from ..service import new_table
from ..views import history
from ..views.cache import Showing
from ..views.render import head, news


def routes(api: Api) -> list[Any]:
    """All handlers."""
    return [*_people(api), *_tables(api), *_history(api), *_node(api)]


def _people(api: Api) -> list[Any]:
    async def signed_in(person: Person, request: Request[Any, Any, Any]) -> Response[wire.Me]:
        agent = request.headers.get("user-agent", "")
        cookie = Cookie(
            key=COOKIE,
            value=await api.identities.sign_in(person, agent),
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="strict",
            secure=request.url.scheme == "https",
            path="/",
        )
        return Response(wire.Me(person.id, person.name), cookies=[cookie], status_code=200)

    @get("/api/me")
    async def me(request: Request[Any, Any, Any]) -> wire.Me:
        person = await api.caller(request)
        return wire.Me(person.id, person.name)

    @post("/api/session", status_code=200, body=wire.NewSession)
    async def session(request: Request[Any, Any, Any]) -> Response[wire.Me]:
        wish: wire.NewSession = await api.body(request)
        person = await api.person(request)
        if person is None:
            api.limit(request, 5)
            return await signed_in(await api.identities.add(wish.name), request)
        api.rates.check("user " + person.id)
        if not wish.guest:
            person = await api.identities.rename(person, wish.name)
        return await signed_in(person, request)

    @delete("/api/session", status_code=204)
    async def forget(request: Request[Any, Any, Any]) -> Response[None]:
        api.limit(request)
        person = await api.person(request)
        if person is not None and person.device:
            await api.identities.devices.sign_out(person.id, person.device)
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE, path="/")
        return gone

    @post("/api/me/code", status_code=200, body=wire.NewCode)
    async def new_code(request: Request[Any, Any, Any]) -> wire.Code:
        person = await api.caller(request)
        await api.body(request)
        return wire.Code(*await api.identities.new_code(person))

    @post("/api/session/code", status_code=200, body=wire.RedeemCode)
    async def redeem(request: Request[Any, Any, Any]) -> Response[wire.Me]:
        api.limit(request, 10)
        wish: wire.RedeemCode = await api.body(request)
        return await signed_in(await api.identities.redeem(wish.code), request)

    @get("/api/me/devices")
    async def devices(request: Request[Any, Any, Any]) -> list[wire.Device]:
        person = await api.caller(request)
        return await api.identities.devices.of(person.id, person.device)

    @delete("/api/me/devices/{device:str}", status_code=204)
    async def sign_out(request: Request[Any, Any, Any], device: FromPath[str]) -> None:
        person = await api.caller(request)
        if not await api.identities.devices.sign_out(person.id, device):
            raise Refusal("not-found", "no such device of yours is signed in")

    @delete("/api/me/devices", status_code=204)
    async def sign_out_others(request: Request[Any, Any, Any]) -> None:
        person = await api.caller(request)
        await api.identities.devices.sign_out_others(person.id, person.device)

    @post("/api/tokens", status_code=200, body=wire.NewToken)
    async def new_token(request: Request[Any, Any, Any]) -> wire.Token:
        person = await api.caller(request)
        wish: wire.NewToken = await api.body(request)
        bot, token = await api.identities.new_token(person, wish.name)
        return wire.Token(bot.id, bot.name, token)

    return [
        *(me, session, forget, new_code, redeem, new_token),
        *(devices, sign_out, sign_out_others),
    ]


def _tables(api: Api) -> list[Any]:
    @get("/api/games")
    async def games() -> list[wire.GameCard]:
        return await api.tables.games.cards()

    @get("/api/tables")
    async def tables(request: Request[Any, Any, Any]) -> list[wire.TableCard]:
        return await api.hub.tables(await api.visitor(request))

    @get("/api/games-of-mine")
    async def games_of_mine(
        request: Request[Any, Any, Any], before: FromQuery[str] = "", count: FromQuery[int] = 20
    ) -> wire.Finished:
        person = await api.caller(request)
        return await finished.page(api.tables, person.id, before, count, api.hub.online)

    @post("/api/tables", status_code=201, body=wire.NewTable)
    async def new_table(request: Request[Any, Any, Any]) -> wire.Head:
        person = await api.caller(request)
        plan: wire.NewTable = await api.body(request)
        api.rates.check("user " + person.id, 2)
        table = await new_table.create(api.tables, person, plan)
        return head(Showing(table), person.id, api.hub.online, "", 0)

    @post("/api/tables/{table:str}/play-on", status_code=201, body=wire.PlayOn)
    async def play_on(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Head:
        person = await api.caller(request)
        wish: wire.PlayOn = await api.body(request)
        api.rates.check("user " + person.id, 2)
        found = await api.tables.open(table)
        fresh = await new_table.play_on(api.tables, person, found, wish)
        return head(Showing(fresh), person.id, api.hub.online, "", 0)

    @get("/api/tables/{table:str}")
    async def one_table(
        request: Request[Any, Any, Any], table: FromPath[str], seq: FromQuery[int] = 0
    ) -> wire.TableNews:
        user = await api.visitor(request)
        found = await api.tables.open(table)
        showing, waiting = found.seen_by(user)
        since = showing.table.plies_before(seq) if 0 <= seq <= showing.table.seq else 0
        return news(showing, user, since, api.hub.online, waiting, 0)

    @get("/api/tables/{table:str}/chat")
    async def chat(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Chats:
        await api.visitor(request)
        found = await api.tables.open(table)
        return wire.Chats(table, tuple(await api.tables.chats(found, 0)))

    @post("/api/command", status_code=200, body=wire.TableCommand)
    async def command(request: Request[Any, Any, Any]) -> wire.Done | wire.HintNews:
        person = await api.caller(request)
        wish: wire.TableCommand = await api.body(request)
        return await api.desk.command(person, wish)

    return [games, tables, games_of_mine, new_table, play_on, one_table, chat, command]


def _history(api: Api) -> list[Any]:
    async def seen(request: Request[Any, Any, Any], table: str) -> tuple[Showing, str | None]:
        """The table as who asks may see it, and who asks."""
        user = await api.visitor(request)
        return (await api.tables.open(table)).seen_by(user)[0], user

    @get("/api/tables/{table:str}/replay")
    async def replay(
        request: Request[Any, Any, Any],
        table: FromPath[str],
        since: FromQuery[int] = 0,
        count: FromQuery[int] = 50,
    ) -> wire.Replay:
        showing, user = await seen(request, table)
        return history.frames(showing, user, max(0, since), min(max(1, count), 100))

    @get("/api/tables/{table:str}/replay/{ply:int}")
    async def one_frame(
        request: Request[Any, Any, Any], table: FromPath[str], ply: FromPath[int]
    ) -> wire.Frame:
        showing, user = await seen(request, table)
        return history.one_frame(showing, user, ply)

    @get("/api/tables/{table:str}/record", media_type="text/plain")
    async def record(request: Request[Any, Any, Any], table: FromPath[str]) -> Response[str]:
        showing, _ = await seen(request, table)
        text = history.record(showing.table)
        name = f'attachment; filename="tafelronde-{table}.txt"'
        return Response(
            text,
            headers={"Content-Disposition": name},
        )

    @get("/api/tables/{table:str}/verify")
    async def verify(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Verified:
        showing, _ = await seen(request, table)
        return await history.verified(showing.table)

    return [replay, one_frame, record, verify]


def _node(api: Api) -> list[Any]:
    @get("/api/messages.json", media_type="application/schema+json")
    async def messages() -> Response[Any]:
        return Response(wire.schema())

    @get("/health")
    async def health() -> dict[str, str]:
        await api.tables.store.read("SELECT 1")
        return {"status": "closing" if api.closing else "ok", "version": __version__}

    @get("/metrics", media_type="text/plain; version=0.0.4")
    async def metrics() -> Response[str]:
        return Response(prometheus(counts(api)))

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
        if path.startswith("/api/"):
            raise Refusal("not-found", "there is no such route")
        file = api.pages.file(path)
        if file is not None:
            return file
        if path.startswith("/assets/"):
            return Response(b"", status_code=404, media_type="text/plain")
        return await api.pages.page(request, look=api.may_look(request))

    return [messages, health, metrics, page]


def counts(api: Api) -> dict[str, float]:
    """What /metrics tells."""
    metrics = api.tables.metrics
    return {
        "commands_total": metrics.commands,
        "moves_total": metrics.moves,
        "bot_moves_total": metrics.bot_moves,
        "refusals_total": metrics.refusals,
        "conflicts_total": metrics.conflicts,
        "errors_total": metrics.errors,
        "messages_sent_total": api.hub.sent,
        "bot_workers_replaced_total": api.pool.replaced,
        "bot_workers": len(api.pool.processes()),
        "bots_thinking": api.pool.thinking,
        "sockets": len(api.hub.sockets),
        "tables_in_memory": len(api.tables.kept()),
        "uptime_seconds": round(time.time() - api.started),
    }
