"""A program: an extra is there, and plays: ``python smoke.py none``, ``python smoke.py server``."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
GAME = "rosenkoenig"


def program(*words: str | Path, typed: str = "", **environment: str) -> str:
    """Output of a Python program or module. Raises CalledProcessError."""
    line = [sys.executable, *map(str, words)]
    known = {**os.environ, **environment}
    done = subprocess.run(
        line, input=typed, env=known, stdout=subprocess.PIPE, encoding="utf-8", check=True
    )
    return done.stdout


def none() -> None:
    """A game, a batch and an arena by the core alone."""
    assert "arena 4" in program(HERE / "light.py", GAME)


def terminal() -> None:
    """A random game, and one that is begun and saved, by the command."""
    assert "games" in program("-m", "tafelronde", "simulate", GAME, "--games", "20")
    with tempfile.TemporaryDirectory() as folder:
        line = ("-m", "tafelronde", "--plain", "play", GAME, "--two", "--seed", "1")
        assert program(*line, typed="1\nsave\nquit\n", TAFELRONDE_GAMES=folder)
        assert len(list(Path(folder).glob("*.txt"))) == 1


def server() -> None:
    """The table in the browser: its page, a game of bots, and its record."""
    assert "page" in program(HERE / "table.py", sys.executable, "-m", "tafelronde")


def data() -> None:
    """A data set of random games, written, read and checked."""
    from tafelronde import corpus
    from tafelronde.core.objects.registry import info
    from tafelronde.corpus.make import make
    from tafelronde.corpus.plan import Plan

    about = info(GAME)
    plan = Plan(GAME, about.rules_version, 2, about.settle_options(2, {}), ("random",), 4, 5, 2)
    with tempfile.TemporaryDirectory() as folder:
        make(plan, Path(folder))
        assert len(corpus.load(folder).action) > 20


def gymnasium() -> None:
    """Some steps of one seat against our bots."""
    import gymnasium

    from tafelronde.adapters.gymnasium import env

    seat = env(GAME, opponents="greedy")
    assert isinstance(seat, gymnasium.Env)
    seat.reset(seed=7)
    for _ in range(5):
        if seat.step(int(seat.action_masks().argmax()))[2]:
            break


def pettingzoo() -> None:
    """Some steps of a table, with masks."""
    from tafelronde.adapters.pettingzoo import env

    table = env(GAME)
    table.reset(seed=7)
    for _ in table.agent_iter(20):
        seen: Any = table.last()
        table.step(None if seen[2] else int(seen[0]["action_mask"].argmax()))


def openspiel() -> None:
    """A game as OpenSpiel plays it, to its end."""
    import pyspiel

    from tafelronde.adapters.openspiel import register

    assert callable(register)
    state = pyspiel.load_game(f"tafelronde_{GAME}").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert len(state.returns()) == 2


def training() -> None:
    """A network is fitted to few games, and tried."""
    from tafelronde.training import course, puzzled
    from tafelronde.training.plan import Course, Table

    puzzled.MOST, puzzled.SIMULATIONS = 1, 2
    least = Course(
        GAME, (Table(2, 4),), simulations=2, gate_simulations=2, gate_games=2, units=2, epochs=1
    )
    with tempfile.TemporaryDirectory() as folder:
        assert len(course.train(least, Path(folder))[1]) >= 1


def mcp() -> None:
    """The seat's tools, made of the library's parts."""
    from tafelronde.adapters.mcp import server

    assert server.serve


def ray() -> None:
    """Two tasks on a cluster of this computer."""
    import ray  # pyright: ignore[reportMissingImports]

    from tafelronde.work.on_ray import RayExecutor

    ray.init(num_cpus=1, include_dashboard=False)
    with RayExecutor() as executor:
        given = [executor.submit(abs, -1), executor.submit(abs, -2)]
        assert [one.result() for one in given] == [1, 2]
    ray.shutdown()


def cuda() -> None:
    """Random games are compiled for a card, and played where there is one."""
    import tafelronde
    from tafelronde.cuda import NoCard, Playouts, ptx

    game = tafelronde.load(GAME)
    assert ".entry" in ptx(game)
    try:
        Playouts(game, 100, seed=7).play()
    except NoCard as error:
        print(error)


if __name__ == "__main__":
    globals()[sys.argv[1]]()
    print("plays", sys.argv[1])
