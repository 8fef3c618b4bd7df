"""The games of a batch in shares, one for each thread that steps them."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from ..facts.definition import Bounds
from ..facts.errors import BadOption
from ..kernels import showing, stepping
from .batch_arrays import Arrays

_T = TypeVar("_T")
_NONE = np.zeros(0, np.int32)
Rules = tuple[npt.NDArray[np.int8], int, Any, bool, bool]
"""The seat that each game asks, players, options, whether chance is asked, whether games begin
again: as the kernels take them."""


class Share:
    """Consecutive games of a batch: views of its arrays, and buffers of their own."""

    def __init__(
        self,
        rows: slice,
        states: npt.NDArray[Any],
        rngs: npt.NDArray[np.uint32],
        rules: Rules,
        arrays: Arrays,
        bounds: Bounds,
    ) -> None:
        seats, players, *others = rules
        out, chances = np.zeros((2, max(1, bounds.buffer)), np.int32)
        self.rows = rows
        self._states = states[rows]
        self._rules = (
            seats[rows], players, *others, rngs[rows], out, chances,
        )  # fmt: skip
        self._told = (np.zeros(players), arrays.reward[rows], arrays.done[rows])
        self._players = players
        self.everywhere = np.ones(len(self._states), np.bool_)
        self.look_at(arrays)

    def look_at(self, arrays: Arrays) -> None:
        """Write into these arrays of the batch from now on, of which some are others."""
        self._shown = tuple(array[self.rows] for array in arrays.shown)
        first = self.rows.start * arrays.legal.shape[1]
        self._room = None if arrays.room is None else arrays.room[first:]

    def deal(self, where: npt.NDArray[np.bool_], *, anew: bool) -> None:
        """Show these games: new ones, or those that were set."""
        self._step(stepping.NEW if anew else stepping.SET, _NONE, where)

    def first_illegal(self, actions: npt.NDArray[np.int32], where: npt.NDArray[np.bool_]) -> int:
        """The first game whose action is not legal, or −1."""
        player, mask, legal, count, _, outcomes, _, outcome_count = self._shown
        return int(
            stepping.first_illegal(
                actions, where, player, mask, legal, count, outcomes, outcome_count
            )
        )

    def step(self, actions: npt.NDArray[np.int32], where: npt.NDArray[np.bool_]) -> int:
        """One action in every game of ``where``; −1, or the first that is not legal."""
        return self._step(stepping.GIVEN, actions, where)

    def _step(self, way: int, actions: Any, where: npt.NDArray[np.bool_]) -> int:
        bad = stepping.step(
            self._states, way, actions, where, *self._rules, *self._told, np.zeros(self._players),
            self._room, *self._shown,
        )  # fmt: skip
        return int(bad)

    def roll(self, steps: int) -> tuple[int, npt.NDArray[np.float64]]:
        """``steps`` random actions in every game: the games finished, the sum of their results."""
        total = np.zeros(self._players)
        finished = stepping.step_randomly(
            self._states, steps, _NONE, self.everywhere, *self._rules, *self._told, total,
            self._room, *self._shown,
        )  # fmt: skip
        return int(finished), total

    def observe(self, rows: npt.NDArray[np.int64], seats: npt.NDArray[np.int64], out: Any) -> None:
        """Write what these seats may know in the games of these rows into ``out``."""
        stepping.observe_rows(self._states, rows, seats, out)

    def show(self, mask: Any, legal: Any, observation: Any) -> None:
        """Write what can be done and seen in all games into these arrays of the whole batch's."""
        rows, count = self.rows, self._shown[3]
        showing.show(
            self._states, self._shown[2], count, mask[rows], legal[rows], observation[rows]
        )


class Shares:
    """All games of a batch: one share, or as many as there are ``threads``."""

    def __init__(
        self,
        threads: int,
        states: npt.NDArray[Any],
        rngs: npt.NDArray[np.uint32],
        rules: Rules,
        arrays: Arrays,
        bounds: Bounds,
    ) -> None:
        if threads < 1:
            raise BadOption("threads", threads, "1 or more")
        size = len(states)
        parts = min(threads, size)
        ends = [size * k // parts for k in range(parts + 1)]

        def share(start: int, end: int) -> Share:
            return Share(slice(start, end), states, rngs, rules, arrays, bounds)

        self._all = share(0, size)
        self._each = [share(*pair) for pair in pairwise(ends)]
        self._arrays = arrays
        self._pool = ThreadPoolExecutor(parts - 1) if parts > 1 else None

    def begin(self, where: npt.NDArray[np.bool_] | None = None) -> None:
        """A new game in these places, or everywhere."""
        self._all.deal(self._all.everywhere if where is None else where, anew=True)
        self._widen()

    def go_on(self, where: npt.NDArray[np.bool_] | None = None) -> None:
        """Show these games, or all, after they were set."""
        self._all.deal(self._all.everywhere if where is None else where, anew=False)
        self._widen()

    def observe(self, rows: npt.NDArray[np.int64], seats: npt.NDArray[np.int64], out: Any) -> None:
        """Write what these seats may know in the games of these rows into ``out``."""
        self._all.observe(rows, seats, out)

    def show(self, mask: Any, legal: Any, observation: Any) -> None:
        """Write what can be done and seen in all games into these arrays."""
        self._run(lambda share: share.show(mask, legal, observation), self._each)

    def step(
        self, actions: npt.NDArray[np.int32], where: npt.NDArray[np.bool_] | None = None
    ) -> int:
        """One action in every game, or those of ``where``. −1, or the first game whose action is
        not legal: then nothing has changed anywhere."""
        moving = self._all.everywhere if where is None else where
        if self._pool is None:
            bad = self._all.step(actions, moving)
        else:
            bad = self._all.first_illegal(actions, moving)
            waiting = self._each if bad < 0 else []
            while waiting:
                found = self._run(
                    lambda share: share.step(actions[share.rows], moving[share.rows]), waiting
                )
                # a list that another share wrote too long came over the one that is asked
                waiting = [share for share, one in zip(waiting, found, strict=True) if one >= 0]
                self._widen()
        self._widen()
        return bad

    def roll(self, steps: int) -> tuple[int, npt.NDArray[np.float64]]:
        """``Share.roll`` of all games."""
        found = self._run(lambda share: share.roll(steps), self._each)
        if not self._widen() and len(found) > 1 and self._arrays.room is not None:
            # a list of an earlier step, too long, may have come over rows of the next share
            self._all.deal(self._all.everywhere, anew=False)
        return sum(count for count, _ in found), np.sum([total for _, total in found], axis=0)

    def _widen(self) -> bool:
        """Where a list of legal actions did not fit in its row, make all rows longer and write all
        lists again; whether that was so."""
        if not self._arrays.widen():
            return False
        for share in (self._all, *self._each):
            share.look_at(self._arrays)
        self._all.deal(self._all.everywhere, anew=False)
        return True

    def _run(self, work: Callable[[Share], _T], shares: Sequence[Share]) -> list[_T]:
        """The work for these shares, side by side; this thread takes the last one. Where one
        raises, none is at work any more when the error comes out."""
        *others, last = shares
        pool = self._pool
        begun = [pool.submit(work, share) for share in others] if pool is not None else []
        try:
            own = work(last)
        finally:
            wait(begun)
        return [*(one.result() for one in begun), own]
