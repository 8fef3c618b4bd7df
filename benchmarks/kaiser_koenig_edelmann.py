"""Kaiser, König, Edelmann: random play against OpenSpiel's pace in connect_four; alpha-beta.

The first rows compare two games, not two ways of playing one. The last has no peer: it says how
many positions a second the alpha-beta of the house looks at, evaluation and all.
"""

from __future__ import annotations

import random
import time
from typing import Any

import tafelronde
from tafelronde.bots import create
from tafelronde.core.state import State

from . import ours, peers
from .harness import Row, Sample, progress, rates

NAME = "kaiser_koenig_edelmann"
GAMES = 10_000
PEER_GAMES = 50_000
NODES = 200_000
MIDDLES = 8


def random_play(players: int, rounds: int) -> Row:
    """Decisions of players a second."""
    progress(f"  {NAME} random play, {players} players")
    play = ours.RandomPlay(tafelronde.load(NAME), players)
    length, _ = peers.open_spiel_statistics(100_000)

    def peer_moves() -> tuple[float, float]:
        games, seconds = peers.open_spiel_playouts(PEER_GAMES)
        return games * length, seconds

    mine, theirs = rates([lambda: play.moves(GAMES), peer_moves], rounds)
    notes: dict[str, Any] = {"mean_decisions": play.mean_length, "peer_mean_length": length}
    what = f"{NAME} random play, {players} players"
    return Row(what, "moves/s", mine, theirs, "OpenSpiel connect_four", at_least=1.0, notes=notes)


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
    return [*(random_play(n, rounds) for n in (2, 3, 4)), *(alpha_beta(n, rounds) for n in (2, 4))]
