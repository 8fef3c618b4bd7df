"""The game of a table as a match, for its record."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from msgspec.structs import replace as but

from ...core.facts.court import PLAIN, name_character
from ...core.objects.registry import info as info_of
from ...match import BotSeat, Match, Seating
from ...match.setup import Later
from ...match.timing import Timing
from .court import style_at
from .outcome import gave_up
from .place import Place
from .table import Table

if TYPE_CHECKING:
    from ...core.facts.definition import GameDefinition


def as_match(table: Table) -> Match:
    """The match that was played at this table; it has begun."""
    course = table.course
    assert course is not None, "the game has not begun"
    state = course.state.copy()
    names, later = _names(table)
    bots = {
        seat: BotSeat(place.level, _settings(table, state.game, seat))
        for seat, place in enumerate(table.places)
        if place.is_bot
    }
    started = datetime.fromtimestamp(table.started, UTC)
    seating = Seating.of(table.players, names, started, table.id, bots, later)
    resigned = table.resigned if table.ended_by >= 0 else ()
    timing = None
    if table.clock is not None:
        timing = Timing(table.clock.time, tuple(table.clock.accounts.log))
    gone = [seat for seat in gave_up(table) if seat not in resigned]
    return Match(
        course.setup, seating, state, course.log, table.secret, course.takebacks, resigned, timing,
        gone,
    )  # fmt: skip


def _deciders(table: Table) -> list[list[Place]]:
    """For each seat the people and bots that decided there, one after the other."""
    found: list[list[Place]] = [[] for _ in table.places]
    for one in table.before:
        place = table.places[one.seat]
        found[one.seat].append(but(place, level=one.level, character=one.character))
    for seat, place in enumerate(table.places):
        found[seat].append(place)
    return found


def _names(table: Table) -> tuple[list[str], list[Later]]:
    """The name of the first decider of each seat, and the later ones."""
    names = [
        [_called(table, seat, place) for place in deciders]
        for seat, deciders in enumerate(_deciders(table))
    ]
    since = [iter(of[1:]) for of in names]
    later = [Later(one.until, one.seat, next(since[one.seat])) for one in table.before]
    return [of[0] for of in names], later


def _called(table: Table, seat: int, place: Place) -> str:
    if not place.is_bot:
        return place.name or "somebody gone"
    return name_character(info_of(table.game).court, place.character or f"{PLAIN}-{seat + 1}")


def _settings(table: Table, game: GameDefinition, seat: int) -> str:
    """The bot and its settings behind the level at a seat, and the style of its character; '' where
    the level is a bot with settings itself."""
    from ...bots.spec import BotSpec, in_style

    level = table.places[seat].level
    plays = str(in_style(BotSpec(level), style_at(table, seat)).spell_out(game, table.players))
    return "" if plays == level else plays
