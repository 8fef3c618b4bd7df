"""New tables, and rematches."""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ...core.objects.registry import info as info_of
from ...match.chance import commitment, new_seed
from ...match.clock import TimeControl
from ..base.refusal import Refusal
from ..base.text import clean_name
from ..people.blocks import blocked
from ..people.person import Person
from ..storage.store import Conflict
from ..table import events as e
from ..table.court import fill
from ..table.gate import Thing
from ..table.place import Place
from ..table.playing import start
from ..table.rated import check_plan
from ..table.seating import named_apart
from ..table.table import Table
from ..wire.clock import asked_time
from ..wire.requests import NewTable, PlayOn, SeatPlan
from .live_table import LiveTable
from .settling import settle
from .tables import Tables


async def create(
    tables: Tables, person: Person, plan: NewTable, table: Table | None = None
) -> Table:
    """Make a new table. If no seat is open, it starts at once, or as soon as the rules are
    compiled. ``table``: its id and seed; None: new ones.

    Raises Refusal.
    """
    info, players, options = settle(plan, tables.games.offered)
    plans = plan.seats
    if plans is None:
        plans = [SeatPlan("me"), *(SeatPlan("open") for _ in range(players - 1))]
    if len(plans) != players:
        raise Refusal("bad-option", f"seats: one for each of {players}", args={"field": "seats"})
    seating: list[e.Event] = []
    for seat, payload in enumerate(plans):
        match payload.kind:
            case "me":
                name = person.name if payload.name is None else clean_name(payload.name)
                seating.append(e.Seated(seat, person.id, name, person.standing))
                if plan.ready:
                    seating.append(e.ReadySaid(seat, True, plan.nonce))
            case "bot":
                level = await tables.games.level(plan.game, payload.level, payload.character)
                seating.append(e.BotSeated(seat, level, payload.character))
            case "open":
                pass
    if plan.rated:
        check_plan(plan, plans)
    made = Plan(
        info.name,
        players,
        options,
        plan.public,
        plan.delay,
        plan.hints,
        rated=plan.rated,
        time=asked_time(plan.time),
    )
    found = await make(tables, person, made, seating, table)
    return found.table


class Plan(NamedTuple):
    """The settings of a new table, without its seats."""

    game: str
    players: int
    options: dict[str, e.OptionValue]
    public: bool
    delay: int
    hints: bool
    given: tuple[int, ...] = ()
    deal: str = ""
    """The day, if the table is a try at a deal of the day; ''."""
    rated: bool = False
    time: TimeControl | None = None
    paired: e.Paired | None = None
    """The tournament of the table; ''."""


async def begin_paired(
    tables: Tables, host: str, plan: Plan, sitters: Sequence[Place], table: Table
) -> LiveTable:
    """Make a table of a tournament or of matchmaking: these people sit there, all are ready, and
    the game begins. Raises Conflict where the table exists already, and Refusal."""
    seating: list[e.Event] = []
    for seat, sitter in enumerate(sitters):
        if sitter.user:
            seating.append(e.Seated(seat, sitter.user, sitter.name, sitter.standing))
            seating.append(e.ReadySaid(seat, True, ""))  # no nonce: nobody is waited for
        else:
            seating.append(e.BotSeated(seat, sitter.level, sitter.character))
    return await make(tables, Person(host, ""), plan, seating, table)


async def make(
    tables: Tables, person: Person, plan: Plan, seating: list[e.Event], table: Table | None = None
) -> LiveTable:
    table = table or Table(secrets.token_urlsafe(12), new_seed())
    return await tables.add(table, opening(tables, person, plan, seating, table))


def opening(
    tables: Tables, person: Person, plan: Plan, seating: list[e.Event], table: Table
) -> list[e.Event]:
    """The first events of a new table: how it was set, who sits there, and, if the rules are
    compiled, the start. The table stays as it is. Raises Refusal."""
    promised = commitment(table.secret).hex()
    time = plan.time
    if time is not None and plan.rated:  # out of time loses
        time = replace(time, out="resign")
    created = e.Created(
        person.id,
        plan.game,
        plan.players,
        plan.options,
        plan.public,
        promised,
        plan.delay,
        plan.given,
        plan.hints,
        rated=plan.rated,
        time=time,
    )
    first: list[e.Event] = [created, *([e.Dealt(plan.deal)] if plan.deal else [])]
    if plan.paired is not None:
        first.append(plan.paired)
    trial = Table(table.id, table.secret)
    for event in first:
        trial.apply(event, tables.store.now())
    seating = named_apart(seating)
    if plan.paired is None:
        seated = fill(trial, seating)
    else:  # the bots are players there, and were chosen when it began
        seated = seating
        for event in seated:
            trial.apply(event, tables.store.now())
    prepared = tables.games.is_ready(plan.game)  # else it is dealt when it is
    return [*first, *seated, *(start(trial, []) if prepared else ())]


async def play_on(tables: Tables, person: Person, found: LiveTable, payload: PlayOn) -> Table:
    """Make a table that goes on from the middle of a finished game (``Thing.PLAY_ON``), with bots
    on all other seats and new draws. Raises Refusal."""
    from ...advice.reviews.redraw import redraw

    table = found.table
    if payload.seat >= table.players:
        raise Refusal(
            "no-such-seat", f"the table has {table.players} seats", args={"seat": payload.seat}
        )
    if payload.ply > table.ply or table.state_at(payload.ply).is_terminal:
        raise Refusal("not-found", f"nobody plays on after ply {payload.ply} of {table.ply}")
    level = await tables.games.level(table.game, payload.level, *payload.characters[:1])
    given = tuple(ply.action for ply in table.log[: payload.ply])
    if payload.believed and table.course is not None:
        begin = table.course.setup.new_state()
        given = tuple(
            await asyncio.to_thread(redraw, begin, given, payload.seat, secrets.randbits(63))
        )
    plan = Plan(table.game, table.players, table.options, False, 0, False, given)
    return await go_on(tables, person, plan, payload.seat, level, payload.characters, payload.nonce)


async def go_on(
    tables: Tables,
    person: Person,
    plan: Plan,
    seat: int,
    level: str,
    characters: Sequence[str],
    nonce: str,
) -> Table:
    """Make a table for this person on this seat, with bots of this level, that begins with the
    given steps of the plan. ``characters``: the bots' characters, where they matter. Raises
    Refusal."""
    wished = iter(characters)
    seating: list[e.Event] = []
    for place in range(plan.players):
        if place == seat:
            seating.append(e.Seated(seat, person.id, person.name, person.standing))
            seating.append(e.ReadySaid(seat, True, nonce))
        else:
            seating.append(e.BotSeated(place, level, next(wished, "")))
    return (await make(tables, person, plan, seating)).table


async def rematch(tables: Tables, person: Person, found: LiveTable) -> str:
    """The id of the table for the rematch, which the first caller makes. Raises Refusal."""
    table = found.table
    await tables.let_out(found, person.id, Thing.REMATCH)
    if not table.seats_of(person.id):
        raise Refusal("not-your-seat", "only who played may ask for a rematch")
    if not table.rematch:
        async with found.lock:
            await _make_rematch(tables, person, found)
        tables.told(found)
    return table.rematch


async def _make_rematch(tables: Tables, person: Person, found: LiveTable) -> None:
    """Make the table: the same people and bots, each one seat further."""
    table = found.table
    if table.rematch:
        return
    seating: list[e.Event] = []
    for seat, place in enumerate(table.places):
        next_seat = (seat + 1) % table.players
        if place.user and await _keeps_apart(tables, place.user, seating, person.id):
            continue  # whoever likes may sit there
        if place.user:
            seating.append(e.Seated(next_seat, place.user, place.name, place.standing))
            if place.user == person.id:
                seating.append(e.ReadySaid(next_seat, True, ""))
        elif place.level:
            seating.append(e.BotSeated(next_seat, place.level, _again(table, place)))
    plan = Plan(
        table.game,
        table.players,
        table.options,
        table.public,
        table.delay,
        table.hints,
        rated=table.rated,
        time=table.time,
    )
    fresh = await make(tables, person, plan, seating)
    while not table.rematch:
        try:
            await tables.append(found, [e.Rematched(fresh.table.id)], None)
        except Conflict:  # something else was faster
            await tables.catch_up(found)
    if table.rematch != fresh.table.id and fresh.table.status == "open":  # another node's stands
        async with fresh.lock:
            with contextlib.suppress(Conflict):
                await tables.append(fresh, [e.Closed()], None)


async def _keeps_apart(tables: Tables, user: str, seating: list[e.Event], asker: str) -> bool:
    """Whether this person and a person who is to sit there, or who asks, block one another."""
    others = {asker, *(event.user for event in seating if isinstance(event, e.Seated))} - {user}
    for other in others:
        if await blocked(tables.store, user, other):
            return True
    return False


def _again(table: Table, place: Place) -> str:
    """The bot of this place, if the game still knows it."""
    court = info_of(table.game).court
    known = any((c.id, c.level) == (place.character, place.level) for c in court)
    return place.character if known else ""
