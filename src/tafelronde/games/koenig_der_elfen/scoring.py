"""The scoring of König der Elfen in stages: the gold after each journey."""

from collections.abc import Iterable, Iterator

from ...core.facts.position import Position
from ...core.facts.scoring import Stage
from ...core.facts.telling import Telling
from .state import ElfenRecord


def scoring(positions: Iterable[Position[ElfenRecord]]) -> Iterator[Stage]:
    """The gold at first, and after each journey (E-13)."""
    journey, gold = 0, ()
    for position in positions:
        record = position.record
        if record.journey != journey and gold:
            yield _after(journey, gold)
        journey, gold = record.journey, record.gold[: record.players]
    if gold:
        yield _after(journey, gold)


def _after(journey: int, gold: tuple[int, ...]) -> Stage:
    if journey == 0:
        return Stage(Telling("at-first"), gold)
    return Stage(Telling("journey", {"journey": journey}), gold)
