"""The routes of puzzles."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath

from ...base.parts import Parts
from ...http.caller import Caller, Callers, HttpRequest, Payload
from ...http.rights import ANYBODY, FREE, PLAYER
from . import puzzle_wire as wire
from .day_results import DayResults
from .puzzles import Puzzling


def puzzle_routes(parts: Parts, callers: Callers) -> list[Any]:
    @get("/api/puzzles", who=ANYBODY)
    async def puzzles(request: HttpRequest) -> wire.Puzzles:
        return await parts[Puzzling].all(await callers.person(request))

    @get("/api/puzzles/{game:str}", who=ANYBODY)
    async def puzzles_of_game(game: FromPath[str]) -> list[wire.PuzzleCard]:
        return await parts[Puzzling].list(game)

    @post(
        "/api/puzzles/{game:str}/{puzzle:str}",
        status_code=200,
        body=wire.Solve,
        who=ANYBODY,
        cost=8.0,
    )
    async def solve(
        request: HttpRequest, game: FromPath[str], puzzle: FromPath[str]
    ) -> wire.Solving:
        person = await callers.person(request)
        payload: wire.Solve = await callers.body(request)
        reader = callers.reader(request, None if person is None else person.id)
        return await parts[Puzzling].solve(person, reader, game, puzzle, payload)

    @get("/api/puzzle-days/{month:str}", who=ANYBODY)
    async def puzzle_days(month: FromPath[str]) -> wire.PuzzleDays:
        return parts[Puzzling].days(month)

    @get("/api/puzzle-day", who=PLAYER("one’s own"), cost=2.0)
    async def puzzle_day(person: Caller) -> wire.DayResults:
        return await parts[DayResults].of(person)

    @post("/api/puzzle-runs/{game:str}", status_code=200, who=FREE)
    async def end_run(
        person: Caller, payload: Payload[wire.EndedRun], game: FromPath[str]
    ) -> wire.BestRun:
        return await parts[Puzzling].end_run(person, game, payload)

    return [puzzles, puzzles_of_game, solve, puzzle_days, puzzle_day, end_run]
