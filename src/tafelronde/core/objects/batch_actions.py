"""The actions that a batch takes, and the error where one is not legal."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..facts.errors import IllegalAction, InvalidAction, TafelrondeError


class BadBatchAction(TafelrondeError):
    """An action of a batch that is not legal in its game: ``index`` says which, ``cause`` why.

    Examples:
        >>> batch = Batch(tafelronde.load("rosenkoenig"), 3, seed=7)
        >>> batch.step([int(batch.legal[0, 0]), 48, 48])
        Traceback (most recent call last):
            ...
        BadBatchAction: actions[1] = 48: draw is not legal now: hand-full (R-4.1)
    """

    def __init__(self, index: int, action: int, cause: IllegalAction | InvalidAction) -> None:
        super().__init__(f"actions[{index}] = {action}: {cause}")
        self.index = index
        self.action = action
        self.cause = cause

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.index, self.action, self.cause)


def whole_numbers(
    actions: npt.ArrayLike, size: int
) -> tuple[npt.NDArray[Any], npt.NDArray[np.int32]]:
    """So many whole numbers as they were given, and as int32, which may be others where they are
    too large. Raises TafelrondeError for anything else."""
    given = np.asarray(actions)
    if given.shape != (size,) or given.dtype.kind not in "iu":
        raise TafelrondeError(
            f"actions: {given.dtype}{list(given.shape)} is not possible; "
            f"expected {size} whole numbers"
        )
    return given, given.astype(np.int32)
