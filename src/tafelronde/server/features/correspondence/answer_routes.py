"""The routes of answers that players leave in advance in games by days."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, FromQuery

from ...base.parts import Parts
from ...http.caller import Caller, Callers, Payload
from ...http.rights import PERSON
from ...live.tables import Tables
from . import answer_wire as wire
from .answers import answers_of, continuation, leave_answers


def answer_routes(parts: Parts, callers: Callers) -> list[Any]:
    tables = parts[Tables]

    @get("/api/tables/{table:str}/answers", who=PERSON("one’s own, at one’s seat"), cost=3.0)
    async def answers(
        person: Caller, table: FromPath[str], seat: FromQuery[int] = 0
    ) -> wire.Answers:
        return await answers_of(tables, person.id, table, seat)

    @post(
        "/api/tables/{table:str}/answers",
        status_code=200,
        who=PERSON("at one’s seat, by days, while it is another’s turn"),
        cost=8.0,
    )
    async def leave(
        person: Caller, payload: Payload[wire.NewAnswers], table: FromPath[str]
    ) -> wire.Answers:
        return await leave_answers(tables, person.id, table, payload)

    @post("/api/tables/{table:str}/answers/next", status_code=200, who=PERSON("as above"), cost=3.0)
    async def following(
        person: Caller, payload: Payload[wire.Thought], table: FromPath[str]
    ) -> wire.Continuation:
        return await continuation(tables, person.id, table, payload)

    return [answers, leave, following]
