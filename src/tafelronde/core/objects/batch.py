"""Many games at once, in arrays: for reinforcement learning and for statistics."""

from __future__ import annotations

from math import prod
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from ..facts.errors import BadOption, IllegalAction, InvalidAction, TafelrondeError
from ..facts.info import OptionValue
from ..kernels import stepping
from .game import Game
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


def _zeros(shape: tuple[int, ...], dtype: type[_T]) -> npt.NDArray[_T]:
    """Zeros that begin at a multiple of 64 bytes: XLA copies what does not."""
    size = prod(shape) * np.dtype(dtype).itemsize
    memory = np.zeros(size + 63, np.uint8)
    start = -memory.ctypes.data % 64
    return memory[start : start + size].view(dtype).reshape(shape)


def _seats(wanted: npt.ArrayLike, size: int, players: int) -> npt.NDArray[np.int8]:
    """The seat of each game that is asked. Raises BadOption."""
    given = np.asarray(wanted)
    whole = given.dtype.kind in "iu" and given.shape in ((), (size,))
    if not whole or (given < -1).any() or (given >= players).any():
        expected = f"-1 to {players - 1}, one for all or one for each game"
        raise BadOption("seats", wanted if given.size < 9 else f"int{list(given.shape)}", expected)
    return np.broadcast_to(given, (size,)).astype(np.int8)


class Shared:
    """An array of a batch for libraries that know DLPack but no read-only arrays, such as JAX.

    It is the same memory: nobody may write it, and the next step writes it anew.
    """

    def __init__(self, array: npt.NDArray[Any]) -> None:
        self._array = array

    def __dlpack__(self, **wishes: Any) -> Any:
        return self._array.__dlpack__(**wishes)

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._array.__dlpack_device__()


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

    With ``seats`` (int[N] or one number) a game asks only this seat: what the others do is drawn
    uniformly from what they may, within the step. A number of −1 asks every seat of its game.

    Libraries that know DLPack take the arrays without a copy (``torch.from_dlpack(batch.mask)``;
    JAX: see ``shared``). They too change with every step. Where a game has too many actions for a
    mask, choose by the place in the row of ``legal``.
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
        seats: npt.ArrayLike = -1,
        **options: OptionValue,
    ) -> None:
        """``size`` games, dealt. What is not wanted (``mask=False``) is not computed.

        Raises BadOption for players, seats and options that the game does not have.
        """
        if size < 1:
            raise TafelrondeError(f"size: {size} is not possible; expected 1 or more")
        bounds = game.bounds
        self.game = game
        self.size = size
        self.players = game.new(players, **options).players
        settled = game.info.settle_options(self.players, options)
        self._options = game.encode_options(settled)
        self._seats = _seats(seats, size, self.players)
        self._states: npt.NDArray[Any] = np.zeros(size, game.dtype)
        self._rng = np.zeros(4, np.uint32)
        self._out = np.zeros(max(1, bounds.buffer), np.int32)
        self._weights = np.zeros(max(1, bounds.buffer), np.int32)
        self._result = np.zeros(self.players, np.float64)
        self._player = _zeros((size,), np.int8)
        self._mask = _zeros((size, bounds.actions if mask else 0), np.bool_)
        self._legal = _zeros((size, bounds.legal), np.int32)
        self._count = _zeros((size,), np.int32)
        self._observation = _zeros((size, bounds.observation if observation else 0), np.float32)
        self._reward = _zeros((size, self.players), np.float64)
        self._done = _zeros((size,), np.bool_)
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
            self._states, self._seats, self.players, self._options, self._rngs, self._rng,
            self._out, self._weights, self._player, self._mask, self._legal, self._count,
            self._observation,
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
            self._states, taken, self._seats, self.players, self._options, self._rngs, self._rng,
            self._out, self._weights, self._result, self._reward, self._done, total, self._player,
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
            self._states, steps, _NONE, self._seats, self.players, self._options, self._rngs,
            self._rng, self._out, self._weights, self._result, self._reward, self._done, total,
            self._player, self._mask, self._legal, self._count, self._observation,
        )  # fmt: skip
        return int(finished), total

    def shared(self, name: str) -> Shared:
        """One of the arrays above by its name, for ``from_dlpack`` of a library that takes no
        read-only arrays: ``jax.dlpack.from_dlpack(batch.shared("observation"))``.

        Raises TafelrondeError for another name.
        """
        arrays = {
            "player": self._player,
            "legal": self._legal,
            "legal_count": self._count,
            "mask": self._mask,
            "observation": self._observation,
            "reward": self._reward,
            "done": self._done,
        }
        if name not in arrays:
            raise TafelrondeError(f"shared: {name!r} is not possible; expected {', '.join(arrays)}")
        return Shared(arrays[name])

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
