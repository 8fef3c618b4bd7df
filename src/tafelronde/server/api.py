"""Routes: HTTP and the socket. What they do is done by the desk."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, delete, get, post, websocket
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .. import __version__
from . import wire
from .config import Settings
from .desk import Desk
from .games import Games
from .hub import Hub, Socket, chat_line
from .identities import COOKIE, COOKIE_AGE, Identities, Person
from .pages import Pages
from .refusal import Refusal
from .render import head, news
from .security import Bucket, Rates

_messages: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)
_commands: msgspec.json.Decoder[wire.TableCommand] = msgspec.json.Decoder(wire.TableCommand)


class _WithId(msgspec.Struct):
    id: str = ""


def read_message(decoder: msgspec.json.Decoder[Any], data: bytes) -> Any:
    """A client's message. Raises Refusal."""
    if len(data) > wire.MAX_MESSAGE:
        raise Refusal("too-large", f"a message has at most {wire.MAX_MESSAGE} bytes")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal("malformed", str(error)[:300]) from None


def id_of(data: bytes) -> str:
    """The command id of a message that could not be read otherwise."""
    try:
        return msgspec.json.decode(data[: wire.MAX_MESSAGE], type=_WithId).id[:64]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return ""


class Api:
    """All routes over one desk."""

    def __init__(
        self, settings: Settings, desk: Desk, hub: Hub, games: Games, identities: Identities
    ) -> None:
        self.settings = settings
        self.desk = desk
        self.hub = hub
        self.games = games
        self.identities = identities
        self.pages = Pages(settings.static)
        self.rates = Rates(settings.rate, 3 * settings.rate)
        self.closing = asyncio.Event()
        self.started = time.time()

    # ---- who asks ------------------------------------------------------------------------------

    async def person(
        self, connection: Request[Any, Any, Any] | WebSocket[Any, Any, Any]
    ) -> Person | None:
        bearer = connection.headers.get("authorization", "")
        if bearer.lower().startswith("bearer "):
            found = await self.identities.by_token(bearer[7:].strip()[:200])
            if found is None:
                raise Refusal("no-session", "this token is not known")
            return found
        cookie = connection.cookies.get(COOKIE, "")
        return await self.identities.by_cookie(cookie) if cookie else None

    async def caller(self, request: Request[Any, Any, Any]) -> Person:
        """Who asks, and not too often. Raises Refusal."""
        person = await self.person(request)
        if person is None:
            self.limit(request)
            raise Refusal("no-session", "say who you are first: POST /api/session")
        self.rates.check("user " + person.id)
        return person

    async def visitor(self, request: Request[Any, Any, Any]) -> str | None:
        """Who looks, perhaps nobody known."""
        person = await self.person(request)
        if person is None:
            self.limit(request)
            return None
        self.rates.check("user " + person.id)
        return person.id

    def limit(self, request: Request[Any, Any, Any], cost: float = 1.0) -> None:
        address = request.client.host if request.client else ""
        self.rates.check("address " + address, cost)

    async def body(self, request: Request[Any, Any, Any], kind: type[Any]) -> Any:
        return read_message(msgspec.json.Decoder(kind), await request.body())


def routes(api: Api) -> list[Any]:
    """The handlers."""

    def signed_in(person: Person, request: Request[Any, Any, Any]) -> Response[wire.Me]:
        cookie = Cookie(
            key=COOKIE,
            value=api.identities.cookie(person),
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

    @post("/api/session")
    async def session(request: Request[Any, Any, Any]) -> Response[wire.Me]:
        wish: wire.NewSession = await api.body(request, wire.NewSession)
        person = await api.person(request)
        if person is None:
            api.limit(request, 5)
            return signed_in(await api.identities.add(wish.name), request)
        api.rates.check("user " + person.id)
        return signed_in(await api.identities.rename(person, wish.name), request)

    @delete("/api/session", status_code=204)
    async def forget(request: Request[Any, Any, Any]) -> Response[None]:
        api.limit(request)
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE, path="/")
        return gone

    @post("/api/me/code", status_code=200)
    async def new_code(request: Request[Any, Any, Any]) -> wire.Code:
        return wire.Code(*await api.identities.new_code(await api.caller(request)))

    @post("/api/session/code")
    async def redeem(request: Request[Any, Any, Any]) -> Response[wire.Me]:
        api.limit(request, 10)
        wish: wire.RedeemCode = await api.body(request, wire.RedeemCode)
        return signed_in(await api.identities.redeem(wish.code), request)

    @post("/api/tokens", status_code=200)
    async def new_token(request: Request[Any, Any, Any]) -> wire.Token:
        person = await api.caller(request)
        wish: wire.NewToken = await api.body(request, wire.NewToken)
        bot, token = await api.identities.new_token(person, wish.name)
        return wire.Token(bot.id, bot.name, token)

    @get("/api/games")
    async def games() -> list[wire.GameCard]:
        return await api.games.cards()

    @get("/api/tables")
    async def tables(request: Request[Any, Any, Any]) -> list[wire.TableCard]:
        return await api.hub.tables(await api.visitor(request))

    @post("/api/tables", status_code=201)
    async def new_table(request: Request[Any, Any, Any]) -> wire.Head:
        person = await api.caller(request)
        plan: wire.NewTable = await api.body(request, wire.NewTable)
        api.rates.check("user " + person.id, 2)
        table = await api.desk.create(person, plan)
        return head(table, person.id, api.hub.online, "", 0)

    @get("/api/tables/{table:str}")
    async def one_table(
        request: Request[Any, Any, Any], table: str, seq: int = 0
    ) -> wire.TableNews:
        user = await api.visitor(request)
        found = await api.desk.open(table)
        since = found.table.plies_before(seq) if 0 <= seq <= found.table.seq else 0
        return news(found.table, user, since, found.tellers, api.hub.online, found.waiting, 0)

    @get("/api/tables/{table:str}/chat")
    async def chat(request: Request[Any, Any, Any], table: str) -> wire.Chats:
        from .store import chats_since

        await api.visitor(request)
        await api.desk.open(table)
        lines = await chats_since(api.desk.store, table, 0)
        return wire.Chats(table, tuple(chat_line(line) for line in lines))

    @post("/api/command", status_code=200)
    async def command(request: Request[Any, Any, Any]) -> wire.Done | wire.HintNews:
        person = await api.caller(request)
        wish = read_message(_commands, await request.body())
        return await api.desk.command(person, wish)

    @get("/api/tables/{table:str}/replay")
    async def replay(
        request: Request[Any, Any, Any], table: str, since: int = 0, count: int = 50
    ) -> wire.Replay:
        user = await api.visitor(request)
        return await api.desk.replay(table, user, max(0, since), min(max(1, count), 100))

    @get("/api/tables/{table:str}/replay/{ply:int}")
    async def one_frame(request: Request[Any, Any, Any], table: str, ply: int) -> wire.Frame:
        return await api.desk.frame(table, await api.visitor(request), ply)

    @get("/api/tables/{table:str}/record")
    async def record(request: Request[Any, Any, Any], table: str) -> Response[str]:
        await api.visitor(request)
        text = await api.desk.record(table)
        name = f'attachment; filename="tafelronde-{table}.txt"'
        return Response(
            text,
            media_type="text/plain",
            headers={"Content-Disposition": name},
        )

    @get("/api/tables/{table:str}/verify")
    async def verify(request: Request[Any, Any, Any], table: str) -> wire.Verified:
        await api.visitor(request)
        return await api.desk.verify(table)

    @get("/api/messages.json")
    async def messages() -> Response[bytes]:
        return Response(schema(), media_type="application/schema+json")

    @get("/health")
    async def health() -> dict[str, str]:
        await api.desk.store.read("SELECT 1")
        return {"status": "closing" if api.closing.is_set() else "ok", "version": __version__}

    @get("/metrics")
    async def metrics() -> Response[str]:
        return Response(prometheus(api), media_type="text/plain; version=0.0.4")

    @websocket("/api/ws")
    async def socket(socket: WebSocket[Any, Any, Any]) -> None:
        await converse(api, socket)

    @get(["/", "/{path:path}"])
    async def page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
        if path.startswith("/api/"):
            raise Refusal("not-found", "there is no such route")
        return api.pages.answer(path, request.headers)

    return [
        me, session, forget, new_code, redeem, new_token, games, tables, new_table, one_table, chat,
        command, replay, one_frame, record, verify, messages, health, metrics, socket, page,
    ]  # fmt: skip


# ---- the socket ---------------------------------------------------------------------------------


async def converse(api: Api, connection: WebSocket[Any, Any, Any]) -> None:
    """Serve one socket until it goes."""
    try:
        person = await api.person(connection)
    except Refusal:
        await connection.close(code=4401, reason="no-session")
        return
    await connection.accept()
    socket = Socket(person)
    me = None if person is None else wire.Me(person.id, person.name)
    socket.answer(wire.Welcome(me, __version__, time.time()))
    api.hub.add(socket)
    writer = asyncio.create_task(api.hub.write(socket, connection.send_text))
    reader = asyncio.create_task(_read(api, connection, socket))
    closing = asyncio.create_task(api.closing.wait())
    try:
        await asyncio.wait([writer, reader, closing], return_when=asyncio.FIRST_COMPLETED)
        with contextlib.suppress(Exception):
            if closing.done():
                await connection.close(code=1012, reason="restart")
            elif writer.done():
                await connection.close(code=1013, reason="too-slow")
    finally:
        api.hub.remove(socket)
        for task in (writer, reader, closing):
            task.cancel()
        await asyncio.gather(writer, reader, closing, return_exceptions=True)


async def _read(api: Api, connection: WebSocket[Any, Any, Any], socket: Socket) -> None:
    bucket = Bucket(api.settings.rate, 3 * api.settings.rate)
    while True:
        await socket.room.wait()
        event: Any = await connection.receive()
        if event["type"] != "websocket.receive":
            return
        text = event.get("text")
        data: bytes = text.encode("utf-8", "replace") if text is not None else event["bytes"] or b""
        try:
            if not bucket.take():
                await asyncio.sleep(0.1)
                raise Refusal("too-fast", "slow down")
            message = read_message(_messages, data)
            answer = await _obey(api, socket, message)
            socket.answer(answer)
        except Refusal as refusal:
            socket.answer(refusal.wire(id_of(data)))
        except WebSocketDisconnect:
            return
        except Exception:
            api.desk.metrics.errors += 1
            api.settings.log.exception("a command failed")
            socket.answer(Refusal("internal", "this is our fault").wire(id_of(data)))


async def _obey(api: Api, socket: Socket, message: wire.ClientMessage) -> Any:
    match message:
        case wire.Ping():
            return wire.Pong(message.id)
        case wire.Lobby():
            socket.lobby = socket.lobby_dirty = message.on
            return wire.Done(message.id)
        case wire.Watch():
            return await api.hub.watch(socket, message)
        case wire.Unwatch():
            api.hub.unwatch(socket, message.table)
            return wire.Done(message.id, message.table)
        case _:
            if socket.person is None:
                raise Refusal("no-session", "say who you are first: POST /api/session")
            return await api.desk.command(socket.person, message)


# ---- for hosts and programs ---------------------------------------------------------------------


def schema() -> bytes:
    """The JSON Schema of all messages."""
    kinds = {"ClientMessage": wire.ClientMessage, "ServerMessage": wire.ServerMessage}
    _, components = msgspec.json.schema_components(kinds.values())
    roots, _ = msgspec.json.schema_components(kinds.values())
    definitions = {**components, **dict(zip(kinds, roots, strict=True))}
    return msgspec.json.format(msgspec.json.encode({"$defs": definitions}), indent=1)


def prometheus(api: Api) -> str:
    desk = api.desk
    values = {
        "commands_total": desk.metrics.commands,
        "moves_total": desk.metrics.moves,
        "bot_moves_total": desk.metrics.bot_moves,
        "refusals_total": desk.metrics.refusals,
        "conflicts_total": desk.metrics.conflicts,
        "errors_total": desk.metrics.errors,
        "messages_sent_total": api.hub.sent,
        "bot_workers_replaced_total": desk.pool.replaced,
        "bot_workers": len(desk.pool.processes()),
        "bots_thinking": desk.pool.thinking,
        "sockets": len(api.hub.sockets),
        "tables_in_memory": len(desk.kept()),
        "uptime_seconds": round(time.time() - api.started),
    }
    lines: list[str] = []
    for name, value in values.items():
        kind = "counter" if name.endswith("_total") else "gauge"
        lines += [f"# TYPE tafelronde_{name} {kind}", f"tafelronde_{name} {value}"]
    return "\n".join(lines) + "\n"


def make_app(api: Api, lifespan: list[Any]) -> Litestar:
    def refused(request: Request[Any, Any, Any], error: Refusal) -> Response[wire.Refused]:
        return Response(error.wire(), status_code=error.status, media_type="application/json")

    def failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
        if isinstance(error, HTTPException) and error.status_code < 500:
            reasons = {404: "not-found", 405: "not-allowed", 413: "too-large"}
            reason = reasons.get(error.status_code, "malformed")
            return refused(request, Refusal(reason, str(error.detail)[:300]))
        api.desk.metrics.errors += 1
        api.settings.log.error("a request failed", exc_info=error)
        return refused(request, Refusal("internal", "this is our fault"))

    return Litestar(
        routes(api),
        lifespan=lifespan,
        exception_handlers={Refusal: refused, Exception: failed},
        openapi_config=OpenAPIConfig(
            title="Tafelronde",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=64_000,
        logging_config=None,
    )
