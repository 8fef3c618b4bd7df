"""The scoring of Drakon in stages: the way to the coins that decided it."""

from collections.abc import Iterable, Iterator

from ...core.facts.position import Position
from ...core.facts.scoring import Stage
from ...core.facts.telling import Telling
from .state import DrakonRecord


def scoring(positions: Iterable[Position[DrakonRecord]]) -> Iterator[Stage]:
    """Each time that somebody was the first with so many coins, then the end (D-8)."""
    most, last = 0, None
    for position in positions:
        record = position.record
        coins = record.coins[: record.players]
        if max(coins) > most:
            most = max(coins)
            arguments = {"player": coins.index(most), "count": most, "turn": record.turns}
            yield Stage(Telling("first-with", arguments), coins)
        last = record
    if last is not None:
        yield Stage(Telling("coins-end", {"turn": last.turns}), last.coins[: last.players])
