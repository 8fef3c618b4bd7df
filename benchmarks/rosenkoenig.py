"""Rosenkönig: random play against OpenSpiel's pace in connect_four, search against random play.

The first row compares two games, not two ways of playing one: it says that this game, with its
areas and its draws, is simulated faster than a small game by a library known to be fast.
"""

from __future__ import annotations

from typing import Any

import tafelronde

from . import ours, peers
from .harness import Row, progress, rates

GAMES = 50_000
PEER_GAMES = 50_000
SIMULATIONS = 10_000


def random_play(rounds: int) -> Row:
    """Decisions of players a second (a deal and a draw of the card are no moves)."""
    progress("  rosenkoenig random play")
    play = ours.RandomPlay(tafelronde.load("rosenkoenig"))
    length, _ = peers.open_spiel_statistics(100_000)

    def peer_moves() -> tuple[float, float]:
        games, seconds = peers.open_spiel_playouts(PEER_GAMES)
        return games * length, seconds

    mine, theirs = rates([lambda: play.moves(GAMES), peer_moves], rounds)
    notes: dict[str, Any] = {
        "mean_decisions": play.mean_length,
        "games_per_second": [rate / play.mean_length for rate in mine],
        "mean_result": play.mean_result,
        "peer_mean_length": length,
    }
    what = "rosenkoenig random play"
    return Row(what, "moves/s", mine, theirs, "OpenSpiel connect_four", at_least=3.0, notes=notes)


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
    return [random_play(rounds), search(rounds)]
