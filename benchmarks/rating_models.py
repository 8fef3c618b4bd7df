"""Does a table of many teach as much as one duel, or as one for each opponent? Seasons of people of
known strength are replayed with both models, and what the ratings expected of every pair is
compared with what came.

``python -m benchmarks.rating_models`` replays the same seasons on ladders of 3, 4 and 6:

- ``part``: the pairs of a table are averaged (OpenSkill's ``BradleyTerryPart``, its window as wide
  as the table). This is what ``features/ratings/rate.py`` does.
- ``full``: they are added up (``BradleyTerryFull``).

Results follow Luce's rule, as in ``benchmarks.ratings``, or normal noise of the same spread.
Smaller Brier scores are better; the error is that of the paired difference between seasons.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from openskill.models import BradleyTerryFull, BradleyTerryPart

from tafelronde.server.features.ratings import rate
from tafelronde.server.features.ratings.scale import BETA, SPREAD, START, UNKNOWN

from . import ratings
from .ratings import Outcome, brier, simulate

SIZES = (3, 4, 6)
FIRST = 10
"""A tenth of the season, in which most people are new."""


def _normal(chance: random.Random, strong: list[float]) -> list[int]:
    """Places by normal noise whose difference has the deviation of Luce's."""
    deviation = SPREAD * math.pi / math.sqrt(6)
    keys = [one + chance.gauss(0.0, deviation) for one in strong]
    order = sorted(keys, reverse=True)
    return [1 + order.index(key) for key in keys]


PLACES: dict[str, Callable[[random.Random, list[float]], list[int]]] = {
    "luce": ratings._places,
    "normal": _normal,
}
MODELS = {
    "part": BradleyTerryPart(mu=START, sigma=UNKNOWN, beta=BETA, window_size=16),
    "full": BradleyTerryFull(mu=START, sigma=UNKNOWN, beta=BETA),
}


@contextmanager
def _with(model: str, places: str) -> Iterator[None]:
    """Rate by another model, and let other rules decide the games."""
    kept = rate._model, ratings._places
    rate._model, ratings._places = lambda: MODELS[model], PLACES[places]
    try:
        yield
    finally:
        rate._model, ratings._places = kept


def season(model: str, places: str, players: int, people: int, games: int, seed: int) -> Outcome:
    """A season's games, which are the same for every model, rated by one."""
    with _with(model, places):
        return simulate(players, people, games, seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6_000)
    parser.add_argument("--people", type=int, default=150)
    parser.add_argument("--seasons", type=int, default=4)
    given = parser.parse_args()
    for places in PLACES:
        for players in SIZES:
            told: dict[str, list[Outcome]] = {}
            for model in MODELS:
                told[model] = [
                    season(model, places, players, given.people, given.games, seed)
                    for seed in range(1, given.seasons + 1)
                ]
            for model, found in told.items():
                early = [one.pairs[: len(one.pairs) // FIRST] for one in found]
                print(
                    f"{places} {players} players, {model}: Brier score "
                    f"{statistics.fmean(brier(one.pairs) for one in found):.4f}, in the first "
                    f"tenth {statistics.fmean(map(brier, early)):.4f}; off by "
                    f"{statistics.fmean(one.error for one in found):.0f}, "
                    f"{statistics.fmean(one.order for one in found):.1%} in the right order"
                )
            pairs = zip(told["part"], told["full"], strict=True)
            gaps = [brier(full.pairs) - brier(part.pairs) for part, full in pairs]
            error = statistics.stdev(gaps) / math.sqrt(len(gaps)) if len(gaps) > 1 else math.nan
            print(f"  full − part: {statistics.fmean(gaps):+.4f} ± {error:.4f}")


if __name__ == "__main__":
    main()
