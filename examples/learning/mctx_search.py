"""MuZero's search of mctx over the real rules: many positions at once, in a batch.

    pip install tafelronde mctx
    python examples/learning/mctx_search.py

For games of two that hide nothing and whose actions have a mask, as Rosenkönig.
``network(observation, mask)`` gives the logits of the actions and the value for the player to act,
in JAX; the one below knows nothing. Chance is drawn once for each edge of a tree. Trees live on
JAX's device, the rules on the processor.
"""

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import mctx
import numpy as np

import tafelronde

Network = Callable[[Any, Any], tuple[Any, Any]]
"""float32[N, observation], bool[N, actions] → float32[N, actions], float32[N]."""


def know_nothing(observation: Any, mask: Any) -> tuple[Any, Any]:
    """Every action looks alike, and every position even."""
    return jnp.zeros(mask.shape), jnp.zeros(len(mask))


class Search:
    """A search of so many positions of one game at once."""

    def __init__(self, game: tafelronde.Game, size: int, network: Network = know_nothing) -> None:
        if game.info.hidden or game.bounds.actions == 0:
            raise ValueError(f"{game.name}: hides something, or has too many actions for a mask")
        self._batch = tafelronde.Batch(game, size, 2, again=False)
        self._network = network
        bounds, size_of_state = game.bounds, game.dtype.itemsize
        self._shapes = (
            jax.ShapeDtypeStruct((size, size_of_state), jnp.uint8),
            jax.ShapeDtypeStruct((size,), jnp.float32),
            jax.ShapeDtypeStruct((size,), jnp.float32),
            jax.ShapeDtypeStruct((size, bounds.observation), jnp.float32),
            jax.ShapeDtypeStruct((size, bounds.actions), jnp.bool_),
        )
        self._run = jax.jit(self._search, static_argnames="simulations")

    def weights(
        self, states: Sequence[tafelronde.State], simulations: int = 64, seed: int = 0
    ) -> np.ndarray[Any, np.dtype[np.float32]]:
        """The shares of the search's tries of each action of each position: float32[N, actions].

        In each a player is to act.
        """
        positions = np.stack([np.frombuffer(state.to_bytes(), np.uint8) for state in states])
        self._batch.set_positions(positions)
        seen, mask = self._batch.observation.copy(), self._batch.mask.copy()
        key = jax.random.PRNGKey(seed)
        return np.asarray(self._run(key, positions, seen, mask, simulations=simulations))

    def _search(self, key: Any, positions: Any, seen: Any, mask: Any, simulations: int) -> Any:
        logits, value = self._network(seen, mask)
        root = mctx.RootFnOutput(  # pyright: ignore[reportCallIssue]
            prior_logits=_legal(logits, mask), value=value, embedding=positions
        )
        return mctx.muzero_policy(
            params=(),
            rng_key=key,
            root=root,
            recurrent_fn=self._go_on,
            num_simulations=simulations,
            invalid_actions=~mask,
        ).action_weights

    def _go_on(self, params: Any, key: Any, action: Any, positions: Any) -> tuple[Any, Any]:
        """mctx's ``recurrent_fn``: the step by the rules, then the network."""
        seed = jax.random.bits(key, dtype=jnp.uint32)
        positions, reward, discount, seen, mask = jax.pure_callback(
            self._step, self._shapes, positions, action, seed
        )
        logits, value = self._network(seen, mask)
        output = mctx.RecurrentFnOutput(  # pyright: ignore[reportCallIssue]
            reward=reward,
            discount=discount,
            prior_logits=_legal(logits, mask),
            value=jnp.where(discount == 0, 0.0, value),
        )
        return output, positions

    def _step(self, positions: Any, actions: Any, seed: Any) -> tuple[Any, ...]:
        """One step of all games: the positions then, and what it brought whoever acted.

        The discount is −1 where the other player acts next (their value is the loss of the first),
        1 where the same one does, and 0 at the end. mctx may try an illegal action within a tree:
        it loses, so that it is not tried again.
        """
        batch = self._batch
        batch.reseed(int(seed))
        batch.set_positions(np.asarray(positions))
        player = batch.player.astype(np.int64)
        rows, wanted = np.arange(batch.size), np.asarray(actions)
        legal = batch.mask[rows, wanted] | (player < 0)
        reward, _ = batch.step(np.where(legal, wanted, batch.legal[:, 0]))
        gained = np.where(legal, reward[rows, np.maximum(player, 0)], -1.0)
        discount = np.where(batch.player == player, 1.0, -1.0)
        discount[(batch.player < 0) | ~legal] = 0.0
        return (
            batch.positions.copy(),
            gained.astype(np.float32),
            discount.astype(np.float32),
            batch.observation.copy(),
            batch.mask.copy(),
        )


def _legal(logits: Any, mask: Any) -> Any:
    """The logits with those of illegal actions far below."""
    return jnp.where(mask | ~mask.any(1, keepdims=True), logits, -1e9)


def main() -> None:
    """Two searches play Rosenkönig against themselves, eight games at once."""
    game, rng = tafelronde.load("rosenkoenig"), tafelronde.new_rng(7)
    states = [game.new() for _ in range(8)]
    for state in states:
        state.apply_chance(rng)
    search = Search(game, len(states))
    for number in range(6):
        weights = search.weights(states, seed=number)
        for state, row in zip(states, weights, strict=True):
            action = int(row.argmax())
            print(state.format(action), end=" ")
            state.apply(action)
            state.apply_chance(rng)
        print()


if __name__ == "__main__":
    main()
