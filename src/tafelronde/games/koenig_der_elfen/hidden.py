# pyright: basic
"""Hidden information of a player: the other hands and the pile (E-15). Gold can be worked out
(E-15.3).

What all have seen of a hand (E-15.2) stays in it, and what the legal actions tell the player to act
about the pile stays true: which terrains may be fetched (E-6.25), and whether there are any
(E-6.28).
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.counts import draw_count
from ...core.contract.rng import below
from ...core.contract.scratch import scratch
from .facts import KINDS, LOCATIONS, TRAVEL, TRAVELS
from .rules.common import count_locations, has_locations, holds_location
from .rules.route import count_travel_cards
from .state import AWAIT_FETCH, AWAIT_SPELL_DISCARD, AWAIT_TURN, PLANNING_PHASE

_ALL = (1 << LOCATIONS) - 1


@compiled
def resample(state, player, rng):
    """Mix what is unseen and deal it anew, to hands and pile of the same sizes: all deals that fit
    what the player knows are equally likely, card for card."""
    needed, barred, some = _told_of_pile(state, player)
    piled = np.int64(state.piled)
    for other in range(state.players):
        if other != player:
            mix_in(state, other)
    if needed or barred or some:
        _deal_around_pile(state, player, rng, piled, needed, barred, some)
        return
    if state.awaits == AWAIT_SPELL_DISCARD and player != state.player:
        _give_for_spell(state, rng)
    for other in range(state.players):
        if other != player:
            for _ in range(missing_from(state, other)):
                _give(state, other, _draw_any(state, rng))


@compiled
def _told_of_pile(state, player):
    """The terrains that must lie in the pile, those that must not (bits), and whether any must."""
    acts = state.player == player
    if state.awaits == AWAIT_FETCH:
        there = _terrains_in_pile(state)
        if acts:
            return there, _ALL & ~there, False
        return 0, 0, not has_locations(state.discard)
    asks = acts and state.awaits == AWAIT_TURN and state.elf_phase == PLANNING_PHASE
    if asks and _depends_on_pile(state):
        some = has_locations(state.pile)
        return 0, 0 if some else _ALL, some
    return 0, 0, False


@compiled
def _depends_on_pile(state):
    """Whether announcing is possible depends on the pile alone (E-6.24, E-6.28, E-6.29)."""
    player = state.player
    if state.realm[player] > 0 or holds_location(state, player):
        return False
    return not has_locations(state.discard)


@compiled
def _terrains_in_pile(state):
    found = 0
    for terrain in range(LOCATIONS):
        if state.pile[terrain] > 0:
            found |= 1 << terrain
    return found


@compiled
def mix_in(state, other):
    """Move the unseen cards of a hand into the pile; the hand's size stays, to be filled up
    again."""
    for kind in range(KINDS):
        unseen = state.hands[other, kind] - state.known[other, kind]
        state.pile[kind] += unseen
        state.piled += unseen
        state.hands[other, kind] -= unseen


@compiled
def missing_from(state, other):
    """Cards that a hand still lacks."""
    missing = np.int64(state.held[other])
    for kind in range(KINDS):
        missing -= state.hands[other, kind]
    return missing


@compiled
def _draw_any(state, rng):
    """A kind by the cards in the pile."""
    ticket = below(rng, np.int64(state.piled))
    kind = 0
    while ticket >= state.pile[kind]:
        ticket -= state.pile[kind]
        kind += 1
    return kind


@compiled
def _draw(state, rng, first, end, inside):
    """A kind by the cards in the pile, among ``first`` … ``end`` − 1 or among all others."""
    total = 0
    for kind in range(KINDS):
        if (first <= kind < end) == inside:
            total += state.pile[kind]
    ticket = below(rng, total)
    for kind in range(KINDS):
        if (first <= kind < end) == inside:
            ticket -= state.pile[kind]
            if ticket < 0:
                return kind
    return KINDS  # never: the ticket is below the total


@compiled
def _give(state, other, kind):
    state.hands[other, kind] += 1
    state.pile[kind] -= 1
    state.piled -= 1


@compiled
def _give_to_some(state, player, rng, kind):
    """A card goes to a random free place in the others' hands."""
    free = 0
    for other in range(state.players):
        if other != player:
            free += missing_from(state, other)
    ticket = below(rng, free)
    for other in range(state.players):
        if other != player:
            ticket -= missing_from(state, other)
            if ticket < 0:
                _give(state, other, kind)
                return


@compiled
def _deal_around_pile(state, player, rng, piled, needed, barred, some):
    """A deal where something is known of the pile's locations: first how many of each terrain stay
    in it, then who has the others."""
    stay = scratch(1, LOCATIONS)
    _draw_staying(state, rng, piled, needed, barred, some, stay[0])
    for terrain in range(LOCATIONS):
        while state.pile[terrain] > stay[0, terrain]:
            _give_to_some(state, player, rng, terrain)
    for other in range(state.players):
        if other != player:
            for _ in range(missing_from(state, other)):
                _give(state, other, _draw(state, rng, 0, LOCATIONS, False))


@compiled
def _draw_staying(state, rng, piled, needed, barred, some, stay):
    """How many locations of each terrain stay in the pile, uniformly: their sum, then which cards
    they are, until no needed terrain lacks."""
    marked, least = 0, 1 if some else 0
    for terrain in range(LOCATIONS):
        marked += 0 if (barred >> terrain) & 1 else np.int64(state.pile[terrain])
        least += (needed >> terrain) & 1
    others = np.int64(state.piled) - count_locations(state.pile)
    lacks = True
    while lacks:
        left, cards = draw_count(rng, marked, others, piled, least), marked
        lacks = False
        for terrain in range(LOCATIONS):
            stay[terrain] = 0
            if (barred >> terrain) & 1:
                continue
            for _ in range(state.pile[terrain]):  # each card stays with an even chance
                if below(rng, cards) < left:
                    stay[terrain] += 1
                    left -= 1
                cards -= 1
            lacks = lacks or ((needed >> terrain) & 1 == 1 and stay[terrain] == 0)


@compiled
def _give_for_spell(state, rng):
    """Deal the traveller's hand, with the travel cards that their spell still takes (E-14.2)."""
    traveller = np.int64(state.player)
    free, cards, known = missing_from(state, traveller), 0, count_travel_cards(state, traveller)
    for kind in range(TRAVEL, TRAVEL + TRAVELS):
        cards += state.pile[kind]
    travel = draw_count(
        rng, cards, np.int64(state.piled) - cards, free, np.int64(state.due) - known
    )
    for number in range(free):
        kind = _draw(state, rng, TRAVEL, TRAVEL + TRAVELS, number < travel)
        _give(state, traveller, kind)
