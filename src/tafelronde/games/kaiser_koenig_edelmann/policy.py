# pyright: basic
"""Features of a move in Kaiser, König, Edelmann: numbers by which a learned policy tells which
moves are worth a look.

What is captured, whether the piece stood or will stand in danger, the emperor's way to the goal,
whose way is closed, and which emperors are threatened. All is read from the position before the
move: so a whole list costs little more than one of its moves.
"""

import numpy as np

from ...core.compile.compiler import compiled, inlined
from ...core.contract.bits import lowest_bit, popcount
from .encoding import FEW_STEPS, MOVE_PLACES
from .facts import EMPEROR, FARTHEST, KING, NOBLEMAN, QUIET
from .insight import around, attacks, steps_to_goal
from .rules.walking import all_pieces, is_alive, pieces_of, reach, value_at
from .state import STRIDE

_KIND, _CAPTURES, _DEAD, _LEAVES, _ENTERS, _GUARDED, _TRADES = MOVE_PLACES[:7]
_TWICE, _ATTACKER, _OF_NEAREST, _OF_NEXT, _HOME, _TO, _FROM, _FLEES, _SHIELDS = MOVE_PLACES[7:16]
_RING, _FROM_RING, _WIDE, _NEARER, _FARTHER, _BLOCKS = MOVE_PLACES[16:22]
_CHECKS, _SAFE_CHECKS, _CHECKS_NEAR, _CHECKS_NEXT = MOVE_PLACES[22:26]
_THREATENED, _RIVALS, _WAY, _NEAREST, _MEN, _HANGING, _NOBLEMEN, _QUIET = MOVE_PLACES[26:]


@inlined
def _from_where(state, point, taken):
    """The points from which an emperor, a king, and a nobleman can go to this one."""
    return (
        state.near[point],
        reach(state, point, KING, state.allowed[1] & ~taken),
        reach(state, point, NOBLEMAN, state.allowed[2] & ~taken),
    )


@inlined
def _doubly(state, seat, taken):
    """The points on which two of a seat's pieces could end: one there is guarded."""
    once, twice = 0, 0
    for value in range(EMPEROR, NOBLEMAN + 1):
        allowed = state.allowed[value - 1]
        left = state.men[seat, value - 1]
        while left:
            point = lowest_bit(left)
            left &= left - 1
            found = reach(state, point, value, allowed & ~taken) & allowed
            twice |= once & found
            once |= found
    return twice


@inlined
def _between(state, emperor, steps, one, two, free):
    """The points by which an emperor two or three steps away can go to the goal."""
    beside = state.near[lowest_bit(emperor)] & free
    if steps == 2:
        return beside & one
    return beside & two | (around(state, beside & two) & one & free)


@inlined
def _distance(bit, one, two, three, four):
    """How many steps a point lies from the goal on an empty board: 1 … 5, where 5 is farther."""
    if bit & (one | two):
        return 1 if bit & one else 2
    return 3 if bit & three else 4 if bit & four else FEW_STEPS + 1


@inlined
def _of_value(masks, value):
    return masks[0] if value == EMPEROR else masks[1] if value == KING else masks[2]


@compiled
def _write_context(state, out, count, own, danger, steps, nearest, rivals):
    """Write the features that all moves share; they count together with those that differ."""
    player = np.int64(state.player)
    for k in range(count):
        row = out[k]
        row[_THREATENED] = danger & state.men[player, 0] != 0
        row[_RIVALS + rivals - 1] = 1.0
        row[_WAY + min(steps, FEW_STEPS) - 1] = 1.0
        row[_NEAREST + min(nearest, FEW_STEPS) - 1] = 1.0
        row[_MEN] = popcount(own) / 10.0
        row[_HANGING] = popcount(own & danger) / 4.0
        row[_NOBLEMEN] = popcount(state.men[player, 2]) / 4.0
        row[_QUIET] = state.quiet / (1.0 * QUIET * np.int64(state.players))


@inlined
def _captured(state, player, end):
    """The value of what stands on a point; 0 for none."""
    for seat in range(state.players):
        value = value_at(state, seat, end) if seat != player else 0
        if value:
            return value
    return 0


@inlined
def _write_danger(row, value, start, end, kills, danger, twice, guard):
    if start & danger:
        row[_LEAVES + value - 1] = 1.0
    if end & danger:
        row[_ENTERS + value - 1] = 1.0
        row[_TWICE] = end & twice != 0
        row[_TRADES + value - 1] = kills
        row[_GUARDED + value - 1] = end & guard != 0


@inlined
def _write_checks(row, value, end, danger, checks, close, following):
    if _of_value(checks, value) & end:
        row[_CHECKS + value - 1] = 1.0
        row[_SAFE_CHECKS + value - 1] = end & danger == 0
        row[_CHECKS_NEAR] = _of_value(close, value) & end != 0
        row[_CHECKS_NEXT] = _of_value(following, value) & end != 0


@compiled
def policy_features(state, actions, count, out):
    """Write the features of each action, in the order of ``MOVE_FEATURES``, into its row of
    ``out``."""
    player, players = np.int64(state.player), np.int64(state.players)
    taken, own, mine = all_pieces(state), pieces_of(state, player), state.men[player, 0]
    free = state.allowed[0] & ~taken
    one = state.near[lowest_bit(state.goal)] & ~state.goal
    two = around(state, one) & ~one & ~state.goal
    three = around(state, two) & ~two & ~one & ~state.goal
    four = around(state, three) & ~three & ~two & ~one
    danger, twice, attackers, living, rivals = 0, 0, 0, 0, 0
    in_two, in_three, nearest, nearest_steps, following_seat = 0, 0, -1, FARTHEST, -1
    to_mine = _from_where(state, lowest_bit(mine), taken)
    checks, close, following = (0, 0, 0), (0, 0, 0), (0, 0, 0)
    for step in range(1, players):
        other = (player + step) % players
        if not is_alive(state, other):
            continue
        rivals += 1
        living |= pieces_of(state, other)
        if state.moved >> other & 1:
            reached = attacks(state, other, taken)
            twice |= danger & reached
            danger |= reached
            attackers |= state.men[other, 0] & to_mine[0] | state.men[other, 1] & to_mine[1]
            attackers |= state.men[other, 2] & to_mine[2]
        emperor = state.men[other, 0]
        steps = steps_to_goal(state, emperor, free)
        if steps == 2:
            in_two |= _between(state, emperor, steps, one, two, free)
        elif steps == 3:
            in_three |= _between(state, emperor, steps, one, two, free)
        if steps < nearest_steps:
            nearest, nearest_steps = other, steps
        found = _from_where(state, lowest_bit(emperor), taken)
        checks = (checks[0] | found[0], checks[1] | found[1], checks[2] | found[2])
        if steps <= 3:
            close = (close[0] | found[0], close[1] | found[1], close[2] | found[2])
        if following_seat < 0:
            following_seat, following = other, found
    of_nearest = pieces_of(state, nearest) if nearest >= 0 else 0
    of_next = pieces_of(state, following_seat) if following_seat >= 0 else 0
    guard, safe = _doubly(state, player, taken), free & ~danger
    home = state.near[lowest_bit(mine)] if danger & mine else 0
    to_one = one & safe
    to_two = around(state, to_one) & safe & ~to_one
    to_three = around(state, to_two) & safe & ~to_two & ~to_one
    way = steps_to_goal(state, mine, safe)
    _write_context(state, out, count, own, danger, way, nearest_steps, rivals)
    for k in range(count):
        row, action = out[k], np.int64(actions[k])
        start, end = 1 << action // STRIDE, 1 << action % STRIDE
        value = value_at(state, player, start)
        row[_KIND + value - 1] = 1.0
        captured = _captured(state, player, end) if end & taken else 0
        kills = captured > 0 and end & living != 0
        if kills:
            row[_CAPTURES + 3 * (value - 1) + captured - 1] = 1.0
            row[_ATTACKER] = end & attackers != 0
            row[_OF_NEAREST] = end & of_nearest != 0
            row[_OF_NEXT] = end & of_next != 0
        elif captured:
            row[_DEAD + value - 1] = 1.0
        _write_danger(row, value, start, end, kills, danger, twice, guard)
        _write_checks(row, value, end, danger, checks, close, following)
        row[_BLOCKS] = end & in_two != 0
        row[_BLOCKS + 1] = end & in_three != 0
        if value == EMPEROR:
            if end == state.goal:
                row[_HOME] = 1.0
            else:
                ahead = _distance(end, to_one, to_two, to_three, 0)
                row[_TO + min(ahead, FEW_STEPS) - 1] = 1.0
            row[_FROM + min(way, FEW_STEPS) - 1] = 1.0
            row[_FLEES] = home != 0 and end & danger == 0
        else:
            before = _distance(start, one, two, three, four)
            after = _distance(end, one, two, three, four)
            row[_FROM_RING + value - 2] = before == 1
            row[_RING + value - 2] = after == 1
            row[_WIDE + value - 2] = after == 2
            row[_NEARER + value - 2] = after < before
            row[_FARTHER + value - 2] = after > before
            row[_SHIELDS] = home & end != 0
