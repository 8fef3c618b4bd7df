# pyright: basic
"""A trip in the working memory, a row for each visit: its begin, its moves, its worth."""

from __future__ import annotations

import numpy as np

from ....core.compile.compiler import compiled
from ..facts import BODYGUARD, BONUS, DIRECTION_CHANGE, MOST_VISITS, TOLL, TRAVEL, TRAVELS
from ..state import TRAVELLING
from .memory import (
    AT,
    BEST,
    CARD_BITS,
    COSTS,
    EARNED,
    FEW,
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
def make(state, player, work, length, depth, move):
    """Make a move on the next row if it is possible; whether it was."""
    hand, at = work[depth, HAND], work[depth, AT]
    transport, guard, turn = move >> 2, move >> 1 & 1, move & 1
    held = hand >> CARD_BITS * transport & HELD
    if held == 0 or (guard and hand >> GUARDS & FEW == 0):
        return False
    if turn and (at < 0 or hand >> TURNS == 0):
        return False
    heading = -work[depth, HEADING] if turn else work[depth, HEADING]
    ahead = ahead_of(state, player, work, length, at, heading)
    if ahead < 0 or work[depth, VISITS] >> 2 * ahead & 3 == MOST_VISITS:  # E-7.8
        return False
    cost = work[ROAD + ahead, COSTS + transport]
    if cost == 0:
        return False
    entry = at < 0 or realm_at(work, at) != realm_at(work, ahead)
    if guard and not (entry and is_threatened(work, length, realm_at(work, ahead))):
        return False
    shielded = guard if entry else work[depth, GUARDED]
    robber = -1
    if not shielded:
        robber = work[ROAD + ahead, ROBBER]
        cost += work[ROAD + ahead, OBSTACLES]
    if held < cost or (robber >= 0 and work[depth, STOCK] < TOLL):
        return False
    toll = TOLL if robber >= 0 else 0
    below = depth + 1
    work[below, AT] = ahead
    work[below, HEADING] = heading
    work[below, GUARDED] = shielded
    work[below, EARNED] = work[depth, EARNED] + work[ROAD + ahead, INCOME] - toll
    work[below, OWED] = work[depth, OWED] + (1 << 8 * robber if robber >= 0 else 0)
    work[below, VISITS] = work[depth, VISITS] + (1 << 2 * ahead)
    work[below, STOCK] = work[depth, STOCK] - toll
    work[below, HAND] = (
        hand - (cost << CARD_BITS * transport) - (guard << GUARDS) - (np.int64(turn) << TURNS)
    )
    work[below, LEFT] = work[depth, LEFT] - cost
    work[below, NEXT] = 0
    work[below, MOVE] = move
    return True


@compiled
def saw_all(visits, length):
    for at in range(length):
        if visits >> 2 * at & 3 == 0:
            return False
    return length > 0


@compiled
def value_of(work, length, depth, travel_worth, other_worth):
    """What stopping here is worth."""
    hand, gold = work[depth, HAND], work[depth, EARNED]
    if saw_all(work[depth, VISITS], length):
        gold += BONUS
    others = (hand >> GUARDS & FEW) + (hand >> TURNS)
    return gold * UNIT + work[depth, LEFT] * travel_worth + others * other_worth
