"""Drawing a round: a job for a process beside the node, since the pairing of many players takes
longer than others should wait."""

from itertools import combinations

from msgspec import Struct

from ....tournament import Round, Rules
from ....tournament.acts import DirectorAct
from ....tournament.directing import directed_round

Pair = tuple[int, int]


class Draw(Struct, frozen=True):
    """The given facts of a round, as ``directed_round`` takes them."""

    rules: Rules
    rounds: list[Round]
    present: tuple[int, ...]
    seed: bytes
    now: float
    order: tuple[int, ...]
    blocked: frozenset[Pair]
    """Pairs of players who are kept apart, the smaller number first."""
    acts: list[DirectorAct]
    """The acts of the directors."""


def draw_round(draw: Draw) -> Round | None:
    """The next round, in which ``blocked`` pairs do not meet if that can be avoided. The record of
    a round is public, so it names only those pairs that would have met otherwise."""
    apart: set[Pair] = set()
    while True:
        found = directed_round(
            draw.rules, draw.rounds, draw.present, draw.seed, draw.now,
            order=draw.order, apart=tuple(sorted(apart)), acts=draw.acts,
        )  # fmt: skip
        boards = found.boards if found is not None else ()
        meet = {pair for board in boards for pair in combinations(sorted(board.seats), 2)}
        if not (draw.blocked & meet) - apart:
            return found
        apart |= draw.blocked & meet
