"""The routes of answers that players leave in advance in games by days."""

from __future__ import annotations

from typing import Any

from litestar import Request, get, post
from litestar.params import FromPath, FromQuery

from ...base.parts import Parts
from ...http.caller import Callers
from ...http.rights import PERSON
from ...live.tables import Tables
from . import answer_wire as wire
from .answers import answers_of, continuation, leave_answers


def answer_routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of these routes."""
    tables = parts[Tables]

    @get("/api/tables/{table:str}/answers", who=PERSON("one’s own, at one’s seat"), cost=3.0)
    async def answers(
        request: Request[Any, Any, Any], table: FromPath[str], seat: FromQuery[int] = 0
    ) -> wire.Answers:
        person = await callers.signed_in(request)
        return await answers_of(tables, person.id, table, seat)

    @post(
        "/api/tables/{table:str}/answers",
        status_code=200,
        body=wire.NewAnswers,
        who=PERSON("at one’s seat, by days, while it is another’s turn"),
        cost=8.0,
    )
    async def leave(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Answers:
        person = await callers.signed_in(request)
        wish: wire.NewAnswers = await callers.body(request)
        return await leave_answers(tables, person.id, table, wish)

    @post(
        "/api/tables/{table:str}/answers/next",
        status_code=200,
        body=wire.Thought,
        who=PERSON("as above"),
        cost=3.0,
    )
    async def following(request: Request[Any, Any, Any], table: FromPath[str]) -> wire.Continuation:
        person = await callers.signed_in(request)
        thought: wire.Thought = await callers.body(request)
        return await continuation(tables, person.id, table, thought)

    return [answers, leave, following]
