# pyright: basic
"""The style of a bot: which of several actions that are nearly equally good it takes.

From each of them the game is played on, quickly, until the bot's own next turn, in positions drawn
from what its seat may believe: the same ones for all actions. A style looks at points alone, by the
game's own count: ``bold`` at those that it has won when its turn ends, ``spiteful`` at those that
the others have lost then, ``careful`` at the most that it has lost after their answers. So a style
serves every game. The game's evaluation says only what is no longer nearly as good.
"""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from ..core.compile.compiler import compiled
from ..core.contract.dispatch import kernel
from ..core.contract.operations import (
    apply_action,
    evaluate,
    random_action,
    resample,
    returns,
    scores,
)
from ..core.contract.rng import copy_rng, new_rng
from ..core.facts.constants import CHANCE, TERMINAL
from ..core.facts.court import STYLES
from ..core.facts.errors import BadOption
from ..core.objects.game import Game
from ..core.objects.registry import load
from ..core.objects.state import State

SAMPLES = 16
"""The number of times that the game is played on from each action."""
STEPS, TURN = 32, 8
"""After so many steps the look ends, whoever is to act; and where only the bot's own turn counts,
after so many."""
TRIES = 4
"""The number of actions that a player compares when the game is played on."""
BOLD, SPITEFUL, CAREFUL = STYLES
OWN, OTHERS, KEPT, LATER, LEFT, WORTH = range(6)
"""The numbers of each action, in points, on average: what it has won when the turn ends, and cost
the others; the same when it is the same player's turn again; the least that the player has won
then. And the game's evaluation when the turn ends."""
WIDTH = 6
"""How many numbers that is."""
LOOKS = {BOLD: (OWN, OTHERS), SPITEFUL: (OTHERS, LATER), CAREFUL: (LEFT, KEPT)}
"""The number that each style looks at first, and the one where that is equal."""


@compiled
def _value(state, value):
    """Write every player's expected result, of a finished game the result."""
    if state.player == TERMINAL:
        returns(state, value)
    else:
        evaluate(state, value)


@compiled
def _go_on(states, rng, out, weights, value):
    """Make a step in ``states[2]``: chance draws, a player takes the best of a few actions, as the
    evaluation sees it. The states behind it are scratch."""
    actor = states[2].player
    if actor == CHANCE:
        apply_action(states[2], random_action(states[2], rng, out, weights))
        return
    best = -2.0
    for _ in range(TRIES):
        action = random_action(states[2], rng, out, weights)
        states[3] = states[2]
        apply_action(states[3], action)
        _value(states[3], value)
        if value[actor] > best:
            best = value[actor]
            states[4] = states[3]
    states[2] = states[4]


@compiled
def _count(state, mover, before, value, row, own, others, samples):
    """Add how the points have changed since ``before`` to these places of a row; the change of the
    mover's."""
    scores(state, value)
    for player in range(np.int64(state.players)):
        if player != mover:
            row[others] += (before[player] - value[player]) / samples
    change = value[mover] - before[mover]
    row[own] += change / samples
    return change


@compiled
def _end_turn(state, mover, before, value, row, samples):
    """Count what there is when the turn ends."""
    _count(state, mover, before, value, row, OWN, OTHERS, samples)
    _value(state, value)
    row[WORTH] += value[mover] / samples


@kernel
def look_on(states, rngs, rng, actions, steps, out, weights, value, before, found):
    """Write what comes of each of ``actions`` of the player to act in ``states[0]`` into ``found``
    (float64[actions, WIDTH], zeros before). After so many ``steps``, and with 0 where the turn
    ends, the look ends, whoever is to act.

    ``rngs`` (uint32[samples, 4]) has a generator for each time that the game is played on;
    ``states`` has five places, of which the others are scratch, as are ``rng`` (uint32[4]), ``out``
    and ``weights`` (int32[buffer]), ``value`` and ``before`` (float64[players]).
    """
    mover, samples = np.int64(states[0].player), len(rngs)
    for k in range(len(actions)):
        row = found[k]
        row[LEFT] = 1e9
        for sample in range(samples):
            copy_rng(rngs[sample], rng)
            states[1] = states[0]
            resample(states[1], mover, rng)
            scores(states[1], before)
            states[2] = states[1]
            apply_action(states[2], actions[k])
            others = False
            for _ in range(max(steps, TURN)):
                acts = states[2].player
                if acts == TERMINAL or (others and acts == mover):
                    break
                if acts != CHANCE and acts != mover and not others:
                    others = True
                    _end_turn(states[2], mover, before, value, row, samples)
                    if steps == 0:
                        break
                _go_on(states, rng, out, weights, value)
            if not others:
                _end_turn(states[2], mover, before, value, row, samples)
            change = _count(states[2], mover, before, value, row, KEPT, LATER, samples)
            row[LEFT] = min(row[LEFT], change)


def standing_out(looks: Sequence[float]) -> int:
    """The place of the highest of these numbers, the first of equal ones, where more than half of
    them are one lower number; else −1.

    Examples:
        >>> standing_out([0, 1, 0, 0]), standing_out([0, 1, 2]), standing_out([0, 0])
        (1, -1, -1)
    """
    usual = max(set(looks), key=looks.count)
    if 2 * looks.count(usual) <= len(looks) or usual == max(looks):
        return -1
    return looks.index(max(looks))


class Liking(NamedTuple):
    """How much a style likes an action: the more, the larger."""

    first: float
    """The number that the style looks at first."""
    then: float
    """The number that it looks at where the first is equal."""
    worth: float
    """The game's evaluation for the player when the turn ends, −1 … 1."""


class Style:
    """The preferences of a bot of this style. Raises BadOption for a style that is not in
    ``STYLES``."""

    def __init__(self, game: Game, name: str) -> None:
        if name not in STYLES:
            raise BadOption("style", name, f"one of: {', '.join(STYLES)}")
        self.name = name
        self._states = np.zeros(5, game.dtype)
        self._rngs = np.array([new_rng(0, sample) for sample in range(SAMPLES)], np.uint32)
        self._rng = np.zeros(4, np.uint32)
        self._out, self._weights = np.zeros((2, game.bounds.buffer), np.int32)
        self._value, self._before = np.zeros((2, game.info.max_players), np.float64)

    def liking(self, state: State, actions: Sequence[int]) -> list[Liking]:
        """How much the player to act likes each of these legal actions: the more, the larger. It
        follows from what this player knows alone."""
        found = np.zeros((len(actions), WIDTH), np.float64)
        self._states[0] = state.array[0]
        look_on(
            self._states,
            self._rngs,
            self._rng,
            np.array(actions, np.int32),
            0 if self.name == BOLD else STEPS,
            self._out,
            self._weights,
            self._value,
            self._before,
            found,
        )
        first, then = LOOKS[self.name]
        return [Liking(*map(float, (row[first], row[then], row[WORTH]))) for row in found]


def prepare_styles(state: State) -> None:
    """Have compiled what a bot with a style needs, before somebody waits for it, by a look at one
    action; nothing where no character of the game has a style."""
    if any(one.style for one in state.game.info.court):
        Style(load(state.game.name), BOLD).liking(state, state.legal_actions()[:1])
