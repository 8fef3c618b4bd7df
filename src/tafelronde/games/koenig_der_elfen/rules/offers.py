# pyright: basic
"""What the player to act can do and what it costs, as rows of numbers."""

from __future__ import annotations

import numpy as np

from ....core.dispatch import kernel
from ..facts import NOWHERE, PLACES, SPELL_CARDS
from ..state import DECISIONS, SPELL, VISIT
from .choices import legal_actions
from .common import close_price
from .legality import refusal
from .route import income_at, obstacle_cards, place_ahead, stock, toll_owner
from .tables import COST

VISIT_ROW = 5
"""Numbers of a visit: see ``write_visits``."""


@kernel
def write_refusals(states, out):
    for action in range(DECISIONS):
        out[action] = refusal(states[0], action)


@kernel
def write_visits(states, legal, rows):
    """A row for each legal visit: action, place, cards, income, toll owner; their number."""
    state = states[0]
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
        rows[count, 0] = action
        rows[count, 1] = place
        rows[count, 2] = cards
        rows[count, 3] = income_at(state, place)
        rows[count, 4] = toll_owner(state, place, guard)
        count += 1
    return count


@kernel
def write_trip(states, out):
    """Where the next visit leads, where after a direction change, and the stock."""
    state = states[0]
    out[0] = place_ahead(state, 0)
    out[1] = place_ahead(state, 1) if state.at >= 0 else NOWHERE
    out[2] = stock(state)


@kernel
def write_prices(states, out):
    for place in range(PLACES):
        out[place] = close_price(states[0], place)
