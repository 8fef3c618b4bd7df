"""Results at the puzzle of the day: one's own, and those of people whom one follows."""

from ...base.parts import Parts
from ...live.games import Games
from ...live.tables import Tables
from ...people.person import Person
from ...people.ties import tied
from . import puzzle_days as days
from . import puzzle_wire as wire
from .lessons import Learning
from .progress import PUZZLE_DAY, Progress

ASKED_AT_ONCE = 500
"""People whose results are asked for; databases bound the values of a statement."""


def worth_of(found: Progress | None) -> float:
    """The result of somebody who solved the puzzle of the day, from their tries at it: 1 at the
    first try without a hint, else less, the more tries they needed.

    Examples:
        >>> worth_of(Progress("puzzle", "drakon", "a1", 4, 1.0, 0.0))
        0.25
    """
    if found is None or found.best > 0:
        return 1.0
    return 1.0 / max(2, found.tries)


class DayResults:
    """Results at the puzzle of the day. Who has not solved it sees nobody's."""

    def __init__(self, parts: Parts) -> None:
        self._store = parts[Tables].store
        self._learnt = parts[Learning].learnt
        self._games = parts[Games]

    async def of(self, person: Person) -> wire.DayResults:
        """The results of today's puzzle for this person. Raises Refusal."""
        today = days.puzzle_of(days.today(), self._games.offered)
        if today is None:
            return wire.DayResults("", None, ())
        item = PUZZLE_DAY, today.game, today.day
        own = (await self._learnt.results([person.id], *item)).get(person.id)
        if own is None:
            return wire.DayResults(today.day, None, ())
        names = dict(await tied(self._store, "follows", person.id))
        found = await self._learnt.results([*names][:ASKED_AT_ONCE], *item)
        others = [_told(user, names[user], best) for user, best in found.items() if names[user]]
        others.sort(key=lambda one: (one.clean is False, one.tries, one.name.casefold()))
        return wire.DayResults(today.day, _told(person.id, person.name, own), tuple(others))


def _told(user: str, name: str, best: float) -> wire.DayResult:
    """A result as it is told; of one of earlier versions nothing but that it was solved is
    known."""
    return wire.DayResult(user, name, best == 1.0, round(1 / best) if best > 0 else 0)
