"""Kaiser, König, Edelmann: random play beside OpenSpiel's pace in connect_four; alpha-beta; and
many games at once through Gymnasium.

Alpha-beta has no peer: how many positions a second that of the house looks at, evaluation and all.
"""

import random
import time

import tafelronde
from tafelronde.bots import create
from tafelronde.core.objects.state import State

from ...harness import Row, Sample, progress, rates
from ...many import vector_steps
from ...pace import random_play

NAME = "kaiser_koenig_edelmann"
GAMES = 10_000
NODES = 200_000
MIDDLES = 8


def middles(players: int) -> list[State]:
    """The start, and positions after twelve random moves each."""
    game = tafelronde.load(NAME)
    found = [game.new(players, begins=1)]
    for seed in range(MIDDLES):
        dice, state = random.Random(seed), game.new(players, begins=1)
        for _ in range(12):
            if not state.is_terminal:
                state.apply(dice.choice(state.legal_actions()))
        found += [] if state.is_terminal else [state]
    return found


def alpha_beta(players: int, rounds: int) -> Row:
    """Positions a second; the bot and its table are made before the clock starts."""
    progress(f"  {NAME} alpha-beta, {players} players")
    states = middles(players)

    def search() -> Sample:
        done, seconds = 0, 0.0
        for state in states:
            bot = create(state.game, "alpha_beta", seed=1, nodes=NODES)
            begun = time.perf_counter()
            done += bot.advise(state).simulations
            seconds += time.perf_counter() - begun
        return done, seconds

    (mine,) = rates([search], rounds)
    what = f"{NAME} alpha-beta, {players} players"
    return Row(what, "positions/s", mine, notes={"nodes": NODES, "positions": len(states)})


def rows(rounds: int) -> list[Row]:
    return [
        *(random_play(NAME, n, GAMES, 1.0, rounds) for n in (2, 3, 4)),
        *(alpha_beta(n, rounds) for n in (2, 4)),
        *vector_steps(NAME, rounds),
    ]
