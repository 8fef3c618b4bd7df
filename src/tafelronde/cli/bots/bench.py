"""``tafelronde bench``: how fast this computer plays. For comparisons see benchmarks/."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

from ...core.objects.registry import infos, load
from ..parts.columns import print_columns
from ..parts.options import AsJson, open_terminal, whole
from ..parts.progress import progress
from ..parts.terminal import Terminal

if TYPE_CHECKING:
    from ...core.objects.game import Game

ROUNDS = 5
"""Each rate is measured so many times; the median is printed."""

BOT, SIMULATIONS = "mcts", 2000
"""The tree search that is measured, and its simulations for a decision."""


def bench(
    seconds: Annotated[int, whole("--seconds", "How long each line is measured.", 1)] = 1,
    as_json: AsJson = False,
) -> None:
    """Measure how fast this computer plays."""
    terminal = open_terminal()
    rows: list[dict[str, Any]] = []
    known = infos()
    with progress(terminal, "bench", 3 * ROUNDS * len(known)) as advance:

        def hear(note: str) -> None:
            advance(1, note)

        for info in known:
            rows += _measure(load(info.name), seconds / ROUNDS, hear)
    if as_json:
        print(json.dumps({"rounds": ROUNDS, "seconds": seconds, "rows": rows}))
        return
    _show(rows, terminal)


def _measure(game: Game, seconds: float, progress: Callable[[str], None]) -> list[dict[str, Any]]:
    import statistics

    name = game.name
    games, moves = _random_play(game, seconds, progress)
    rows: list[dict[str, Any]] = [
        {"what": "random-games", "game": name, "rates": games},
        {"what": "random-moves", "game": name, "rates": moves},
        {"what": "state", "game": name, "rates": _python_steps(game, seconds, progress)},
        {"what": "bot", "game": name, "bot": BOT, "rates": _simulations(game, seconds, progress)},
    ]
    for row in rows:
        row["median"] = statistics.median(row["rates"])
    return rows


def _random_play(
    game: Game, seconds: float, progress: Callable[[str], None]
) -> tuple[list[float], list[float]]:
    """Games and moves a second (chance included) of whole random games in compiled code."""
    import numpy as np

    from ...core.contract.rng import new_rng
    from ...core.kernels.playout import random_games

    players = game.info.min_players
    states = np.zeros(1, game.dtype)
    options = game.encode_options(game.info.settle_options(players, {}))
    out, weights = np.zeros((2, game.bounds.buffer), np.int32)
    result, wins = np.zeros((2, players), np.float64)
    rng = new_rng(0)

    def run(number: int) -> tuple[float, int]:
        counts = np.zeros(4, np.int64)
        begun = time.perf_counter()
        random_games(
            states, players, options, rng, number, False, out, weights, result, wins, counts
        )
        return time.perf_counter() - begun, int(counts[0] + counts[2])

    run(1)
    spent, _ = run(10)
    number = max(1, int(10 * seconds / max(spent, 1e-6)))
    games: list[float] = []
    moves: list[float] = []
    for _ in range(ROUNDS):
        spent, steps = run(number)
        games.append(number / spent)
        moves.append(steps / spent)
        progress(game.name)
    return games, moves


def _python_steps(game: Game, seconds: float, progress: Callable[[str], None]) -> list[float]:
    """Decisions a second through ``State``: list the legal actions, apply the first one."""
    from ...core.contract.rng import new_rng

    rng = new_rng(1)
    rates: list[float] = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        steps = 0
        while time.perf_counter() - begun < seconds:
            state = game.new()
            state.apply_chance(rng)
            while not state.is_terminal:
                state.apply(state.legal_actions()[0])
                state.apply_chance(rng)
                steps += 1
                if time.perf_counter() - begun >= seconds:
                    break
        rates.append(steps / (time.perf_counter() - begun))
        progress(game.name)
    return rates


def _simulations(game: Game, seconds: float, progress: Callable[[str], None]) -> list[float]:
    """Simulations a second of a tree search at the first decision."""
    from ...bots import create
    from ...core.contract.rng import new_rng

    state = game.new()
    state.apply_chance(new_rng(2))
    create(game, BOT, seed=0, simulations=10).advise(state)
    rates: list[float] = []
    for number in range(ROUNDS):
        player = create(game, BOT, seed=number, simulations=SIMULATIONS)
        done, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            done += player.advise(state).simulations
        rates.append(done / (time.perf_counter() - begun))
        progress(game.name)
    return rates


def _show(rows: list[dict[str, Any]], terminal: Terminal) -> None:
    say = terminal.say
    lines = [(say("bench-line"), say("bench-rate"))]
    for row in rows:
        arguments = {key: row[key] for key in ("game", "bot") if key in row}
        lines.append((say(f"bench-{row['what']}", **arguments), f"{row['median']:,.0f}"))
    print_columns(lines)
