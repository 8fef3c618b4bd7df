"""König der Elfen: trips that visit nothing, and princes who end poorer than they began."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tafelronde.core.objects.state import State
from tafelronde.games.koenig_der_elfen.state import HALT

JOURNEYS, EMPTY = "journeys", "journeys without a visit"
SEATS, POORER = "princes", "princes poorer than at the start"


def count(state: State, action: int, counts: Counter[str]) -> None:
    """A trip that ends."""
    if action == HALT:
        counts[JOURNEYS] += 1
        counts[EMPTY] += not state.array["visits"].any()


def count_end(begun: Sequence[float], ended: Sequence[float], counts: Counter[str]) -> None:
    """A game that is over."""
    counts[SEATS] += len(ended)
    counts[POORER] += sum(after < before for before, after in zip(begun, ended, strict=True))
