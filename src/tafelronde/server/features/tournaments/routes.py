"""The routes of tournaments."""

from typing import Annotated, Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, QueryParameter

from ....tournament.record import Entrant
from ...base.bus import Feed, TournamentLookedAt
from ...base.parts import Parts
from ...http.caller import Caller, Callers, HttpRequest, Payload, Visitor
from ...http.rights import ANYBODY, PERSON
from ...live.boards import Boards
from ...live.tables import Tables
from ...storage.page import BEFORE
from ...storage.store import name_of
from . import wire
from .service import Tournaments
from .standing import director_names
from .views import record_of, round_of, shown, shown_list


def tournament_routes(parts: Parts, callers: Callers) -> list[Any]:
    tournaments, store = parts[Tournaments], parts[Tables].store

    async def told(id: str, user: str | None) -> wire.Tournament:
        standing = await tournaments.standing(id)
        host = await name_of(store, standing.row.user)
        return shown(standing, user, host, store.now())

    @get("/api/tournaments", who=ANYBODY("the public ones"), cost=3.0)
    async def some(
        visitor: Visitor,
        status: FromQuery[wire.TournamentStatus] = "open",
        before: Annotated[str, QueryParameter(pattern=BEFORE)] = "",
        count: FromQuery[int] = 20,
    ) -> wire.Tournaments:
        return await shown_list(store, tournaments, visitor, status, before, count)

    @post("/api/tournaments", status_code=201, who=PERSON("where the host allows them"), cost=10.0)
    async def make(
        request: HttpRequest, person: Caller, payload: Payload[wire.NewTournament]
    ) -> wire.Tournament:
        if tournaments.may_make(person.id):
            owner = callers.reader(request, person.id).owner
            await parts[Boards].try_out(owner, payload.game, payload.players, payload.options)
        return await told(await tournaments.make(person, payload), person.id)

    @get("/api/tournaments/{tournament:str}", who=ANYBODY("who knows its id"), cost=2.0)
    async def one(visitor: Visitor, tournament: FromPath[str]) -> wire.Tournament:
        found = await told(tournament, visitor)
        sits_out = any(found.you in (one.player for one in r.walkovers) for r in found.latest)
        if visitor and sits_out:
            parts[Feed].tell(TournamentLookedAt(visitor, found.card.id))
        return found

    @post(
        "/api/tournaments/{tournament:str}",
        status_code=200,
        who=PERSON("to begin and call off: who made it; to hide and rename: moderators"),
        cost=5.0,
    )
    async def do(
        request: HttpRequest,
        person: Caller,
        payload: Payload[wire.TournamentDeed],
        tournament: FromPath[str],
    ) -> wire.Tournament:
        if payload.code:
            callers.try_code(request)
        await tournaments.do(person, tournament, payload)
        return await told(tournament, person.id)

    @get(
        "/api/tournaments/{tournament:str}/rounds/{number:int}",
        who=ANYBODY("who knows its id"),
        cost=2.0,
    )
    async def one_round(
        request: HttpRequest, tournament: FromPath[str], number: FromPath[int]
    ) -> wire.TournamentRound:
        await callers.person(request)
        return round_of(await tournaments.standing(tournament), number)

    @get(
        "/api/tournaments/{tournament:str}/record",
        media_type="application/json",
        who=ANYBODY("once it is over"),
        cost=5.0,
    )
    async def record(request: HttpRequest, tournament: FromPath[str]) -> Response[bytes]:
        await callers.person(request)
        standing = await tournaments.standing(tournament)
        names = await director_names(store, standing) if standing.log else {}
        directors = tuple(Entrant(number, name) for number, (_, name) in names.items())
        body = record_of(standing, directors)
        name = f'attachment; filename="tafelronde-tournament-{tournament}.json"'
        headers = {"Content-Disposition": name}
        return Response(body, media_type="application/json", headers=headers)

    return [some, make, one, do, one_round, record]
