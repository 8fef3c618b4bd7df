"""Games between levels, and what their reviews say that a decision gave away."""

import random
import time
from collections.abc import Sequence
from typing import Any

from benchmarks.review.measure import Table, play
from tafelronde import infos
from tafelronde.advice.judge import JUDGE
from tafelronde.advice.reviews import Examination
from tafelronde.advice.reviews.examination import answer_here
from tafelronde.core.facts.levels import LEVELS

ALL = ("random", *LEVELS)
"""The levels that are measured, from the weakest to the strongest."""
MIXED = "mixed"
"""The name of a measurement of all levels at one table."""
SIZES = (2, 3, 4, 6)
"""The sizes of tables that are measured."""


def tables(sizes: Sequence[int] = SIZES) -> list[Table]:
    """The tables of these sizes, the smallest first."""
    return [
        Table(info.name, players)
        for players in sizes
        for info in infos()
        if info.min_players <= players <= info.max_players
    ]


def seated(table: Table, number: int) -> list[str]:
    """The levels at a table, by seat, in the game of this number. Over the games all levels sit
    equally often, and nowhere twice before each was there once."""
    stream: list[str] = []
    for block in range((number + 1) * table.players // len(ALL) + 1):
        stream += random.Random(f"{table} {block}").sample(ALL, len(ALL))
    return stream[number * table.players : (number + 1) * table.players]


def measured(table: Table, number: int, effort: float = 1.0, level: str = MIXED) -> dict[str, Any]:
    """The review of a game: for each seat its level, its result, and the points of 100 that a
    decision gave away; for each decision the shares that were told before it (``told``), and those
    that were estimated of the best action and of the one that was played.

    ``level``: the level of all seats; ``MIXED``: the levels that sit there (``seated``).
    """
    levels = seated(table, number) if level == MIXED else [level] * table.players
    begun = time.process_time()
    match = play(table, levels, 7_000_000 + number)
    played = time.process_time()
    examination = Examination(match, effort)
    while answer_here(examination):
        pass
    review = examination.review()
    return {
        "table": str(table),
        "number": number,
        "judge": JUDGE,
        "effort": effort,
        "level": level,
        "levels": levels,
        "result": review.result,
        "loss": [sums.loss for sums in review.seats],
        "decisions": [sums.decisions for sums in review.seats],
        "right": [sums.right for sums in review.seats],
        "error": [sums.error for sums in review.seats],
        "plies": [decision.ply for decision in review.decisions],
        "players": [decision.player for decision in review.decisions],
        "told": [_rounded(decision.before) for decision in review.decisions],
        "best": [_rounded(one.best) for one in examination.estimates],
        "played": [_rounded(one.played) for one in examination.estimates],
        "seconds": [round(played - begun, 1), round(time.process_time() - played, 1)],
    }


def _rounded(shares: Sequence[float]) -> list[float]:
    return [round(share, 4) for share in shares]
