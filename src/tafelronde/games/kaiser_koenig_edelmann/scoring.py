"""The scoring of Kaiser, König, Edelmann in stages: pieces and the victory, or round by round."""

from collections.abc import Iterable, Iterator

from ...core.facts.position import Position
from ...core.facts.scoring import Stage
from ...core.facts.telling import Telling
from .ended import pieces_and_victory
from .facts import BONUS, KINDS, VALUES
from .state import KaiserRecord


def scoring(positions: Iterable[Position[KaiserRecord]]) -> Iterator[Stage]:
    """The pieces of each kind that are left, and the victory (K-5.2, K-5.3); of several rounds, the
    points after each (K-5.4)."""
    last = None
    for position in positions:
        last = position
    if last is None:
        return
    record = last.record
    seats = range(record.players)
    points = [0] * record.players
    if record.rounds > 1:
        for number in range(record.rounds):
            points = [points[seat] + record.sheet[number][seat] for seat in seats]
            yield Stage(Telling("round", {"round": number + 1}), tuple(points))
        return
    for value in reversed(VALUES):
        left = [record.men[seat][value - 1].bit_count() for seat in seats]
        points = [points[seat] + value * left[seat] for seat in seats]
        yield Stage(Telling("pieces", {"piece": KINDS[value], "count": value}), tuple(points))
    points = [points[seat] + pieces_and_victory(record, 0, seat)[1] for seat in seats]
    winner = record.winner[0]
    if winner >= 0:
        yield Stage(Telling("victory", {"player": winner, "count": BONUS}), tuple(points))
