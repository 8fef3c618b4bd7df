# pyright: basic
"""The rules of Briscola, compiled. Clauses: rules.md."""

import numpy as np

from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.bits import lowest_bit, popcount
from tafelronde.core.contract.rng import below
from tafelronde.core.facts.constants import CHANCE, TERMINAL

from . import facts
from .facts import ALL_CARDS, CARDS, HAND, LEFT_OUT, POINTS, SEATS
from .refusals import LEGAL, NOT_A_CHOICE, NOT_IN_HAND, PLAYED, TURNED_UP, UNUSED
from .state import DRAW, NONE

WORTH = np.array(POINTS * 4, np.int64)
"""The points of each card."""


@compiled
def setup(state, players, options):
    state.player = CHANCE
    state.players = players
    for seat in range(SEATS):
        state.briscola_hands[seat] = 0
        state.points[seat] = 0
        state.tricks[seat] = 0
        state.table[seat] = NONE
    state.played = LEFT_OUT if players == 3 else 0  # B-1.4
    state.pile = ALL_CARDS ^ np.int64(state.played)
    state.trump = NONE
    state.under = 0
    state.leader = 0  # B-2.3
    state.drawer = 0


# ---- decisions (B-3.1, B-3.2) --------------------------------------------------------------------


@compiled
def legal_actions(state, out):
    hand = np.int64(state.briscola_hands[state.player])
    count = 0
    while hand:
        out[count] = lowest_bit(hand)
        hand &= hand - 1
        count += 1
    return count


beats = compiled(facts.beats)


@compiled
def _winner(state):
    """The seat of the best card of a whole trick (as ``facts.winner_of``)."""
    winner = np.int64(state.leader)
    for seat in range(state.players):
        if beats(state.table[seat], state.table[winner], state.trump):
            winner = seat
    return winner


@compiled
def _take_trick(state):
    """The best card takes the trick; then cards are drawn, or the game goes on without."""
    winner = _winner(state)
    for seat in range(state.players):  # B-3.4
        state.points[winner] += WORTH[state.table[seat]]
        state.played |= np.int64(1) << state.table[seat]
        state.table[seat] = NONE
    state.tricks[winner] += 1
    state.leader = winner
    if state.under:  # B-3.5
        state.drawer = winner
        state.player = CHANCE
    elif state.briscola_hands[winner]:  # B-3.6
        state.player = winner
    else:  # B-5.1
        state.player = TERMINAL


@compiled
def _play(state, card):
    seat = state.player
    state.briscola_hands[seat] ^= np.int64(1) << card
    state.table[seat] = card
    following = (seat + 1) % state.players
    if following == state.leader:
        _take_trick(state)
    else:
        state.player = following


@compiled
def _is_out(state, card):
    """Whether everybody has seen this card played."""
    for seat in range(state.players):
        if state.table[seat] == card:
            return True
    return (state.played >> card) & 1 == 1


@compiled
def refusal(state, action):
    if action < 0 or action >= CARDS:
        return NOT_A_CHOICE
    card = np.int64(1) << action
    if state.briscola_hands[state.player] & card:
        return LEGAL
    if state.players == 3 and card == LEFT_OUT:
        return UNUSED
    if _is_out(state, action):
        return PLAYED
    if state.under and state.trump == action:
        return TURNED_UP
    return NOT_IN_HAND


# ---- chance (B-2, B-3.5) -------------------------------------------------------------------------


@compiled
def chance_outcomes(state, out, weights):
    pile = np.int64(state.pile)
    count = 0
    while pile:
        out[count] = DRAW + lowest_bit(pile)
        weights[count] = 1
        pile &= pile - 1
        count += 1
    return count


@compiled
def random_action(state, rng, out, weights):
    """Draw an action as the default does, without listing the pile."""
    acts = state.player
    cards = np.int64(state.pile if acts == CHANCE else state.briscola_hands[acts])
    for _ in range(below(rng, popcount(cards))):
        cards &= cards - 1
    return lowest_bit(cards) + (DRAW if acts == CHANCE else 0)


@compiled
def _deal(state, card):
    """A card of the deal: one to each in turn until all hold three, then the trump (B-2)."""
    if popcount(state.briscola_hands[state.players - 1]) == HAND:
        state.trump = card
        state.under = 1
        state.player = state.leader
        return
    state.briscola_hands[state.drawer] |= np.int64(1) << card
    state.drawer = (state.drawer + 1) % state.players


@compiled
def _draw(state, card):
    """A card of the pile; the last one to draw takes the card that lies under it (B-3.5)."""
    state.briscola_hands[state.drawer] |= np.int64(1) << card
    state.drawer = (state.drawer + 1) % state.players
    if state.pile == 0:
        state.briscola_hands[state.drawer] |= np.int64(1) << state.trump
        state.under = 0
        state.drawer = state.leader
    if state.drawer == state.leader:
        state.player = state.leader


@compiled
def apply_action(state, action):
    if action < DRAW:
        _play(state, action)
        return
    card = action - DRAW
    state.pile ^= np.int64(1) << card
    if state.trump == NONE:
        _deal(state, card)
    else:
        _draw(state, card)


# ---- results (B-5) -------------------------------------------------------------------------------


@compiled
def side_points(state, seat):
    """The points of a seat, with four those of its pair (B-1.5)."""
    points = np.int64(state.points[seat])
    if state.players == 4:
        points += state.points[(seat + 2) % 4]
    return points


@compiled
def scores(state, out):
    for seat in range(state.players):
        out[seat] = side_points(state, seat)


@compiled
def returns(state, out):
    """1 for the best and −1 for the others; those who are equal, partners too, share it (B-5.2)."""
    most, equal = -1, 0
    for seat in range(state.players):
        out[seat] = 0.0
        points = side_points(state, seat)
        if points > most:
            most, equal = points, 0
        if points == most:
            equal += 1
    if state.player != TERMINAL:
        return
    for seat in range(state.players):
        out[seat] = 2.0 / equal - 1.0 if side_points(state, seat) == most else -1.0
