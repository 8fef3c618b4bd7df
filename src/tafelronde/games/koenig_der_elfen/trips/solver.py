# pyright: basic
"""The best trip over a fixed table: an exact depth-first search, on working memory of its own.

The worth of a trip is its income and the bonus, minus the tolls, plus what is left in the hand at
fixed values (UNIT to the gold piece). Spells are left out: a search of the game finds those.
Bodyguards are tried only where they keep a thief or an obstacle away; elsewhere they only cost.

Three things keep it short:

- *Bounds.* What going on can bring at most. Every kind of card has a price, so that together they
  are worth what the cards can bring at best; beyond that only what a visit pays above the prices of
  its cards counts (a Lagrangian bound). Without a direction change also: each place on the way for
  the fewest cards that reach it.
- *Dominance.* The traveller's place and direction, the bodyguard, the hand and the places seen
  determine what was earned except for tolls; so of two ways there the one with less paid is never
  worse, in gold or in stock. ``memo`` remembers such points, as many as it has room for; what it
  forgets is searched again.
- *Order.* Cards that are worth little elsewhere are spent first.
"""

from __future__ import annotations

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import TRAVELS
from .bounds import bound_both_ways, bound_on_the_way, find_prices
from .memory import BEST, DEPTH, HAND, MOVE, MOVES, NEXT, NO_MEMO, NO_MOVE, ORDER, OWED, TURNS
from .road import lay_road, order_transports
from .seen import clear, is_dominated
from .visits import begin, make, value_of

PRICES_FROM = np.int64(40)
"""Visits tried before that: most searches are over then, with the bound on the way alone."""
ANY = np.int64(1 << 40)
"""A bound that bounds nothing."""

MEMO_FROM = np.int64(200)
"""Visits tried before it begins: most searches are over then."""


@compiled
def best_trip(state, player, travel_worth, other_worth, limit, work, memo):
    """The best way to go on: (value · UNIT, first move or NO_MOVE, tolls of each owner as bytes).

    ``travel_worth`` and ``other_worth`` are what a travel card, and a bodyguard or direction
    change, is worth when it is kept. After ``limit`` visits tried, the best so far is told: with a
    high limit it is exact. ``work`` int64[ROWS, COLUMNS] is working memory, ``memo``
    int64[any, MEMO_COLUMNS] as well; with NO_MEMO rows nothing is remembered. All moves of the best
    trip are in ``work[:, BEST]``, up to NO_MOVE.
    """
    length = lay_road(state, player, work)
    order_transports(work, length)
    begin(state, player, work, length)
    remembers = memo.shape[0] > NO_MEMO
    depth = 0
    best = value_of(work, length, depth, travel_worth, other_worth)
    best_owed = work[0, OWED]
    tried = 0
    while depth >= 0:
        k = work[depth, NEXT]
        if k == MOVES or tried >= limit:
            depth -= 1
            continue
        work[depth, NEXT] += 1
        turn, guard, transport = k // (2 * TRAVELS), k // TRAVELS % 2, work[ORDER, k % TRAVELS]
        move = transport * 4 + guard * 2 + turn
        if not make(state, player, work, length, depth, move):
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
            for step in range(depth):
                work[step, BEST] = work[step + 1, MOVE]
            work[depth, BEST] = NO_MOVE
        known = remembers and tried >= MEMO_FROM and is_dominated(work, depth, memo)
        if known or depth == DEPTH:
            work[depth, NEXT] = MOVES
            continue
        priced = tried >= PRICES_FROM
        if work[depth, HAND] >> TURNS > 0:
            hope = bound_both_ways(state, player, work, length, depth) if priced else ANY
        else:
            hope = bound_on_the_way(state, player, work, length, depth, travel_worth, priced)
        if value + hope <= best:
            work[depth, NEXT] = MOVES
    return best, work[0, BEST], best_owed
