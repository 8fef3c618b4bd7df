# pyright: basic
"""The fewest cards that pay for some visits, whatever their order.

What a hand must pay for depends on the visits alone: so many of each kind, a kind being a terrain,
with an obstacle or without. So a search goes from place to place, and asks here whether the hand
can pay for the places it saw.
"""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import COST as COSTS_OF
from ..facts import LOCATIONS, TRAVELS
from ..rules.tables import COST
from .memory import (
    ASKING,
    CARD_BITS,
    DEMAND_BITS,
    HELD,
    KINDS_OF_VISIT,
    LEAST,
    ORDER,
    PAYING,
    REST,
    SPENT,
    TAKEN,
)

TOO_LONG = np.int64(20_000)
"""Cards tried; beyond that the hand is held to be too small. No real hand takes so many."""

_FEW_WAYS = sorted(range(LOCATIONS), key=lambda terrain: sum(row[terrain] > 0 for row in COSTS_OF))
_HARDEST_FIRST = np.array([2 * terrain + more for terrain in _FEW_WAYS for more in (1, 0)], np.int8)
"""The kinds of visits, those first that the fewest transports make."""


@compiled
def count_cards(hand):
    """The travel cards of a packed hand."""
    cards = np.int64(0)
    for transport in range(TRAVELS):
        cards += hand >> CARD_BITS * transport & HELD
    return cards


@compiled
def fewest(hand, kind):
    """The fewest cards of one transport in the hand that make one visit; 0: it has none."""
    best = 0
    for transport in range(TRAVELS):
        cost = np.int64(COST[transport, kind >> 1])
        if cost > 0:
            cost += kind & 1
            if hand >> CARD_BITS * transport & HELD >= cost and (best == 0 or cost < best):
                best = cost
    return best


@compiled
def pay_one(work, hand, kind, cards):
    """The hand when one visit is paid for with so many cards; −1 where it has no such cards."""
    for k in range(TRAVELS):
        transport = work[ORDER, k]
        cost = np.int64(COST[transport, kind >> 1])
        if cost > 0 and cost + (kind & 1) == cards:
            if hand >> CARD_BITS * transport & HELD >= cards:
                return hand - (cards << CARD_BITS * transport)
    return np.int64(-1)


@compiled
def _line_up(work, hand, demand):
    """A row for each visit, the hardest first; their number, or −1 if the hand has nothing for
    one."""
    count = 0
    for k in range(KINDS_OF_VISIT):
        kind = np.int64(_HARDEST_FIRST[k])
        for _ in range(demand >> DEMAND_BITS * kind & ((1 << DEMAND_BITS) - 1)):
            work[PAYING + count, ASKING] = kind
            count += 1
    work[PAYING + count, LEAST] = 0
    for row in range(PAYING + count - 1, PAYING - 1, -1):
        cards = fewest(hand, work[row, ASKING])
        if cards == 0:
            return np.int64(-1)
        work[row, LEAST] = work[row + 1, LEAST] + cards
    return count


@compiled
def pay_all(work, hand, demand, enough):
    """Pay for all these visits with as few cards as possible: the hand that is left, or −1. The
    transports taken are in the rows PAYING. Not fewer than ``enough`` cards are looked for."""
    count = _line_up(work, hand, demand)
    if count < 0:
        return np.int64(-1)
    best, left, tried = 1 << 20, np.int64(-1), 0
    row, end = PAYING, PAYING + count
    work[row, REST], work[row, SPENT], work[row, TAKEN] = hand, 0, 0
    while row >= PAYING and tried < TOO_LONG:
        if row == end:
            best, left = work[row, SPENT], work[row, REST]
            if best <= enough:
                break
            row -= 1
            continue
        k = work[row, TAKEN]
        if k == TRAVELS:
            row -= 1
            continue
        work[row, TAKEN] += 1
        kind, transport = work[row, ASKING], work[ORDER, k]
        cost = np.int64(COST[transport, kind >> 1])
        if cost == 0:
            continue
        cost += kind & 1
        spent = work[row, SPENT] + cost
        if (
            work[row, REST] >> CARD_BITS * transport & HELD < cost
            or spent + work[row + 1, LEAST] >= best
        ):
            continue
        tried += 1
        work[row + 1, REST] = work[row, REST] - (cost << CARD_BITS * transport)
        work[row + 1, SPENT] = spent
        again = row + 1 < end and work[row + 1, ASKING] == kind
        work[row + 1, TAKEN] = k if again else 0
        row += 1
    return left


@compiled
def kind_of(demand):
    """The kind of the only visit of a demand."""
    kind = 0
    while demand >> DEMAND_BITS * (kind + 1) > 0:
        kind += 1
    return kind


@compiled
def take_paid(work, count, kind):
    """The transport with which ``pay_all`` paid for one of these visits; each is told once."""
    for row in range(PAYING, PAYING + count):
        if work[row, ASKING] == kind:
            work[row, ASKING] = -1
            return work[ORDER, work[row, TAKEN] - 1]
    return np.int64(0)
