"""The bot that gives hints: it thinks longer than a bot that plays, tries its best actions out in
continuations before it advises one, and tells chances that mean the same at every decision.

Whatever was searched, the chance is that of the action alone: the search that chose it takes the
best of many guesses, and a decision without a real choice is hardly searched at all. It is told as
it was measured to come true (``GameDefinition.trust``, docs/experiments/hints.md).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import numpy as np

from ..core.facts.results import LOST, WON
from .base import Advice
from .continuations import play_on
from .ideas import same_idea
from .judge import settings_of
from .shares import shares

if TYPE_CHECKING:
    import numpy.typing as npt

    from ..core.objects.game import Game
    from ..core.objects.state import State
    from .alpha_beta import AlphaBetaBot
    from .mcts import MctsBot

    Row = npt.NDArray[np.float64]

SEARCH_ERROR = 0.1
"""By how much a search errs about a difference between two actions, whatever its samples are
(docs/experiments/review.md)."""
LOT = 16
"""Pairs of continuations of a lot."""
MOST, OFTEN = 4, 0.1
"""At most so many actions are tried out: those that the search looked at for at least this part of
the visits of its choice."""
CLEAR = 2.5
"""Standard errors by which an action must be worse to be tried no further."""
ENOUGH = 0.02
"""A difference that is known so well is known."""
TRIED = 0.75
"""What came counts so much, and what a search expected the rest, while it is open which is best."""
OBVIOUS = 0.3
"""A difference that a search does not err about."""
LEAST_SPREAD = 0.05
"""Of pairs: a few that came out the same prove little."""


class Adviser:
    """Gives hints in a game; as a player it plays what it advises.

    Settings:

    - ``effort``: a multiple of what the judge of reviews thinks;
    - ``lots``: how many lots of continuations are played at most.
    """

    def __init__(
        self, game: Game, name: str = "adviser", seed: int = 0, effort: float = 6.0, lots: int = 8
    ) -> None:
        self.name = name
        self._game, self._seed = game, seed
        self._effort, self._lots = float(effort), int(lots)
        self._bots: dict[int, MctsBot | AlphaBetaBot] = {}

    def choose(self, state: State) -> int:
        """As ``Bot.choose``."""
        return self.advise(state).action

    def decide(self, state: State) -> Advice:
        """As ``Bot.decide``."""
        return self.advise(state)

    def advise(self, state: State) -> Advice:
        """As ``Bot.advise``."""
        mover, bot = state.current_player, self._bot(state.players)
        found = bot.advise(state)
        if found.simulations == 0 and found.expected[mover] >= 1.0:  # it wins for certain
            return replace(found, shares=(1.0, None if found.second is None else 1.0))
        actions = _candidates(state, found)
        searched = np.array([shares(bot.judge(state, action)) for action in actions])
        tries = found.simulations + len(actions) * self._thought(state.players)
        best, apart, pairs = self._try_out(state, actions, searched[:, mover])
        share = self._trust(float(searched[best, mover]), state.players)
        results = [self._results(one) for one in searched]
        alike = same_idea(state, actions[best])
        others = [k for k in apart if actions[k] not in alike]
        if not others:
            return Advice(actions[best], results[best], tries + pairs, shares=(share, None))
        second = min(others, key=apart.__getitem__)
        return Advice(
            actions[best],
            results[best],
            tries + pairs,
            actions[second],
            results[second],
            shares=(share, max(0.0, share - max(0.0, apart[second]))),
        )

    def _try_out(
        self, state: State, actions: Sequence[int], searched: Row
    ) -> tuple[int, dict[int, float], int]:
        """Play the actions on, and drop those that are clearly worse: the index of the best one; by
        how much each is worse; and how many continuations were played.

        What a search expected and what came are weighed by their errors.
        """
        mover, left, played = state.current_player, list(range(len(actions))), 0
        best = max(left, key=lambda k: searched[k])
        apart = {k: float(searched[best] - searched[k]) for k in left}
        if all(apart[k] >= OBVIOUS for k in left if k != best):
            return best, apart, 0
        ends = np.full((0, len(actions)), np.nan)
        for lot in range(self._lots):
            numbers = range(lot * LOT, (lot + 1) * LOT)
            came = np.full((LOT, len(actions)), np.nan)
            tried = play_on(state, [actions[k] for k in left], numbers, self._seed)
            came[:, left] = tried[:, :, mover]
            ends, played = np.concatenate([ends, came]), played + LOT * len(left)
            best = max(left, key=lambda k: TRIED * ends[:, k].mean() + (1.0 - TRIED) * searched[k])
            unclear = [best]
            for k in left:
                if k != best:
                    less, error = _compared(
                        ends[:, best] - ends[:, k], searched[best] - searched[k]
                    )
                    apart[k] = less
                    if less < CLEAR * error and (error > ENOUGH or less < 0.0):
                        unclear.append(k)
            apart[best] = 0.0
            if len(unclear) == 1:
                break
            left = sorted(unclear)
        return best, apart, played

    def _trust(self, share: float, players: int) -> float:
        """The chance that came true where a search expected this share."""
        known = self._game.trust
        if not known or not 0.0 < share < 1.0:
            return share
        slope, lift = known[min(known, key=lambda size: abs(size - players))]
        even = 1.0 / players
        odds = slope * (_logit(share) - _logit(even)) + _logit(even) + lift
        return 1.0 / (1.0 + math.exp(-odds))

    def _results(self, found: Row) -> tuple[float, ...]:
        """The results that shares stand for, −1 … 1."""
        return tuple((LOST + found * (WON - LOST)).tolist())

    def _thought(self, players: int) -> int:
        """How much the search about one action thinks: simulations or positions."""
        settings = settings_of(self._game, players, self._effort).settings
        return int(settings.get("simulations", settings.get("nodes", 0)))

    def _bot(self, players: int) -> MctsBot | AlphaBetaBot:
        if players not in self._bots:
            spec = settings_of(self._game, players, self._effort)
            made = spec.create(self._game, self._seed)
            self._bots[players] = cast("MctsBot | AlphaBetaBot", made)
        return self._bots[players]


def _candidates(state: State, found: Advice) -> list[int]:
    """The actions that a search looked at most, its choice first, and one of another idea."""
    if not found.visits:
        return [found.action] if found.second is None else [found.action, found.second]
    visits = dict(zip(state.legal_actions(), found.visits, strict=True))
    often = [one for one in visits if visits[one] >= OFTEN * visits[found.action] > 0]
    often.sort(key=lambda one: (one != found.action, -visits[one]))
    del often[MOST:]
    if found.second is not None and set(often) <= set(same_idea(state, found.action)):
        often.append(found.second)
    return often


def _compared(apart: Row, searched: float) -> tuple[float, float]:
    """By how much one action is better than another, from pairs of continuations and from the
    search, each weighed by its error; and the error that is left."""
    spread = max(float(apart.std(ddof=1)), LEAST_SPREAD) / math.sqrt(len(apart))
    weight = SEARCH_ERROR**2 / (SEARCH_ERROR**2 + spread**2)
    mean = weight * float(apart.mean()) + (1.0 - weight) * float(searched)
    return mean, math.sqrt(weight) * spread


def _logit(share: float) -> float:
    return math.log(share / (1.0 - share))
