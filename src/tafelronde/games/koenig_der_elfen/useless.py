# pyright: basic
"""Which card of a hand bots can spare."""

import numpy as np

from ...core.compile.compiler import compiled
from .facts import BODYGUARD, DIRECTION_CHANGE, KINDS, TRAVEL, TRAVELS
from .trips.memory import CARD_BITS, FEW, GUARDS, HELD, NO_MOVE, TURNS
from .trips.solver import GUESS_LIMIT, best_trip
from .worth import hand_worth, keep_other, keep_travel

EVERY_KIND = np.int64((1 << KINDS) - 1)


@compiled
def _spare(state, player, kind):
    """Between equals, what there is more of goes first."""
    return min(3, np.int64(state.hands[player, kind]))


@compiled
def _is_kept(hand, kind):
    """Whether a packed hand, which a trip leaves, has a card of this kind."""
    if kind == BODYGUARD:
        return hand >> GUARDS & FEW > 0
    if kind == DIRECTION_CHANGE:
        return hand >> TURNS > 0
    return hand >> CARD_BITS * (kind - TRAVEL) & HELD > 0


@compiled
def _serves_trips(kind):
    return TRAVEL <= kind < TRAVEL + TRAVELS or kind in (BODYGUARD, DIRECTION_CHANGE)


@compiled
def least_useful(state, player, kinds, work, memo):
    """The kind of card in hand whose loss costs the least over the table as it lies, of those whose
    bits are in ``kinds``; NO_MOVE where the hand has none.

    A trip that does not use a card is the best one without it, too. So trips are solved anew only
    for kinds that the best trip uses up, and only where their loss may still cost the least: they
    cannot be worth more than as if they were kept.
    """
    travel, other = keep_travel(state), keep_other(state)
    whole, _, _, left = best_trip(state, player, travel, other, GUESS_LIMIT, work, memo)
    best, best_worth = np.int64(NO_MOVE), np.int64(-1)
    for again in range(2):
        for kind in range(KINDS):
            if state.hands[player, kind] == 0 or kinds >> kind & 1 == 0:
                continue
            serves = _serves_trips(kind)
            if (serves and not _is_kept(left, kind)) != (again == 1):
                continue
            worth = whole
            if serves:
                worth -= travel if kind < TRAVEL + TRAVELS else other
            state.hands[player, kind] -= 1
            more = hand_worth(state, player) + _spare(state, player, kind)
            if again == 1 and worth + more >= best_worth:
                worth, _, _, _ = best_trip(state, player, travel, other, GUESS_LIMIT, work, memo)
            state.hands[player, kind] += 1
            worth += more
            if worth > best_worth or (worth == best_worth and kind < best):
                best, best_worth = np.int64(kind), worth
    return best
