"""Every fixed size of every game against players who try to pass it; ``benchmarks.bounds`` tries
longer, at all tables."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.bounds.search import LEGAL, STEPS, aims, begin, play

import tafelronde
from tables import OUTSIDERS, PACKAGE_GAMES
from tafelronde.core.facts.sizes import sizes_of

DECISIONS = 60
"""Of each game."""


@pytest.mark.parametrize("name", [*PACKAGE_GAMES, *OUTSIDERS])
def test_no_fixed_size_is_passed_by_players_who_help_each_other(name: str) -> None:
    game = tafelronde.load(name)
    reached = begin(game)
    for players in sorted({game.info.min_players, game.info.max_players}):
        for seed, aim in enumerate(aims(game)):
            play(reached, game, players, {}, aim, seed, DECISIONS)
    assert 0 < reached.most[LEGAL] <= game.bounds.legal
    assert 0 < reached.most[STEPS] <= game.bounds.steps
    assert {size.name for size in sizes_of(game.info)} <= set(reached.most)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_they_come_nearer_than_players_at_random(name: str) -> None:
    game = tafelronde.load(name)
    size = max(sizes_of(game.info), key=lambda size: size.bound)
    aimed, random = begin(game), begin(game)
    for seed in range(3):
        play(aimed, game, 2, {}, size.name, seed, DECISIONS)
        play(random, game, 2, {}, "", seed, DECISIONS)
    assert aimed.most[size.name] >= random.most[size.name]


def test_what_is_passed_is_told() -> None:
    game = tafelronde.load(PACKAGE_GAMES[0])
    reached = begin(game)
    play(reached, game, game.info.min_players, {}, LEGAL, 1, DECISIONS)
    small = begin(game)
    small.bounds = {**small.bounds, LEGAL: reached.most[LEGAL] - 1}
    with pytest.raises(AssertionError, match=f"legal actions: {reached.most[LEGAL]}, and the"):
        play(small, game, game.info.min_players, {}, LEGAL, 1, DECISIONS)


def test_the_benchmark_checks_what_is_only_read() -> None:
    """Its kernels are others than those of the tests: the same folder holds both."""
    script = """
import numpy as np
import benchmarks.bounds.__main__
from test_guard import read

array = np.zeros(4)
read(array, 3)
try:
    read(array, 4)
except IndexError as error:
    print(error)
"""
    here = Path(__file__).parent
    paths = [str(here), str(here.parent), *sys.path]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, encoding="utf-8"
    )
    assert (done.stdout.strip(), done.stderr) == ("index is out of bounds", "")
