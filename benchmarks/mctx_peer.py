"""The peer's side of searches with a network: mctx on Pgx's connect_four, all compiled by XLA.

The same network in JAX serves both sides: their search calls it within its compiled loop, ours as
an ``Evaluator`` from outside.
"""

import functools
import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tafelronde.bots.agents import Leaves
from tafelronde.search.evaluated import Network

from .harness import Sample

VISIT_SCALE, VALUE_SCALE = 50.0, 0.1


def parameters(network: Network) -> Any:
    """The network's arrays on JAX's device."""
    import jax.numpy as jnp

    assert network.policy is not None
    pairs = (*network.layers, network.policy, network.value)
    return [(jnp.asarray(matrix), jnp.asarray(offset)) for matrix, offset in pairs]


def _forward(params: Any, seen: Any) -> tuple[Any, Any]:
    """The logits of all actions, and the value of the player to act, of observations [N, 84]."""
    import jax
    import jax.numpy as jnp

    *layers, policy, value = params
    for matrix, offset in layers:
        seen = jax.nn.relu(seen @ matrix + offset)
    return seen @ policy[0] + policy[1], jnp.tanh(seen @ value[0] + value[1])[:, 0]


def evaluator(network: Network) -> Callable[[Leaves], Any]:
    """The network in JAX as an evaluator of ours."""
    import jax
    import jax.numpy as jnp

    params = parameters(network)

    @jax.jit
    def judge(seen: Any, legal: Any) -> tuple[Any, Any]:
        logits, value = _forward(params, seen)
        return value[:, None], jnp.take_along_axis(logits, legal, axis=1)

    def ask(leaves: Leaves) -> tuple[Any, Any]:
        value, logits = judge(leaves.observation, leaves.legal)
        return leaves.by_seat(value), logits

    return ask


@functools.cache
def _environment() -> Any:
    import pgx

    return pgx.make("connect_four")


def positions(lines: Sequence[Sequence[int]]) -> Any:
    """Pgx's positions after these columns, as one batch; the lines are equally long."""
    import jax
    import jax.numpy as jnp

    env = _environment()
    fresh = env.init(jax.random.PRNGKey(0))
    first = fresh.replace(current_player=jnp.zeros_like(fresh.current_player))
    state = jax.tree.map(lambda x: jnp.stack([x] * len(lines)), first)
    step = jax.jit(jax.vmap(env.step))
    for column in range(len(lines[0])):
        state = step(state, jnp.asarray([line[column] for line in lines]))
    return state


class Peer:
    """mctx's search of a batch of positions, compiled as a whole."""

    def __init__(
        self, network: Network, states: Any, simulations: int, root: str, lean: bool
    ) -> None:
        """``lean``: without Pgx's penalty for illegal actions, which a search does not choose."""
        import jax
        import jax.numpy as jnp
        import mctx

        env, params = _environment(), parameters(network)
        rows = jnp.arange(len(states.current_player))

        def judge(params: Any, state: Any) -> tuple[Any, Any]:
            seen = state.observation.reshape(len(rows), -1).astype(jnp.float32)
            logits, value = _forward(params, seen)
            lowest = jnp.finfo(logits.dtype).min
            return jnp.where(state.legal_action_mask, logits, lowest), value

        def lean_step(state: Any, action: Any) -> Any:
            after = env._step(state, action, None)
            return after.replace(observation=env.observe(after))

        step = jax.vmap(lean_step if lean else env.step)

        def recurrent(params: Any, key: Any, action: Any, state: Any) -> tuple[Any, Any]:
            del key
            mover = state.current_player
            state = step(state, action)
            logits, value = judge(params, state)
            over = state.terminated
            return mctx.RecurrentFnOutput(
                reward=state.rewards[rows, mover],
                discount=jnp.where(over, 0.0, -1.0),
                prior_logits=logits,
                value=jnp.where(over, 0.0, value),
            ), state

        if root == "gumbel":
            scales = functools.partial(
                mctx.qtransform_completed_by_mix_value,
                value_scale=VALUE_SCALE / 2,  # results of −1 … 1, ours are taken as 0 … 1
                maxvisit_init=VISIT_SCALE,
                rescale_values=False,
            )
            policy = functools.partial(
                mctx.gumbel_muzero_policy,
                qtransform=scales,
                gumbel_scale=0.0,
                max_num_considered_actions=16,
            )
        else:
            policy = functools.partial(mctx.muzero_policy, dirichlet_fraction=0.0, temperature=0.0)

        @jax.jit
        def search(params: Any, state: Any, key: Any) -> Any:
            logits, value = judge(params, state)
            start = mctx.RootFnOutput(prior_logits=logits, value=value, embedding=state)
            found = policy(
                params, key, start, recurrent, simulations,
                invalid_actions=~state.legal_action_mask,
            )  # fmt: skip
            return found.search_tree.summary().visit_counts, found.action_weights

        self._search, self._params, self._states = search, params, states
        self._key = jax.random.PRNGKey(0)
        self._units = simulations * len(rows)

    def visits(self) -> np.ndarray:
        """int[n, 7]: the visits of the actions."""
        return np.asarray(self._search(self._params, self._states, self._key)[0])

    def run(self) -> Sample:
        """One search of all positions; units are simulations, time is the processor's."""
        import jax

        start = time.process_time()
        jax.block_until_ready(self._search(self._params, self._states, self._key))
        return self._units, time.process_time() - start
