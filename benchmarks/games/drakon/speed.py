"""Drakon: random play beside OpenSpiel's pace in connect_four, at the smallest and largest table;
and a batch of games, its steps and its memory.

A main decision of Drakon has over a hundred legal actions on average, and one of them is drawn
without listing them all.
"""

from ...harness import Row
from ...many import batch_memory, batch_steps
from ...pace import random_play

GAMES = 5_000


def rows(rounds: int) -> list[Row]:
    return [
        *(random_play("drakon", n, GAMES, 0.2, rounds) for n in (2, 6)),
        batch_steps("drakon", rounds),
        batch_memory("drakon"),
    ]
