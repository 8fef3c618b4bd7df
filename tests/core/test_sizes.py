"""Every fixed size of every game against players who try to pass it; ``benchmarks.bounds`` tries
longer, at all tables."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.bounds.search import LEGAL, STEPS, Reached, aims, begin, play, tables

import tafelronde
from tables import OUTSIDERS, PACKAGE_GAMES
from tafelronde.core.facts.sizes import sizes_of

DECISIONS = 60
"""Decisions of each game."""
AT_OPTIONS = 15
"""Decisions of each game at a table with an option that is not the usual one."""


@pytest.mark.parametrize("name", [*PACKAGE_GAMES, *OUTSIDERS])
def test_no_fixed_size_is_passed_by_players_who_help_each_other(name: str) -> None:
    game = tafelronde.load(name)
    reached = begin(game)
    sizes = (game.info.min_players, game.info.max_players)
    for players, options in tables(game):
        if players in sizes:
            for seed, aim in enumerate(aims(game)):
                decisions = AT_OPTIONS if options else DECISIONS
                play(reached, game, players, options, aim, seed, decisions)
    assert 0 < reached.most[LEGAL] <= game.bounds.legal
    assert 0 < reached.most[STEPS] <= game.bounds.steps
    assert {size.name for size in sizes_of(game.info)} <= set(reached.most)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_they_come_nearer_than_players_at_random(name: str) -> None:
    game = tafelronde.load(name)
    players = game.info.min_players

    def most(aim: str) -> Reached:
        reached = begin(game)
        for seed in range(3):
            play(reached, game, players, {}, aim, seed, DECISIONS)
        return reached

    random = most("").most
    sizes = [size.name for size in sizes_of(game.info)]
    assert any(most(size).most[size] > random[size] for size in sizes)


def test_what_is_passed_is_told() -> None:
    game = tafelronde.load(PACKAGE_GAMES[0])
    reached = begin(game)
    play(reached, game, game.info.min_players, {}, LEGAL, 1, DECISIONS)
    small = begin(game)
    small.bounds = {**small.bounds, LEGAL: reached.most[LEGAL] - 1}
    with pytest.raises(AssertionError, match=f"legal actions: {reached.most[LEGAL]}, and the"):
        play(small, game, game.info.min_players, {}, LEGAL, 1, DECISIONS)


@pytest.mark.nightly
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
