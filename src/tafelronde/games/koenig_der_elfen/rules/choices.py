# pyright: basic
"""The lists of what can be done, ascending."""

from ....core.compile.compiler import compiled
from ..facts import (
    KINDS,
    LOCATIONS,
    MOST_PLAYERS,
    PLACES,
    PLANNING,
    PLANNINGS,
    SLOTS,
    SPELL_CARDS,
    TRAVEL,
    TRAVELS,
)
from ..refusals import LEGAL
from ..state import (
    ANNOUNCE,
    AWAIT_FETCH,
    AWAIT_SPELL_DISCARD,
    AWAIT_TURN,
    BUY,
    CARD,
    CLOSE,
    DISCARD,
    FETCH,
    HALT,
    LOCATION,
    PASS,
    PLANNING_PHASE,
    SPELL,
    SWAP,
    VISIT,
)
from .legality import (
    announce_refusal,
    buy_refusal,
    card_refusal,
    close_refusal,
    fetch_refusal,
    pass_refusal,
    planning_discard_refusal,
    swap_refusal,
)
from .route import count_travel_cards
from .travel_legality import spell_refusal, visit_refusal


@compiled
def legal_actions(state, out):
    awaits = state.awaits
    if awaits == AWAIT_TURN:
        return list_turn(state, out) if state.elf_phase == PLANNING_PHASE else list_trip(state, out)
    if awaits == AWAIT_FETCH:
        return list_fetches(state, out)
    if awaits == AWAIT_SPELL_DISCARD:
        return list_spell_discards(state, out)
    return list_planning_discards(state, out)


@compiled
def list_turn(state, out):
    """E-5.1"""
    player, count = state.player, 0
    for terrain in range(LOCATIONS):
        if state.hands[player, terrain] == 0:
            continue
        for realm in range(state.players):
            if state.realm[realm] < state.room:
                out[count] = LOCATION + terrain * MOST_PLAYERS + realm
                count += 1
    if swap_refusal(state) == LEGAL:
        out[count] = SWAP
        count += 1
    if buy_refusal(state) == LEGAL:
        out[count] = BUY
        count += 1
    if state.arms[player] > 0:
        count = _list_cards(state, out, count)
    for place in range(player * SLOTS, player * SLOTS + state.realm[player]):
        if close_refusal(state, place) == LEGAL:
            out[count] = CLOSE + place
            count += 1
    if pass_refusal(state) == LEGAL:
        out[count] = PASS
        count += 1
    elif announce_refusal(state) == LEGAL:
        out[count] = ANNOUNCE
        count += 1
    return count


@compiled
def _list_cards(state, out, count):
    for card in range(PLANNINGS):
        if state.hands[state.player, PLANNING + card] == 0:
            continue
        for realm in range(state.players):
            for place in range(realm * SLOTS, realm * SLOTS + state.realm[realm]):
                if card_refusal(state, card, place) == LEGAL:
                    out[count] = CARD + card * PLACES + place
                    count += 1
    return count


@compiled
def list_fetches(state, out):
    count = 0
    for terrain in range(LOCATIONS):
        if fetch_refusal(state, terrain) == LEGAL:
            out[count] = FETCH + terrain
            count += 1
    return count


@compiled
def list_planning_discards(state, out):
    count = 0
    for kind in range(KINDS):
        if planning_discard_refusal(state, kind) == LEGAL:
            out[count] = DISCARD + kind
            count += 1
    return count


@compiled
def list_trip(state, out):
    """E-7.7, E-8.1, E-14.2"""
    out[0] = HALT
    count = 1
    for transport in range(TRAVELS):
        if state.hands[state.player, TRAVEL + transport] == 0:
            continue
        for guard in range(2):
            for turn in range(2):
                if visit_refusal(state, transport, guard, turn) == LEGAL:
                    out[count] = VISIT + transport * 4 + guard * 2 + turn
                    count += 1
    if state.magic and count_travel_cards(state, state.player) >= SPELL_CARDS:
        for guard in range(2):
            for place in range(SLOTS * state.players):
                if spell_refusal(state, place, guard) == LEGAL:
                    out[count] = SPELL + guard * PLACES + place
                    count += 1
    return count


@compiled
def list_spell_discards(state, out):
    count = 0
    for kind in range(TRAVEL, TRAVEL + TRAVELS):
        if state.hands[state.player, kind] > 0:
            out[count] = DISCARD + kind
            count += 1
    return count
