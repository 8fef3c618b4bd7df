"""A descent: weights that make a loss small, by Adam with JAX and Optax."""

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt

Weights = dict[str, Any]


def descend(
    of: Callable[[npt.NDArray[Any]], tuple[Any, ...]],
    loss: Callable[..., Any],
    learn: npt.NDArray[np.bool_],
    held: npt.NDArray[np.bool_],
    start: Weights,
    *,
    epochs: int,
    batch: int,
    rate: float,
    seed: tuple[int, ...],
    progress: Callable[[int], None] = lambda epochs: None,
) -> tuple[dict[str, npt.NDArray[np.float32]], list[float], list[float]]:
    """The weights after so many epochs, and after each the loss on what was learned from and on
    what was held out.

    ``of(index)`` are the arguments of ``loss`` after the weights, for these rows; ``learn`` and
    ``held`` bool[rows]. The rate grows over the first tenth of the steps, and falls to 0 as a
    cosine.
    """
    jax: Any = importlib.import_module("jax")
    jnp: Any = importlib.import_module("jax.numpy")
    optax: Any = importlib.import_module("optax")
    found, held_rows = np.flatnonzero(learn), np.flatnonzero(held)
    batch = min(batch, len(found))
    steps = max(1, len(found) // batch)
    total = steps * epochs
    descent = optax.adam(
        optax.warmup_cosine_decay_schedule(0.0, rate, max(1, total // 10), max(2, total))
    )

    @jax.jit
    def step(weights: Any, memory: Any, *batch: Any):  # type: ignore[no-untyped-def]
        value, gradient = jax.value_and_grad(loss)(weights, *batch)
        change, memory = descent.update(gradient, memory)
        return optax.apply_updates(weights, change), memory, value

    measure = jax.jit(loss)
    weights = {name: jnp.asarray(array) for name, array in start.items()}
    memory, dice = descent.init(weights), np.random.default_rng(seed)
    learned, held_out = list[float](), list[float]()
    for _ in range(epochs):
        order, losses = dice.permutation(found), list[float]()
        for at in range(steps):
            part = order[at * batch : (at + 1) * batch]
            weights, memory, value = step(weights, memory, *of(part))
            losses.append(float(value))
        learned.append(float(np.mean(losses)))
        if len(held_rows):
            held_out.append(float(measure(weights, *of(held_rows))))
        progress(1)
    return {name: np.asarray(array) for name, array in weights.items()}, learned, held_out
