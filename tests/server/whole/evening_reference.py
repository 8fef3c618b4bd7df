"""Results of an evening's games, in the fewest words: the reference for what the server says.

Written from docs/outcomes.md, docs/ratings.md and docs/tournaments.md, as ``evening_events``.
"""

import math
from itertools import pairwise

from server.whole.evening_events import Events

COUNTED = 1.0
"""Seconds after its end from when on a game may be counted."""


class Tale(Events):
    """One table, and what it came to."""

    @property
    def quit(self) -> set[int]:
        """The people who gave up their seats: those who resigned or ran out of time, and those for
        whom a bot sat at the end. They did not win with it, whatever a bot made of it."""
        sat_in = [
            seat
            for seat, place in enumerate(self.places)
            if place.bot and (place.user or place.gone)
        ]
        return {*sat_in, *self.order}

    def _order(self, last: set[int]) -> list[tuple[object, ...]]:
        """The order of the seats: those in ``last`` come last, the others by the result and the
        game's own score, or all equal where the rules did not end it."""
        by_rules = self.position.is_terminal
        returns, scores = self.position.returns(), self.counts()
        return [
            (False,)
            if seat in last
            else (True, returns[seat], scores[seat])
            if by_rules
            else (True,)
            for seat in range(len(self.places))
        ]

    def counts(self) -> list[float]:
        """The game's own count; in a round of Kaiser, König, Edelmann that is played alone, who
        lives comes before who is out."""
        scores, view = self.position.scores(), self.position.view(None)
        if getattr(view, "rounds", 0) != 1:
            return scores
        return [score + 100 * view.seats[seat].alive for seat, score in enumerate(scores)]

    def first_of(self, stayed: list[int]) -> list[int]:
        """The seats that win, of those that were not given up."""
        if not self.position.is_terminal:
            return stayed
        returns, counts = self.position.returns(), self.counts()
        won = [seat for seat in stayed if returns[seat] > -1]
        if won:
            return won
        most = max((counts[seat] for seat in stayed), default=0.0)
        return [seat for seat in stayed if counts[seat] == most]

    def shares(self) -> list[float]:
        """Twice the share of the victory, less 1: the winners share it."""
        seats = range(len(self.places))
        first = self.first_of([seat for seat in seats if not self.gave_up(seat)])
        return [2 / len(first) - 1 if seat in first else -1.0 for seat in seats]

    def places_of(self, last: set[int]) -> list[int]:
        """The place of each seat, equal ones shared."""
        keys = self._order(last)
        return [1 + sum(other > key for other in keys) for key in keys]

    def came_to(self) -> dict[int, str]:
        """The result of the game for each person's seat."""
        first = self.first_of([s for s in range(len(self.places)) if s not in self.quit])
        told: dict[int, str] = {}
        for seat, place in enumerate(self.places):
            if place.user:
                won = "won" if len(first) == 1 else "shared"
                told[seat] = won if seat in first else "lost"
        return told

    def gave_up(self, seat: int) -> str:
        """The way in which a seat was given up; '': it was not."""
        if seat in self.order:
            return self.places[seat].gave_up
        return "left" if seat in self.quit else ""

    def results(self) -> list[tuple[str, int, str]]:
        """The result for each seat, bots included: result, place, how it was given up."""
        seats = range(len(self.places))
        first = self.first_of([seat for seat in seats if seat not in self.quit])
        alike = "draw" if len(first) == len(seats) else "shared" if len(first) > 1 else "won"
        places = self.places_of(self.quit)
        return [
            (alike if seat in first else "lost", places[seat], self.gave_up(seat)) for seat in seats
        ]

    def why_not_rated(self) -> str:
        """The reason why a rated game does not count, where nobody became another since its end."""
        return self._why([place.user for place in self.places])

    def whys_not_rated(self) -> set[str]:
        """The same for all who may have sat there when the game was counted: by whichever node,
        somewhat after its end. If two became one later, their game counts no more
        (docs/merging.md); where somebody gave up early, so that not all were rated, it may."""
        first, last = self.ended + COUNTED, self.ended + self.known.late(self.ended)
        found = {
            self._why(seats)
            for (since, seats), (until, _) in pairwise([*self.sat, (math.inf, [])])
            if since <= last and first <= until
        }
        later = {self._why(seats) for since, seats in self.sat if since > first}
        if "same-person" not in later:
            return found
        voided = {why or "same-person" for why in found}
        return found | voided if self.gave_up_early() else voided

    def _why(self, seats: list[str]) -> str:
        people = [user for user in seats if user]
        if not people:
            return "no-person"
        if len(set(people)) < len(people):
            return "same-person"
        return "short" if min(self.decided().values()) == 0 else ""

    def rated_places(self) -> list[int]:
        """The places that count for ratings: who gave up, and for whom a bot has played, come
        last."""
        stood = {seat for seat, place in enumerate(self.places) if place.stood_in}
        return self.places_of(stood | set(self.order))

    def gave_up_early(self) -> set[int]:
        """The seats that gave up before everybody had decided four times."""
        return {seat for seat, least in self.least if least < 4}

    def points(self) -> list[float]:
        """At a table of a tournament: the part of the others whom each left behind by the result;
        who gave up is behind all others."""
        returns = self.shares()
        worth = [
            (seat not in self.order, 0.0 if seat in self.order else result)
            for seat, result in enumerate(returns)
        ]
        return [
            (sum(own > w for w in worth) + (sum(own == w for w in worth) - 1) / 2)
            / (len(worth) - 1)
            for own in worth
        ]
