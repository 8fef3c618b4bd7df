# pyright: basic
"""The alpha-beta bot: iterative deepening of ``deepen`` within a number of positions."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ..core.facts.errors import BadOption, check_between
from ..core.objects.game import Game
from ..core.objects.state import State
from ..search.alpha_beta.deepen import DEEPEST, FRAME, LIMIT, NODES, STOPPED, search_to
from ..search.alpha_beta.move_order import HISTORY
from ..search.alpha_beta.transposition import ENTRY
from ..search.alpha_beta.values import SCALE, SURE, WIN
from ..search.foresee import MOST, Foresight
from ..search.prospects.expect import expect_at
from ..search.prospects.named import judging
from ..search.prospects.weights import Prospects
from ..search.uct.reuse import as_bytes
from .base import Advice
from .choosing import NEARLY, STYLED, Chooser
from .same_idea import same_idea

NOTHING = np.zeros(0, np.int64)
"""No positions before, and no favours."""
NOBODY = np.zeros(0, np.int32)
"""No actions."""
MOST_NODES = 50_000_000
"""The most positions that one search may look at."""
SPREAD = round(3 * NEARLY * SCALE)
"""The most by which the seed raises an action. Three times what else is nearly equal: with less, a
list of moves from a won game won a third of others, too (docs/experiments/kaiser-search.md)."""
LARGEST_TABLE = 22
"""The largest transposition table, as a power of two: 100 MB."""


class AlphaBetaBot(Chooser):
    """Alpha-beta with iterative deepening, for games in which nothing is hidden.

    The same seed, settings and positions give the same moves on every machine.

    Settings:

    - ``nodes``: how many positions are searched for a move at most;
    - ``depth``: how many plies at most;
    - ``noise``: the largest error that is added to the evaluation on purpose, in ten-thousandths of
      a victory; within a move it is the same for the same position;
    - ``best_reply``: with more than two players, best-reply search instead of paranoid search;
    - ``repeats``: whether a line that comes back to a position of its own, or to one that the bot
      remembers (``Past``), counts as even, so that who is ahead does something else;
    - ``foresee``: with more than two players, how many plies are searched first in which all others
      play together (0: none): best-reply search lets only one of them reply;
    - ``table``: the size of the transposition table as a power of two (0: as ``nodes`` needs);
    - ``slip``: the probability that a move is drawn at random instead;
    - ``network``: which learned evaluation judges, as for ``MctsBot`` (0: the game's own);
    - ``style``: what it prefers, as for ``MctsBot`` ("": nothing).

    Raises BadOption for settings out of range, and for a game in which something is hidden;
    BadProspects for a network of another game.
    """

    def __init__(
        self,
        game: Game,
        name: str = "alpha_beta",
        seed: int = 0,
        nodes: int = 20_000,
        depth: int = 60,
        noise: int = 0,
        best_reply: bool = False,
        repeats: bool = False,
        foresee: int = 0,
        table: int = 0,
        slip: float = 0.0,
        network: int | str | Path | Prospects = 0,
        style: str = "",
    ) -> None:
        if game.info.hidden:
            raise BadOption("bot", name, f"a bot for hidden things, which {game.name} has")
        check_between("nodes", nodes, 1, MOST_NODES)
        check_between("depth", depth, 1, 60)
        check_between("noise", noise, 0, SCALE)
        check_between("foresee", foresee, 0, MOST)
        check_between("table", table, 0, LARGEST_TABLE)
        super().__init__(game, name, seed, slip, style, remembers=bool(repeats))
        self._nodes, self._depth, self._noise = int(nodes), int(depth), int(noise)
        self._best_reply = bool(best_reply)
        self._foresight = Foresight(game, int(foresee)) if foresee else None
        legal, plies = game.bounds.buffer * game.info.max_players, DEEPEST + 1
        self._states = np.zeros(DEEPEST + 2, game.dtype)
        self._rows = as_bytes(self._states)
        self._frames = np.zeros(plies, FRAME)
        self._actions, self._owners = np.zeros((2, plies, legal), np.int32)
        self._orders = np.zeros((plies, legal), np.int64)
        self._killers = np.zeros((plies, 2), np.int32)
        self._history = np.zeros((2, HISTORY), np.int32)
        fitting = min(max(10, self._nodes.bit_length()), LARGEST_TABLE)
        self._table = np.zeros(1 << (int(table) or fitting), ENTRY)
        self._counts = np.zeros(3, np.int64)
        self._value = np.zeros(game.info.max_players, np.float64)
        self._network, self._inputs, self._units = judging(game, network)
        self._styled, self._extras = NOBODY, NOTHING

    def advise(self, state: State) -> Advice:
        """Advise as ``Bot.advise`` says; the second-best idea is searched for half as long as the
        best one, or as long where it may be the same idea (``any_second``)."""
        advice = super().advise(state)
        alike = [advice.action] if self.any_second else same_idea(state, advice.action)
        if advice.second is not None or len(state.legal_actions()) == len(alike):
            return advice
        nodes = self._nodes if self.any_second else max(1, self._nodes // 2)
        second, less = self._search_best(state, alike, nodes=nodes)
        nodes = advice.simulations + int(self._counts[NODES])
        # The two searches may have reached different depths; the choice of the first one stays.
        best = advice.expected[state.current_player]
        less = min(less, round(best * SCALE))
        return replace(
            advice, simulations=nodes, second=second, second_expected=self._expected(state, less)
        )

    def _think(self, state: State, *, varied: bool) -> Advice:
        forced = self._foresight.judge(state) if self._foresight and state.players > 2 else {}
        won = [action for action, plies in forced.items() if plies > 0]
        if won:
            return self._certain_win(state, won, varied=varied)
        barred = _losing_sooner(state, forced)
        action, value = self._search_best(state, barred, SPREAD if varied else 0)
        return Advice(action, self._expected(state, value), int(self._counts[NODES]))

    def judge(self, state: State, action: int) -> tuple[float, ...]:
        """Every player's expected result when this legal action is played: the value of the
        position after it, searched as deep as these nodes allow."""
        after = state.after(action)
        if after.is_terminal:
            return tuple(after.returns())
        if after.is_chance:
            return self.guess(after)
        return self._expected(after, self._search_best(after)[1])

    def quick_move(
        self, state: State, *, varied: bool, words: npt.NDArray[np.uint32] | None = None
    ) -> int:
        """The action that a search finds, without the checks of ``choose``; with ``varied`` one
        that is nearly as good, drawn. What is drawn follows from ``words``, uint32[4]; None: from
        what was drawn before."""
        legal = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        if words is None:
            salt = int(self._rng.integers(1, 1 << 62))
        else:
            salt = 1 + (int(words[0]) << 29 | int(words[1]) >> 3)
        return self._search_best(state, (), SPREAD if varied else 0, salt)[0]

    def guess(self, state: State) -> tuple[float, ...]:
        """Every player's expected result without a search, by what judges for this bot."""
        expect_at(state.array, self._network, self._inputs, self._units, self._value)
        return tuple(self._value[: state.players].tolist())

    def forced_win(self, state: State, barred: int = -1) -> tuple[int, int] | None:
        """An action by which the player to act wins against everything, and in how many plies it
        does so; None where none is found. ``barred`` is an action that is left out."""
        action, value = self._search_best(state, () if barred < 0 else (barred,))
        return (action, WIN - value) if value > SURE else None

    def _search_best(
        self,
        state: State,
        barred: Collection[int] = (),
        spread: int = 0,
        salt: int = 0,
        nodes: int = 0,
    ) -> tuple[int, int]:
        """The best action except those ``barred``, and its value for the player to act; with a
        ``spread`` one that is worse by this much at the most. What is drawn follows from ``salt``,
        or from the position, if that is 0. ``nodes``: fewer positions than usual; 0: as many."""
        self._clear(state, nodes)
        salt = salt or int(self._dice(state).integers(1, 1 << 62))
        self._styled, self._extras = self._favours(state) if spread else (NOBODY, NOTHING)
        action = next(action for action in state.legal_actions() if action not in barred)
        value = 0
        for depth in range(1, self._depth + 1):
            found = int(self._search(depth, salt, barred, spread))
            choice = int(self._frames["choice"][0])
            if choice >= 0:
                action, value = choice, found
            if self._counts[STOPPED] or abs(value) > SURE:
                break
        return action, value

    def _favours(self, state: State) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        """All legal actions, and by how much each counts as better by the bot's style: in even
        steps up to ``STYLED`` by what it looks at first, and up to ``NEARLY`` by what then."""
        if self._style is None:
            return NOBODY, NOTHING
        legal = state.legal_actions()
        liking = self._style.liking(state, legal)
        first, then = _steps([one.first for one in liking]), _steps([one.then for one in liking])
        extras = [
            round(SCALE * (STYLED * one + NEARLY * other))
            for one, other in zip(first, then, strict=True)
        ]
        return np.array(legal, np.int32), np.array(extras, np.int64)

    def _clear(self, state: State, nodes: int = 0) -> None:
        self._states[0] = state.array[0]
        self._killers[:] = -1
        self._history[:] = 0
        as_bytes(self._table).fill(0)  # 70 times as fast as field by field
        self._counts[:] = 0
        self._counts[LIMIT] = nodes or self._nodes

    def _search(self, depth: int, salt: int, barred: Collection[int] = (), spread: int = 0) -> int:
        return search_to(
            self._states,
            self._rows,
            depth,
            self._frames,
            self._actions,
            self._owners,
            self._orders,
            self._killers,
            self._history,
            self._table,
            self._counts,
            self._best_reply and self._states[0]["players"] > 2,
            self._past is not None,
            NOTHING if self._past is None else self._past.keys,
            salt,
            self._noise,
            self._network,
            self._inputs,
            self._units,
            np.fromiter(barred, np.int32),
            spread,
            self._styled,
            self._extras,
            self._value,
        )

    def _expected(self, state: State, value: int) -> tuple[float, ...]:
        mine = max(-1.0, min(1.0, value / SCALE))
        others = -mine / max(1, state.players - 1)
        return tuple(
            mine if player == state.current_player else others for player in range(state.players)
        )


def _steps(found: Sequence[float]) -> list[float]:
    """The place of each number among them, from 0 for the lowest to 1 for the highest; equal ones
    have the same."""
    order = sorted(set(found))
    return [order.index(one) / max(1, len(order) - 1) for one in found]


def _losing_sooner(state: State, forced: Mapping[int, int]) -> tuple[int, ...]:
    """The actions that lose by force (``Foresight.judge``); where all do, those that lose sooner
    than others."""
    latest = min(forced.values()) if len(forced) == len(state.legal_actions()) else 0
    return tuple(action for action, plies in forced.items() if plies != latest)
