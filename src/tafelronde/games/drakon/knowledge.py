# pyright: basic
"""What is in hands and pile, and who knows it (D-11)."""

from __future__ import annotations

import numpy as np

from ...core.bits import popcount
from ...core.contract import compiled
from ...core.rng import below
from .facts import ALL_TILES, DWARF, LOOK, LOOKS
from .record import NOBODY, SECRET
from .sets import one_less_of_each, some_tile, with_tile, without_tile


@compiled
def dwarf_of(state):
    """The dwarf's player, or NOBODY."""
    for player in range(state.players):
        if state.figure[player] == DWARF:
            return player
    return NOBODY


@compiled
def show_in_hand(state, player, look):
    """A tile came into a hand before everybody's eyes."""
    state.hands[player] = with_tile(state.hands[player], look)
    for other in range(state.players):
        state.known[other, player] = with_tile(state.known[other, player], look)


@compiled
def play_from_hand(state, player, look):
    """A tile left a hand before everybody's eyes."""
    state.hands[player] = without_tile(state.hands[player], look)
    for other in range(state.players):
        state.known[other, player] = without_tile(state.known[other, player], look)


@compiled
def move_between_hands(state, giver, taker, look):
    """A tile was taken blindly: only these two know which."""
    state.hands[giver] = without_tile(state.hands[giver], look)
    state.hands[taker] = with_tile(state.hands[taker], look)
    for other in range(state.players):
        known = state.known[other, giver]
        if other == taker:
            state.known[other, giver] = without_tile(known, look)
        else:  # on the diagonal: everybody
            state.known[other, giver] = one_less_of_each(known)
    state.known[giver, taker] = with_tile(state.known[giver, taker], look)


@compiled
def sink(state, look, secret):
    """Put a tile under the pile."""
    state.bottom[state.sunk] = look + (SECRET if secret else 0)
    state.sunk += 1


@compiled
def sink_from_hand(state, player, look):
    """The dwarf puts a tile under the pile; nobody else sees which (D-10.9)."""
    state.hands[player] = without_tile(state.hands[player], look)
    for other in range(state.players):
        state.known[other, player] = one_less_of_each(state.known[other, player])
    sink(state, look, True)


@compiled
def pile_size(state):
    return popcount(state.pile) + state.sunk


@compiled
def draw(state, player, look):
    """A player draws this tile: from the unknown part of the pile, or the first known one."""
    if state.pile:
        state.pile = without_tile(state.pile, look)
        state.hands[player] = with_tile(state.hands[player], look)
        return
    secret = state.bottom[0] >= SECRET
    state.sunk -= 1
    for k in range(state.sunk):
        state.bottom[k] = state.bottom[k + 1]
    state.bottom[state.sunk] = 0
    if not secret:
        show_in_hand(state, player, look)
        return
    state.hands[player] = with_tile(state.hands[player], look)
    dwarf = dwarf_of(state)
    if dwarf != player:
        state.known[dwarf, player] = with_tile(state.known[dwarf, player], look)


@compiled
def _unseen(state, player):
    """All tiles that this player cannot place: in other hands, in the pile."""
    left = np.int64(ALL_TILES)
    for place in range(state.count):
        look = LOOK[np.int64(state.laid[place]) & 255]
        if look < LOOKS:
            left = without_tile(left, look)
    dwarf = dwarf_of(state)
    for k in range(state.sunk):
        if state.bottom[k] < SECRET or dwarf == player:
            left = without_tile(left, np.int64(state.bottom[k]) & (SECRET - 1))
    for other in range(state.players):
        tiles = state.hands[other] if other == player else state.known[player, other]
        while tiles:
            left = without_tile(left, some_tile(tiles, 0))
            tiles &= tiles - 1
    return left


@compiled
def resample(state, player, rng):
    """Deal anew what this player has not seen: uniformly, to hands, to what the dwarf put under
    the pile, and the rest to the pile. What others know of one another, beyond what everybody
    knows, he does not know either; it is forgotten."""
    left = _unseen(state, player)
    for other in range(state.players):
        if other == player:
            continue
        unknown = popcount(state.hands[other]) - popcount(state.known[player, other])
        tiles = state.known[player, other]
        for _ in range(unknown):
            look = some_tile(left, below(rng, popcount(left)))
            left = without_tile(left, look)
            tiles = with_tile(tiles, look)
        state.hands[other] = tiles
        for observer in range(state.players):
            if observer != player:
                state.known[observer, other] = state.known[other, other]
    if dwarf_of(state) != player:
        for k in range(state.sunk):
            if state.bottom[k] >= SECRET:
                look = some_tile(left, below(rng, popcount(left)))
                left = without_tile(left, look)
                state.bottom[k] = SECRET + look
    state.pile = left
