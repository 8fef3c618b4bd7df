"""The adapters' environments on connect_four, against PettingZoo's own and, where it is installed,
Pgx, all in turn."""

import importlib.util
import time
from typing import Any

import numpy as np
from examples.connect_four import GAME

from . import peers
from .harness import Measure, Row, Sample, check_gate, progress, rates

STEPS = 2_000
"""Steps a sample of the environments that step one game."""
SIZE = peers.BATCH
VECTOR_STEPS = 200


class Player:
    """Random games in an environment of PettingZoo; the same loop for both sides."""

    def __init__(self, env: Any) -> None:
        self._env, self._dice = env, np.random.default_rng(1)
        self.games = self.choices = 0
        env.reset(seed=1)

    def play(self) -> Sample:
        """``STEPS`` choices, with an observation and a mask before each."""
        env, dice, start = self._env, self._dice, time.perf_counter()
        for _ in range(STEPS):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                self.games += 1
                env.reset()
                seen = env.last()[0]
            env.step(int(dice.choice(np.flatnonzero(seen["action_mask"]))))
        self.choices += STEPS
        return STEPS, time.perf_counter() - start


class Crowd:
    """Random choices in many games at once, drawn here from their masks."""

    def __init__(self, **settings: Any) -> None:
        from tafelronde.adapters.gymnasium import vector_env

        self._env = vector_env(GAME, SIZE, **settings)
        self._seen = self._env.reset(seed=1)[0]
        self._dice = np.random.default_rng(1)

    def play(self) -> Sample:
        """``VECTOR_STEPS`` steps of all games; units are choices."""
        start = time.perf_counter()
        for _ in range(VECTOR_STEPS):
            mask = self._seen["action_mask"]
            choices = (mask * self._dice.random((SIZE, 7), np.float32)).argmax(1)
            self._seen = self._env.step(choices)[0]
        return VECTOR_STEPS * SIZE, time.perf_counter() - start


def rows(rounds: int) -> list[Row]:
    """Choices a second; a step of a vector is one for each of its games."""
    from pettingzoo.classic.connect_four import connect_four

    from tafelronde.adapters.pettingzoo import raw_env

    progress("  environments of connect_four")
    ours, theirs = Player(raw_env(GAME)), Player(connect_four.raw_env())
    sides: list[Measure] = [ours.play, theirs.play, Crowd().play, Crowd(opponents="random").play]
    with_pgx = importlib.util.find_spec("pgx") is not None
    if with_pgx:
        sides.append(lambda: peers.pgx_steps(VECTOR_STEPS))
    else:
        progress("  without Pgx, which is not installed")
    here, there, many, seats, *pgx = rates(sides, rounds)
    lengths = [player.choices / max(1, player.games) for player in (ours, theirs)]
    gate = {"mean_length": check_gate("mean length", lengths[0], lengths[1], 0.05)}
    name, peer = "connect_four, environment of", "PettingZoo's own"
    found = [
        Row(f"{name} PettingZoo", "steps/s", here, there, peer, notes={"gate": gate}),
        Row(f"{name} Gymnasium ({SIZE})", "steps/s", many, there, peer),
        Row(f"{name} Gymnasium ({SIZE}), against random bots", "steps/s", seats, there, peer),
    ]
    if with_pgx:
        found.append(Row(f"{name} Gymnasium ({SIZE}), beside Pgx", "steps/s", many, pgx[0], "Pgx"))
    return found
