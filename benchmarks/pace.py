"""Random play of a game of the house beside OpenSpiel's pace in connect_four.

That compares two games, not two ways of playing one: it says how fast a large game is simulated
here, measured by a small one in a library known to be fast.
"""

import tafelronde

from . import ours, peers
from .harness import Row, progress, rates

PEER_GAMES, PEER_LENGTHS = 50_000, 100_000
"""Games a sample, and for the mean length."""


def random_play(name: str, players: int, games: int, at_least: float | None, rounds: int) -> Row:
    """Decisions of players a second (a deal and a draw are no moves)."""
    what = f"{name} random play, {players} players"
    progress(f"  {what}")
    play = ours.RandomPlay(tafelronde.load(name), players)
    length, _ = peers.open_spiel_statistics(PEER_LENGTHS)

    def peer_moves() -> tuple[float, float]:
        count, seconds = peers.open_spiel_playouts(PEER_GAMES)
        return count * length, seconds

    mine, theirs = rates([lambda: play.moves(games), peer_moves], rounds)
    notes = {"mean_decisions": play.mean_length, "peer_mean_length": length}
    peer = "OpenSpiel connect_four"
    return Row(what, "moves/s", mine, theirs, peer, at_least=at_least, notes=notes)
