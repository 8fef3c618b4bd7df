"""Searches with an evaluator of one's own: connect_four against mctx with the same network, and
Rosenkönig on two cores."""

import os
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from examples.connect_four import GAME

from tafelronde.core.objects.batch import Batch
from tafelronde.core.objects.registry import load
from tafelronde.search.evaluated import Network, Search

from . import mctx_peer
from .harness import Gate, Row, Sample, progress, rates

POSITIONS = 256
SIMULATIONS = 64
MOVES = 6
HIDDEN = (128, 128)
"""The widths of the two layers."""
THREADS = 2
ROSENKOENIG = 1024
"""Positions of Rosenkönig; a batch is a quarter of them."""


def lines() -> list[list[int]]:
    """The columns of the first moves of games, after which neither side has won."""
    dice, found = np.random.default_rng(7), list[list[int]]()
    while len(found) < POSITIONS:
        state, line = GAME.new(), dice.integers(0, 7, MOVES).tolist()
        try:
            state.replay(line)
        except ValueError:
            continue
        if not state.is_terminal:
            found.append(line)
    return found


def after(line: list[int]) -> Any:
    state = GAME.new()
    state.replay(line)
    return state.array


def measured(
    search: Search, positions: Any, clock: Callable[[], float] = time.process_time
) -> Callable[[], Sample]:
    """One search of all positions; units are simulations. On one core by the processor's clock, as
    the peer."""

    def run() -> Sample:
        start = clock()
        found = search.run(positions)
        return int(found.visits.sum()), clock() - start

    return run


def beside_mctx(rounds: int) -> list[Row]:
    """Simulations a second on one core: the network called as a function of JAX, and the same
    network compiled into the search."""
    network = Network.random(GAME, hidden=HIDDEN, seed=1)
    matrix, offset = network.value
    network = Network(network.layers, (matrix[:, :1], offset[:1]), network.policy)
    given = lines()
    positions = np.concatenate([after(line) for line in given])
    theirs = mctx_peer.positions(given)
    judge = mctx_peer.evaluator(network)
    found: list[Row] = []
    for root in ("gumbel", "puct"):
        progress(f"  {root}")
        plain, lean = (
            mctx_peer.Peer(network, theirs, SIMULATIONS, root, lean) for lean in (False, True)
        )
        scales: dict[str, Any] = {
            "visit_scale": mctx_peer.VISIT_SCALE,
            "value_scale": mctx_peer.VALUE_SCALE,
        }
        called = Search(GAME, judge, SIMULATIONS, root=root, batch=POSITIONS, padded=True, **scales)
        inside = Search(GAME, network, SIMULATIONS, root=root, **scales)
        same = float((called.run(positions).visits == plain.visits()).all(1).mean())
        if root == "gumbel" and same < 0.95:  # rounding may turn the scales in a few
            raise Gate(f"gumbel: the same visits in {same:.0%} of the positions only")
        mine, compiled, first, second = rates(
            [measured(called, positions), measured(inside, positions), plain.run, lean.run], rounds
        )
        other = [max(pair) for pair in zip(first, second, strict=True)]
        what = f"connect_four {root} search with a network"
        notes: dict[str, Any] = {
            "same_visits": same,
            "positions": POSITIONS,
            "simulations": SIMULATIONS,
        }
        notes |= {"mctx_plain": first, "mctx_lean": second}
        found.append(Row(f"{what}, in JAX", "simulations/s", mine, other, "mctx", 1.0, notes=notes))
        found.append(
            Row(f"{what}, compiled in", "simulations/s", compiled, other, "mctx", 1.0, notes=notes)
        )
    return found


def rosenkoenig(rounds: int) -> list[Row]:
    """Simulations a second by two threads, from positions of random games: the network in NumPy,
    asked about 256 leaves at once, and compiled in. No row where there is one core only."""
    if (os.cpu_count() or 1) < THREADS:
        progress("  only one core: Rosenkönig is not measured")
        return []
    game = load("rosenkoenig")
    network = Network.random(game, hidden=HIDDEN, seed=1)
    batch = Batch(game, ROSENKOENIG, seed=1)
    batch.rollout(20)
    states = [batch.state(k) for k in range(ROSENKOENIG)]
    bound = os.sched_getaffinity(0) if hasattr(os, "sched_setaffinity") else None
    if bound is not None:
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    try:
        sides = [
            measured(
                Search(game, judge, SIMULATIONS, batch=256, threads=THREADS),
                states,
                time.perf_counter,
            )
            for judge in (network.__call__, network)
        ]
        progress("  rosenkoenig, two threads")
        called, inside = rates(sides, rounds)
    finally:
        if bound is not None:
            os.sched_setaffinity(0, bound)
    what = f"rosenkoenig puct search with a network, {THREADS} threads"
    return [
        Row(f"{what}, in NumPy (256)", "simulations/s", called),
        Row(f"{what}, compiled in", "simulations/s", inside),
    ]


def a_position(rounds: int) -> list[Row]:
    """Microseconds for a simulation of one tree, the small network compiled in: the descent, the
    observation, the network and the way back."""
    game = load("rosenkoenig")
    batch = Batch(game, 1, seed=1)
    batch.rollout(20)
    search = Search(game, Network.random(game, hidden=(64,), seed=1), 20_000)
    (found,) = rates([measured(search, [batch.state(0)])], rounds)
    times = [1e6 / rate for rate in found]
    what = "rosenkoenig simulation with a small network compiled in"
    return [Row(what, "µs", times, at_most=3.0)]


def rows(rounds: int) -> list[Row]:
    return [*beside_mctx(rounds), *rosenkoenig(rounds), *a_position(rounds)]
