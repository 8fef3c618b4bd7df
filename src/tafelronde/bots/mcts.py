# pyright: basic
"""The tree search bot: its trees, its number of simulations, its choice."""

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.contract.rng import new_rng
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.foresee import ENOUGH, MOST, Foresight
from ..search.prospects.expect import expect_at
from ..search.prospects.named import judging, weighing
from ..search.uct.arrays import MOST_NODES, SearchTree
from ..search.uct.grow import grow
from ..search.uct.halving import halve
from ..search.uct.nodes import CERTAIN, NONE, ROOT, plant
from ..search.uct.patience import think
from ..search.uct.settings import SearchSettings
from ..search.uct.visit_counts import TABLES
from .base import Advice
from .beliefs.belief import Belief
from .choosing import Candidate, Chooser, sure_loss, sure_win
from .going_on import going_on

USUAL = SearchSettings()
"""The settings where none are given."""
BELIEVED = 1024
"""Worlds among which a search in a belief chooses, each taken for as likely as the others."""


class MctsBot(Chooser):
    """Monte-Carlo tree search with a fixed number of simulations.

    The same seed, settings and positions give the same moves on every machine.

    Its settings are a ``SearchSettings``; each of them may also be given by its name. Of the others
    ``slip`` is the probability that a move is drawn at random instead, and ``style`` what it takes
    of actions that are nearly equally good (``style``): ``bold``, ``spiteful``, ``careful``; "":
    the seed decides.

    Raises BadOption for settings out of range, BadProspects for a network of another game.
    """

    def __init__(
        self,
        game: Game,
        name: str = "mcts",
        seed: int = 0,
        settings: SearchSettings = USUAL,
        *,
        slip: float = 0.0,
        style: str = "",
        **changes: Any,
    ) -> None:
        settings = replace(settings, **changes)
        settings.check(["foresee"], hidden=game.info.hidden)
        super().__init__(game, name, seed, slip, style, remembers=settings.repeats > 0.0)
        self._repeats = float(settings.repeats)
        foresee = int(settings.foresee)
        self._foresight = Foresight(game, foresee) if foresee else None
        self._farthest = Foresight(game, MOST) if foresee else None
        open_loop = bool(settings.open_loop) or game.info.hidden
        self._network, _, units = judging(game, settings.network)
        follows = bool(settings.puct) and not open_loop
        self._policy = weighing(game, settings.network if follows else 0)
        self._settings = settings.compiled(
            hidden=game.info.hidden, follows_policy=len(self._policy) > 0
        )
        self._worlds = np.zeros(0, game.dtype)
        self._simulations = settings.share
        self._patience = float(settings.patience)
        self._halving = bool(settings.halving)
        self._reuse = settings.reuse and not (open_loop or self._halving)
        room = 1 if open_loop else min(game.bounds.legal, 8)
        most = round(self._simulations * max(1.0, self._patience))
        size = min(MOST_NODES, 2 * most * room + 1024)
        counts = TABLES.reaching(most)
        scratch = game, seed, size, counts, len(units), self._policy
        self._trees = [SearchTree(number + 1, *scratch) for number in range(int(settings.trees))]

    def _think(self, state: State, *, varied: bool) -> Advice:
        forced = self._foresight.judge(state) if self._foresight else {}
        won = [action for action, plies in forced.items() if plies > 0]
        if won:
            return self._certain_win(state, won, varied=varied)
        if len(self._trees) == 1:
            done = [self._grow(self._trees[0], state)]
        else:
            with ThreadPoolExecutor(len(self._trees)) as threads:
                done = list(threads.map(lambda tree: self._grow(tree, state), self._trees))
        candidates = [self._candidate(state, one, forced) for one in state.legal_actions()]
        if self._farthest and max(one.certain for one in candidates) != 0:
            # The tree has proven something, but not that it cannot come sooner, or later.
            forced = self._farthest.judge(state, limit=ENOUGH)
            if won := [action for action, plies in forced.items() if plies > 0]:
                return self._certain_win(state, won, varied=varied)
            candidates = [self._candidate(state, one, forced) for one in state.legal_actions()]
        ordered = self._best_of(candidates, state, varied=varied)
        if self._past is not None:
            ordered = going_on(ordered, state, self._past, self._repeats)
        best, *others = ordered
        second = self._second(state, best.action, (one for one in others if one.visits > 0))
        return Advice(
            best.action,
            best.expected,
            sum(done),
            None if second is None else second.action,
            () if second is None else second.expected,
            tuple(one.visits for one in candidates),
        )

    def judge(self, state: State, action: int) -> tuple[float, ...]:
        """Every player's expected result when this legal action is played: a search that tries no
        other."""
        for tree in self._trees:
            self._grow(tree, state, action)
        return self._candidate(state, action, {}).expected

    def choose_believing(self, belief: Belief) -> int:
        """Choose as ``choose`` does, in the worlds of a belief (``bots.beliefs``) instead of those
        that ``State.resample`` draws. Raises ValueError for a game that hides nothing."""
        if not self._game.info.hidden:
            raise ValueError("nothing is hidden: there is nothing to believe")
        self._worlds = belief.evenly(BELIEVED, self._rng)
        try:
            return self.choose(next(belief.worlds))
        finally:
            self._worlds = self._worlds[:0]

    def begin_anew(self, *numbers: int) -> None:
        """Let all that is drawn follow from these numbers."""
        super().begin_anew(*numbers)
        first, *others = self._trees
        first.rng[:] = new_rng(*numbers)
        for number, tree in enumerate(others, 1):
            tree.rng[:] = new_rng(*numbers, number)

    def quick_move(
        self, state: State, *, varied: bool, words: npt.NDArray[np.uint32] | None = None
    ) -> int:
        """The action that one tree visits most often, without the checks of ``choose``; with
        ``varied`` drawn in proportion to the squares of the visits. What is drawn follows from
        ``words``, uint32[4]; None: from what was drawn before."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        tree, mover = self._trees[0], state.current_player
        if words is not None:
            tree.rng[:] = words
        self._grow(tree, state)
        nodes, found = tree.nodes, list[tuple[int, float, int]]()
        child = int(nodes["first"][ROOT])
        while child != NONE:
            value = float(tree.values[child, mover])
            found.append((int(nodes["visits"][child]), value, int(nodes["action"][child])))
            child = int(nodes["next"][child])
        if not varied:
            return max(found)[2]
        weights = np.array([visits for visits, _, _ in found], np.float64) ** 2
        rng = self._rng if words is None else np.random.default_rng(words)
        return found[rng.choice(len(found), p=weights / weights.sum())][2]

    def guess(self, state: State) -> tuple[float, ...]:
        """Every player's expected result without a search, by what judges for this bot."""
        tree = self._trees[0]
        expect_at(state.array, self._network, tree.inputs, tree.units, tree.value)
        return tuple(tree.value[: state.players].tolist())

    def _grow(self, tree: SearchTree, state: State, only: int = -1) -> int:
        if not (self._reuse and only < 0 and tree.keep(state.array)):
            plant(tree.nodes, tree.values, tree.used)
        tree.states[0] = state.array[0]
        if self._halving and only < 0:
            return halve(
                lambda simulations, action: self._simulate(tree, simulations, action),
                lambda: tree.ranked(state.current_player),
                len(state.legal_actions()),
                self._simulations,
            )
        if self._patience == 0.0 or only >= 0:
            return self._simulate(tree, self._simulations, only)
        return think(
            lambda simulations: self._simulate(tree, simulations),
            tree.two_most,
            self._simulations,
            self._patience,
        )

    def _simulate(self, tree: SearchTree, simulations: int, only: int = -1) -> int:
        return grow(
            tree.states,
            tree.nodes,
            tree.values,
            tree.counts,
            tree.used,
            tree.path,
            tree.rng,
            simulations,
            self._settings,
            self._network,
            tree.inputs,
            self._policy,
            tree.rows,
            tree.units,
            tree.out,
            tree.weights,
            tree.priors,
            tree.value,
            only,
            self._worlds,
        )

    def _candidate(self, state: State, action: int, forced: Mapping[int, int]) -> Candidate:
        """The candidate of an action, by the trees and the look ahead (``forced``, as
        ``Foresight.judge``)."""
        visits, proven, certain, sums = 0, 0, 0, np.zeros(state.players)
        mover = state.current_player
        for tree in self._trees:
            node = tree.child(action)
            if node == NONE:
                continue
            visits += int(tree.nodes["visits"][node])
            values = tree.values[node, : state.players]
            sums += values * int(tree.nodes["visits"][node])
            plies = int(tree.nodes["proven"][node])  # this action counts
            if plies:
                proven += 1
                if values[mover] >= CERTAIN:
                    certain = max(certain, sure_win(plies))
                elif values[mover] <= -CERTAIN:
                    certain = min(certain, sure_loss(plies))
        expected = sums / max(visits, 1)
        exact = proven == len(self._trees) and self._all_proven()
        if action in forced:
            certain = sure_loss(-forced[action])
        return Candidate(
            action,
            tuple(expected.tolist()),
            certain,
            visits,
            float(expected[mover]) if exact else 0.0,
        )

    def _all_proven(self) -> bool:
        return all(tree.nodes["proven"][ROOT] for tree in self._trees)
