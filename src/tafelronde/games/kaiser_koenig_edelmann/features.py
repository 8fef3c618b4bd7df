# pyright: basic
"""Features of a seat's prospects in Kaiser, König, Edelmann: numbers that a network judges.

The emperor's way to the goal and whether others stand in it, the pieces left and which of them are
attacked, how near the rivals are and who of them moves first; with several rounds, the points.
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit, popcount
from .encoding import POINTS, RIVALS, WORTH
from .facts import FARTHEST, MAX_ROUNDS, MAX_SEATS, NOBLEMAN, QUIET
from .insight import around, attacks, steps_to_goal
from .rules.rounds import round_points
from .rules.walking import all_pieces, is_alive, pieces_of

_NEAR = 6
"""More points than this beside a point, or pieces about the goal, are not told apart."""


@compiled
def _worth_of(state, seat, points):
    """The value of a seat's pieces on these points."""
    worth = popcount(state.men[seat, 0] & points) + 2 * popcount(state.men[seat, 1] & points)
    return worth + NOBLEMAN * popcount(state.men[seat, 2] & points)


@compiled
def _captures_of(state, seat, reached):
    """The points on which a seat can capture: none before it has moved (K-3.1)."""
    return reached[seat] if state.moved >> seat & 1 else 0


@compiled
def _danger_for(state, seat, reached):
    """All points on which the others can capture."""
    danger = 0
    for other in range(state.players):
        if other != seat:
            danger |= _captures_of(state, other, reached)
    return danger


@compiled
def _few(mask):
    return min(_NEAR, popcount(mask)) / (1.0 * _NEAR)


@compiled
def _turns_ahead(state, seat):
    """Turns of living seats until this one's."""
    players = np.int64(state.players)
    turn, found = max(0, np.int64(state.player)), 0
    for step in range((seat - turn) % players):
        if is_alive(state, (turn + step) % players):
            found += 1
    return found


@compiled
def _write_emperor(state, seat, taken, reached, ahead, out, at):
    """The way to the goal, and what threatens."""
    emperor, free = state.men[seat, 0], state.allowed[0] & ~taken
    danger = _danger_for(state, seat, reached)
    steps = steps_to_goal(state, emperor, free)
    out[at + steps - 1] = 1.0
    out[at + FARTHEST - 1 + steps_to_goal(state, emperor, free & ~danger)] = 1.0
    at += 2 * FARTHEST
    out[at] = steps == 1 and state.player == seat
    out[at + 1] = _few(state.near[lowest_bit(emperor)] & free & ~danger)
    out[at + 2] = danger & emperor != 0 and state.player == seat
    players = np.int64(state.players)
    turn = max(0, np.int64(state.player))
    for other in range(players):
        if other != seat and _captures_of(state, other, reached) & emperor:
            before = (other - turn) % players < ahead
            out[at + (3 if before else 4)] += 1.0 / RIVALS


@compiled
def _write_pieces(state, seat, reached, out, at):
    """The pieces of all, what they reach, and what they attack."""
    own, mine = pieces_of(state, seat), _captures_of(state, seat, reached)
    alive, strongest, total, reach, preys, loose, emperors = 0, 0, 0, 0, 0, 0, 0
    for other in range(state.players):
        if other != seat and is_alive(state, other):
            alive += 1
            theirs = pieces_of(state, other)
            worth = _worth_of(state, other, theirs)
            strongest = max(strongest, worth)
            total += worth
            reach += popcount(reached[other] & ~theirs)
            preys += _worth_of(state, other, mine)
            loose += _worth_of(state, other, mine & ~reached[other])
            emperors += state.men[other, 0] & mine != 0
    ring = state.near[lowest_bit(state.goal)]
    danger = _danger_for(state, seat, reached)
    out[at] = popcount(state.men[seat, 1]) / 4.0
    out[at + 1] = popcount(state.men[seat, 2]) / 4.0
    out[at + 2] = _worth_of(state, seat, own) / WORTH
    out[at + 3] = strongest / WORTH
    out[at + 4] = total / (WORTH * max(1, alive))
    out[at + 5] = alive / (1.0 * RIVALS)
    out[at + 6] = popcount(reached[seat] & ~own) / 40.0
    out[at + 7] = reach / (40.0 * max(1, alive))
    out[at + 8] = _few(ring & reached[seat])
    out[at + 9] = _few((ring | around(state, ring)) & own)
    out[at + 10] = _worth_of(state, seat, danger) / WORTH
    out[at + 11] = _worth_of(state, seat, danger & ~reached[seat]) / WORTH
    out[at + 12] = preys / WORTH
    out[at + 13] = loose / WORTH
    out[at + 14] = emperors / (1.0 * RIVALS)
    if state.player == seat:
        out[at + 15] = emperors / (1.0 * RIVALS)


@compiled
def _write_rivals(state, seat, taken, reached, ahead, out, at):
    """How near the others' emperors are, and who of them moves first."""
    players = np.int64(state.players)
    turn, free, nearest = max(0, np.int64(state.player)), state.allowed[0] & ~taken, FARTHEST
    for other in range(players):
        if other != seat and is_alive(state, other):
            safe = free & ~_danger_for(state, other, reached)
            steps = steps_to_goal(state, state.men[other, 0], safe)
            nearest = min(nearest, steps)
            if steps <= 2:
                before = (other - turn) % players < ahead
                out[at + FARTHEST + 2 * (steps - 1) + (0 if before else 1)] += 1.0 / RIVALS
    out[at + nearest - 1] = 1.0


@compiled
def _points_ahead(state, seat):
    """Points of all rounds, the running one with what stands, ahead of the best rival."""
    own, best = 0, 0
    for other in range(state.players):
        points = round_points(state, other)
        for number in range(np.int64(state.round_number)):
            points += np.int64(state.sheet[number, other])
        if other == seat:
            own = points
        else:
            best = max(best, points)
    return own - best


@compiled
def features(state, player, out):
    """Write the player's features, in the order of ``FEATURES``, into ``out``; whether they can
    win. An emperor who is captured has lost a single round; of several, the points of the others
    may still be fewer."""
    alive = is_alive(state, player)
    if not alive and state.rounds == 1:
        return False
    players = np.int64(state.players)
    taken = all_pieces(state)
    reached = (
        attacks(state, 0, taken) if is_alive(state, 0) else 0,
        attacks(state, 1, taken) if is_alive(state, 1) else 0,
        attacks(state, 2, taken) if players > 2 and is_alive(state, 2) else 0,
        attacks(state, 3, taken) if players > 3 and is_alive(state, 3) else 0,
    )
    ahead = (player - max(0, np.int64(state.player))) % players
    out[0] = alive
    out[1] = state.player == player
    out[2] = _turns_ahead(state, player) / (1.0 * MAX_SEATS)
    out[3] = state.moved >> player & 1
    if alive:
        _write_emperor(state, player, taken, reached, ahead, out, 4)
    at = 9 + 2 * FARTHEST
    _write_pieces(state, player, reached, out, at)
    _write_rivals(state, player, taken, reached, ahead, out, at + 16)
    at += 20 + FARTHEST
    out[at] = max(0.0, 1.0 - state.quiet / (1.0 * QUIET * players))
    if state.rounds > 1:
        out[at + 1] = 1.0
        out[at + 2] = (np.int64(state.rounds) - 1 - state.round_number) / (MAX_ROUNDS - 1.0)
        out[at + 3] = _points_ahead(state, player) / POINTS
    out[at + 2 + players] = 1.0
    return True
