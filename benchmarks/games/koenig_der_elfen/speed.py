"""König der Elfen: random play beside OpenSpiel's pace in connect_four."""

from ...harness import Row
from ...pace import random_play

GAMES = 5_000


def rows(rounds: int) -> list[Row]:
    return [random_play("koenig_der_elfen", n, GAMES, 1 / 3, rounds) for n in (2, 6)]
