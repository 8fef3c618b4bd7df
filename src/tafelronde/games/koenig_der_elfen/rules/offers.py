# pyright: basic
"""The choices of the player to act with their costs, as rows of numbers."""

import numpy as np

from ....core.contract.dispatch import kernel
from ..facts import NOWHERE, PLACES, SPELL_CARDS, VISIT_ROW
from ..state import DECISIONS, MAX_LEGAL, SPELL, VISIT
from .choices import legal_actions
from .common import close_price
from .legality import refusal
from .route import income_at, obstacle_cards, place_ahead, stock, toll_owner
from .tables import COST


@kernel
def write_refusals(states, tried, out):
    """Why each decision is illegal now, or LEGAL."""
    for action in range(DECISIONS):
        out[action] = refusal(states[0], action)
    return DECISIONS


@kernel
def write_visits(states, tried, out):
    """VISIT_ROW numbers of each legal visit: action, place, cards, income, toll owner."""
    state = states[0]
    legal = out[VISIT_ROW * MAX_LEGAL :]
    count = 0
    for k in range(legal_actions(state, legal)):
        action = np.int64(legal[k])
        if action < VISIT:
            continue
        if action >= SPELL:
            guard, place = (action - SPELL) // PLACES, (action - SPELL) % PLACES
            cards = SPELL_CARDS
        else:
            visit = action - VISIT
            guard, place = visit // 2 % 2, place_ahead(state, visit % 2)
            cards = COST[visit // 4, state.terrain[place]] + obstacle_cards(state, place, guard)
        out[count] = action
        out[count + 1] = place
        out[count + 2] = cards
        out[count + 3] = income_at(state, place)
        out[count + 4] = toll_owner(state, place, guard)
        count += VISIT_ROW
    return count


@kernel
def write_trip(states, tried, out):
    """Where the next visit leads, where after a direction change, and the stock."""
    state = states[0]
    out[0] = place_ahead(state, 0)
    out[1] = place_ahead(state, 1) if state.at >= 0 else NOWHERE
    out[2] = stock(state)
    return 3


@kernel
def write_prices(states, tried, out):
    """Write the price of closing each place into ``out`` (E-6.18)."""
    for place in range(PLACES):
        out[place] = close_price(states[0], place)
    return PLACES
