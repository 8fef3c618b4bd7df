"""Beliefs from what others did: a particle filter over the worlds that fit what a seat has seen."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.contract.rng import new_rng
from ...core.objects.state import State
from ...search.hashing import as_words
from ..agents import Agent, InformationState, Past, Policy, action_probabilities
from ..base import Bot
from .belief import Belief, chosen_evenly
from .stepping import draw_worlds, key_worlds, list_alike, take_steps

ALIKE = 64
"""Steps of another that look the same to a seat; more are not considered."""

Weights = npt.NDArray[np.float64]


def believe(
    past: Past,
    seat: int,
    policy: Policy | Agent | Bot,
    rng: npt.NDArray[np.uint32],
    particles: int = 1000,
    slip: float = 0.0,
) -> Belief:
    """The belief of ``seat`` about the present if the others decide by ``policy``.

    ``State.resample`` takes all that is possible for equally likely. That is right until somebody
    has decided; from then on each decision tells something of what its player holds. Here worlds
    are drawn uniformly before the first decision and carried on along the past: in each of them
    chance and the others do one of the things that look to the seat as what it saw, and the world's
    weight is multiplied by how likely that was. Where the weights have become uneven, worlds are
    drawn anew among themselves. Where none is left (somebody has shown a whole hand, say), they are
    drawn uniformly once more, and what was learned before is forgotten (``Belief.since``).

    Args:
        past: How the position came about; of it only what ``seat`` could see is used.
        seat: Whose belief it is.
        policy: Tells how likely the others were to decide so: an agent or a bot; one that tells no
            probabilities is taken to do always what it says when asked.
        rng: ``tafelronde.new_rng(…)``.
        particles: The number of worlds.
        slip: The probability with which others are taken to decide at random instead. With 0 a
            decision that the policy never makes rules a world out.
    """
    return _Filter(past, seat, policy, rng, particles, slip).run()


class _Filter:
    def __init__(
        self,
        past: Past,
        seat: int,
        policy: Policy | Agent | Bot,
        rng: npt.NDArray[np.uint32],
        particles: int,
        slip: float,
    ) -> None:
        self._steps = past.steps()
        self._game = past.position.game
        self._seat, self._policy, self._slip = seat, policy, slip
        self._since = 0
        self._dice = np.random.default_rng([int(word) for word in rng])
        self._rng = rng
        self._worlds = np.zeros(particles, self._game.dtype)
        self._weights: Weights = np.full(particles, 1.0 / particles)
        self._pair = np.zeros(2, self._game.dtype)
        size = self._game.bounds.buffer
        self._lists = np.zeros(size, np.int32), np.zeros(size, np.int32)
        self._rngs = new_rng(0), new_rng(0)

    def run(self) -> Belief:
        first = 0  # the last position before anybody decided
        while first + 1 < len(self._steps) and self._steps[first + 1].choice is None:
            first += 1
        self._since = first
        draw_worlds(self._worlds, self._steps[first].position.array, self._seat, self._rng)
        for number in range(first + 1, len(self._steps)):
            self._step(number)
            if 2.0 * self._size() < len(self._worlds):
                self._draw_anew()
        alive = self._weights > 0.0
        worlds, weights = self._worlds[alive], self._weights[alive]
        return Belief(self._game, self._seat, worlds, weights, self._since)

    def _size(self) -> float:
        return float(1.0 / np.square(self._weights).sum())

    def _draw_anew(self) -> None:
        count = len(self._worlds)
        self._worlds = self._worlds[chosen_evenly(self._weights, count, self._dice)]
        self._weights = np.full(count, 1.0 / count)

    def _begin_anew(self, number: int) -> None:
        """Forget all worlds for what is possible after this step."""
        self._since = number
        position = self._steps[number].position
        draw_worlds(self._worlds, position.array, self._seat, self._rng)
        self._weights = np.full(len(self._worlds), 1.0 / len(self._worlds))

    def _step(self, number: int) -> None:
        """Carry all worlds on by one step, as the seat saw it."""
        before, after = self._steps[number - 1].position, self._steps[number]
        seat, actor, count = self._seat, before.current_player, len(self._worlds)
        seen = after.position.resample(seat, new_rng(0))
        goal = np.zeros(1, np.int64)
        alive = self._weights > 0.0
        everybody = np.ones(1, np.bool_)
        self._keys(seen.array, everybody, -1, goal)
        actions = np.zeros((count, ALIKE), np.int32)
        places, shares = np.zeros_like(actions), np.zeros((count, ALIKE))
        most = list_alike(
            self._worlds, alive, self._pair, as_words(self._pair), seat, *self._rngs, goal[0],
            *self._lists, actions, places, shares,
        )  # fmt: skip
        most = max(1, min(int(most), ALIKE))
        actions, places, shares = actions[:, :most], places[:, :most], shares[:, :most]
        if actor == seat:
            assert after.choice is not None
            shares = np.where(actions == after.choice[1], shares, 0.0)
        elif actor >= 0:
            shares = shares * self._likelihood(actor, alive & (shares[:, 0] > 0.0), places)
        likely = shares.sum(axis=1)
        self._weights = self._weights * likely
        total = float(self._weights.sum())
        if total <= 0.0:
            self._begin_anew(number)
            return
        self._weights = self._weights / total
        alive = self._weights > 0.0
        ticket = self._dice.random(count) * likely
        chosen = np.minimum((np.cumsum(shares, axis=1) <= ticket[:, None]).sum(axis=1), most - 1)
        take_steps(
            self._worlds, alive, np.take_along_axis(actions, chosen[:, None], 1)[:, 0].copy()
        )

    def _likelihood(self, actor: int, alive: npt.NDArray[np.bool_], places: Any) -> Weights:
        """The probability of each of these acts of the actor, by their knowledge in each world."""
        keys = np.zeros(len(self._worlds), np.int64)
        self._keys(self._worlds, alive, actor, keys)
        found = np.zeros(places.shape)
        living = np.flatnonzero(alive)
        if not len(living):
            return found
        _, first, same = np.unique(keys[living], return_index=True, return_inverse=True)
        for number, one in enumerate(living[first]):
            world = State(self._game, self._worlds[one : one + 1].copy())
            known = InformationState(world)
            rows = living[same == number]
            found[rows] = self._probabilities(known)[places[rows]]
        return found

    def _probabilities(self, known: InformationState) -> Weights:
        shares = np.asarray(action_probabilities(self._policy, known), np.float64)
        return (1.0 - self._slip) * shares + self._slip / len(shares)

    def _keys(self, worlds: Any, alive: Any, seat: int, keys: Any) -> None:
        key_worlds(worlds, alive, self._pair, as_words(self._pair), seat, *self._rngs, keys)
