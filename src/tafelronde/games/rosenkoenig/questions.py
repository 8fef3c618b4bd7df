# pyright: basic
"""Questions of plain Python, which the compiled rules answer: the effects of each card in hand."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit
from ...core.contract.dispatch import kernel
from ...core.facts.questions import Question
from .facts import EMPTY, HAND
from .leads import BROKEN, CARD, GAIN, JOINS, LEAVES, LOSS, REASON, ROW, SEAT, SIZE, TARGET
from .refusals import LEGAL, OFF_BOARD, OWN_STONE
from .rules import apply_action, refusal
from .state import HERO
from .tables import NEIGHBOURS, TARGETS


@kernel
def _leads(states, tried, out):
    """A row for every card in the two hands (``leads``)."""
    state = states[0]
    at = 0
    for seat in range(2):
        cards = np.int64(state.hands[seat])
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            out[at + SEAT] = seat
            out[at + CARD] = card
            out[at + TARGET] = TARGETS[state.crown, card]
            out[at + REASON] = _try_card(states, tried, out, at)
            at += ROW
    return at


@compiled
def _try_card(states, tried, out, at):
    """Play the card of the row at ``at`` in a copy; why that is not possible."""
    before, after = states[0], tried[0]
    seat, card, target = out[at + SEAT], out[at + CARD], out[at + TARGET]
    if target < 0:
        return OFF_BOARD
    if before.owner[target] == seat:
        return OWN_STONE
    turns = before.owner[target] != EMPTY
    action = card + HERO if turns else card
    tried[0] = states[0]
    after.player = seat
    reason = refusal(after, action)
    if reason != LEGAL:
        return reason
    apply_action(after, action)
    out[at + GAIN] = np.int64(after.points[seat]) - before.points[seat]
    out[at + LOSS] = np.int64(before.points[1 - seat]) - after.points[1 - seat]
    out[at + SIZE] = after.extent[after.area[target]]
    _list_areas(before, target, seat, out, at + JOINS)
    if turns:
        out[at + BROKEN] = before.extent[before.area[target]]
        _list_areas(after, target, 1 - seat, out, at + LEAVES)
    return LEGAL


@compiled
def _list_areas(state, square, seat, out, start):
    """Write the sizes of a seat's areas beside a square, the largest first."""
    count = 0
    for k in range(4):
        near = NEIGHBOURS[square, k]
        if near < 0 or state.owner[near] != seat:
            continue
        area = state.area[near]
        known = False
        for j in range(k):
            other = NEIGHBOURS[square, j]
            known = known or (state.owner[other] == seat and state.area[other] == area)
        if known:
            continue
        size = np.int64(state.extent[area])
        place = start + count
        while place > start and out[place - 1] < size:
            out[place] = out[place - 1]
            place -= 1
        out[place] = size
        count += 1


QUESTIONS = {"leads": Question(_leads, 2 * HAND * ROW)}
