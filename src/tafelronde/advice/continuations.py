"""Two actions of one position compared by what comes of them: the position is drawn anew from what
its player may believe, each action is played, and quick searches play both on for a while.

Both continuations of a pair begin with the same hidden things, and at each step draw by the same
random numbers, however many an earlier step took (Glasserman & Yao 1992); so what they have in
common does not hide what the actions change. A player's moves rest on what that player may know, as
those of every bot.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from ..bots.alpha_beta import AlphaBetaBot
from ..bots.mcts import MctsBot
from ..core.contract.rng import new_rng
from ..core.facts.definition import Onward
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.shares import Shares, shares
from .courses import quick
from .lines import Decided


@dataclass(frozen=True)
class Pairs:
    """The results of some pairs of continuations, summed: the shares of the first action less those
    of the second."""

    count: int
    sums: Shares
    """The sums by seat."""
    squares: Shares
    """The sums of the squares, by seat."""
    firsts: Shares
    """The sums of the shares of the first action, by seat."""

    def __add__(self, other: Pairs) -> Pairs:
        return Pairs(
            self.count + other.count,
            *(
                tuple(a + b for a, b in zip(mine, theirs, strict=True))
                for mine, theirs in (
                    (self.sums, other.sums),
                    (self.squares, other.squares),
                    (self.firsts, other.firsts),
                )
            ),
        )


def compare(
    state: State,
    first: int,
    second: int,
    numbers: range,
    seed: int = 0,
    onward: Onward | None = None,
) -> Pairs:
    """Play on from two legal actions of the player to act, a pair of continuations for each of
    ``numbers``. The same number makes the same pair. ``onward``: another way to play on than the
    game's own."""
    ends = play_on(state, (first, second), numbers, seed, onward)
    apart = [tuple(a - b for a, b in zip(one, other, strict=True)) for one, other in ends]
    seats = list(zip(*apart, strict=True))
    return Pairs(
        len(numbers),
        tuple(math.fsum(seat) for seat in seats),
        tuple(math.fsum(less * less for less in seat) for seat in seats),
        tuple(math.fsum(seat) for seat in zip(*(one for one, _ in ends), strict=True)),
    )


def play_on(
    state: State,
    actions: Sequence[int],
    numbers: range,
    seed: int = 0,
    onward: Onward | None = None,
) -> list[list[Shares]]:
    """The shares that come of each action in continuations with these numbers: a list for each
    number, of the shares of each action. The same number begins for all actions alike."""
    game = cast("Game", state.game)
    onward = game.onward if onward is None else onward
    bot = quick(game, onward, seed)
    horizon = onward.horizon * state.players
    ends: list[list[Shares]] = []
    for number in numbers:
        drawn, begun = world(state, number, seed), (seed, number)
        ends.append(
            [
                _play_on(drawn, action, bot, horizon, begun, varied=onward.varied)
                for action in actions
            ]
        )
    return ends


def follow(
    worlds: Sequence[State], actions: Sequence[int], decisions: int, seed: int = 0
) -> list[list[Decided]]:
    """The first decisions of continuations, one from each of these positions, in which this action
    is played first. They are those of ``play_on`` with the numbers 0, 1, … where the positions are
    drawn in the same way (``world``)."""
    game = cast("Game", worlds[0].game)
    bot = quick(game, game.onward, seed)
    begun = zip(worlds, actions, strict=True)
    return [
        [
            Decided(state.copy(), decided)
            for state, decided in _moves(
                world.copy(), action, bot, decisions - 1, (seed, number), varied=game.onward.varied
            )
        ]
        for number, (world, action) in enumerate(begun)
    ]


def world(state: State, number: int, seed: int) -> State:
    """The position from which the continuations with this number begin: possible by what the player
    to act knows."""
    return state.resample(state.current_player, new_rng(seed, number, 0))


def _play_on(
    start: State,
    action: int,
    bot: MctsBot | AlphaBetaBot,
    horizon: int,
    numbers: tuple[int, int],
    *,
    varied: bool,
) -> Shares:
    """The shares after so many decisions, by what judges for the bot, or at the end."""
    state = start.copy()
    for _ in _moves(state, action, bot, horizon, numbers, varied=varied):
        pass
    if state.is_terminal:
        return shares(tuple(state.returns()))
    return shares(bot.guess(state))


def _moves(
    state: State,
    action: int,
    bot: MctsBot | AlphaBetaBot,
    horizon: int,
    numbers: tuple[int, int],
    *,
    varied: bool,
) -> Iterator[tuple[State, int]]:
    """Carry out an action and so many further decisions in ``state``; each decision, before it is
    carried out."""
    for step, (chance, choice) in enumerate(_words(*numbers, horizon + 1)):
        yield state, action
        state.apply(action)
        state.apply_chance(chance)
        if state.is_terminal or step == horizon:
            return
        action = bot.quick_move(state, varied=varied, words=choice)


def _words(seed: int, number: int, steps: int) -> npt.NDArray[np.uint32]:
    """The random words of a continuation, uint32[steps, 2, 4]: for each step those of chance, and
    those of the choice after it."""
    words: Any = np.random.SeedSequence(seed, spawn_key=(number, 1)).generate_state(8 * steps)
    return words.reshape(steps, 2, 4)
