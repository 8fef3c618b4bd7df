# pyright: basic
"""The best trip over a fixed table: an exact depth-first search, on working memory of its own.

The worth of a trip is its income and the bonus, minus the tolls, plus what is left in the hand at
fixed values (UNIT to the gold piece). Spells are left out: a search of the game finds those.
Bodyguards are tried only where they keep a thief or an obstacle away; elsewhere they only cost.

What keeps it short:

- *Places first.* A way from place to place asks for so many visits of each kind, in any order; the
  fewest cards that pay for them are found apart (``cards``). So no two choices of transports are
  searched for the same way.
- *Bounds.* What going on can bring at most. Every kind of card has a price, so that together they
  are worth what the cards can bring at best; beyond that only what a visit pays above the prices of
  its cards counts (a Lagrangian bound). Without a direction change also: each place on the way for
  the fewest cards that reach it.
- *Dominance.* The traveller's place and direction, the bodyguard, the action cards left, what the
  visits ask of the hand and the places seen determine what was earned except for tolls; so of two
  ways there the one with less paid is never worse, in gold or in stock. ``memo`` remembers such
  points, as many as it has room for; what it forgets is searched again.
"""

import numpy as np

from ....core.compile.compiler import compiled
from .bounds import bound_both_ways, bound_on_the_way, find_prices
from .cards import fewest, kind_of, pay_all, take_paid
from .memory import (
    ANY,
    BEST,
    DEMAND,
    DEPTH,
    FEWEST,
    HAND,
    LEFT,
    MOVE,
    NEXT,
    NO_MEMO,
    NO_MOVE,
    OWED,
    ROAD,
    STEPS,
    TERRAIN,
    TRAVEL_CARDS,
    TURNS,
)
from .road import lay_road, order_transports
from .seen import clear, is_dominated
from .visits import begin, step, value_of

GUESS_LIMIT = np.int64(120)
"""Visits tried for a guess; docs/experiments/elfen-solver.md says how often it is the best."""

PRICES_FROM = np.int64(40)
"""Visits tried before that: most searches are over then, with the bound on the way alone."""
MEMO_FROM = np.int64(200)
"""Visits tried before it begins: most searches are over then."""


@compiled
def _choose_transports(state, player, work, length):
    """Complete the moves of the best trip by transports that pay for it with the fewest cards; the
    hand that is left."""
    depth = 0
    while work[depth, BEST] != NO_MOVE:
        step(state, player, work, length, depth, work[depth, BEST])
        work[depth, NEXT] = kind_of(work[depth + 1, DEMAND] - work[depth, DEMAND])
        depth += 1
    if depth == 0:
        return work[0, HAND]
    left = pay_all(work, work[0, HAND], work[depth, DEMAND], work[0, LEFT] - work[depth, LEFT])
    for before in range(depth):
        transport = take_paid(work, depth, work[before, NEXT])
        work[before, BEST] += transport * STEPS
    return left & TRAVEL_CARDS | work[depth, HAND] & ~TRAVEL_CARDS


@compiled
def best_trip(state, player, travel_worth, other_worth, limit, work, memo):
    """The best way to go on: (value · UNIT, first move or NO_MOVE, tolls of each owner as bytes,
    the hand that is left, packed).

    ``travel_worth`` and ``other_worth`` are what a travel card, and a bodyguard or direction
    change, is worth when it is kept. After ``limit`` visits tried, the best so far is told: with a
    high limit it is exact. ``work`` int64[ROWS, COLUMNS] is working memory, ``memo``
    int64[any, MEMO_COLUMNS] as well; with NO_MEMO rows nothing is remembered. All moves of the best
    trip are in ``work[:, BEST]``, up to NO_MOVE.
    """
    length = lay_road(state, player, work)
    order_transports(work, length)
    begin(state, player, work, length)
    for at in range(length):
        for more in range(2):
            kind = 2 * work[ROAD + at, TERRAIN] + more
            work[ROAD + at, FEWEST + more] = fewest(work[0, HAND], kind)
    remembers = memo.shape[0] > NO_MEMO
    depth = 0
    best = value_of(work, length, depth, travel_worth, other_worth)
    best_owed = work[0, OWED]
    tried = 0
    while depth >= 0:
        k = work[depth, NEXT]
        if k == STEPS or tried >= limit:
            depth -= 1
            continue
        work[depth, NEXT] += 1
        if not step(state, player, work, length, depth, (k & 1) << 1 | k >> 1):
            continue
        tried += 1
        depth += 1
        if tried == PRICES_FROM:
            find_prices(work, length, travel_worth)
        if remembers and tried == MEMO_FROM:
            clear(memo)
        value = value_of(work, length, depth, travel_worth, other_worth)
        if value > best:
            best, best_owed = value, work[depth, OWED]
            for row in range(depth):
                work[row, BEST] = work[row + 1, MOVE]
            work[depth, BEST] = NO_MOVE
        known = remembers and tried >= MEMO_FROM and is_dominated(work, depth, memo)
        if known or depth == DEPTH:
            work[depth, NEXT] = STEPS
            continue
        priced = tried >= PRICES_FROM
        if work[depth, HAND] >> TURNS > 0:
            hope = ANY
            if priced:
                hope = bound_both_ways(state, player, work, length, depth, travel_worth)
        else:
            hope = bound_on_the_way(state, player, work, length, depth, travel_worth, priced)
        if value + hope <= best:
            work[depth, NEXT] = STEPS
    left = _choose_transports(state, player, work, length)
    return best, work[0, BEST], best_owed, left
