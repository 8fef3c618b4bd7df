"""connect_four against OpenSpiel (C++): the same game, the same work, one core."""

from typing import Any

from examples.connect_four import GAME

from tafelronde.core.objects.perft import perft

from . import ours, peers
from .harness import Row, check_gate, progress, rates

PERFT_DEPTH = 8
GATE_GAMES = 200_000
SIMULATIONS = 10_000
PLAYOUTS, PEER_PLAYOUTS = 1_000_000, 50_000


def gate() -> dict[str, Any]:
    """Same perft; same mean length and mean result of random games, within 1 %."""
    progress("  gate: perft and random games, ours and OpenSpiel's")
    nodes = int(perft(GAME.new(), PERFT_DEPTH)[PERFT_DEPTH].sum())
    play = ours.RandomPlay(GAME)
    play.play(GATE_GAMES)
    length, result = peers.open_spiel_statistics(GATE_GAMES)
    return {
        "perft_8": check_gate("perft 8", nodes, peers.open_spiel_perft(PERFT_DEPTH), 0.0),
        "mean_length": check_gate("mean length", play.mean_length, length, 0.01),
        # a result of −1 … 1 as 0 … 2, so that 1 % is 0.01 and not a share of nearly nothing
        "mean_result": check_gate("mean result + 1", 1 + play.mean_result, 1 + result, 0.01),
    }


def playouts(rounds: int) -> Row:
    """Whole random games a second."""
    same = gate()
    play = ours.RandomPlay(GAME)
    progress("  playouts")
    mine, theirs = rates(
        [lambda: play.play(PLAYOUTS), lambda: peers.open_spiel_playouts(PEER_PLAYOUTS)], rounds
    )
    what = "connect_four random playouts"
    return Row(what, "games/s", mine, theirs, "OpenSpiel", at_least=20.0, notes={"gate": same})


def searches(rounds: int) -> list[Row]:
    """UCT simulations a second from the empty board and from the middle of a game."""
    found: list[Row] = []
    for place, moves in (("empty board", ()), ("after 12 moves", peers.MIDDLE)):
        progress(f"  search, {place}")
        state = ours.position(GAME, moves)
        mine, theirs = rates(
            [
                lambda state=state: ours.search(state, SIMULATIONS),
                lambda moves=moves: peers.open_spiel_search(SIMULATIONS, moves),
            ],
            rounds,
        )
        what = f"connect_four UCT, {place}"
        found.append(Row(what, "simulations/s", mine, theirs, "MCTSBot", at_least=10.0))
    return found


def rows(rounds: int) -> list[Row]:
    return [playouts(rounds), *searches(rounds)]
