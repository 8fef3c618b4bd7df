# pyright: basic
"""What a player cannot know: the other hands and the pile (E-15). Gold can be worked out (E-15.3).

What all have seen of a hand (E-15.2) stays in it, and what the legal actions tell the player to act
about the pile stays true: which terrains may be fetched (E-6.25), and whether there are any
(E-6.28).
"""

from __future__ import annotations

import numpy as np

from ...core.compiling import compiled
from ...core.rng import below
from .facts import KINDS, LOCATIONS, TRAVEL, TRAVELS
from .rules.common import has_locations, holds_location
from .rules.route import count_travel_cards
from .state import AWAIT_FETCH, AWAIT_SPELL_DISCARD, AWAIT_TURN, PLANNING_PHASE

_ALL = (1 << LOCATIONS) - 1


@compiled
def resample(state, player, rng):
    """Mix what is unseen and deal it anew, to hands and pile of the same sizes."""
    needed, barred, some = _told_of_pile(state, player)
    for other in range(state.players):
        if other != player:
            mix_in(state, other)
    if some:
        needed = 1 << _draw(state, rng, 0, LOCATIONS, 0)
    _give_barred(state, player, rng, barred)
    if state.awaits == AWAIT_SPELL_DISCARD and player != state.player:
        _give_for_spell(state, rng)
    for other in range(state.players):
        if other != player:
            for _ in range(missing_from(state, other)):
                _give(state, other, _draw(state, rng, 0, KINDS, needed))


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
    """What nobody has seen of a hand goes into the pile; its size stays to be filled up."""
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
def _draw(state, rng, first, end, needed):
    """A kind among ``first`` … ``end`` − 1 by the cards in the pile; one card of each ``needed``
    terrain stays there."""
    total = 0
    for kind in range(first, end):
        total += state.pile[kind] - ((needed >> kind) & 1)
    ticket = below(rng, total)
    kind = first
    while ticket >= state.pile[kind] - ((needed >> kind) & 1):
        ticket -= state.pile[kind] - ((needed >> kind) & 1)
        kind += 1
    return kind


@compiled
def _give(state, other, kind):
    state.hands[other, kind] += 1
    state.pile[kind] -= 1
    state.piled -= 1


@compiled
def _give_barred(state, player, rng, barred):
    """All cards of the barred terrains go to hands, each to a random free place in one."""
    for terrain in range(LOCATIONS):
        while (barred >> terrain) & 1 and state.pile[terrain] > 0:
            free = 0
            for other in range(state.players):
                if other != player:
                    free += missing_from(state, other)
            ticket = below(rng, free)
            other = 1 if player == 0 else 0
            while ticket >= missing_from(state, other):
                ticket -= missing_from(state, other)
                other += 2 if other + 1 == player else 1
            _give(state, other, terrain)


@compiled
def _give_for_spell(state, rng):
    """Give the traveller the travel cards that their spell still takes (E-14.2)."""
    traveller = np.int64(state.player)
    while count_travel_cards(state, traveller) < state.due:
        _give(state, traveller, _draw(state, rng, TRAVEL, TRAVEL + TRAVELS, 0))
