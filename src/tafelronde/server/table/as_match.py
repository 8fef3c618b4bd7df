"""The game of a table as a match, for its record."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ...core.court import PLAIN, name_character
from ...core.registry import info as info_of
from ...match import BotSeat, Match, Seating
from ...match.timing import Timing
from .table import Table

if TYPE_CHECKING:
    from ...core.definition import GameDefinition


def as_match(table: Table) -> Match:
    """The match that was played at this table; it has begun."""
    course = table.course
    assert course is not None, "the game has not begun"
    state = course.state.copy()
    names = [_name_of(table, seat) for seat in range(table.players)]
    bots = {
        seat: BotSeat(place.level, _settings(state.game, place.level, table.players))
        for seat, place in enumerate(table.places)
        if place.is_bot
    }
    started = datetime.fromtimestamp(table.started, UTC)
    seating = Seating.of(table.players, names, started, table.id, bots)
    resigned = table.resigned if table.ended_by >= 0 else ()
    timing = None
    if table.clock is not None:
        timing = Timing(table.clock.time, tuple(table.clock.accounts.log))
    return Match(
        course.setup, seating, state, course.log, table.secret, course.takebacks, resigned, timing
    )


def _name_of(table: Table, seat: int) -> str:
    """Who sits there in the end; a bot that sits in, with the person for whom it does."""
    place = table.places[seat]
    if not place.is_bot:
        return place.name or "somebody gone"
    name = name_character(info_of(table.game).court, place.character or f"{PLAIN}-{seat + 1}")
    return f"{name}, for {place.name}" if place.name else name


def _settings(game: GameDefinition, level: str, players: int) -> str:
    """What a level is at a table of so many players; '' where it is a kind of bot itself."""
    from ...bots.spec import BotSpec

    plays = str(BotSpec(level).spell_out(game, players))
    return "" if plays == level else plays
