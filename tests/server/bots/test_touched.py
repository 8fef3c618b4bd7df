"""All that a server calls is compiled before anybody plays: never by its event loop, for which
all would wait."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tables import PACKAGE_GAMES
from tafelronde.core.compile.compiler import INTERPRETED

PLAYED = """
import sys
from server.tables import random_table
from tafelronde.core.compile.cache import KernelCache
from tafelronde.core.facts.errors import TafelrondeError
from tafelronde.core.objects.registry import info
from tafelronde.match.forced import forced_action
from tafelronde.match.reveal import reveals
from tafelronde.server.bots.worker import touch_rules
from tafelronde.server.views.cache import ViewCache

game = sys.argv[1]
touch_rules(game)
load, late = KernelCache.load_overload, []

def note(self, *given):
    late.append(self._name)
    return load(self, *given)

KernelCache.load_overload = note
for players in {info(game).min_players, info(game).max_players}:
    for steps in (*range(0, 200, 33), 10_000):
        table = random_table(game, players, 1, steps)
        shown = ViewCache(table)
        shown.encoded_choices()
        for eye in (None, *range(players)):
            shown.encoded_view(eye)
            shown.entries(eye)
        state = table.state
        if state.current_player >= 0:
            forced_action(state)
            reveals(state, state.legal_actions()[0])
        if state.is_terminal:
            state.scores(), state.returns()
            break
print(*sorted(set(late)))
"""
"""Plays a game at its smallest and its largest table, of which all are shown what they may see;
prints the compiled functions that were not there yet."""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_nothing_is_left_for_the_event_loop(game: str) -> None:
    tests = str(Path(__file__).parents[2])
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, game], env={**os.environ, "PYTHONPATH": tests},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert not done.stdout.split(), f"{game}: compiled late"
