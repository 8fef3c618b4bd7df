"""The routes of the host and the moderators. To everybody else they answer as unknown routes."""

from typing import Annotated, Any

from litestar import get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ...base.parts import Parts
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import MODERATOR, PERSON, SITE_HOST
from ...live.tables import Tables
from ...storage.page import BEFORE
from ...wire.identity import Me
from . import wire
from .audit import acts
from .tables import TableModeration

Before = Annotated[str, QueryParameter(pattern=BEFORE, max_length=100)]


def host_routes(parts: Parts, callers: Callers) -> list[Any]:
    return [*_people(parts, callers), *_tables(parts, callers), *_site(parts, callers)]


def _people(parts: Parts, callers: Callers) -> list[Any]:
    moderation = parts[TableModeration]

    @post(
        "/api/host/join",
        status_code=200,
        who=PERSON("who has a link that is good"),
        cost=5.0,
        door=True,
    )
    async def join(request: HttpRequest, person: Caller, payload: Payload[wire.Join]) -> Me:
        callers.try_code(request)
        role = await moderation.join(person, payload.token)
        return Me(person.id, person.name, role)

    @get("/api/host/reports", who=MODERATOR, cost=5.0)
    async def reports(
        person: Caller,
        which: Annotated[str, QueryParameter(pattern="^(open|acted|nothing)$")] = "open",
        before: Before = "",
    ) -> wire.Reports:
        return await moderation.reports.page(which, before)

    @post("/api/host/reports/{report:str}", status_code=204, who=MODERATOR)
    async def answer(
        person: Caller, payload: Payload[wire.ReportAnswer], report: FromPath[str]
    ) -> None:
        await moderation.answer(person.id, report, payload)

    @get("/api/host/people", who=MODERATOR, cost=5.0)
    async def people(
        person: Caller, name: FromQuery[str] = "", after: FromQuery[str] = ""
    ) -> wire.People:
        return await moderation.people(name[:64], after[:200])

    @get(
        "/api/host/people/{user:str}",
        who=MODERATOR("private tables only where the person was reported"),
        cost=10.0,
    )
    async def history(person: Caller, user: FromPath[str]) -> wire.History:
        return await moderation.history(user)

    @post(
        "/api/host/people/{user:str}/ban",
        status_code=204,
        who=MODERATOR("a moderator for at most 30 days; nobody who has a role"),
    )
    async def ban(person: Caller, payload: Payload[wire.NewBan], user: FromPath[str]) -> None:
        await moderation.ban(person, user, payload)

    @post(
        "/api/host/bans/{ban:str}/lift",
        status_code=204,
        who=MODERATOR("a moderator only their own"),
    )
    async def lift(person: Caller, payload: Payload[wire.Because], ban: FromPath[str]) -> None:
        await moderation.lift(person, ban, payload.why)

    @post("/api/host/people/{user:str}/role", status_code=204, who=SITE_HOST)
    async def role(person: Caller, payload: Payload[wire.NewRole], user: FromPath[str]) -> None:
        await moderation.role(person.id, user, payload)

    return [join, reports, answer, people, history, ban, lift, role]


def _tables(parts: Parts, callers: Callers) -> list[Any]:
    moderation = parts[TableModeration]

    @get(
        "/api/host/tables", who=MODERATOR("public tables, and nothing of the game itself"), cost=5.0
    )
    async def tables(
        person: Caller,
        status: Annotated[str, QueryParameter(pattern="^(open|playing|over|closed)$")] = "playing",
        before: Before = "",
    ) -> wire.KnownTables:
        return await moderation.tables(status, before)

    @post("/api/host/tables/{table:str}/close", status_code=204, who=MODERATOR)
    async def close(person: Caller, payload: Payload[wire.Because], table: FromPath[str]) -> None:
        await moderation.close_table(person.id, table, payload.why)

    @post("/api/host/tables/{table:str}/hide", status_code=204, who=MODERATOR)
    async def hide(person: Caller, payload: Payload[wire.Switch], table: FromPath[str]) -> None:
        await moderation.hide_table(person.id, table, payload)

    @post("/api/host/tables/{table:str}/lines/{line:int}", status_code=204, who=MODERATOR)
    async def hide_line(
        person: Caller, payload: Payload[wire.Switch], table: FromPath[str], line: FromPath[int]
    ) -> None:
        await moderation.hide_line(person.id, table, line, payload)

    return [tables, close, hide, hide_line]


def _site(parts: Parts, callers: Callers) -> list[Any]:
    moderation, store = parts[TableModeration], parts[Tables].store

    @get("/api/host/words", who=SITE_HOST)
    async def words(person: Caller) -> wire.UnwantedWords:
        return wire.UnwantedWords(await moderation.banning.words())

    @post("/api/host/words", status_code=200, who=SITE_HOST)
    async def set_words(person: Caller, payload: Payload[wire.NewWords]) -> wire.UnwantedWords:
        return await moderation.words(person.id, payload)

    @get("/api/host/audit", who=MODERATOR, cost=5.0)
    async def audit(person: Caller, before: Before = "", about: FromQuery[str] = "") -> wire.Audit:
        return await acts(store, before, about[:64])

    return [words, set_words, audit]
