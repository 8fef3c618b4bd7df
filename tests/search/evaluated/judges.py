"""Evaluators for tests, and positions to judge."""

import functools
from typing import Any

import numpy as np

import tafelronde
from tafelronde.bots.agents import Leaves
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State


def even(leaves: Leaves) -> tuple[Any, Any]:
    """Nothing is known of any position."""
    return np.zeros((len(leaves), leaves.players)), np.zeros(leaves.legal.shape)


def odd(leaves: Leaves) -> tuple[Any, Any]:
    """Something that follows from each observation, and from nothing else, to the last bit."""
    seen = leaves.observation.astype(np.float64)
    mixed = np.sin((seen * np.arange(1, seen.shape[1] + 1)).sum(1))
    seats = np.arange(1, leaves.players + 1)
    return np.sin(mixed[:, None] * 9 * seats), 2 * np.sin(mixed[:, None] * 7 + leaves.legal)


def flat(state: Any, observation: Any, actions: Any, count: int, values: Any, logits: Any) -> None:
    """``even``, to be compiled in."""
    for player in range(state.players):
        values[player] = 0.0
    for k in range(count):
        logits[k] = 0.0


class Watching:
    """Asks another evaluator, and keeps what was asked."""

    def __init__(self, evaluator: Any) -> None:
        self.evaluator = evaluator
        self.sizes: list[int] = []
        self.states: list[bytes] = []

    def __call__(self, leaves: Leaves) -> tuple[Any, Any]:
        self.sizes.append(len(leaves))
        self.states += [leaves.states[k].tobytes() for k in range(len(leaves))]
        assert (leaves.states["player"] == leaves.player).all()
        assert (leaves.player >= 0).all()
        return self.evaluator(leaves)


def four(line: str = "") -> State:
    """A position of connect_four."""
    state = tafelronde.load("connect_four").new()
    state.replay(line)
    return state


def dealt(name: str, players: int | None = None, seed: int = 5, steps: int = 0) -> State:
    """A position of a game, a player to act, after so many random decisions."""
    dice = np.random.default_rng(seed)
    state, rng = tafelronde.load(name).new(players), new_rng(seed)
    state.apply_chance(rng)
    for _ in range(steps):
        legal = state.legal_actions()
        after = state.after(legal[int(dice.integers(len(legal)))])
        after.apply_chance(rng)
        if after.is_terminal:
            break
        state = after
    return state


@functools.cache
def solved(position: bytes) -> float:
    """The exact result of the player to act in a position of connect_four."""
    state = tafelronde.load("connect_four").from_bytes(position)
    results = [result_after(state, action) for action in state.legal_actions()]
    return max(results)


def result_after(state: State, action: int) -> float:
    """The exact result of the player to act, when they play this."""
    after = state.after(action)
    if after.is_terminal:
        return after.returns()[state.current_player]
    return -solved(after.to_bytes())


def exact(leaves: Leaves) -> tuple[Any, Any]:
    """The exact values of late positions of connect_four; the logits are of no use."""
    own = np.array([solved(leaves.states[k].tobytes()) for k in range(len(leaves))])
    values = np.stack([own, -own], 1)
    values[leaves.player == 1] *= -1.0
    return values, odd(leaves)[1]


def late_fours(number: int, left: int = 9) -> list[State]:
    """Positions of connect_four with so many empty squares."""
    found, seed = list[State](), 0
    while len(found) < number:
        state = dealt("connect_four", seed=seed, steps=42 - left)
        seed += 1
        filled = sum(row.count(".") for row in state.view(None).rows)
        if filled == left and len(state.legal_actions()) > 1:
            found.append(state)
    return found
