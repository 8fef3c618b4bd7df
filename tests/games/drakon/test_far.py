"""The farthest that tiles come from the start tile: a ring of tiles that destroy."""

from benchmarks.bounds.search import begin, play

import tafelronde
from clauses import clause
from tafelronde.games.drakon.facts import FARTHEST, MOST_PLAYERS

NEARLY = FARTHEST - 8
"""The hands that are left when the last turn is over are a few tiles."""


@clause("D-8.4")
@clause("D-6.11")
@clause("D-6.16")
def test_six_players_with_a_ring_come_nearly_as_far_as_can_be() -> None:
    game = tafelronde.load("drakon")
    reached = begin(game)
    end = play(reached, game, MOST_PLAYERS, {}, "ring", 0, 6000)
    assert end.is_terminal
    assert end.view(None).phase == "long"
    assert NEARLY <= reached.most["steps from the start tile"] <= FARTHEST
