# pyright: basic
"""How tiles go between hands and pile, and what each player knows of it afterwards (D-11)."""

from ....core.compile.compiler import compiled
from ....core.contract.bits import popcount
from ..facts import DWARF
from ..state import NOBODY, SECRET
from .sets import one_less_of_each, with_tile, without_tile


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
def draw_tile(state, player, look):
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
