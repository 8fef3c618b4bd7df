"""Sequential halving (Karnin, Koren & Somekh 2013): how often each action is tried, and when."""

import numpy as np
import numpy.typing as npt

from ..halving import rounds


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
    tried, found = [0] * considered, list[int]()
    for left, extra in rounds(considered, simulations):
        for _ in range(extra):
            found += tried[:left]
            tried[:left] = [number + 1 for number in tried[:left]]
        if len(found) >= simulations:
            break
    return found[:simulations]
