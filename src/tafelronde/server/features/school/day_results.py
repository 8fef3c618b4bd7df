"""Results at the puzzle of the day: one's own, and those of people whom one follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from ...live.games import Games
from ...people.person import Person
from ...people.ties import tied
from ...storage.store import Store
from . import puzzle_days as days
from . import puzzle_wire as wire
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

    def __init__(self, store: Store, games: Games) -> None:
        self._store = store
        self._games = games

    async def of(self, person: Person) -> wire.DayResults:
        """The results of today's puzzle for this person. Raises Refusal."""
        today = days.puzzle_of(days.today(), self._games.offered)
        if today is None:
            return wire.DayResults("", None, ())
        own = (await self._read([person.id], today)).get(person.id)
        if own is None:
            return wire.DayResults(today.day, None, ())
        names = dict(await tied(self._store, "follows", person.id))
        found = await self._read([*names][:ASKED_AT_ONCE], today)
        others = [_told(user, names[user], best) for user, best in found.items() if names[user]]
        others.sort(key=lambda one: (one.clean is False, one.tries, one.name.casefold()))
        return wire.DayResults(today.day, _told(person.id, person.name, own), tuple(others))

    async def _read(self, users: list[str], day: wire.PuzzleOfTheDay) -> Mapping[str, float]:
        """The worth of each of these people's results, of those who solved it on its day."""
        if not users:
            return {}
        names = ", ".join(f"${number}" for number in range(4, 4 + len(users)))
        rows = await self._store.read(
            "SELECT user_id, best FROM progress WHERE kind = $1 AND game = $2 AND item = $3"
            f" AND user_id IN ({names})",
            PUZZLE_DAY,
            day.game,
            day.day,
            *users,
        )
        return dict(cast("list[tuple[str, float]]", rows))


def _told(user: str, name: str, best: float) -> wire.DayResult:
    """A result as it is told; of one of earlier versions nothing but that it was solved is
    known."""
    return wire.DayResult(user, name, best == 1.0, round(1 / best) if best > 0 else 0)
