# pyright: basic
"""Points of a search that were reached before with no less earned."""

from ....core.compile.compiler import compiled
from .memory import (
    AT,
    DEMAND,
    EARNED,
    EVEN,
    GUARDED,
    GUARDS,
    HAND,
    HEADING,
    LEFT,
    MEMO_EARNED,
    MEMO_LEFT,
    VISITS,
)


@compiled
def clear(memo):
    for row in range(memo.shape[0]):
        memo[row, 0] = -1
        memo[row, 1] = 0


@compiled
def is_dominated(work, depth, memo):
    """Whether this point was reached before with no less earned; if not, it is remembered. Of two
    rows that it may have, one keeps what has more cards left: there is more to search below it."""
    demand = work[depth, DEMAND]
    where = (work[depth, HAND] >> GUARDS) << 30 | work[depth, VISITS] << 6
    where |= (work[depth, AT] + 1) << 2
    where |= (work[depth, HEADING] > 0) << 1 | (work[depth, GUARDED] != 0)
    row = (demand % 2147483647 * 1000000007 + where % 2147483629 * 998244353) % (memo.shape[0] // 2)
    now = (work[depth, LEFT] << MEMO_LEFT) | where << MEMO_EARNED | (work[depth, EARNED] + EVEN)
    row *= 2
    for k in range(row, row + 2):
        if memo[k, 0] == demand and memo[k, 1] >> MEMO_EARNED == now >> MEMO_EARNED:
            if memo[k, 1] >= now:
                return True
            memo[k, 1] = now
            return False
    if memo[row, 1] >> MEMO_LEFT > work[depth, LEFT]:
        row += 1
    memo[row, 0], memo[row, 1] = demand, now
    return False
