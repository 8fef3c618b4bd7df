# pyright: basic
"""Public conclusions about the choices of a hidden hand (E-15)."""

import numpy as np

from ...core.compile.compiler import compiled
from .facts import (
    BODYGUARD,
    DIRECTION_CHANGE,
    KINDS,
    LOCATIONS,
    PLACES,
    SPELL_CARDS,
    TRAVEL,
    TRAVELS,
)
from .hidden import missing_from, mix_in
from .rules.choices import legal_actions
from .rules.common import count_locations, has_locations
from .rules.route import obstacle_cards, place_ahead
from .rules.tables import COST
from .state import ANNOUNCE, AWAIT_FETCH, AWAIT_TURN, DISCARD, PASS, PLANNING_PHASE, SPELL, VISIT


@compiled
def forced_publicly(state, out):
    """Whether everybody can tell that there is no choice: see the contract. All that nobody has
    seen goes into the pile, and the hand is made of as many cards of each kind as it could hold.
    What is legal then is possible for some hand, unless it takes cards of several kinds: that is
    counted."""
    player, piled = np.int64(state.player), np.int64(state.piled)
    for other in range(state.players):
        mix_in(state, other)
    free = missing_from(state, player)
    elsewhere = state.piled - piled - free  # cards of other hands that nobody has seen
    state.piled = piled
    if state.awaits == AWAIT_FETCH:
        return _count_fetches(state, elsewhere) == 1
    count = 0
    if _lacks_location(state):
        count = _may_pass(state, elsewhere) + _may_announce(state, free)
    for kind in range(KINDS):
        state.hands[player, kind] += min(np.int64(state.pile[kind]), free)
    for k in range(legal_actions(state, out)):
        count += _fits_in_hand(state, np.int64(out[k]), free)
    return count == 1


@compiled
def _count_fetches(state, elsewhere):
    """E-6.25, E-6.27: terrains of the pile; of the discards, if other hands may hold the rest."""
    search_discards = count_locations(state.pile) <= elsewhere
    count = 0
    for terrain in range(LOCATIONS):
        in_pile = state.piled > 0 and state.pile[terrain] > 0
        count += in_pile or (search_discards and state.discard[terrain] > 0)
    return count


@compiled
def _lacks_location(state):
    """Whether the turn is one in which passing and announcing depend on what nobody sees (E-6.24,
    E-6.28)."""
    planning = state.awaits == AWAIT_TURN and state.elf_phase == PLANNING_PHASE
    return planning and state.realm[state.player] == 0


@compiled
def _may_pass(state, elsewhere):
    """E-6.28: all locations are on the table or in other hands."""
    known = count_locations(state.known[state.player]) + count_locations(state.discard)
    return known == 0 and count_locations(state.pile) <= elsewhere


@compiled
def _may_announce(state, free):
    """E-6.24: no location in hand, and one in a pile."""
    if has_locations(state.known[state.player]):
        return False
    hidden = count_locations(state.pile)
    others = -hidden
    for kind in range(KINDS):
        others += state.pile[kind]
    return free <= others and (has_locations(state.discard) or (hidden > 0 and state.piled > 0))


@compiled
def _fits_in_hand(state, action, free):
    """Whether a hand with so many unseen cards can hold all that this action takes."""
    player = state.player
    if action in (PASS, ANNOUNCE):
        return not _lacks_location(state)  # there they are counted apart
    if DISCARD <= action < DISCARD + LOCATIONS and state.realm[player] == 0:  # E-6.32
        seen = count_locations(state.known[player])
        return seen + min(count_locations(state.pile), free) > 1
    if action >= SPELL:
        return _spell_fits(state, (action - SPELL) // PLACES, free)
    if action < VISIT:
        return True
    transport, guard, turn = (action - VISIT) // 4, (action - VISIT) // 2 % 2, (action - VISIT) % 2
    place = place_ahead(state, turn)
    cost = COST[transport, state.terrain[place]] + obstacle_cards(state, place, guard)
    unseen = max(0, cost - np.int64(state.known[player, TRAVEL + transport]))
    unseen += guard and state.known[player, BODYGUARD] == 0
    unseen += turn and state.known[player, DIRECTION_CHANGE] == 0
    return unseen <= free


@compiled
def _spell_fits(state, guard, free):
    """E-14.2, E-14.8: four travel cards, and the bodyguard."""
    if guard and state.known[state.player, BODYGUARD] == 0:
        free -= 1
    seen, unseen = 0, 0
    for kind in range(TRAVEL, TRAVEL + TRAVELS):
        seen += state.known[state.player, kind]
        unseen += state.pile[kind]
    return seen + min(unseen, free) >= SPELL_CARDS
