"""König der Elfen: trips that visit nothing although a trip would have paid, and princes who end
poorer than they began."""

from collections import Counter
from collections.abc import Sequence

from tafelronde.core.objects.state import State
from tafelronde.games.koenig_der_elfen.facts import GOLD, PLACES, SLOTS
from tafelronde.games.koenig_der_elfen.puzzling import worths
from tafelronde.games.koenig_der_elfen.state import CARD, CLOSE, HALT
from tafelronde.search.at_once import AtOnce

JOURNEYS, EMPTY = "journeys", "journeys without a visit that would have paid"
SEATS, POORER = "princes", "princes poorer than at the start"
MEASURES = ((EMPTY, JOURNEYS), (POORER, SEATS))


def count(state: State, action: int, counts: Counter[str]) -> None:
    """A trip that ends. Who has no cards for one that pays, or wins by staying, does no better."""
    if action == HALT:
        counts[JOURNEYS] += 1
        counts[EMPTY] += not state.array["visits"].any() and _would_pay(state)


def _would_pay(state: State) -> bool:
    """Whether a trip would bring gold, and staying does not win for certain."""
    gold = worths(state)
    if gold is None or max(gold.values()) <= gold[HALT]:
        return False
    return HALT not in AtOnce(state.game, 0).wins(state)


def count_end(begun: Sequence[float], ended: Sequence[float], counts: Counter[str]) -> None:
    """A game that is over."""
    counts[SEATS] += len(ended)
    counts[POORER] += sum(after < before for before, after in zip(begun, ended, strict=True))


def attacks(state: State, action: int, seat: int) -> bool:
    """Whether a thief, a tree or a sea monster is put into the realm of a seat."""
    del state
    if not CARD <= action < CLOSE:
        return False
    card, place = divmod(action - CARD, PLACES)
    return card != GOLD and place // SLOTS == seat
