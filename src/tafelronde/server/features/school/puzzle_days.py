"""The puzzles of this server's games, and that of each day."""

import functools
import hashlib
import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from ....core.facts.errors import UnknownGame
from ....core.objects import registry
from ....school.puzzle_fields import PuzzleError
from ....school.puzzles import PuzzleSet, puzzles_of
from ...base.faults import tell
from ...base.refusal import Refusal
from . import puzzle_wire as wire
from .puzzle_told import asks_for_unseen

FIRST = date(2026, 1, 1)
"""The first day of the calendar."""
_MONTH = re.compile("[0-9]{4}-[0-9]{2}")
RUNS = ("streak", "storm")
"""The runs through many puzzles, each a page of its own beside those of the puzzles."""
HARDEST = 1700
"""No puzzle of a day begins with a higher rating."""


@functools.cache
def puzzles_here(game: str) -> PuzzleSet | None:
    """The puzzles of a game; None where it has none, or they cannot be read or are for other
    rules."""
    try:
        found = puzzles_of(game)
        if found is not None:
            found.check_rules()
    except (PuzzleError, UnknownGame, OSError, ValueError) as error:
        tell(f"the puzzles of {game} cannot be used", error)
        return None
    return found


def puzzle_of(day: date, games: Sequence[str]) -> wire.PuzzleOfTheDay | None:
    """The puzzle of a day, the same on every server that offers these games; the games take
    turns.

    Only puzzles that there were on that day take part. Each has a number of its own for the day,
    and the lowest number has it. So a puzzle that is added later changes no day gone by, and one
    that is taken away only the days that were its own.
    """
    sets = [of for game in sorted(games) if (of := puzzles_here(game)) and of.puzzles]
    if not sets:
        return None
    of = sets[day.toordinal() % len(sets)]
    on = day.isoformat()
    there = [one for one in of.puzzles if one.since <= on]
    fit = [one.id for one in there if one.rating <= HARDEST and not asks_for_unseen(one)]
    ids = fit or [one.id for one in there]
    if not ids:
        return None
    drawn = min(ids, key=lambda id: hashlib.sha256(f"{on} {id}".encode()).digest())
    return wire.PuzzleOfTheDay(on, of.game, drawn)


def month_of(month: str, games: Sequence[str]) -> wire.PuzzleDays:
    """The puzzles of the days of a month (2026-11), up to today. Raises Refusal."""
    now = today()
    try:
        if not _MONTH.fullmatch(month):
            raise ValueError
        day = date(int(month[:4]), int(month[5:]), 1)
    except ValueError:
        raise Refusal("not-found", "a month is written as 2026-11") from None
    if not FIRST <= day <= now:
        raise Refusal("not-found", "there were no puzzles in that month")
    found = list[wire.PuzzleOfTheDay]()
    while day <= now and day.isoformat()[:7] == month:
        if (puzzle := puzzle_of(day, games)) is not None:
            found.append(puzzle)
        day += timedelta(days=1)
    return wire.PuzzleDays(month, now.isoformat(), FIRST.isoformat()[:7], tuple(found))


def today() -> date:
    """Today's date in UTC."""
    return datetime.now(UTC).date()


def set_of(game: str) -> PuzzleSet:
    """The puzzles of a game. Raises Refusal."""
    try:
        registry.info(game)
    except UnknownGame as error:
        raise Refusal("unknown-game", str(error)) from None
    found = puzzles_here(game)
    if found is None:
        raise Refusal("not-found", f"{game} has no puzzles")
    return found
