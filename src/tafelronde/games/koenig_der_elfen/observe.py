# pyright: basic
"""An observation as numbers for learning. Seats count from the player, clockwise."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.room import sized
from .facts import COLUMNS, KINDS, LOCATIONS, MOST_PLAYERS, NOBODY, PLACES, SLOTS
from .state import AWAIT_FETCH, AWAIT_SEARCH_DISCARD

_PLACE = LOCATIONS + COLUMNS * MOST_PLAYERS + 3
_SEAT = KINDS + 5
_COMMON = KINDS + 14
OBSERVATION = PLACES * _PLACE + KINDS + MOST_PLAYERS * _SEAT + _COMMON


@compiled
def observe(state, player, out):
    """For each place terrain, owners of its three columns of cards, visits, whether the trip is
    there and whether a spell aims there; the own hand; for each seat what is known of its hand and
    what lies open; then discards, own gold and the state of the journey."""
    out = sized(out, OBSERVATION)
    for ahead in range(state.players):
        seat = (player + ahead) % state.players
        for slot in range(state.realm[seat]):
            place = seat * SLOTS + slot
            _observe_place(state, player, place, out, (ahead * SLOTS + slot) * _PLACE)
        _observe_seat(state, seat, out, PLACES * _PLACE + KINDS + ahead * _SEAT)
    for kind in range(KINDS):
        out[PLACES * _PLACE + kind] = state.hands[player, kind]
    _observe_common(state, player, out, PLACES * _PLACE + KINDS + MOST_PLAYERS * _SEAT)


@compiled
def _relative(state, player, seat):
    return (seat - player) % state.players


@compiled
def _observe_place(state, player, place, out, base):
    out[base + np.int64(state.terrain[place])] = 1.0
    base += LOCATIONS
    for column in range(COLUMNS):
        owner = np.int64(state.owner[column, place])
        if owner >= 0:
            out[base + column * MOST_PLAYERS + _relative(state, player, owner)] = 1.0
    base += COLUMNS * MOST_PLAYERS
    out[base] = state.visits[place]
    out[base + 1] = state.at == place
    out[base + 2] = state.aim == place


@compiled
def _observe_seat(state, seat, out, base):
    shown = seat == state.player and (
        state.awaits == AWAIT_FETCH or state.awaits == AWAIT_SEARCH_DISCARD
    )
    for kind in range(KINDS):
        out[base + kind] = state.known[seat, kind]
    base += KINDS
    out[base] = state.held[seat]
    out[base + 1] = state.arms[seat]
    out[base + 2] = state.bought[seat]
    out[base + 3] = state.tolls[seat]
    out[base + 4] = shown


@compiled
def _observe_common(state, player, out, base):
    for kind in range(KINDS):
        out[base + kind] = state.discard[kind]
    base += KINDS
    out[base] = state.piled
    out[base + 1] = state.gold[player]
    out[base + 2] = state.elf_phase
    out[base + 3] = state.awaits
    out[base + 4] = state.due
    out[base + 5] = state.journey
    out[base + 6] = NOBODY if state.dragon < 0 else _relative(state, player, np.int64(state.dragon))
    out[base + 7] = state.passes
    out[base + 8] = (
        state.player if state.player < 0 else _relative(state, player, np.int64(state.player))
    )
    out[base + 9] = state.heading
    out[base + 10] = state.guarded
    out[base + 11] = state.income
    out[base + 12] = state.magic
    out[base + 13] = state.room
