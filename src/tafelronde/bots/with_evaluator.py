"""The bot that searches with an evaluator of one's own."""

from typing import Any

import numpy as np

from ..core.contract.rng import new_rng
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.evaluated.compiled_in import CompiledIn
from ..search.evaluated.found import Found
from ..search.evaluated.network import Network
from ..search.evaluated.search import Search
from ..search.evaluator import Evaluator
from .base import Advice
from .choosing import Candidate, Chooser

WORLDS = 16
"""Positions after an action that are searched to judge it."""


class EvaluatedBot(Chooser):
    """``create(game, "mcts", evaluator=f, …)``: a tree search whose leaves an evaluator judges.

    ``simulations`` are those of a move, over all ``trees``; all other settings are those of
    ``Search``. ``gumbel`` is the same as ``root="gumbel"``, for command lines, and ``slip`` is the
    probability that a move is drawn at random instead. The same seed, settings and positions give
    the same moves, as far as the evaluator gives the same answers.

    Raises BadOption for settings out of range.
    """

    def __init__(
        self,
        game: Game,
        name: str = "mcts",
        seed: int = 0,
        *,
        evaluator: Evaluator | Network | CompiledIn,
        simulations: int = 400,
        trees: int = 1,
        leaves: int = 8,
        batch: int = 256,
        slip: float = 0.0,
        root: str = "puct",
        gumbel: bool = False,
        **settings: float | bool,
    ) -> None:
        super().__init__(game, name, seed, slip)
        whole: dict[str, Any] = {
            "trees": trees,
            "leaves": min(leaves, batch),
            "batch": batch,
            "root": "gumbel" if gumbel else root,
            "seed": seed,
            **settings,
        }
        each = -(-int(simulations) // max(1, int(trees)))
        self.search = Search(game, evaluator, each, **whole)
        """The search behind the bot."""
        self._judging = Search(game, evaluator, max(1, each // WORLDS), **whole)

    def judge(self, state: State, action: int) -> tuple[float, ...]:
        """Every player's expected result when this legal action is played: the mean over positions
        that it may lead to, by what the player to act knows, each with its part of the
        simulations."""
        total, ahead = np.zeros(state.players), list[State]()
        for number in range(WORLDS):
            rng = new_rng(self._seed, number)
            world = state.resample(state.current_player, rng)
            world.apply_known(action)
            world.apply_chance(rng)
            if world.is_terminal:
                total += world.returns()
            else:
                ahead.append(world)
        if ahead:
            total += self._judging.run(ahead).values.sum(0)
        return tuple((total / WORLDS).tolist())

    def _think(self, state: State, *, varied: bool) -> Advice:
        found = self.search.run([state])
        candidates = _candidates(found)
        ordered = self._best_of(candidates, state, varied=varied)
        if found.scales is not None:  # visits that halve tell less than what chose among them
            chosen = int(found.actions[0])
            ordered.sort(key=lambda one: one.action != chosen)
        best, *others = ordered
        second = self._second(state, best.action, (one for one in others if one.visits > 0))
        return Advice(
            best.action,
            best.expected,
            int(found.visits.sum()),
            None if second is None else second.action,
            () if second is None else second.expected,
            tuple(one.visits for one in candidates),
        )


def _candidates(found: Found) -> list[Candidate]:
    count = int(found.legal_count[0])
    means = found.sums[0] / np.maximum(1, found.visits[0])[:, None]
    return [
        Candidate(int(found.legal[0, k]), tuple(means[k].tolist()), 0, int(found.visits[0, k]))
        for k in range(count)
    ]
