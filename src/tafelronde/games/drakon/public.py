# pyright: basic
"""Public conclusions about the choices of a hidden hand (D-11)."""

from ...core.compile.compiler import compiled
from ...core.contract.bits import popcount
from ...core.facts.constants import SPECTATOR
from .hidden import unseen
from .rules.choices import lays_of, list_event, list_without_lays
from .rules.sets import some_tile, with_tile
from .rules.tables import BITS
from .state import MAIN


@compiled
def forced_publicly(state, out):
    """Whether everybody can tell that there is no choice: see the contract. The hand is made of all
    that it could hold: a lay or a shift takes one tile, so it is possible for some hand exactly
    when it is for this one. (The dwarf's pairs may become too many; where one is possible, more
    are, or all tiles look the same.)"""
    player = state.player
    might = state.known[player, player]
    if popcount(state.hands[player]) > popcount(might):
        left = unseen(state, SPECTATOR)
        while left:
            might = with_tile(might, some_tile(left, 0))
            left &= left - 1
    state.hands[player] = might
    if state.phase != MAIN:
        return list_event(state, out) == 1
    count = list_without_lays(state, out)
    while might:
        look = some_tile(might, 0)
        might &= ~BITS[look]
        count += lays_of(state, look)
    return count == 1
