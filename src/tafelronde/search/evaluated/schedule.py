"""Sequential halving (Karnin, Koren & Somekh 2013): how often each action is tried, and when."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt


def halving(considered: int, simulations: int) -> npt.NDArray[np.int32]:
    """int32[considered + 1, simulations]: where m actions are considered, simulation s goes to one
    of those that were tried so often before. The tries are divided among rounds; after each, the
    better half of the actions goes on.

    Examples:
        Eight simulations among four actions: one each, another for the better two, …

        >>> halving(4, 8)[4].tolist()
        [0, 0, 0, 0, 1, 1, 2, 2]
    """
    rows = [_row(number, simulations) for number in range(considered + 1)]
    return np.array(rows, np.int32).reshape(considered + 1, simulations)


def _row(considered: int, simulations: int) -> list[int]:
    if considered <= 1:
        return list(range(simulations))
    rounds = math.ceil(math.log2(considered))
    tried, left, found = [0] * considered, considered, list[int]()
    while len(found) < simulations:
        extra = max(1, simulations // (rounds * left))
        for _ in range(extra):
            found += tried[:left]
            tried[:left] = [number + 1 for number in tried[:left]]
        left = max(2, left // 2)
    return found[:simulations]
