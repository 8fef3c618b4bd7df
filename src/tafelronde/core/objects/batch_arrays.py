"""The arrays of a batch: every step writes them anew, and nobody else can."""

from math import prod
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from ..facts.definition import Bounds
from ..facts.errors import BadOption, TafelrondeError

_T = TypeVar("_T", bound=np.generic)


def _zeros(shape: tuple[int, ...], dtype: type[_T]) -> npt.NDArray[_T]:
    """Zeros that begin at a multiple of 64 bytes: XLA copies what does not."""
    size = prod(shape) * np.dtype(dtype).itemsize
    memory = np.zeros(size + 63, np.uint8)
    start = -memory.ctypes.data % 64
    return memory[start : start + size].view(dtype).reshape(shape)


def read_only(array: npt.NDArray[_T]) -> npt.NDArray[_T]:
    """The same memory, as an array that cannot be written."""
    view = array.view()
    view.flags.writeable = False
    return view


def seats_of(wanted: npt.ArrayLike, size: int, players: int) -> npt.NDArray[np.int8]:
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


SHORT = 1_040
"""Columns of legal actions until a list is longer, where there may be more: the longest list that
any position has may be twenty times as long as all in a thousand games. It is a multiple of 16, so
that rows begin at multiples of 64 bytes, and an odd one, so that rows do not all fall on the same
places of the processor's caches."""


class Arrays:
    """The arrays of a batch of ``size`` games, to be written by the kernels (``stepping``)."""

    def __init__(
        self, bounds: Bounds, size: int, players: int, *, mask: bool, observation: bool, asks: bool
    ) -> None:
        outcomes = bounds.outcomes if asks else 0
        masked = mask and bounds.actions > 0
        self.player = _zeros((size,), np.int8)
        self.mask = _zeros((size, bounds.actions if mask else 0), np.bool_)
        self._most = bounds.legal
        self.room: npt.NDArray[np.int32] | None = None
        """The rows of ``legal`` one after the other, and ``_most`` places behind them; None where
        each row has room for every list."""
        if masked or bounds.legal <= SHORT:
            self.legal = _zeros((size, bounds.legal), np.int32)
        else:
            self._make_rows(size, SHORT)
        self.legal_count = _zeros((size,), np.int32)
        self.observation = _zeros((size, bounds.observation if observation else 0), np.float32)
        self.outcomes = _zeros((size, outcomes), np.int32)
        self.weights = _zeros((size, outcomes), np.int32)
        self.outcome_count = _zeros((size,), np.int32)
        self.reward = _zeros((size, players), np.float64)
        self.done = _zeros((size,), np.bool_)

    @property
    def shown(self) -> tuple[npt.NDArray[Any], ...]:
        """The arrays that say which actions are possible, in the order in which the kernels take
        them."""
        return (
            self.player, self.mask, self.legal, self.legal_count, self.observation, self.outcomes,
            self.weights, self.outcome_count,
        )  # fmt: skip

    def _make_rows(self, size: int, columns: int) -> None:
        self.room = _zeros((size * columns + self._most,), np.int32)
        self.legal = self.room[: size * columns].reshape(size, columns)

    def widen(self) -> bool:
        """Make the rows of legal actions longer where a list does not fit; whether they are now
        others, in which nothing is written."""
        size, columns = self.legal.shape
        longest = 0 if self.room is None else int(self.legal_count.max())
        if longest <= columns:
            return False
        wanted = max(longest, columns + columns // 2)
        self._make_rows(size, min(self._most, wanted + -wanted % 32 + 16))
        return True


class Showing:
    """A read-only face of a batch's arrays; ``Batch`` says what they hold."""

    def __init__(self, arrays: Arrays) -> None:
        self._arrays = arrays
        self.player = read_only(arrays.player)
        self.legal_count = read_only(arrays.legal_count)
        self.mask = read_only(arrays.mask)
        self.observation = read_only(arrays.observation)
        self.outcomes = read_only(arrays.outcomes)
        self.weights = read_only(arrays.weights)
        self.outcome_count = read_only(arrays.outcome_count)
        self.reward = read_only(arrays.reward)
        self.done = read_only(arrays.done)

    @property
    def legal(self) -> npt.NDArray[np.int32]:
        """The legal actions of each game; another array where a step needed longer rows."""
        return read_only(self._arrays.legal)

    def shared(self, name: str) -> Shared:
        """One of the arrays by its name, for ``from_dlpack`` of a library that takes no read-only
        arrays: ``jax.dlpack.from_dlpack(batch.shared("observation"))``.

        Raises TafelrondeError for another name.
        """
        arrays = vars(self._arrays)
        named = {kind: arrays[kind] for kind in arrays if kind not in ("_most", "room")}
        if name not in named:
            raise TafelrondeError(f"shared: {name!r} is not possible; expected {', '.join(named)}")
        return Shared(named[name])
