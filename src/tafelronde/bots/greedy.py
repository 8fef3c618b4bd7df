# pyright: basic
"""The bot that looks one action ahead with the game's evaluation."""

from pathlib import Path

import numpy as np

from ..core.compile.compiler import compiled
from ..core.contract.dispatch import kernel
from ..core.contract.operations import (
    apply_action,
    chance_outcomes,
    legal_actions,
    resample,
    returns,
)
from ..core.contract.rng import new_rng
from ..core.facts.constants import CHANCE, TERMINAL
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.prospects.expect import expect
from ..search.prospects.named import judging
from ..search.prospects.weights import Prospects
from .base import Advice
from .choosing import Candidate, Chooser


@compiled
def _worth(states, at, network, inputs, units, out, weights, value, mean):
    """Write the expected results of ``states[at]`` into ``value`` (float64[players]).

    Where chance acts, its outcomes are averaged; ``states[at + 1]`` and ``mean`` are scratch.
    """
    players = states[at].players
    if states[at].player == TERMINAL:
        returns(states[at], value)
        return
    if states[at].player != CHANCE:
        expect(states[at], network, inputs, units, value)
        return
    total = 0.0
    for player in range(players):
        mean[player] = 0.0
    count = chance_outcomes(states[at], out, weights)
    for k in range(count):
        states[at + 1] = states[at]
        apply_action(states[at + 1], out[k])
        if states[at + 1].player == TERMINAL:
            returns(states[at + 1], value)
        else:
            expect(states[at + 1], network, inputs, units, value)
        total += weights[k]
        for player in range(players):
            mean[player] += weights[k] * value[player]
    for player in range(players):
        value[player] = mean[player] / total


@kernel
def judge_all(
    states, rng, samples, network, inputs, units, actions, out, weights, value, mean, sums
):
    """Write each legal action's mean results over ``samples`` resampled states into ``sums``
    (float64[legal, players], zeros before).

    ``states`` has four places, of which the first holds the position; ``value`` and ``mean``
    float64[players] are scratch. ``network``, ``inputs`` and ``units`` are as for ``search.grow``.
    """
    mover = states[0].player
    count = legal_actions(states[0], actions)
    for sample in range(samples):
        states[1] = states[0]
        resample(states[1], mover, rng)
        for k in range(count):
            states[2] = states[1]
            apply_action(states[2], actions[k])
            _worth(states, 2, network, inputs, units, out, weights, value, mean)
            for player in range(states[0].players):
                sums[k, player] += (value[player] - sums[k, player]) / (sample + 1)
    return count


class GreedyBot(Chooser):
    """Chooses the action after which the evaluation is best.

    Values are averaged over ``samples`` resampled states where something is hidden, and over one
    step of chance. ``network`` and ``style`` are as for ``MctsBot``.
    """

    def __init__(
        self,
        game: Game,
        name: str = "greedy",
        seed: int = 0,
        samples: int | None = None,
        network: int | str | Path | Prospects = 0,
        style: str = "",
    ) -> None:
        super().__init__(game, name, seed, style=style)
        self._samples_rng = new_rng(seed)
        self._network, self._inputs, self._units = judging(game, network)
        self._samples = samples or (8 if game.info.hidden else 1)

    def begin_anew(self, *numbers: int) -> None:
        """Let all that is drawn follow from these numbers."""
        super().begin_anew(*numbers)
        self._samples_rng = new_rng(*numbers)

    def _think(self, state: State, *, varied: bool) -> Advice:
        bounds = self._game.bounds
        states = np.empty(4, self._game.dtype)
        states[0] = state.array[0]
        actions = np.empty(bounds.legal, np.int32)
        out, weights = np.empty(bounds.buffer, np.int32), np.empty(bounds.buffer, np.int32)
        value, mean = np.zeros((2, state.players), np.float64)
        sums = np.zeros((bounds.legal, state.players), np.float64)
        count = judge_all(
            states, self._samples_rng, self._samples, self._network, self._inputs, self._units,
            actions, out, weights, value, mean, sums,
        )  # fmt: skip
        candidates = [Candidate(int(actions[k]), tuple(sums[k].tolist())) for k in range(count)]
        best, *others = self._best_of(candidates, state, varied=varied)
        return Advice(
            best.action,
            best.expected,
            self._samples,
            others[0].action if others else None,
            others[0].expected if others else (),
        )
