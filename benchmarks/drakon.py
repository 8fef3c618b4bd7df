"""Drakon: random play against OpenSpiel's pace in connect_four, at the smallest and largest table.

Another game, so a yardstick: a main decision of Drakon has over a hundred legal actions on average,
and one of them is drawn without listing them all.
"""

from __future__ import annotations

import tafelronde

from . import ours, peers
from .harness import Row, progress, rates

GAMES = 5_000
PEER_GAMES = 50_000


def random_play(players: int, rounds: int) -> Row:
    """Decisions of players a second (draws are no moves)."""
    progress(f"  drakon random play, {players} players")
    play = ours.RandomPlay(tafelronde.load("drakon"), players)
    length, _ = peers.open_spiel_statistics(100_000)

    def peer_moves() -> tuple[float, float]:
        games, seconds = peers.open_spiel_playouts(PEER_GAMES)
        return games * length, seconds

    mine, theirs = rates([lambda: play.moves(GAMES), peer_moves], rounds)
    notes = {"mean_decisions": play.mean_length, "peer_mean_length": length}
    what = f"drakon random play, {players} players"
    return Row(what, "moves/s", mine, theirs, "OpenSpiel connect_four", at_least=0.2, notes=notes)


def rows(rounds: int) -> list[Row]:
    return [random_play(players, rounds) for players in (2, 6)]
