# pyright: basic
"""Hidden information of a player: the tiles in other hands and in the pile (D-11)."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import popcount
from ...core.contract.counts import draw_count
from ...core.contract.rng import below
from ...core.facts.constants import SPECTATOR
from .rules.hands import dwarf_of
from .rules.possible import can_be_shifted_in
from .rules.sets import some_tile, with_tile, without_tile
from .rules.tables import BITS
from .state import SECRET, SHIFTING


@compiled
def unseen(state, player):
    """All tiles that this player (or ``SPECTATOR``) cannot place: in other hands, in the pile."""
    left = np.int64(state.pile)
    dwarf = dwarf_of(state)
    for k in range(state.sunk):
        if state.bottom[k] >= SECRET and dwarf != player:
            left = with_tile(left, np.int64(state.bottom[k]) & (SECRET - 1))
    for other in range(state.players):
        if other != player:
            tiles, known = np.int64(state.hands[other]), _known(state, player, other)
            while known:
                tiles = without_tile(tiles, some_tile(known, 0))
                known &= known - 1
            while tiles:
                left = with_tile(left, some_tile(tiles, 0))
                tiles &= tiles - 1
    return left


@compiled
def _known(state, player, other):
    """The set of tiles of another's hand that this player, or a spectator, knows."""
    observer = other if player == SPECTATOR else player
    return np.int64(state.known[observer, other])


@compiled
def _shiftable(state, tiles):
    """The subset of these tiles that magical shift could put down now (D-6.8)."""
    found, left = np.int64(0), tiles
    while left:
        look = some_tile(left, 0)
        if can_be_shifted_in(state, look):
            found |= left & BITS[look]
        left &= ~BITS[look]
    return found


@compiled
def _fill_for_shift(state, known, left, unknown, rng):
    """The hand of who is to shift a tile, so that they can (D-6.10): how many unknown tiles fit
    somewhere is drawn first."""
    fitting = _shiftable(state, left)
    least = 0 if _shiftable(state, known) else 1
    fit = popcount(fitting)
    fit = draw_count(rng, fit, popcount(left) - fit, unknown, least)
    hand, others = known, left & ~fitting
    for number in range(unknown):
        tiles = fitting if number < fit else others
        look = some_tile(tiles, below(rng, popcount(tiles)))
        fitting = without_tile(fitting, look) if number < fit else fitting
        others = others if number < fit else without_tile(others, look)
        hand = with_tile(hand, look)
    return hand, fitting | others


@compiled
def resample(state, player, rng):
    """Deal anew what this player has not seen: uniformly, to hands, to what the dwarf put under the
    pile, and the rest to the pile. What others know of one another, beyond what everybody knows,
    this player does not know either; it is forgotten."""
    left = unseen(state, player)
    shifts = state.phase == SHIFTING and state.player != player
    begin = np.int64(state.player) if shifts else 0  # that hand first: something is known of it
    for ahead in range(state.players):
        other = (begin + ahead) % state.players
        if other == player:
            continue
        tiles = _known(state, player, other)
        unknown = popcount(state.hands[other]) - popcount(tiles)
        if shifts and ahead == 0:
            tiles, left = _fill_for_shift(state, tiles, left, unknown, rng)
            unknown = 0
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
