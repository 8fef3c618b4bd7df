# pyright: basic
"""The rules of Kaiser, König, Edelmann, compiled. Clauses: docs/rules/kaiser_koenig_edelmann.md.

Actions: ``64·from + to`` moves the piece on a point to another (K-2.9: the way does not matter);
4096 + seat (chance) says who begins. Sets of points are bits of an int64.
"""

from __future__ import annotations

import numpy as np

from ...core.bits import lowest_bit, popcount
from ...core.constants import CHANCE, TERMINAL
from ...core.contract import compiled, implement, inlined, state_dtype
from ...core.rng import below
from .facts import (
    AT_ALLOWED,
    AT_COLOURS,
    AT_COUNT,
    AT_DIGEST,
    AT_GOAL,
    AT_MEN,
    AT_MOST,
    AT_PAIRS,
    AT_POINTS,
    BONUS,
    EMPEROR,
    KING,
    MAX_POINTS,
    MAX_ROUNDS,
    MAX_SEATS,
    MEN,
    NOBLEMAN,
    POINT_NUMBERS,
    QUIET,
)

VERSION = 1

STRIDE = 64
BEGIN = STRIDE * STRIDE
ACTIONS = BEGIN + MAX_SEATS

MAX_LEGAL = MEN * (MAX_POINTS - 1)
MAX_STEPS = 1 + MAX_ROUNDS * (MEN * MAX_SEATS) * (QUIET * MAX_SEATS)
"""K-4.3: fewer captures than pieces, and before each, and after the last, so many turns."""

UNFINISHED, BY_GOAL, BY_LAST, BY_QUIET, BY_STUCK = range(5)
"""How a round ended: K-4.1, K-4.2, K-4.3 (no capture; nobody can move)."""

# Places of the game's options in ``options``.
_PAIRING, _ABSENT, _BEGINS, _ROUNDS, _BOARD = range(5)

STATE = state_dtype(
    [
        ("begins", np.int8),  # the seat that began this round; −1 before it is drawn
        (
            "round_number",
            np.int8,
        ),  # rounds finished before this one; at the end, the last one's number
        ("rounds", np.int8),  # to be played
        ("moved", np.int8),  # seats that have moved in this round, as bits (K-3.1)
        ("quiet", np.int16),  # turns in a row without a capture (K-4.3)
        ("men", np.int64, (MAX_SEATS, 3)),  # [seat, value − 1]: the points with his pieces
        ("sheet", np.int16, (MAX_ROUNDS, MAX_SEATS)),  # points of finished rounds (K-5)
        ("winner", np.int8, (MAX_ROUNDS,)),  # of finished rounds; −1 for none
        ("ended", np.int8, (MAX_ROUNDS,)),  # how they ended
        # The table: does not change.
        ("colour", np.int8, (MAX_SEATS,)),  # of each seat, an index in the house's COLOURS; −1
        ("start", np.int64, (MAX_SEATS, 3)),  # ``men`` when a round begins
        ("points", np.int8),  # of the board
        ("most", np.int8, (3,)),  # at how many points a move of each value can end at most
        ("goal", np.int64),  # the centre, as a bit
        ("allowed", np.int64, (3,)),  # the points that each value may enter (K-2.7)
        ("near", np.int64, (MAX_POINTS,)),  # the neighbours of each point
        ("x", np.int16, (MAX_POINTS,)),  # in thousandths; for drawings only
        ("y", np.int16, (MAX_POINTS,)),
        ("board_digest", np.int64),  # the first 63 bits of the board's SHA-256
    ]
)

# Reasons of refusals; the catalogue has a sentence for each, REFUSALS the clause.
(
    LEGAL,
    NOT_A_CHOICE,
    NOT_YOURS,
    SAME_POINT,
    OWN_PIECE,
    CENTRE,
    BLOCKED,
    DISTANCE_1,
    DISTANCE_2,
    DISTANCE_3,
    FIRST_MOVE,
) = range(11)
REFUSALS = {
    NOT_A_CHOICE: ("not-a-choice", "K-2.1"),
    NOT_YOURS: ("not-yours", "K-2.1"),
    SAME_POINT: ("same-point", "K-2.4"),
    OWN_PIECE: ("own-piece", "K-2.6"),
    CENTRE: ("centre", "K-2.7"),
    BLOCKED: ("blocked", "K-2.5"),
    DISTANCE_1: ("emperor-one", "K-2.2"),
    DISTANCE_2: ("king-two", "K-2.2"),
    DISTANCE_3: ("nobleman-three", "K-2.2"),
    FIRST_MOVE: ("first-move", "K-3.1"),
}


# ---- moves (K-2) -------------------------------------------------------------------------------


@inlined
def reach(state, point, value, empty):
    """Where a piece of this value can end that may pass the points in ``empty``, wherever it may
    end: the caller takes away what it may not end on. ``empty`` has not the piece's own point."""
    if value == EMPEROR:
        return state.near[point]
    ends = 0
    first = state.near[point] & empty
    while first:
        a = lowest_bit(first)
        first &= first - 1
        if value == KING:
            ends |= state.near[a]
        else:
            second = state.near[a] & empty
            while second:
                b = lowest_bit(second)
                second &= second - 1
                ends |= state.near[b] & ~(1 << a)  # K-2.4
    return ends & ~(1 << np.int64(point))


@inlined
def pieces_of(state, seat):
    return state.men[seat, 0] | state.men[seat, 1] | state.men[seat, 2]


@inlined
def all_pieces(state):
    """All pieces on the board, the eliminated players' among them (K-3.5)."""
    taken = 0
    for seat in range(state.players):
        taken |= pieces_of(state, seat)
    return taken


@inlined
def value_at(state, seat, bit):
    """The value of this seat's piece on a point; 0 where there is none."""
    if state.men[seat, 2] & bit:
        return NOBLEMAN
    if state.men[seat, 1] & bit:
        return KING
    return EMPEROR if state.men[seat, 0] & bit else 0


@inlined
def closed_to(state, seat, taken):
    """The points on which no move of this seat may end: his own pieces, and all before he has
    made a move (K-2.6, K-3.1)."""
    return pieces_of(state, seat) if state.moved >> seat & 1 else taken


@inlined
def is_alive(state, seat):
    return state.men[seat, 0] != 0


@compiled
def can_move(state, seat):
    """Whether this seat has a move, were it his turn (K-2.8)."""
    taken = all_pieces(state)
    closed = closed_to(state, seat, taken)
    for value in range(NOBLEMAN, 0, -1):
        allowed = state.allowed[value - 1]
        left = state.men[seat, value - 1]
        while left:
            point = lowest_bit(left)
            left &= left - 1
            if reach(state, point, value, allowed & ~taken) & allowed & ~closed:
                return True
    return False


# ---- rounds (K-4, K-5) -------------------------------------------------------------------------


@compiled
def round_points(state, seat):
    """The value of a seat's pieces on the board (K-5.2)."""
    total = 0
    for value in range(EMPEROR, NOBLEMAN + 1):
        total += value * popcount(state.men[seat, value - 1])
    return total


@compiled
def _finish_round(state, winner, ended):
    """Write the score sheet (K-5.2, K-5.3); −1: nobody has won."""
    for seat in range(state.players):
        state.sheet[state.round_number, seat] = round_points(state, seat) + (
            BONUS if seat == winner else 0
        )
    state.winner[state.round_number] = winner
    state.ended[state.round_number] = ended


@compiled
def _set_up_round(state):
    for seat in range(MAX_SEATS):
        for value in range(3):
            state.men[seat, value] = state.start[seat, value]
    state.moved = 0
    state.quiet = 0


@compiled
def _find_next(state, seat):
    """Who acts after ``seat``'s turn; if nobody, how the round ends, as a negative number."""
    players = np.int64(state.players)
    for step in range(1, players + 1):
        if state.quiet >= QUIET * players:
            return -BY_QUIET
        other = (seat + step) % players
        if is_alive(state, other) and can_move(state, other):
            return other
        state.quiet += 1  # K-2.8, K-4.3: skipped and eliminated seats count
    return -BY_STUCK


@compiled
def _next_round(state):
    """Set up the next round; the seat before the one that begins (K-5.1)."""
    last = np.int64(state.begins)
    state.round_number += 1
    state.begins = (last + 1) % state.players
    _set_up_round(state)
    return last


@compiled
def _go_on(state, seat, ended):
    """What follows ``seat``'s turn, with which he has won if it ``ended`` the round: the next
    turn, the next round, or the end."""
    while True:
        winner = seat
        if ended == UNFINISHED:
            following = _find_next(state, seat)
            if following >= 0:
                state.player = following
                return
            winner, ended = -1, -following
        _finish_round(state, winner, ended)
        if state.round_number + 1 == state.rounds:
            state.player = TERMINAL
            return
        seat, ended = _next_round(state), UNFINISHED


# ---- the contract ------------------------------------------------------------------------------


@inlined
def _int64(options, place):
    return np.int64(options[place]) & 0xFFFFFFFF | np.int64(options[place + 1]) << 32


@compiled
def _seat_in_file(players, pairing, absent, board, seat):
    """Which of the board's seats a seat at the table is (K-1.3, K-1.4)."""
    if players == 2:
        return np.int64(board[AT_PAIRS + 2 * pairing + seat])
    if players == 3:
        for place in range(MAX_SEATS):
            if board[AT_COLOURS + place] == absent:
                return np.int64(seat + 1 if seat >= place else seat)
    return np.int64(seat)


@compiled
def _lay_board(state, board):
    """Points, ways and goal."""
    state.points = board[AT_COUNT]
    state.goal = 1 << np.int64(board[AT_GOAL])
    state.board_digest = _int64(board, AT_DIGEST)
    for value in range(3):
        state.most[value] = board[AT_MOST + value]
        state.allowed[value] = _int64(board, AT_ALLOWED + 2 * value)
    for point in range(MAX_POINTS):
        place = AT_POINTS + POINT_NUMBERS * point
        state.x[point] = board[place]
        state.y[point] = board[place + 1]
        state.near[point] = _int64(board, place + 2)


@compiled
def setup(state, players, options):
    board = options[_BOARD:]
    state.players = players
    _lay_board(state, board)
    for seat in range(MAX_SEATS):  # K-1.2
        state.colour[seat] = -1
        for value in range(3):
            state.start[seat, value] = 0
        if seat < players:
            place = _seat_in_file(players, options[_PAIRING], options[_ABSENT], board, seat)
            state.colour[seat] = board[AT_COLOURS + place]
            for man in range(MEN):
                at = AT_MEN + 2 * (MEN * place + man)
                state.start[seat, board[at] - 1] |= 1 << np.int64(board[at + 1])
    state.rounds = options[_ROUNDS] + 1
    state.round_number = 0
    for number in range(MAX_ROUNDS):
        state.winner[number] = -1
        state.ended[number] = UNFINISHED
        for seat in range(MAX_SEATS):
            state.sheet[number, seat] = 0
    _set_up_round(state)
    state.begins = options[_BEGINS] - 1
    if options[_BEGINS] == 0:  # K-1.5
        state.player = CHANCE
    else:
        _go_on(state, np.int64(state.begins) + players - 1, UNFINISHED)


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
    """As the default, without a list: a piece and the number of an end are drawn until there is
    such an end. Every action has one number, so all are drawn equally often."""
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
    _go_on(state, seat, ended)


@compiled
def refusal(state, action):
    if action < 0 or action >= BEGIN:
        return NOT_A_CHOICE
    player = np.int64(state.player)
    point, end = np.int64(action) // STRIDE, np.int64(action) % STRIDE
    if point >= state.points or end >= state.points:
        return NOT_A_CHOICE
    value = value_at(state, player, 1 << point)
    if value == 0:
        return NOT_YOURS
    if point == end:
        return SAME_POINT
    goal = 1 << end
    if pieces_of(state, player) & goal:
        return OWN_PIECE
    allowed = state.allowed[value - 1]
    if not allowed & goal:
        return CENTRE
    taken = all_pieces(state)
    if not reach(state, point, value, allowed & ~taken) & goal:
        unblocked = reach(state, point, value, allowed & ~(1 << point)) & goal
        return BLOCKED if unblocked else DISTANCE_1 + value - 1
    return FIRST_MOVE if closed_to(state, player, taken) & goal else LEGAL


@compiled
def scores(state, out):
    """Points of all rounds so far, and of what stands on the board in the running one (K-5)."""
    for seat in range(state.players):
        total = 0 if state.player == TERMINAL else round_points(state, seat)
        for number in range(MAX_ROUNDS):
            total += state.sheet[number, seat]
        out[seat] = total


@compiled
def returns(state, out):
    """1 for a winner, −1 / (players − 1) for who has lost; who share, share what they would have
    won, so that the sum is 0."""
    players = np.int64(state.players)
    for seat in range(players):
        out[seat] = 0.0
    if state.player != TERMINAL:
        return
    if state.rounds > 1:  # K-5.4
        scores(state, out)
        best = out[0]
        for seat in range(players):
            best = max(best, out[seat])
        for seat in range(players):
            out[seat] = 1.0 if out[seat] == best else 0.0
    else:
        for seat in range(players):  # K-4.1, K-4.2; K-4.3: among the living
            drawn = state.winner[0] < 0 and is_alive(state, seat)
            out[seat] = 1.0 if state.winner[0] == seat or drawn else 0.0
    sharers = 0.0
    for seat in range(players):
        sharers += out[seat]
    for seat in range(players):
        out[seat] = (players * out[seat] / sharers - 1.0) / (players - 1)


@compiled
def observe(state, player, out):
    """From the player's side, seat by seat in the order of play: planes of MAX_POINTS for his
    emperor, kings and noblemen, then whether he has moved, begins' round, and is to act; last the
    share of the turns without a capture, rounds left, and each seat's points so far over 100."""
    base = 0
    players = np.int64(state.players)
    for step in range(MAX_SEATS):
        if step < players:
            seat = (player + step) % players
            for value in range(3):
                left = state.men[seat, value]
                while left:
                    out[base + MAX_POINTS * value + lowest_bit(left)] = 1.0
                    left &= left - 1
            out[base + 3 * MAX_POINTS] = state.moved >> seat & 1
            out[base + 3 * MAX_POINTS + 1] = 1.0 if state.begins == seat else 0.0
            out[base + 3 * MAX_POINTS + 2] = 1.0 if state.player == seat else 0.0
            total = 0
            for number in range(MAX_ROUNDS):
                total += state.sheet[number, seat]
            out[base + 3 * MAX_POINTS + 3] = total / 100.0
        base += 3 * MAX_POINTS + 4
    out[base] = state.quiet / (QUIET * players)
    out[base + 1] = np.int64(state.rounds) - 1 - state.round_number


OBSERVATION = MAX_SEATS * (3 * MAX_POINTS + 4) + 2

implement(
    STATE,
    setup,
    legal_actions,
    chance_outcomes,
    random_action,
    apply_action,
    refusal,
    scores,
    returns,
    observe,
)
