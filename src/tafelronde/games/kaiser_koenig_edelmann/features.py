# pyright: basic
"""What an expert sees of a seat's prospects in Kaiser, König, Edelmann, in numbers that a network
judges.

The emperor's way to the goal and whether others stand in it, the pieces left and which of them are
attacked, how near the rivals are and who of them moves first; with several rounds, the points.
"""

from __future__ import annotations

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit, popcount
from ...core.facts.encoding import Encoding, Numbers
from .board_check import MEN
from .facts import BONUS, MAX_POINTS, MAX_ROUNDS, MAX_SEATS, NOBLEMAN, QUIET
from .insight import FARTHEST, attacks, steps_to_goal
from .rules.rounds import round_points
from .rules.walking import all_pieces, is_alive, pieces_of

_RIVALS = MAX_SEATS - 1
_MOST_MEN = MEN / 4
_WORTH = 20.0
_MOST_WORTH = NOBLEMAN * MEN / _WORTH
"""The value of all pieces of a seat, on this scale."""
_POINTS = 10.0
_MOST_POINTS = (MAX_ROUNDS * (NOBLEMAN * MEN + BONUS) + NOBLEMAN * MEN) / _POINTS
_NEAR = 6
"""More points than this beside a point, or pieces about the goal, are not told apart."""

FEATURES: Encoding = (
    Numbers("alive", "1 if the emperor lives"),
    Numbers("to_move", "1 if it is this seat's turn"),
    Numbers("turns_ahead", "turns of living seats until its own, over 4"),
    Numbers("has_moved", "1 if it has moved, and so may capture"),
    Numbers("way", "1 for the steps to the goal over free points: 1 … 8, or more",
            shape=(FARTHEST,)),
    Numbers("safe_way", "the same over points that nobody else reaches", shape=(FARTHEST,)),
    Numbers("wins", "1 if it is its turn and its emperor is beside the goal"),
    Numbers("refuge", "points to which the emperor can go and be safe, over 6, at most 1"),
    Numbers("threatened", "1 if the emperor is threatened on its own turn"),
    Numbers("attackers_before", "rivals who can capture it before its turn, over 3"),
    Numbers("attackers_after", "rivals who can after it, over 3"),
    Numbers("kings", "kings left, over 4", high=_MOST_MEN),
    Numbers("noblemen", "noblemen left, over 4", high=_MOST_MEN),
    Numbers("worth", "the value of all its pieces, over 20", high=_MOST_WORTH),
    Numbers("strongest", "the value of the strongest rival's, over 20", high=_MOST_WORTH),
    Numbers("rivals_worth", "of the living rivals' in the mean, over 20", high=_MOST_WORTH),
    Numbers("rivals", "living rivals, over 3"),
    Numbers("reach", "points that its pieces reach, over 40", high=MAX_POINTS / 40),
    Numbers("rivals_reach", "points that a rival's pieces reach in the mean, over 40",
            high=MAX_POINTS / 40),
    Numbers("ring", "points beside the goal that its pieces reach, over 6, at most 1"),
    Numbers("at_goal", "its pieces within two steps of the goal, over 6, at most 1"),
    Numbers("attacked", "the value of its pieces that rivals can capture, over 20",
            high=_MOST_WORTH),
    Numbers("hanging", "of those that no other piece of its own guards, over 20",
            high=_MOST_WORTH),
    Numbers("preys", "the value of living rivals' pieces that it can capture, over 20",
            high=_RIVALS * _MOST_WORTH),
    Numbers("loose_preys", "of those that their own side does not guard, over 20",
            high=_RIVALS * _MOST_WORTH),
    Numbers("emperors", "rivals' emperors that it can capture, over 3"),
    Numbers("captures", "the same if it is its turn, over 3"),
    Numbers("rival_way", "1 for the steps of the nearest rival to the goal over safe points",
            shape=(FARTHEST,)),
    Numbers("before_in_one", "rivals beside the goal who move before it, over 3"),
    Numbers("after_in_one", "rivals beside the goal who move after it, over 3"),
    Numbers("before_in_two", "rivals two safe steps from the goal who move before it, over 3"),
    Numbers("after_in_two", "rivals two safe steps from the goal who move after it, over 3"),
    Numbers("quiet", "turns without a capture that are left, as a share"),
    Numbers("rounds", "1 if several rounds are played"),
    Numbers("rounds_left", "rounds after this one, over 3"),
    Numbers("points", "with several rounds: points ahead of the best rival, over 10",
            low=-_MOST_POINTS, high=_MOST_POINTS),
    Numbers("players", "1 for two, three or four players", shape=(MAX_SEATS - 1,)),
)  # fmt: skip


@compiled
def _worth_of(state, seat, points):
    """The value of a seat's pieces on these points."""
    worth = popcount(state.men[seat, 0] & points) + 2 * popcount(state.men[seat, 1] & points)
    return worth + NOBLEMAN * popcount(state.men[seat, 2] & points)


@compiled
def _around(state, points):
    """The neighbours of these points."""
    found = 0
    while points:
        found |= state.near[lowest_bit(points)]
        points &= points - 1
    return found


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
            out[at + (3 if before else 4)] += 1.0 / _RIVALS


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
    out[at + 2] = _worth_of(state, seat, own) / _WORTH
    out[at + 3] = strongest / _WORTH
    out[at + 4] = total / (_WORTH * max(1, alive))
    out[at + 5] = alive / (1.0 * _RIVALS)
    out[at + 6] = popcount(reached[seat] & ~own) / 40.0
    out[at + 7] = reach / (40.0 * max(1, alive))
    out[at + 8] = _few(ring & reached[seat])
    out[at + 9] = _few((ring | _around(state, ring)) & own)
    out[at + 10] = _worth_of(state, seat, danger) / _WORTH
    out[at + 11] = _worth_of(state, seat, danger & ~reached[seat]) / _WORTH
    out[at + 12] = preys / _WORTH
    out[at + 13] = loose / _WORTH
    out[at + 14] = emperors / (1.0 * _RIVALS)
    if state.player == seat:
        out[at + 15] = emperors / (1.0 * _RIVALS)


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
                out[at + FARTHEST + 2 * (steps - 1) + (0 if before else 1)] += 1.0 / _RIVALS
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
    """As FEATURES names them. An emperor who is captured has lost a single round; of several, the
    points of the others may still be fewer."""
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
        out[at + 3] = _points_ahead(state, player) / _POINTS
    out[at + 2 + players] = 1.0
    return True
