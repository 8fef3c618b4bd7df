"""Changes of ratings by one game: Bradley–Terry over every pair of the table (OpenSkill), with
limits of our own."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ....core.facts.errors import UnknownGame
from ....core.objects.registry import info as info_of
from .anchors import anchors
from .game import BOT, Played
from .scale import BETA, DAY, START, UNKNOWN, Rating

if TYPE_CHECKING:
    from openskill.models import BradleyTerryPart

WINDOW = DAY
"""Games of the same two people within so many seconds count together."""
FREE = 2
"""A person who is ahead of another one by at most so many victories in that time gains in full from
the next one; each victory after that counts half of the one before."""


class Met(NamedTuple):
    """An earlier game of two people."""

    at: float
    won: int
    """1: the first person was ahead; −1: the second; 0: neither."""


class Change(NamedTuple):
    """The change of a person's rating by a game."""

    seat: int
    user: str
    place: int
    before: Rating
    """The rating when the game ended."""
    after: Rating


@functools.cache
def _model() -> BradleyTerryPart:
    from openskill.models import BradleyTerryPart

    # The window is as wide as the largest table: in a narrower one the order of seats that share
    # a place would decide which pairs count.
    return BradleyTerryPart(mu=START, sigma=UNKNOWN, beta=BETA, window_size=16)


def rate(
    game: Played,
    at: float,
    ratings: Mapping[str, Rating],
    met: Mapping[tuple[str, str], Sequence[Met]],
) -> list[Change]:
    """The changes that a game makes which ended at ``at``; none where it does not count.

    ``ratings`` are the ratings before it; a person who is missing has none yet. ``met`` has, for
    each two people of the table (first, second), their earlier games on the same ladder.
    """
    if game.why:
        return []
    before = [
        _anchor(game, who) if who.startswith(BOT) else ratings.get(who, Rating()).at(at)
        for who in game.seats
    ]
    everybody = range(len(before))
    stayed = [seat for seat in everybody if seat not in game.early]
    after = _rated(before, game.places, everybody)
    after.update(_rated(before, game.places, stayed) if game.early else {})
    changes: list[Change] = []
    for seat in game.people:
        if seat not in after or (game.early and seat in stayed and len(stayed) < 2):
            continue
        mu, sigma = after[seat]
        weight = _weight(game, seat, at, met)
        old = before[seat]
        new = Rating(
            old.mu + weight * (mu - old.mu),
            math.sqrt(old.sigma**2 + weight * (sigma**2 - old.sigma**2)),
            old.games + 1,
            at,
        )
        changes.append(Change(seat, game.seats[seat], game.places[seat], old, new))
    return changes


def duel(one: Rating, other: Rating, won: bool, at: float) -> tuple[Rating, Rating]:
    """The ratings of two who met once, ``at`` this time, and of whom the first one won or lost."""
    after = _rated([one, other], [1, 2] if won else [2, 1], (0, 1))
    return (Rating(*after[0], one.games + 1, at), Rating(*after[1], other.games + 1, at))


def _rated(
    before: Sequence[Rating], places: Sequence[int], seats: Iterable[int]
) -> dict[int, tuple[float, float]]:
    """The strength and uncertainty of these seats after the game; empty where there is only one."""
    # A fixed order, whatever the seats are: sums are then rounded alike.
    order = sorted(seats, key=lambda seat: (places[seat], before[seat][:2]))
    if len(order) < 2:
        return {}
    model = _model()
    teams = [[model.rating(mu=before[seat].mu, sigma=before[seat].sigma)] for seat in order]
    rated = model.rate(teams, ranks=[float(places[seat]) for seat in order])
    return {seat: (team[0].mu, team[0].sigma) for seat, team in zip(order, rated, strict=True)}


def _anchor(game: Played, who: str) -> Rating:
    try:
        levels = anchors(info_of(game.game), game.players)
    except UnknownGame:
        return Rating()
    return levels.get(who.removeprefix(BOT), Rating())


def _weight(
    game: Played, seat: int, at: float, met: Mapping[tuple[str, str], Sequence[Met]]
) -> float:
    """The weight of a person's change, 0 … 1: less after repeated victories over the same
    person."""
    most = 0
    for other in game.people:
        ahead = (game.places[other] > game.places[seat]) - (game.places[other] < game.places[seat])
        if other == seat or not ahead:
            continue
        first, second = game.seats[seat], game.seats[other]
        lead = sum(one.won for one in met.get((first, second), ()) if one.at > at - WINDOW)
        most = max(most, ahead * lead)
    return 0.5 ** max(0, most - FREE)
