"""Perfect play of an exercise without hidden information: as a candidate of ``calibrate``, and to
take the luck out of games.

``--candidate py:benchmarks.perfect:Perfect`` solves the exercise once a process (a few seconds) and
draws among the best actions. It knows nothing of the agent that it meets.
"""

import functools
from collections.abc import Iterable
from typing import Any

import numpy as np

from tafelronde.arena.score import Z95
from tafelronde.bots.agents import InformationState
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State
from tafelronde.exploit.play import GamePlayed
from tafelronde.solving import Solution, solve


@functools.cache
def _solved(game: str, options: tuple[tuple[str, Any], ...]) -> Solution:
    return solve(load(game).new(2, exercise="small", **dict(options)))


class Perfect:
    """``options`` are those of the table besides ``exercise``, such as ``begins=1``."""

    def __init__(self, game: Game, seed: int, **options: Any) -> None:
        self._solution = _solved(game.info.name, tuple(sorted(options.items())))
        self._draws = np.random.default_rng(seed)

    def act(self, known: InformationState) -> int:
        shares = self._solution.probabilities(known)
        return known.legal_actions[int(self._draws.choice(len(shares), p=shares))]


def without_luck(start: State, games: Iterable[GamePlayed]) -> tuple[float, float]:
    """The exploiter's mean gain as a share of the victory, and half of its 95 % interval by deals,
    counted by what both gave away in each decision instead of by results.

    Its expectation is that of the results: both seats of each deal are played, so that the value of
    the start cancels out, and what chance gives is even on average. (An advantage sum: Zinkevich,
    Bowling, Bard, Kan and Billings 2006, "Optimal unbiased estimators for evaluating agent
    performance".)
    """
    solution, deals = solve(start), dict[int, list[float]]()
    for one in games:
        state, gain = start.copy(), 0.0
        for action in one.actions:
            if state.is_chance:
                state.apply_known(action)
                continue
            lost = solution.regret(state, action) / 2
            gain += -lost if state.current_player == one.seat else lost
            state.apply(action)
        deals.setdefault(one.deal, []).append(gain)
    gains = [sum(found) / len(found) for found in deals.values()]
    return float(np.mean(gains)), float(Z95 * np.std(gains, ddof=1) / len(gains) ** 0.5)
