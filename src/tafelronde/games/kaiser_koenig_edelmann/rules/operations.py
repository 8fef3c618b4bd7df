# pyright: basic
"""Operations of the contract by the rules of Kaiser, König, Edelmann.

Clauses: docs/rules/kaiser_koenig_edelmann.md.

Actions: ``64·from + to`` moves the piece on a point to another (K-2.9: the way does not matter);
4096 + seat (chance) says who begins. Sets of points are bits of an int64.
"""

import numpy as np

from ....core.compile.compiler import compiled, inlined
from ....core.contract.bits import lowest_bit, popcount
from ....core.contract.rng import below
from ....core.facts.constants import CHANCE
from ..facts import EMPEROR, KING, NOBLEMAN
from ..state import BEGIN, BY_GOAL, BY_LAST, STRIDE, UNFINISHED
from .rounds import go_on
from .walking import all_pieces, closed_to, is_alive, pieces_of, reach, value_at


@compiled
def legal_actions(state, out):
    player = np.int64(state.player)
    taken = all_pieces(state)
    closed = closed_to(state, player, taken)
    count = 0
    left = pieces_of(state, player)
    while left:
        point = lowest_bit(left)
        left &= left - 1
        value = value_at(state, player, 1 << point)
        allowed = state.allowed[value - 1]
        ends = reach(state, point, value, allowed & ~taken) & allowed & ~closed
        while ends:
            out[count] = STRIDE * point + lowest_bit(ends)
            ends &= ends - 1
            count += 1
    return count


@compiled
def chance_outcomes(state, out, weights):
    for seat in range(state.players):
        out[seat] = BEGIN + seat
        weights[seat] = 1
    return np.int64(state.players)


@inlined
def _nth_bit(mask, n):
    for _ in range(n):
        mask &= mask - 1
    return lowest_bit(mask)


@compiled
def random_action(state, rng, out, weights):
    """Draw an action as the default does, without a list: a piece and the number of an end are
    drawn until there is such an end. Every action has one number, so all are drawn equally
    often."""
    if state.player == CHANCE:
        return BEGIN + below(rng, np.int64(state.players))
    player = np.int64(state.player)
    taken = all_pieces(state)
    closed = closed_to(state, player, taken)
    nobles = popcount(state.men[player, 2]) * np.int64(state.most[2])
    kings = nobles + popcount(state.men[player, 1]) * np.int64(state.most[1])
    while True:
        ticket = below(rng, kings + np.int64(state.most[0]))
        if ticket < nobles:
            value = NOBLEMAN
        elif ticket < kings:
            value = KING
            ticket -= nobles
        else:
            value = EMPEROR
            ticket -= kings
        most = np.int64(state.most[value - 1])
        point = _nth_bit(state.men[player, value - 1], ticket // most)
        allowed = state.allowed[value - 1]
        ends = reach(state, point, value, allowed & ~taken) & allowed & ~closed
        if ticket % most < popcount(ends):
            return STRIDE * point + _nth_bit(ends, ticket % most)


@inlined
def _capture(state, player, bit):
    """Take what stands on a point off the board (K-3.4): the value of it, 0 for none."""
    for seat in range(state.players):
        value = value_at(state, seat, bit) if seat != player else 0
        if value:
            state.men[seat, value - 1] ^= bit
            return value
    return 0


@compiled
def _is_last(state, player):
    """Whether nobody else's emperor lives (K-4.2)."""
    for seat in range(state.players):
        if seat != player and is_alive(state, seat):
            return False
    return True


@inlined
def _move(state, player, start, end):
    """Carry out a move between two points, as bits; how it ends the round."""
    value = value_at(state, player, start)
    captured = _capture(state, player, end)
    state.men[player, value - 1] ^= start | end
    state.moved |= 1 << player
    state.quiet = 0 if captured else state.quiet + 1
    if value == EMPEROR and end == state.goal:  # K-4.1
        return BY_GOAL
    if captured == EMPEROR and _is_last(state, player):  # K-3.5, K-4.2
        return BY_LAST
    return UNFINISHED


@compiled
def apply_action(state, action):
    if action >= BEGIN:
        state.begins = action - BEGIN
        seat, ended = action - BEGIN + np.int64(state.players) - 1, UNFINISHED
    else:
        seat, move = np.int64(state.player), np.int64(action)
        ended = _move(state, seat, 1 << move // STRIDE, 1 << move % STRIDE)
    go_on(state, seat, ended)
