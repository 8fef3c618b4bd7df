# pyright: basic
"""Knowledge of bots about Kaiser, König, Edelmann beyond its rules: an evaluation, and which moves
a search should look at first."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit, popcount
from ...core.contract.keys import mix
from ...core.contract.mathematics import exp
from .facts import EMPEROR, FARTHEST, NOBLEMAN, QUIET
from .rules.walking import all_pieces, can_move, closed_to, is_alive, pieces_of, reach, value_at
from .state import STRIDE

RUN = np.array([0.0, 2.6, 1.5, 0.9, 0.55, 0.3, 0.15, 0.05, 0.0, -0.2])
"""The worth of this number of free steps to the goal; the last: no free way."""
KING_WORTH, NOBLE_WORTH = 0.33, 0.40
MOBILITY = 0.012
REFUGE = 0.10
"""For each point to which the emperor can go and be safe."""
CHECK, MATE = 0.9, 2.5
"""An emperor who is threatened on its own turn, and on another's."""
RING = 0.05
"""For each point beside the goal that one's pieces can reach."""
SAFE_RUN = 0.7
"""The share of RUN that is only had over points that nobody else reaches."""


@compiled
def attacks(state, seat, taken):
    """The points on which a seat's pieces could end if it were their turn, including own pieces'
    points."""
    ends = 0
    for value in range(EMPEROR, NOBLEMAN + 1):
        allowed = state.allowed[value - 1]
        left = state.men[seat, value - 1]
        found = 0
        while left:
            point = lowest_bit(left)
            left &= left - 1
            found |= reach(state, point, value, allowed & ~taken)
        ends |= found & allowed
    return ends


@compiled
def around(state, points):
    """The neighbours of these points."""
    found = 0
    while points:
        found |= state.near[lowest_bit(points)]
        points &= points - 1
    return found


@compiled
def steps_to_goal(state, start, free):
    """How many steps a piece needs from a point to the goal over ``free`` points; FARTHEST where
    there is no such way, or a longer one."""
    reached = start
    edge = start
    for steps in range(1, FARTHEST):
        following = around(state, edge)
        if following & state.goal:
            return steps
        edge = following & free & ~reached
        if edge == 0:
            return FARTHEST
        reached |= edge
    return FARTHEST


@compiled
def _threats_to(state, seat, reached):
    """All points that the other living seats can end on."""
    danger = 0
    for other in range(state.players):
        if other != seat and is_alive(state, other) and state.moved >> other & 1:
            danger |= reached[other]
    return danger


@compiled
def _standing(state, seat, taken, reached):
    """The worth of a living seat's position for that seat, in logits."""
    emperor = state.men[seat, 0]
    danger = _threats_to(state, seat, reached)
    free = state.allowed[0] & ~taken
    worth = (1.0 - SAFE_RUN) * RUN[steps_to_goal(state, emperor, free)]
    worth += SAFE_RUN * RUN[steps_to_goal(state, emperor, free & ~danger)]
    worth += KING_WORTH * popcount(state.men[seat, 1]) + NOBLE_WORTH * popcount(state.men[seat, 2])
    own = pieces_of(state, seat)
    worth += MOBILITY * popcount(reached[seat] & ~own)
    near = state.near[lowest_bit(emperor)]
    worth += REFUGE * popcount(near & free & ~danger)
    ring = state.near[lowest_bit(state.goal)]
    worth += RING * popcount(ring & reached[seat])
    if danger & emperor:
        worth -= CHECK if state.player == seat else MATE
    return worth


@compiled
def evaluate(state, out):
    """Chances to win as shares that sum to 1, then on the scale of results."""
    taken = all_pieces(state)
    players = np.int64(state.players)
    reached = (
        attacks(state, 0, taken),
        attacks(state, 1, taken),
        attacks(state, 2, taken) if players > 2 else 0,
        attacks(state, 3, taken) if players > 3 else 0,
    )
    total = 0.0
    for seat in range(players):
        out[seat] = 0.0
        if is_alive(state, seat):
            out[seat] = exp(_standing(state, seat, taken, reached))
            total += out[seat]
    for seat in range(players):
        out[seat] = 2.0 * out[seat] / total - 1.0


# ---- for searches --------------------------------------------------------------------------------


@compiled
def key(state):
    """Pieces, turn, who may capture; turns without a capture only when their limit is near."""
    players = np.int64(state.players)
    near_end = max(0, np.int64(state.quiet) - QUIET * players + 24)
    found = np.int64(state.player) << 8 | np.int64(state.moved)
    found = mix(found | near_end << 16 | np.int64(state.round_number) << 32, np.int64(players))
    for seat in range(players):
        for value in range(3):
            found = mix(found, state.men[seat, value])
    return found | 1


@compiled
def priority(state, action):
    """The emperor into the goal, captures by what they win, then the emperor's steps."""
    player = np.int64(state.player)
    start, end = 1 << np.int64(action) // STRIDE, 1 << np.int64(action) % STRIDE
    value = value_at(state, player, start)
    if value == EMPEROR and end == state.goal:
        return 999
    for seat in range(state.players):
        if seat != player:
            captured = value_at(state, seat, end)
            if captured:
                if captured == EMPEROR:
                    return 900
                return (100 if is_alive(state, seat) else 50) + 10 * captured - value
    return 1 if value == EMPEROR else 0


@compiled
def noisy_actions(state, out):
    """Captures of living seats' pieces and the emperor's last step; and nothing else:
    what one does about a threat is searched, not guessed."""
    player = np.int64(state.player)
    taken = all_pieces(state)
    closed = closed_to(state, player, taken)
    targets = 0
    for seat in range(state.players):
        if seat != player and is_alive(state, seat):
            targets |= pieces_of(state, seat)
    count = 0
    left = pieces_of(state, player)
    while left:
        point = lowest_bit(left)
        left &= left - 1
        value = value_at(state, player, 1 << point)
        allowed = state.allowed[value - 1]
        ends = reach(state, point, value, allowed & ~taken) & allowed & ~closed
        ends &= targets | state.goal
        while ends:
            out[count] = STRIDE * point + lowest_bit(ends)
            ends &= ends - 1
            count += 1
    return count


@compiled
def hand_turn(state, player):
    """Give the turn to any living seat that can move."""
    if not is_alive(state, player) or not can_move(state, player):
        return False
    state.player = player
    return True
