"""Rosenkönig: random play beside OpenSpiel's pace in connect_four, search beside random play."""

import tafelronde

from ... import ours
from ...harness import Row, progress, rates
from ...pace import random_play

GAMES = 50_000
SIMULATIONS = 10_000


def search(rounds: int) -> Row:
    """UCT with full uniform playouts from dealt positions, against plain random games."""
    progress("  rosenkoenig search")
    game = tafelronde.load("rosenkoenig")
    play = ours.RandomPlay(game)
    deals = [ours.dealt(game, seed) for seed in range(5)]

    def searches() -> tuple[float, float]:
        samples = [ours.search(state, SIMULATIONS, exploration=0.7) for state in deals]
        return sum(units for units, _ in samples), sum(seconds for _, seconds in samples)

    mine, plain = rates([searches, lambda: play.play(GAMES)], rounds)
    notes = {"simulations": SIMULATIONS, "deals": len(deals)}
    what = "rosenkoenig UCT, full playouts"
    return Row(what, "simulations/s", mine, plain, "own random games", at_least=0.6, notes=notes)


def rows(rounds: int) -> list[Row]:
    return [random_play("rosenkoenig", 2, GAMES, 3.0, rounds), search(rounds)]
