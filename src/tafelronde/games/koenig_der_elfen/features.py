# pyright: basic
"""Features of a prince's prospects in König der Elfen: numbers that a network judges.

The gold after the best trip over the road as it lies, the hand, the road, and the stage of the
game. Only the player's own trip is solved: a network asks for every player's features and compares,
so the others count here with the gold that they have now.
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.scratch import scratch
from .encoding import LIMIT
from .facts import (
    ARMS,
    BODYGUARD,
    BUYS,
    DIRECTION_CHANGE,
    LOCATIONS,
    MOST_JOURNEYS,
    OBSTACLE,
    PLACES,
    PLANNING,
    PLANNINGS,
    SLOTS,
    THIEF,
    TRAVEL,
    TRAVELS,
)
from .insight import drop_useless, has_travelled, potential, put_back, spread_of
from .state import AWAIT_SWAP_DISCARD, AWAIT_TURN, PLANNING_PHASE, TRAVELLING
from .trips.memory import COLUMNS, MEMO_COLUMNS, NO_MEMO, ROWS, UNIT
from .trips.solver import GUESS_LIMIT, best_trip
from .worth import (
    can_visit,
    free_places,
    hand_worth,
    journeys_left,
    keep_other,
    keep_travel,
    kept_worth,
)


@compiled
def _within(number):
    return min(LIMIT, max(-LIMIT, number))


@compiled
def _write_gold(state, player, out):
    """Write the player's gold: after the best trip, and now."""
    work, memo = scratch(ROWS, COLUMNS), scratch(NO_MEMO, MEMO_COLUMNS)
    discards = state.awaits == AWAIT_SWAP_DISCARD and state.player == player
    gone = drop_useless(state, player, work, memo) if discards else np.int64(0)
    hand, later = hand_worth(state, player) / UNIT, 0.0
    if has_travelled(state, player):
        trip = kept_worth(state, player) / UNIT
    else:
        value, _, _, _ = best_trip(
            state, player, keep_travel(state), keep_other(state), GUESS_LIMIT, work, memo
        )
        trip, later = value / UNIT, potential(state, player)
    put_back(state, player, gone)
    players, gold = np.int64(state.players), 1.0 * state.gold[player]
    total, best = 0.0, -1e9
    for other in range(players):
        if other != player:
            best = max(best, 1.0 * state.gold[other])
            total += state.gold[other]
    spread = spread_of(state)
    out[0] = _within((gold + hand + trip + later - (total + gold) / players) / spread)
    out[1] = _within((gold - best) / spread)
    out[2] = _within((gold - total / (players - 1.0)) / spread)
    out[3] = _within(gold / 50.0)
    out[4] = _within(trip / 30.0)
    out[5] = _within(later / 10.0)
    out[6] = _within(hand / 4.0)


@compiled
def _write_hand(state, player, lands, out, at):
    """The cards, and ``lands``: the terrains that they can visit, as bits."""
    travels, transports, locations, reached = 0, 0, 0, 0
    for kind in range(TRAVEL, TRAVEL + TRAVELS):
        travels += np.int64(state.hands[player, kind])
        transports += state.hands[player, kind] > 0
    for terrain in range(LOCATIONS):
        locations += np.int64(state.hands[player, terrain])
        reached += lands >> terrain & 1
    out[at] = _within(travels / 8.0)
    out[at + 1] = transports / (1.0 * TRAVELS)
    out[at + 2] = reached / (1.0 * LOCATIONS)
    out[at + 3] = _within(locations / 4.0)
    for card in range(PLANNINGS):
        out[at + 4 + card] = _within(state.hands[player, PLANNING + card] / 2.0)
    at += 4 + PLANNINGS
    out[at] = _within(state.hands[player, BODYGUARD] / 2.0)
    out[at + 1] = _within(state.hands[player, DIRECTION_CHANGE] / 2.0)
    out[at + 2] = _within(state.held[player] / 12.0)
    out[at + 3] = state.arms[player] / (1.0 * ARMS)
    out[at + 4] = state.bought[player] / (1.0 * BUYS)


@compiled
def _write_stage(state, player, out, at):
    """How far the game is, and whose turn comes when."""
    players = np.int64(state.players)
    out[at + np.int64(state.elf_phase)] = 1.0
    at += TRAVELLING + 1
    out[at] = journeys_left(state) / (MOST_JOURNEYS - 1.0)
    out[at + 1] = state.player == player
    out[at + 2] = (player - max(0, np.int64(state.player))) % players / (1.0 * players)
    out[at + 3] = state.awaits != AWAIT_TURN
    out[at + 4] = (player - max(0, np.int64(state.dragon))) % players / (1.0 * players)
    out[at + 5] = has_travelled(state, player)
    if state.elf_phase == PLANNING_PHASE:
        out[at + 6] = min(1.0, state.passes / (1.0 * players))


@compiled
def _write_road(state, player, lands, out, at):
    """Write the worth and the cards of the road."""
    whole, opened, own, thieves, obstacles = 0, 0, 0, 0, 0
    for place in range(PLACES):
        terrain = np.int64(state.terrain[place])
        if terrain < 0:
            continue
        gold = np.int64(state.worth[terrain])
        whole += gold
        if lands >> terrain & 1:
            opened += gold
        robber, hinderer = state.owner[THIEF, place], state.owner[OBSTACLE, place]
        own += robber == player
        thieves += robber >= 0 and robber != player
        obstacles += hinderer >= 0 and hinderer != player
    room = np.int64(state.room)
    out[at] = free_places(state) / (1.0 * state.players * room)
    out[at + 1] = state.realm[player] / (1.0 * room)
    out[at + 2] = _within(whole / 40.0)
    out[at + 3] = _within(opened / 40.0)
    out[at + 4] = own / (1.0 * ARMS)
    out[at + 5] = _within(thieves / 4.0)
    out[at + 6] = _within(obstacles / 4.0)
    out[at + 7] = _within(state.tolls[player] / 10.0)


@compiled
def features(state, player, out):
    """Write the player's features, in the order of ``FEATURES``, into ``out``. Everybody can win to
    the end."""
    lands = 0
    for terrain in range(LOCATIONS):
        if can_visit(state, player, terrain):
            lands |= 1 << terrain
    _write_gold(state, player, out)
    _write_hand(state, player, lands, out, 7)
    at = 7 + 4 + PLANNINGS + 5
    _write_stage(state, player, out, at)
    at += TRAVELLING + 1 + 7
    _write_road(state, player, lands, out, at)
    out[at + 8] = _within(state.piled / 60.0)
    out[at + 9] = state.magic
    out[at + 10] = state.room / (1.0 * SLOTS)
    out[at + 9 + np.int64(state.players)] = 1.0
    return True
