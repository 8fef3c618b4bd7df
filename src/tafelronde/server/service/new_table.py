"""New tables: as somebody plans them, and again after a game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from ...core.errors import BadOption, UnknownGame
from ...core.info import GameInfo
from ...core.registry import info as info_of
from .. import wire
from ..people.person import Person
from ..refusal import Refusal
from ..storage.store import Conflict
from ..table import events as e
from ..table.court import fill
from ..table.decide import start
from ..table.place import Place
from ..table.table import Table
from ..text import clean_name
from .tables import LiveTable, Tables


async def create(tables: Tables, person: Person, plan: wire.NewTable) -> Table:
    """A new table; if nobody is waited for, it starts at once, or when the rules are there.

    Raises Refusal.
    """
    info, players, options = _settle(plan, tables.games.offered)
    plans = plan.seats
    if plans is None:
        plans = [wire.SeatPlan("me"), *(wire.SeatPlan("open") for _ in range(players - 1))]
    if len(plans) != players:
        raise Refusal("bad-option", f"seats: one for each of {players}", args={"field": "seats"})
    seating: list[e.Event] = []
    for seat, wish in enumerate(plans):
        match wish.kind:
            case "me":
                name = person.name if wish.name is None else clean_name(wish.name)
                seating.append(e.Seated(seat, person.id, name))
                if plan.ready:
                    seating.append(e.ReadySaid(seat, True, plan.nonce))
            case "bot":
                level = await tables.games.level(plan.game, wish.level, wish.character)
                seating.append(e.BotSeated(seat, level, wish.character))
            case "open":
                pass
    made = _Plan(info.name, players, options, plan.public, plan.delay, plan.hints)
    found = await _make(tables, person, made, seating)
    return found.table


def _settle(
    plan: wire.NewTable, offered: Sequence[str]
) -> tuple[GameInfo, int, dict[str, e.OptionValue]]:
    """The game, for how many, with which options. Raises Refusal."""
    try:
        info = info_of(plan.game)
        if info.name not in offered:
            raise UnknownGame(info.name, list(offered))
        players = info.min_players if plan.players is None else plan.players
        info.check_players(players)
        return info, players, info.settle_options(players, plan.options)
    except UnknownGame as error:
        raise Refusal("unknown-game", str(error)) from None
    except BadOption as error:
        raise Refusal("bad-option", str(error), args={"field": error.field}) from None


class _Plan(NamedTuple):
    """The settings of a new table, without its seats."""

    game: str
    players: int
    options: dict[str, e.OptionValue]
    public: bool
    delay: int
    hints: bool
    given: tuple[int, ...] = ()


async def _make(tables: Tables, person: Person, plan: _Plan, seating: list[e.Event]) -> LiveTable:
    from ...match.chance import commitment, new_seed

    seed = new_seed()
    table = Table(secrets.token_urlsafe(12), seed)
    promised = commitment(seed).hex()
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
    )
    trial = Table(table.id, seed)
    trial.apply(created, tables.store.now())
    seated = fill(trial, seating)
    prepared = tables.games.is_ready(plan.game)  # else it is dealt when it is
    return await tables.add(table, [created, *seated, *(start(trial, []) if prepared else ())])


async def play_on(tables: Tables, person: Person, found: LiveTable, wish: wire.PlayOn) -> Table:
    """A table that goes on from the middle of a finished game, with bots on all other seats; chance
    is drawn anew. Raises Refusal."""
    table = found.table
    if table.status != "over":
        raise Refusal("not-over", f"the table is {table.status}")
    if wish.seat >= table.players:
        raise Refusal(
            "no-such-seat", f"the table has {table.players} seats", args={"seat": wish.seat}
        )
    if wish.ply > table.ply or table.state_at(wish.ply).is_terminal:
        raise Refusal("not-found", f"nobody plays on after ply {wish.ply} of {table.ply}")
    level = await tables.games.level(table.game, wish.level, *wish.characters[:1])
    wished = iter(wish.characters)
    seating: list[e.Event] = []
    for seat in range(table.players):
        if seat == wish.seat:
            seating.append(e.Seated(seat, person.id, person.name))
            seating.append(e.ReadySaid(seat, True, wish.nonce))
        else:
            seating.append(e.BotSeated(seat, level, next(wished, "")))
    given = tuple(ply.action for ply in table.log[: wish.ply])
    plan = _Plan(table.game, table.players, table.options, False, 0, False, given)
    return (await _make(tables, person, plan, seating)).table


async def rematch(tables: Tables, person: Person, found: LiveTable) -> str:
    """The id of the table for the rematch, which the first caller makes. Raises Refusal."""
    table = found.table
    if table.status != "over":
        raise Refusal("not-over", f"the table is {table.status}")
    if not table.seats_of(person.id):
        raise Refusal("not-your-seat", "only who played may ask for a rematch")
    if not table.rematch:
        async with found.lock:
            await _make_rematch(tables, person, found)
        tables.told(found)
    return table.rematch


async def _make_rematch(tables: Tables, person: Person, found: LiveTable) -> None:
    """The same people and bots, each one seat further."""
    table = found.table
    if table.rematch:
        return
    seating: list[e.Event] = []
    for seat, place in enumerate(table.places):
        next_seat = (seat + 1) % table.players
        if place.user:
            seating.append(e.Seated(next_seat, place.user, place.name))
            if place.user == person.id:
                seating.append(e.ReadySaid(next_seat, True, ""))
        elif place.level:
            seating.append(e.BotSeated(next_seat, place.level, _again(table, place)))
    plan = _Plan(table.game, table.players, table.options, table.public, table.delay, table.hints)
    fresh = await _make(tables, person, plan, seating)
    try:
        await tables.append(found, [e.Rematched(fresh.table.id)], None)
    except Conflict:  # another node was faster: its table stands
        await tables.catch_up(found)


def _again(table: Table, place: Place) -> str:
    """The bot of this place, if the game still knows it."""
    court = info_of(table.game).court
    known = any((c.id, c.level) == (place.character, place.level) for c in court)
    return place.character if known else ""
