"""The actions of a batch in numbers, and the error where one is not legal."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ..facts.definition import GameDefinition
from ..facts.errors import IllegalAction, InvalidAction, TafelrondeError
from ..kernels import stepping


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


def whole_numbers(name: str, numbers: npt.ArrayLike, size: int) -> npt.NDArray[Any]:
    """An array of ``size`` whole numbers, of the type that was given. Raises TafelrondeError, with
    this ``name``, for anything else."""
    given = np.asarray(numbers)
    if given.shape != (size,) or (size and given.dtype.kind not in "iu"):
        raise TafelrondeError(
            f"{name}: {given.dtype}{list(given.shape)} is not possible; "
            f"expected {size} whole numbers"
        )
    return given


def checked_places(where: npt.NDArray[np.bool_], size: int) -> npt.NDArray[np.bool_]:
    """The games that are meant, bool[size]. Raises TafelrondeError for anything else."""
    given = np.asarray(where)
    if given.shape != (size,) or given.dtype != np.bool_:
        raise TafelrondeError(
            f"where: {given.dtype}{list(given.shape)} is not possible; expected bool[{size}]"
        )
    return given


def features_of(
    game: GameDefinition,
    states: npt.NDArray[Any],
    legal: npt.NDArray[np.int32],
    counts: npt.NDArray[np.int32],
    *,
    flat: bool,
) -> npt.NDArray[np.float32]:
    """The legal actions of many positions as ``Batch.action_features`` has them."""
    size, most, width = len(states), int(counts.max()), game.action_width
    starts = np.cumsum(counts, dtype=np.int64) - counts if flat else np.arange(size) * most
    out = np.zeros((int(counts.sum()) if flat else size * most, width), np.float32)
    stepping.describe_all(states, legal, counts, starts, out)
    return out if flat else out.reshape(size, most, width)


def parts_of(
    states: npt.NDArray[Any], legal: npt.NDArray[np.int32], counts: npt.NDArray[np.int32]
) -> npt.NDArray[np.int32]:
    """The legal actions of many positions in two parts, as ``Batch.parts`` has them."""
    out = np.full((len(states), int(counts.max()), 2), -1, np.int32)
    stepping.part_all(states, legal, counts, out)
    return out
