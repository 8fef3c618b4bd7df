"""Solvers: the share of bots that find the whole answer of a puzzle, and the rating with which it
begins.

The rating stands on the scale of the games' ratings: a person with the same rating solves every
second one, and 1500 is a ``medium`` bot.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...bots.create import create
from ...core.facts.puzzling import UNSEEN
from ...core.objects.game import Game
from ...core.objects.state import State

TRIES = {"easy": 8, "medium": 8, "hard": 4}
"""The number of times that each level is asked."""
RANDOM, RANDOM_TRIES = "random", 4
"""Somebody who decides at random: their share is exact, and weighs as so many tries."""
STRENGTH = {RANDOM: 600.0, "easy": 1100.0, "medium": 1500.0, "hard": 1900.0}
"""The strength of each of them."""
_SPREAD = 400.0 / math.log(10.0)
_USUAL, _WIDE = 1350.0, 350.0
"""The mean and the spread of puzzles' ratings, before anybody has tried them."""
MOST_AT_ONCE = 850
"""A decision that wins at once is no harder than this, whatever bots make of it: people try them
all."""
LEAST_UNSEEN = 1700
"""To weigh what others may hold in their hands is no easier than this, whatever bots make of it:
they look at many hands, people have to learn to think so."""


class Solved(NamedTuple):
    """The results of bots at a puzzle."""

    shares: dict[str, float]
    """For each level, and for deciding at random, the share that found the whole answer."""
    rating: int


class Solvers:
    """The levels of a game, to be asked for their choices."""

    def __init__(self, game: Game, seed: int) -> None:
        self._bots = {
            level: [
                create(game, level, seed * 100 + number, **_attentive(game, level))
                for number in range(tries)
            ]
            for level, tries in TRIES.items()
            if level in game.levels
        }

    def solve(self, state: State, line: Sequence[int], idea: str) -> Solved:
        """Let everybody try the whole answer: its decisions are those of who acts in ``state``."""
        seat, now, chance = state.current_player, state, 1.0
        left = {level: list(bots) for level, bots in self._bots.items()}
        for action in line:
            if now.current_player == seat:
                chance /= len(now.legal_actions())
                for level, bots in left.items():
                    left[level] = [bot for bot in bots if bot.choose(now) == action]
            now = now.after(action)
        shares = {level: len(bots) / len(self._bots[level]) for level, bots in left.items()}
        shares = {RANDOM: round(chance, 4), **shares}
        at_once = len(line) == 1 and now.winners() == [seat]
        return Solved(shares, start_rating(shares, at_once, idea in UNSEEN))


def start_rating(shares: Mapping[str, float], at_once: bool, unseen: bool) -> int:
    """The likeliest rating of a puzzle that was solved so often; ``at_once``: its answer wins at
    once; ``unseen``: the answer depends on what others hold.

    Examples:
        >>> easy = {"random": 0.5, "easy": 1.0, "medium": 1.0, "hard": 1.0}
        >>> hard = {"random": 0.01, "easy": 0.0, "medium": 0.25, "hard": 0.5}
        >>> start_rating(easy, False, False) < 800 < 1700 < start_rating(hard, False, False)
        True
    """

    def slope(rating: float) -> float:
        """The slope of the logarithm of the likelihood; it falls everywhere."""
        total = (_USUAL - rating) / _WIDE**2
        for level, share in shares.items():
            tries = TRIES.get(level, RANDOM_TRIES)
            expected = 1.0 / (1.0 + math.exp((rating - STRENGTH[level]) / _SPREAD))
            total += tries * (expected - share) / _SPREAD
        return total

    low, high = 0.0, 3000.0
    for _ in range(40):
        middle = (low + high) / 2.0
        low, high = (middle, high) if slope(middle) > 0.0 else (low, middle)
    rating = round(low)
    if unseen:
        return max(rating, LEAST_UNSEEN)
    return min(rating, MOST_AT_ONCE) if at_once else rating


def _attentive(game: Game, level: str) -> dict[str, float]:
    """The settings with which a level plays as it can: without the moves drawn at random."""
    return {"slip": 0.0} if "slip" in game.levels[level].settings else {}
