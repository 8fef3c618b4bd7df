"""Many games at once, in arrays: for reinforcement learning and for statistics."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from . import stepping
from .errors import IllegalAction, InvalidAction, TafelrondeError
from .game import Game
from .info import OptionValue
from .state import State

_T = TypeVar("_T", bound=np.generic)
_NONE = np.zeros(0, np.int32)


class BadBatchAction(TafelrondeError):
    """An action of a batch that is not legal in its game: ``index`` says which, ``cause`` why."""

    def __init__(self, index: int, action: int, cause: IllegalAction | InvalidAction) -> None:
        super().__init__(f"actions[{index}] = {action}: {cause}")
        self.index = index
        self.action = action
        self.cause = cause

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.index, self.action, self.cause)


def _read_only(array: npt.NDArray[_T]) -> npt.NDArray[_T]:
    """The same memory, as an array that cannot be written."""
    view = array.view()
    view.flags.writeable = False
    return view


class Batch:
    """N games of one kind that step together; a finished game is replaced by a new one at once.

    >>> batch = Batch(tafelronde.load("rosenkoenig"), 1024, seed=7)
    >>> reward, done = batch.step(batch.legal[:, 0])

    Chance acts within a step (the deal, draws), so a player is to act in every game at all times.
    What the players see lies in arrays that every step writes anew, in place; copy what is to
    last. They cannot be written from outside.

    ``player``       int8[N]: who acts, 0 … players−1
    ``legal``        int32[N, game.bounds.legal]: their legal actions, ascending …
    ``legal_count``  int32[N]: … that is, the first so many of the row
    ``mask``         bool[N, game.bounds.actions]: the same as a mask; no columns where the game
                     has too many actions for one
    ``observation``  float32[N, game.bounds.observation]: what the player to act may know
    ``reward``       float64[N, players]: the results of the games that the last step finished,
                     −1 … 1; zeros in all others
    ``done``         bool[N]: whether the last step finished a game there

    ``player``, ``legal``, ``mask`` and ``observation`` of a row with ``done`` are those of the new
    game. Every game draws from a generator of its own, so game i plays the same whatever N is.
    Steps release the GIL: one batch a thread uses all cores.
    """

    def __init__(
        self,
        game: Game,
        size: int,
        players: int | None = None,
        seed: int = 0,
        *,
        mask: bool = True,
        observation: bool = True,
        **options: OptionValue,
    ) -> None:
        """``size`` games, dealt. What is not wanted (``mask=False``) is not computed.

        Raises BadOption for players and options that the game does not have.
        """
        if size < 1:
            raise TafelrondeError(f"size: {size} is not possible; expected 1 or more")
        bounds = game.bounds
        self.game = game
        self.size = size
        self.players = game.new(players, **options).players
        settled = game.info.settle_options(self.players, options)
        self._options = game.encode_options(settled)
        self._states: npt.NDArray[Any] = np.zeros(size, game.dtype)
        self._rng = np.zeros(4, np.uint32)
        self._out = np.zeros(max(1, bounds.buffer), np.int32)
        self._weights = np.zeros(max(1, bounds.buffer), np.int32)
        self._result = np.zeros(self.players, np.float64)
        self._player = np.zeros(size, np.int8)
        self._mask = np.zeros((size, bounds.actions if mask else 0), np.bool_)
        self._legal = np.zeros((size, bounds.legal), np.int32)
        self._count = np.zeros(size, np.int32)
        self._observation = np.zeros((size, bounds.observation if observation else 0), np.float32)
        self._reward = np.zeros((size, self.players), np.float64)
        self._done = np.zeros(size, np.bool_)
        self.player = _read_only(self._player)
        self.legal = _read_only(self._legal)
        self.legal_count = _read_only(self._count)
        self.mask = _read_only(self._mask)
        self.observation = _read_only(self._observation)
        self.reward = _read_only(self._reward)
        self.done = _read_only(self._done)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """New games everywhere, as the constructor made them for this seed."""
        words = np.random.SeedSequence(seed).generate_state(4 * self.size, np.uint32)
        self._rngs = words.reshape(self.size, 4)
        self._reward[:] = 0.0
        self._done[:] = False
        stepping.begin(
            self._states, self.players, self._options, self._rngs, self._rng, self._out,
            self._weights, self._player, self._mask, self._legal, self._count, self._observation,
        )  # fmt: skip

    def step(self, actions: npt.ArrayLike) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_]]:
        """One action (int[N]) of the player to act in every game; ``reward`` and ``done``.

        Raises BadBatchAction when an action is not legal in its game, TafelrondeError for
        anything but N whole numbers. No game has changed then.
        """
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise TafelrondeError(
                f"actions: {given.dtype}{list(given.shape)} is not possible; "
                f"expected {self.size} whole numbers"
            )
        taken = given.astype(np.int32)
        bad = int(np.argmax(taken != given)) if given.dtype.itemsize >= 4 else 0
        if taken[bad] != given[bad]:  # more than 32 bits
            raise self._explain(bad, int(given[bad]))
        total = np.zeros(self.players, np.float64)
        bad = stepping.step(
            self._states, taken, self.players, self._options, self._rngs, self._rng, self._out,
            self._weights, self._result, self._reward, self._done, total, self._player,
            self._mask, self._legal, self._count, self._observation,
        )  # fmt: skip
        if bad >= 0:
            raise self._explain(bad, int(taken[bad]))
        return self.reward, self.done

    def rollout(self, steps: int) -> tuple[int, npt.NDArray[np.float64]]:
        """``steps`` random legal actions in every game, drawn and played in one compiled loop.

        The arrays are written at every step as ``step`` does. Returns how many games were
        finished, and the sum of their rewards, float64[players].
        """
        total = np.zeros(self.players, np.float64)
        finished = stepping.step_randomly(
            self._states, steps, _NONE, self.players, self._options, self._rngs, self._rng,
            self._out, self._weights, self._result, self._reward, self._done, total,
            self._player, self._mask, self._legal, self._count, self._observation,
        )  # fmt: skip
        return int(finished), total

    def state(self, index: int) -> State:
        """A copy of one game's position."""
        return State(self.game, self._states[[index]])

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Batch of {self.size} games of {self.game.name}>"

    def _explain(self, index: int, action: int) -> BadBatchAction:
        try:
            cause: IllegalAction | InvalidAction = self.state(index).explain(action)
        except InvalidAction as error:
            cause = error
        return BadBatchAction(index, action, cause)
