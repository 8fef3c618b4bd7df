# pyright: basic
"""Operations of the contract by the rules of König der Elfen: the journey as a whole.

``planning`` and ``travel`` have the turns. Clauses: docs/rules/koenig_der_elfen.md.
"""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.contract.rng import below
from ....core.facts.constants import CHANCE, TERMINAL
from ..facts import ARMS, FIRST_DEAL, KINDS, LATER_DEAL, LOCATIONS, MOST_PLAYERS, PLACES, START_GOLD
from ..state import (
    AWAIT_DEAL,
    AWAIT_SPELL_DISCARD,
    AWAIT_STARTER,
    DEAL,
    DEALING,
    DISCARD,
    FETCH,
    HALT,
    PASS,
    PLANNING_PHASE,
    STARTER,
    TRAVELLING,
    VISIT,
)
from .choices import legal_actions
from .common import (
    after,
    await_card,
    await_turn,
    clear_place,
    clear_planning,
    clear_trip,
    count_journeys,
    gather,
    take_off,
)
from .planning import discard_planning, fetch, plan, receive_drawn
from .travel import discard_for_spell, pay_out, travel

# ---- the journey -------------------------------------------------------------------------------


@compiled
def _begin_deal(state, each):
    """E-3.1, E-3.4"""
    state.elf_phase = DEALING
    state.due = each * state.players
    await_card(state, np.int64(state.dragon), AWAIT_DEAL)


@compiled
def _receive_dealt(state):
    state.due -= 1
    if state.due > 0 and state.piled > 0:  # E-3.4
        state.drawer = after(state, state.drawer)
        return
    state.elf_phase = PLANNING_PHASE
    await_turn(state, np.int64(state.dragon))  # E-2.3


@compiled
def _pass(state):
    """E-5.3"""
    state.passes += 1
    if state.passes < state.players:
        state.player = after(state, state.player)
        return
    clear_planning(state)
    state.elf_phase = TRAVELLING
    state.player = state.dragon


@compiled
def _halt(state):
    """E-7.1: the next traveller, or the end of the journey"""
    pay_out(state)
    follower = after(state, np.int64(state.player))
    if follower != state.dragon:
        state.player = follower
    elif state.journey == count_journeys(state):  # E-13.3
        state.player = TERMINAL
    else:
        _close_journey(state)


@compiled
def _close_journey(state):
    """E-13.1, E-13.2, E-3.3"""
    for place in range(PLACES):
        if state.terrain[place] >= 0:
            take_off(state, place)
    for player in range(state.players):
        state.realm[player] = 0
    gather(state)
    state.dragon = after(state, np.int64(state.dragon))
    state.journey += 1
    _begin_deal(state, LATER_DEAL)


# ---- the contract ------------------------------------------------------------------------------


@compiled
def setup(state, players, options):
    """``options``: the dragon's holder (0: chance), three locations, the spell, then the deck."""
    holder, three, magic, deck = options[0], options[1], options[2], 3
    state.players = players
    state.journey = 1
    gold, each = START_GOLD, FIRST_DEAL
    if len(options) > deck + KINDS + LOCATIONS:  # an exercise: its last journey is the first
        deck += KINDS + LOCATIONS
        each, gold, deck = options[deck], options[deck + 1], deck + 2
        state.journey = count_journeys(state)
    state.room = 3 if three and players == 2 else 2  # E-14.1
    state.magic = magic
    for terrain in range(LOCATIONS):
        state.worth[terrain] = options[deck + KINDS + terrain]
    for player in range(MOST_PLAYERS):
        state.gold[player] = gold if player < players else 0  # E-1.4
        state.arms[player] = ARMS if player < players else 0  # E-1.3
        state.realm[player] = 0
        state.held[player] = 0
        for kind in range(KINDS):
            state.hands[player, kind] = 0
            state.known[player, kind] = 0
    state.piled = 0
    for kind in range(KINDS):  # E-1.2
        state.pile[kind] = options[deck + kind]
        state.discard[kind] = 0
        state.piled += options[deck + kind]
    state.discarded = 0
    for place in range(PLACES):
        clear_place(state, place)
    clear_planning(state)
    clear_trip(state)
    state.dragon = holder - 1  # E-1.6: NOBODY where chance decides
    state.elf_phase = DEALING
    state.due = 0 if each == FIRST_DEAL else each
    state.drawer = 0
    state.awaits = AWAIT_STARTER
    state.player = CHANCE
    if holder > 0:
        _begin_deal(state, each)


@compiled
def chance_outcomes(state, out, weights):
    if state.awaits == AWAIT_STARTER:
        for player in range(state.players):
            out[player] = STARTER + player
            weights[player] = 1
        return np.int64(state.players)
    count = 0
    for kind in range(KINDS):
        if state.pile[kind] > 0:
            out[count] = DEAL + kind
            weights[count] = state.pile[kind]
            count += 1
    return count


@compiled
def random_action(state, rng, out, weights):
    """Draw an action as the default does; a card is drawn without listing the pile."""
    if state.player != CHANCE:
        return np.int64(out[below(rng, legal_actions(state, out))])
    if state.awaits == AWAIT_STARTER:
        return STARTER + below(rng, np.int64(state.players))
    ticket = below(rng, np.int64(state.piled))
    kind = 0
    while ticket >= state.pile[kind]:
        ticket -= state.pile[kind]
        kind += 1
    return DEAL + kind


@compiled
def _apply_chance(state, outcome):
    if outcome >= STARTER:
        state.dragon = outcome - STARTER
        each = np.int64(state.due)  # of an exercise
        _begin_deal(state, each if each else FIRST_DEAL)
        return
    kind = outcome - DEAL
    state.pile[kind] -= 1
    state.piled -= 1
    state.hands[state.drawer, kind] += 1
    state.held[state.drawer] += 1
    if state.awaits == AWAIT_DEAL:
        _receive_dealt(state)
    else:
        receive_drawn(state)


@compiled
def apply_action(state, action):
    if action >= DEAL:
        _apply_chance(state, action)
    elif action == PASS:
        _pass(state)
    elif action == HALT:
        _halt(state)
    elif action < DISCARD:
        plan(state, action)
    elif action >= VISIT:
        travel(state, action)
    elif action >= FETCH:
        fetch(state, action - FETCH)
    elif state.awaits == AWAIT_SPELL_DISCARD:
        discard_for_spell(state, action - DISCARD)
    else:
        discard_planning(state, action - DISCARD)


@compiled
def scores(state, out):
    """E-13.6"""
    for player in range(state.players):
        out[player] = state.gold[player]


@compiled
def returns(state, out):
    """1 for the richest, −1 for the others; a shared victory counts its share (E-13.4, E-13.5)."""
    most, sharers = 0, 0
    for player in range(state.players):
        most = max(most, np.int64(state.gold[player]))
    for player in range(state.players):
        sharers += state.gold[player] == most
    for player in range(state.players):
        out[player] = 0.0
        if state.player == TERMINAL:
            won = state.gold[player] == most
            out[player] = 2.0 / sharers - 1.0 if won else -1.0
