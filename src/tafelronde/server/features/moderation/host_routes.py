"""The routes of the host and the moderators. To everybody else they answer as unknown routes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Callers
from ...http.rights import HELPER, KEEPER, PERSON
from ...live.tables import Tables
from ...storage.page import BEFORE
from ...wire.identity import Me
from . import wire
from .audit import acts
from .tables import TableKeeping

Before = Annotated[str, QueryParameter(pattern=BEFORE, max_length=100)]
Asked = Request[Any, Any, Any]


def host_routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of these routes."""
    return [*_people(parts, callers), *_tables(parts, callers), *_site(parts, callers)]


def _people(parts: Parts, callers: Callers) -> list[Any]:
    keeping = parts[TableKeeping]

    @post(
        "/api/host/join",
        status_code=200,
        body=wire.Join,
        who=PERSON("who has a link that is good"),
        cost=5.0,
    )
    async def join(request: Asked) -> Me:
        person = await callers.signed_in(request)
        wish: wire.Join = await callers.body(request)
        callers.try_code(request)
        role = await keeping.join(person, wish.token)
        return Me(person.id, person.name, role)

    @get("/api/host/reports", who=HELPER, cost=5.0)
    async def reports(
        request: Asked,
        which: Annotated[str, QueryParameter(pattern="^(open|acted|nothing)$")] = "open",
        before: Before = "",
    ) -> wire.Reports:
        await callers.helper(request)
        return await keeping.reports.page(which, before)

    @post("/api/host/reports/{report:str}", status_code=204, body=wire.ReportAnswer, who=HELPER)
    async def answer(request: Asked, report: FromPath[str]) -> None:
        person = await callers.helper(request)
        await keeping.answer(person.id, report, await callers.body(request))

    @get("/api/host/people", who=HELPER, cost=5.0)
    async def people(
        request: Asked, name: FromQuery[str] = "", after: FromQuery[str] = ""
    ) -> wire.People:
        await callers.helper(request)
        return await keeping.people(name[:64], after[:200])

    @get("/api/host/people/{user:str}", who=HELPER, cost=10.0)
    async def history(request: Asked, user: FromPath[str]) -> wire.History:
        await callers.helper(request)
        return await keeping.history(user)

    @post(
        "/api/host/people/{user:str}/ban",
        status_code=204,
        body=wire.NewBan,
        who=HELPER("a helper for at most 30 days; nobody who has a role"),
    )
    async def ban(request: Asked, user: FromPath[str]) -> None:
        person = await callers.helper(request)
        await keeping.ban(person, user, await callers.body(request))

    @post(
        "/api/host/bans/{ban:str}/lift",
        status_code=204,
        body=wire.Because,
        who=HELPER("a helper only their own"),
    )
    async def lift(request: Asked, ban: FromPath[str]) -> None:
        person = await callers.helper(request)
        wish: wire.Because = await callers.body(request)
        await keeping.lift(person, ban, wish.why)

    @post("/api/host/people/{user:str}/role", status_code=204, body=wire.NewRole, who=KEEPER)
    async def role(request: Asked, user: FromPath[str]) -> None:
        person = await callers.helper(request, keeper=True)
        await keeping.role(person.id, user, await callers.body(request))

    return [join, reports, answer, people, history, ban, lift, role]


def _tables(parts: Parts, callers: Callers) -> list[Any]:
    keeping = parts[TableKeeping]

    @get("/api/host/tables", who=HELPER("nothing of the game itself"), cost=5.0)
    async def tables(
        request: Asked,
        status: Annotated[str, QueryParameter(pattern="^(open|playing|over|closed)$")] = "playing",
        before: Before = "",
    ) -> wire.KnownTables:
        await callers.helper(request)
        return await keeping.tables(status, before)

    @post("/api/host/tables/{table:str}/close", status_code=204, body=wire.Because, who=HELPER)
    async def close(request: Asked, table: FromPath[str]) -> None:
        person = await callers.helper(request)
        wish: wire.Because = await callers.body(request)
        await keeping.close_table(person.id, table, wish.why)

    @post("/api/host/tables/{table:str}/hide", status_code=204, body=wire.Switch, who=HELPER)
    async def hide(request: Asked, table: FromPath[str]) -> None:
        person = await callers.helper(request)
        await keeping.hide_table(person.id, table, await callers.body(request))

    @post(
        "/api/host/tables/{table:str}/lines/{line:int}",
        status_code=204,
        body=wire.Switch,
        who=HELPER,
    )
    async def hide_line(request: Asked, table: FromPath[str], line: FromPath[int]) -> None:
        person = await callers.helper(request)
        await keeping.hide_line(person.id, table, line, await callers.body(request))

    return [tables, close, hide, hide_line]


def _site(parts: Parts, callers: Callers) -> list[Any]:
    keeping, store = parts[TableKeeping], parts[Tables].store

    @get("/api/host/words", who=KEEPER)
    async def words(request: Asked) -> wire.UnwantedWords:
        await callers.helper(request, keeper=True)
        return wire.UnwantedWords(await keeping.banning.words())

    @post("/api/host/words", status_code=200, body=wire.NewWords, who=KEEPER)
    async def set_words(request: Asked) -> wire.UnwantedWords:
        person = await callers.helper(request, keeper=True)
        return await keeping.words(person.id, await callers.body(request))

    @get("/api/host/audit", who=HELPER, cost=5.0)
    async def audit(request: Asked, before: Before = "", about: FromQuery[str] = "") -> wire.Audit:
        await callers.helper(request)
        return await acts(store, before, about[:64])

    return [words, set_words, audit]
