"""The peers' side of the connect_four benchmarks: OpenSpiel's C++ and Pgx's XLA at their best.

Every measuring function returns ``(units, seconds)``. The peers are imported where they are used:
they are optional.
"""

import functools
import time
from collections.abc import Sequence
from typing import Any

from .harness import Sample

MIDDLE = (0, 2, 3, 3, 2, 2, 3, 5, 0, 3, 1, 0)
"""Columns of the first twelve moves of a game of connect_four, about even for both (a search sees
no forced win within 100,000 simulations)."""

UCT_C = 2.0
BATCH = 1024


# ---- OpenSpiel -----------------------------------------------------------------------------------


@functools.cache
def _open_spiel() -> tuple[Any, Any]:
    import pyspiel

    return pyspiel, pyspiel.load_game("connect_four")


def _position(moves: Sequence[int]) -> Any:
    _, game = _open_spiel()
    state = game.new_initial_state()
    for move in moves:
        state.apply_action(move)
    return state


def open_spiel_playouts(games: int, seed: int = 1) -> Sample:
    """Random games, all within one call into C++.

    ``RandomRolloutEvaluator`` plays ``games`` rollouts for one evaluation, and a search of one
    simulation asks for one evaluation, of the root. Of the ways that the wheel offers this is the
    fastest: 1.4 times ``evaluate_bots`` with uniform random bots, 2.7 times a loop in Python.
    """
    pyspiel, game = _open_spiel()
    evaluator = pyspiel.RandomRolloutEvaluator(games, seed)
    bot = pyspiel.MCTSBot(game, evaluator, UCT_C, 1, 1, False, seed, False)
    state = game.new_initial_state()
    start = time.perf_counter()
    root = bot.mcts_search(state)
    seconds = time.perf_counter() - start
    if root.explore_count != 1:
        raise AssertionError("the search evaluated more than its root")
    return games, seconds


def open_spiel_statistics(games: int, seed: int = 1) -> tuple[float, float]:
    """Mean length, and the first player's mean result, of random games of OpenSpiel's own bots."""
    pyspiel, game = _open_spiel()
    bots = [pyspiel.make_uniform_random_bot(player, seed + player) for player in range(2)]
    moves, result = 0, 0.0
    for k in range(games):
        state = game.new_initial_state()
        result += pyspiel.evaluate_bots(state, bots, seed + k)[0]
        moves += state.move_number()
    return moves / games, result / games


def open_spiel_perft(depth: int) -> int:
    """Positions after ``depth`` moves, a won or full board having none after it."""

    def count(state: Any, left: int) -> int:
        actions = state.legal_actions()
        if left == 1:
            return len(actions)
        return sum(count(state.child(action), left - 1) for action in actions)

    return count(_position(()), depth)


def open_spiel_search(simulations: int, moves: Sequence[int], seed: int = 1) -> Sample:
    """UCT with one random rollout a simulation, solver off, a fresh tree.

    The tree is freed after the clock has stopped, and the memory limit is never met.
    """
    pyspiel, game = _open_spiel()
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    bot = pyspiel.MCTSBot(game, evaluator, UCT_C, simulations, 4096, False, seed, False)
    state = _position(moves)
    start = time.perf_counter()
    root = bot.mcts_search(state)
    seconds = time.perf_counter() - start
    return root.explore_count, seconds


# ---- Pgx -----------------------------------------------------------------------------------------


@functools.cache
def _pgx(steps: int, official_reset: bool) -> tuple[Any, list[Any]]:
    """A compiled loop of ``steps`` batched steps, and its carried state.

    The loop is one ``lax.scan`` under ``jit``: no Python between steps. Legal moves are drawn from
    one uniform number a game (faster here than ``categorical``); observation and mask are carried
    from step to step, so XLA cannot leave them out.
    """
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    fresh = env.init(jax.random.PRNGKey(0))

    def step_then_reset(state: Any, action: Any, key: Any) -> Any:
        """Step and reset as ``auto_reset`` does, without drawing two keys a game and step to seat
        the players."""
        del key
        stepped = env.step(state.replace(terminated=jnp.bool_(False)), action)
        begun = fresh.replace(terminated=stepped.terminated, rewards=stepped.rewards)
        return jax.tree.map(lambda a, b: jnp.where(stepped.terminated, a, b), begun, stepped)

    one = auto_reset(env.step, env.init) if official_reset else step_then_reset
    step = jax.vmap(one, in_axes=(0, 0, 0 if official_reset else None))

    def body(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choice, renewal = jax.random.split(key, 3)
        mask = state.legal_action_mask
        ticket = jnp.floor(jax.random.uniform(choice, (BATCH,)) * mask.sum(-1)).astype(jnp.int32)
        action = jnp.argmax(jnp.cumsum(mask, -1) == (ticket + 1)[:, None], -1)
        state = step(state, action, jax.random.split(renewal, BATCH) if official_reset else key)
        return (state, key), state.terminated.sum()

    def loop(carry: Any) -> Any:
        return jax.lax.scan(body, carry, None, length=steps)

    states = jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(1), BATCH))
    return jax.jit(loop, donate_argnums=0), [(states, jax.random.key(2))]


def pgx_steps(steps: int, official_reset: bool = False) -> Sample:
    """``steps`` batched steps of 1,024 games with mask and observation; units are single steps."""
    import jax

    loop, held = _pgx(steps, official_reset)
    jax.block_until_ready(held[0])
    start = time.perf_counter()
    held[0], finished = jax.block_until_ready(loop(held[0]))
    seconds = time.perf_counter() - start
    del finished
    return steps * BATCH, seconds


def pgx_mean_length(steps: int) -> float:
    """Mean length of random games, counted where games end (long games end later: let them)."""
    import jax

    loop, held = _pgx(steps, False)
    for _ in range(2):  # the batch starts in step; let it spread
        held[0], ended = jax.block_until_ready(loop(held[0]))
    return steps * BATCH / float(ended.sum())
