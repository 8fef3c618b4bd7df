# pyright: basic
"""A trip in the working memory, a row for each visit: its begin, its moves, its worth."""

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import BODYGUARD, BONUS, DIRECTION_CHANGE, MOST_VISITS, TOLL, TRAVEL, TRAVELS
from ..state import TRAVELLING
from .cards import count_cards, pay_all, pay_one
from .memory import (
    AT,
    BEST,
    CARD_BITS,
    COSTS,
    DEMAND,
    DEMAND_BITS,
    EARNED,
    FEW,
    FEWEST,
    GUARDED,
    GUARDS,
    HAND,
    HEADING,
    HELD,
    INCOME,
    LEFT,
    MOVE,
    NEXT,
    NO_MOVE,
    OBSTACLES,
    OWED,
    PLACE,
    ROAD,
    ROBBER,
    STOCK,
    TERRAIN,
    TRAVEL_CARDS,
    TURNS,
    UNIT,
    VISITS,
)
from .road import ahead_of, is_threatened, on_road, realm_at


@compiled
def _packed(state, player):
    """A hand as one number."""
    hand = np.int64(state.hands[player, BODYGUARD]) << GUARDS
    hand |= np.int64(state.hands[player, DIRECTION_CHANGE]) << TURNS
    for transport in range(TRAVELS):
        hand |= np.int64(state.hands[player, TRAVEL + transport]) << CARD_BITS * transport
    return hand


@compiled
def begin(state, player, work, length):
    """The first row: the running trip of the traveller, or a trip not yet begun."""
    runs = state.elf_phase == TRAVELLING and state.player == player
    work[0, AT] = -1
    work[0, HEADING] = 1
    work[0, GUARDED] = 0
    work[0, EARNED] = 0
    work[0, OWED] = 0
    work[0, VISITS] = 0
    work[0, STOCK] = state.gold[player]
    work[0, HAND] = _packed(state, player)
    work[0, LEFT] = 0
    work[0, NEXT] = 0
    work[0, MOVE] = NO_MOVE
    work[0, BEST] = NO_MOVE
    work[0, DEMAND] = 0
    for transport in range(TRAVELS):
        work[0, LEFT] += state.hands[player, TRAVEL + transport]
    if runs:
        work[0, AT] = on_road(work, length, np.int64(state.at))
        work[0, HEADING] = state.heading
        work[0, GUARDED] = state.guarded
        work[0, EARNED] = state.income
        for owner in range(state.players):
            work[0, EARNED] -= state.tolls[owner]
            work[0, STOCK] -= state.tolls[owner]
            work[0, OWED] += np.int64(state.tolls[owner]) // TOLL << 8 * owner
        for at in range(length):
            work[0, VISITS] |= np.int64(state.visits[work[ROAD + at, PLACE]]) << 2 * at


@compiled
def _go(state, player, work, length, depth, guard, turn):
    """Fill the next row with the visit that comes, but for its travel cards; the further cards that
    it takes for an obstacle, or −1 where it is not possible."""
    hand, at = work[depth, HAND], work[depth, AT]
    if guard and hand >> GUARDS & FEW == 0:
        return np.int64(-1)
    if turn and (at < 0 or hand >> TURNS == 0):
        return np.int64(-1)
    heading = -work[depth, HEADING] if turn else work[depth, HEADING]
    ahead = ahead_of(state, player, work, length, at, heading)
    if ahead < 0 or work[depth, VISITS] >> 2 * ahead & 3 == MOST_VISITS:  # E-7.8
        return np.int64(-1)
    entry = at < 0 or realm_at(work, at) != realm_at(work, ahead)
    if guard and not (entry and is_threatened(work, length, realm_at(work, ahead))):
        return np.int64(-1)
    shielded = guard if entry else work[depth, GUARDED]
    robber, more = np.int64(-1), np.int64(0)
    if not shielded:
        robber, more = work[ROAD + ahead, ROBBER], work[ROAD + ahead, OBSTACLES]
    if robber >= 0 and work[depth, STOCK] < TOLL:
        return np.int64(-1)
    toll = TOLL if robber >= 0 else 0
    below = depth + 1
    work[below, AT] = ahead
    work[below, HEADING] = heading
    work[below, GUARDED] = shielded
    work[below, EARNED] = work[depth, EARNED] + work[ROAD + ahead, INCOME] - toll
    work[below, OWED] = work[depth, OWED] + (1 << 8 * robber if robber >= 0 else 0)
    work[below, VISITS] = work[depth, VISITS] + (1 << 2 * ahead)
    work[below, STOCK] = work[depth, STOCK] - toll
    work[below, HAND] = hand - (guard << GUARDS) - (np.int64(turn) << TURNS)
    work[below, NEXT] = 0
    return more


@compiled
def make(state, player, work, length, depth, move):
    """Make a move on the next row if it is possible; whether it was."""
    transport, guard, turn = move >> 2, move >> 1 & 1, move & 1
    more = _go(state, player, work, length, depth, guard, turn)
    below = depth + 1
    cost = work[ROAD + work[below, AT], COSTS + transport] if more >= 0 else 0
    if cost == 0:
        return False
    cost += more
    if work[below, HAND] >> CARD_BITS * transport & HELD < cost:
        return False
    work[below, HAND] -= cost << CARD_BITS * transport
    work[below, LEFT] = work[depth, LEFT] - cost
    work[below, MOVE] = move
    return True


@compiled
def step(state, player, work, length, depth, which):
    """Make a move on the next row without a choice of transports, if the hand can pay for it and
    all visits before it; whether it was. HAND and LEFT are what is left of the hand at best."""
    more = _go(state, player, work, length, depth, which >> 1, which & 1)
    if more < 0:
        return False
    below = depth + 1
    kind = 2 * work[ROAD + work[below, AT], TERRAIN] + more
    cards, hand = work[ROAD + work[below, AT], FEWEST + more], work[below, HAND]
    if cards == 0 or cards > work[depth, LEFT]:
        return False
    work[below, DEMAND] = work[depth, DEMAND] + (1 << DEMAND_BITS * kind)
    work[below, LEFT] = work[depth, LEFT] - cards
    rest = pay_one(work, hand, kind, cards)
    if rest < 0:
        enough = work[0, LEFT] - work[below, LEFT]
        rest = pay_all(work, work[0, HAND], work[below, DEMAND], enough)
        if rest < 0:
            return False
        rest = rest & TRAVEL_CARDS | hand & ~TRAVEL_CARDS
        work[below, LEFT] = count_cards(rest)
    work[below, HAND] = rest
    work[below, MOVE] = which
    return True


@compiled
def saw_all(visits, length):
    for at in range(length):
        if visits >> 2 * at & 3 == 0:
            return False
    return length > 0


@compiled
def value_of(work, length, depth, travel_worth, other_worth):
    """The worth of stopping here."""
    hand, gold = work[depth, HAND], work[depth, EARNED]
    if saw_all(work[depth, VISITS], length):
        gold += BONUS
    others = (hand >> GUARDS & FEW) + (hand >> TURNS)
    return gold * UNIT + work[depth, LEFT] * travel_worth + others * other_worth
