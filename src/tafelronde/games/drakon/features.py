# pyright: basic
"""Features of a player's prospects in Drakon: numbers that a network judges.

Coins and how near the next ones are; whose turn comes when; thieves' rooms beside the neighbours;
the hand by what its tiles do; what the rivals have, and who of them wins at the next move.
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import popcount
from .facts import (
    BITS,
    DESTROY,
    ESCAPE_GOAL,
    GOAL,
    GOLD,
    HAND,
    KEY,
    KIND,
    LOOK,
    LOOKS,
    MIND,
    MOST_PLAYERS,
    ROTATE,
    SHIFT,
    STEAL_LEFT,
    STEAL_RIGHT,
    STEAL_TILE,
    STORM,
    TOLL,
    VORTEX,
    WELL,
    WIND,
)
from .nearness import nearness, next_ends, rooms_for
from .rules.dungeon import tile_code
from .rules.hands import pile_size
from .rules.tables import ARROWS, BIT
from .rules.walking import ends_from, kind_at

_HANDED = (
    (GOLD,),
    (STEAL_LEFT, STEAL_RIGHT, STEAL_TILE),
    (TOLL, WELL),
    (SHIFT, DESTROY, ROTATE, MIND, KEY, VORTEX),
    (WIND, STORM),
)
"""The kinds of tiles in hand that are counted together."""


def _tiles_of(kinds: tuple[int, ...]) -> int:
    found = 0
    for look, kind in zip(LOOK, KIND, strict=True):
        if look < LOOKS and kind in kinds:
            found |= BITS[look]
    return found


_HELD = np.array([_tiles_of(kinds) for kinds in _HANDED], np.int64)
_GOLD = np.int64(_HELD[0])
_MOST_COINS = 8.0


@compiled
def _places_of(state, kind):
    """The rooms of a kind."""
    found = np.int64(0)
    for place in range(state.count):
        if kind_at(state, place) == kind:
            found |= BIT[place]
    return found


@compiled
def _open_ways(state, player):
    """The arrows of the hero's room that point into the dark."""
    place = np.int64(state.where[player])
    arrows, found = ARROWS[tile_code(state, place)], 0
    for side in range(4):
        if state.sides[place, side] < 0 and arrows >> side & 1:
            found += 1
    return found


@compiled
def _can_win(state, player, rooms, one):
    """Whether a move, which ends in one of these places, wins."""
    goal = ESCAPE_GOAL if state.escape else GOAL - 1
    return state.coins[player] >= goal and one & rooms != 0


@compiled
def _write_rivals(state, player, ahead, out, at):
    """Coins of the others, and who of them can win next, before this player and after."""
    players = np.int64(state.players)
    best, total = 0.0, 0.0
    for other in range(players):
        if other == player:
            continue
        coins = min(_MOST_COINS, 1.0 * state.coins[other])
        best = max(best, coins)
        total += coins
        if coins < ESCAPE_GOAL:
            continue
        one = ends_from(state, np.int64(state.where[other]))
        if _can_win(state, other, rooms_for(state, other), one):
            before = (other - state.turn) % players < ahead
            out[at + (3 if before else 4)] += 1.0
    out[at] = best / GOAL
    out[at + 1] = total / (GOAL * max(1, players - 1))
    out[at + 2] = (min(_MOST_COINS, 1.0 * state.coins[player]) - best) / GOAL


@compiled
def features(state, player, out):
    """Write the player's features, in the order of ``FEATURES``, into ``out``; whether they can
    win."""
    players = np.int64(state.players)
    place = np.int64(state.where[player])
    rooms = rooms_for(state, player)
    one = ends_from(state, place)
    two = next_ends(state, one) | one
    three = next_ends(state, two & ~one) | two
    coins = min(_MOST_COINS, 1.0 * state.coins[player])
    missing = (ESCAPE_GOAL + 1 if state.escape else GOAL) - coins
    ahead = (player - np.int64(state.turn)) % players
    left, right = (player + 1) % players, (player + players - 1) % players
    lefts, rights = _places_of(state, STEAL_LEFT), _places_of(state, STEAL_RIGHT)
    out[0] = coins / GOAL
    out[1] = missing <= 2.0
    out[2] = missing <= 1.0
    out[3] = nearness(state, player)
    out[4] = one & rooms != 0
    out[5] = two & rooms != 0
    out[6] = three & rooms != 0
    out[7] = min(popcount(one), 6) / 6.0
    out[8] = one == 0
    out[9] = ahead == 0
    out[10] = ahead / (1.0 * players)
    if coins > 0.0:
        if ends_from(state, np.int64(state.where[right])) & lefts:
            out[11] += 0.5
        if ends_from(state, np.int64(state.where[left])) & rights:
            out[11] += 0.5
    booty = 0.0
    if one & lefts:
        booty = max(booty, 1.0 * state.coins[left])
    if one & rights:
        booty = max(booty, 1.0 * state.coins[right])
    out[12] = min(_MOST_COINS, booty) / GOAL
    hand = state.hands[player]
    out[13] = popcount(hand) / (1.0 * HAND)
    for group in range(len(_HELD)):
        out[14 + group] = popcount(hand & _HELD[group]) / (1.0 * HAND)
    dark = _open_ways(state, player)
    out[19] = dark > 0 and hand & _GOLD != 0
    out[20] = dark / 4.0
    kind = kind_at(state, place)
    out[21] = kind in (KEY, VORTEX)
    out[22] = _can_win(state, player, rooms, one)
    _write_rivals(state, player, ahead, out, 23)
    out[28] = pile_size(state) / 60.0
    out[29] = min(_MOST_COINS, 1.0 * state.on_start) / GOAL
    out[30] = players == 2
    out[31] = players / (1.0 * MOST_PLAYERS)
    out[32] = state.escape
    if state.assigned and not state.used[player] and state.figure[player] >= 0:
        out[33 + np.int64(state.figure[player])] = 1.0
    return True
