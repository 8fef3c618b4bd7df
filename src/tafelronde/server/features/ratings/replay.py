"""A replay of all rated games from the first: it gives the ratings that the database should
have."""

from collections import defaultdict, deque
from collections.abc import Iterator

from .game import Merged, Played, keeps
from .rate import WINDOW, Change, Met, rate
from .scale import Ladder, Rating


class Replay:
    """Ratings in memory. Games must be added in the order in which they were counted."""

    def __init__(self) -> None:
        self.ratings: dict[tuple[str, Ladder], Rating] = {}
        """The ratings by person and ladder."""
        self._met: dict[tuple[Ladder, str, str], deque[Met]] = defaultdict(deque)

    def add(self, game: Played, at: float) -> list[Change]:
        """Count the next game, which ended at ``at``; the changes that it made."""
        ladder = game.ladder
        known = {
            who: self.ratings[who, ladder] for who in game.seats if (who, ladder) in self.ratings
        }
        met = {(a, b): tuple(self._met[ladder, a, b]) for a, b in _pairs(game)}
        changes = rate(game, at, known, met)
        for change in changes:
            self.ratings[change.user, ladder] = change.after
        rated = {change.user: change.place for change in changes}
        for a, b in _pairs(game):
            if a in rated and b in rated:
                self._note(ladder, a, b, Met(at, (rated[b] > rated[a]) - (rated[b] < rated[a])))
        return changes

    def merge(self, merged: Merged) -> None:
        """Merge an identity into another one, or delete it."""
        user, into = merged.user, merged.into
        for who, ladder in [key for key in self.ratings if key[0] == user]:
            rating = self.ratings.pop((who, ladder))
            known = self.ratings.get((into, ladder))
            if into and keeps(rating.games, known.games if known else None):
                self.ratings[into, ladder] = rating
        for key in [key for key in self._met if user in key[1:]]:
            ladder, a, b = key
            moved = self._met.pop(key)
            a, b = (into if who == user else who for who in (a, b))
            if not into or a == b:
                continue
            there = self._met[ladder, a, b]  # stays, also for a table where both identities sat
            known_at = {met.at for met in there}
            fresh = [met for met in moved if met.at not in known_at]
            self._met[ladder, a, b] = deque(sorted([*there, *fresh]))

    def _note(self, ladder: Ladder, a: str, b: str, met: Met) -> None:
        known = self._met[ladder, a, b]
        known.append(met)
        while known[0].at < met.at - 2 * WINDOW:
            known.popleft()


def _pairs(game: Played) -> Iterator[tuple[str, str]]:
    """Every two people of the table, in both orders."""
    people = [game.seats[seat] for seat in game.people]
    return ((a, b) for a in people for b in people if a != b)
