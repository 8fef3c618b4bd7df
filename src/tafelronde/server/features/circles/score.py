"""The score of an evening: how many games each person played, and their shares of the victory."""

from collections.abc import Iterable

from ....core.facts.results import share_of
from ....match.outcome import shares
from ...storage.stored_card import StoredCard
from .wire import ScoreLine


def counts(card: StoredCard) -> bool:
    """Whether a table counts for the score: it is over, and two people or more played."""
    people = {seat.user for seat in card.seats if seat.user}
    return card.status == "over" and card.outcome is not None and len(people) > 1


def score(cards: Iterable[StoredCard]) -> tuple[ScoreLine, ...]:
    """A line for each person, the most points first, then the fewest games. A person is named as at
    the first of the tables. A person with several seats at a table has the points of all of
    them."""
    games: dict[str, int] = {}
    points: dict[str, float] = {}
    names: dict[str, str] = {}
    for card in cards:
        if not counts(card) or card.outcome is None:
            continue
        won = [share_of(result) for result in shares(card.outcome.seats)]
        for seat, share in zip(card.seats, won, strict=True):
            if seat.user:
                names.setdefault(seat.user, seat.name)
                points[seat.user] = points.get(seat.user, 0.0) + share
        for user in {seat.user for seat in card.seats if seat.user}:
            games[user] = games.get(user, 0) + 1
    lines = [ScoreLine(user, names[user], games[user], round(points[user], 2)) for user in points]
    return tuple(sorted(lines, key=lambda one: (-one.points, one.games, one.name.casefold())))
