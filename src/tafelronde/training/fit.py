"""Fits a network to samples, with JAX and Optax.

The network predicts everybody's share of the victory. It learns two things at once by their
cross-entropies: what the search expected of the player to act, and what everybody got in the end.
Games are held out whole, since positions of one game are not independent.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..bots.prospects.network import Prospects
from ..core.objects.registry import load
from ..extras import need
from .plan import Course
from .samples import Samples

HELD_OUT = 12
"""Of so many games one is held out."""
BATCH = 1024
"""Decisions in a step of the descent."""
RATE = 4e-3
"""The highest: it grows over the first tenth of the steps, and falls to 0 as a cosine."""
BINS = 10
"""Of the calibration."""


@dataclass(frozen=True)
class Bin:
    """Held-out predictions that are alike."""

    rows: int
    expected: float
    """The mean share that was predicted, 0 … 1."""
    got: float
    """The mean share in the end."""


@dataclass(frozen=True)
class Fit:
    """How a fit went. Losses are in nats a decision."""

    samples: int
    games: int
    learned: list[float]
    """The loss on what was learned from, after each epoch."""
    held_out: list[float]
    by_results: float | None
    """How well it predicts the results of the players to act, in held-out games; None where no
    game was held out."""
    by_search: float | None
    """How well the search did that played these games, after all its simulations."""
    calibration: list[Bin]
    seconds: float


def fit(
    course: Course,
    samples: Samples,
    number: int,
    told: Callable[[int], None] = lambda epochs: None,
) -> tuple[Prospects, Fit]:
    """The network that predicts these samples, and how it went. ``number`` is the generation's,
    for the seed. Raises NeedsExtra."""
    need("training")
    game, begun = load(course.game), time.perf_counter()
    network = Prospects.random(game, course.units, course.seed * 1_000 + number)
    held = samples.game % HELD_OUT == HELD_OUT - 1
    used = samples.features[samples.hopeful]
    mean, scale = used.mean(0), used.std(0)
    scale = np.where(scale > 1e-3, scale, 1.0).astype(np.float32)
    scaled = (samples.features - mean) / scale
    rows = _Rows(scaled, samples, alone=game.mover_alone, search_share=course.search_share)
    start = {
        "hidden": network.hidden * scale[:, None].clip(1e-2),
        "threshold": network.threshold,
        "output": network.output,
    }
    weights, learned, held_out = _descend(rows, ~held, held, start, course, number, told)
    hidden = weights["hidden"] / scale[:, None]
    found = Prospects(
        course.game,
        network.features,
        hidden.astype(np.float32),
        (weights["threshold"] - mean @ hidden).astype(np.float32),
        weights["output"].astype(np.float32),
    )
    predicted = _shares(rows.logits(weights, held))
    results, mover = samples.results[held], samples.mover[held]
    got = _of_movers(results, mover)
    return found, Fit(
        len(samples),
        len(np.unique(samples.game)),
        learned,
        held_out,
        _loss(_of_movers(predicted, mover), got),
        _loss(samples.searched[held], got),
        _calibration(predicted, results, samples.hopeful[held]),
        time.perf_counter() - begun,
    )


class _Rows:
    """Samples as JAX takes them."""

    def __init__(
        self, features: npt.NDArray[Any], samples: Samples, *, alone: bool, search_share: float
    ) -> None:
        self.features = features.astype(np.float32)
        self.samples, self.alone, self.search_share = samples, alone, np.float32(search_share)

    def of(self, index: npt.NDArray[Any]) -> tuple[Any, ...]:
        s = self.samples
        return (
            self.features[index], s.hopeful[index], s.mover[index], s.searched[index],
            s.results[index],
        )  # fmt: skip

    def logits(self, weights: dict[str, Any], index: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """float32[rows, seats]: −1e9 for a seat without hope; for one alone the other has 0."""
        units = np.maximum(self.features[index] @ weights["hidden"] + weights["threshold"], 0.0)
        logits = units @ weights["output"]
        if self.alone:
            return np.concatenate([logits, np.zeros_like(logits)], 1)
        return np.where(self.samples.hopeful[index], logits, -1e9)


def _descend(
    rows: _Rows,
    learn: npt.NDArray[np.bool_],
    held: npt.NDArray[np.bool_],
    start: dict[str, Any],
    course: Course,
    number: int,
    told: Callable[[int], None],
) -> tuple[dict[str, npt.NDArray[np.float32]], list[float], list[float]]:
    jax: Any = importlib.import_module("jax")
    jnp: Any = importlib.import_module("jax.numpy")
    optax: Any = importlib.import_module("optax")
    share, alone = rows.search_share, rows.alone

    def loss(weights: Any, features: Any, hopeful: Any, mover: Any, searched: Any, results: Any):  # type: ignore[no-untyped-def]
        units = jnp.maximum(features @ weights["hidden"] + weights["threshold"], 0.0)
        logits = units @ weights["output"]
        if alone:
            logits = jnp.concatenate([logits, jnp.zeros_like(logits)], 1)
            results = jnp.concatenate([results, 1.0 - results], 1)
            hopeful = jnp.ones_like(logits, bool)
        logits = jnp.where(hopeful, logits, -1e9)
        shares = jnp.where(hopeful, jax.nn.log_softmax(logits), 0.0)
        own = jnp.take_along_axis(shares, mover[:, None], 1)[:, 0]
        rest = jnp.log1p(-jnp.exp(jnp.minimum(own, -1e-6)))
        by_search = -(searched * own + (1.0 - searched) * rest)
        hope = jnp.take_along_axis(hopeful, mover[:, None], 1)[:, 0]
        by_search = jnp.where(hope, by_search, 0.0)  # nothing is to be learned of the others
        by_result = -jnp.sum(results * shares, 1)
        return jnp.mean(share * by_search + (1.0 - share) * by_result)

    found, held_rows = np.flatnonzero(learn), np.flatnonzero(held)
    batch = min(BATCH, len(found))
    steps = max(1, len(found) // batch)
    total = steps * course.epochs
    rate = optax.warmup_cosine_decay_schedule(0.0, RATE, max(1, total // 10), max(2, total))
    descent = optax.adam(rate)

    @jax.jit
    def step(weights: Any, memory: Any, *batch: Any):  # type: ignore[no-untyped-def]
        value, gradient = jax.value_and_grad(loss)(weights, *batch)
        change, memory = descent.update(gradient, memory)
        return optax.apply_updates(weights, change), memory, value

    measure = jax.jit(loss)
    weights = {name: jnp.asarray(array) for name, array in start.items()}
    memory, dice = descent.init(weights), np.random.default_rng((course.seed, number))
    learned, held_out = list[float](), list[float]()
    for _ in range(course.epochs):
        order, losses = dice.permutation(found), list[float]()
        for at in range(steps):
            part = order[at * batch : (at + 1) * batch]
            weights, memory, value = step(weights, memory, *rows.of(part))
            losses.append(float(value))
        learned.append(float(np.mean(losses)))
        if len(held_rows):
            held_out.append(float(measure(weights, *rows.of(held_rows))))
        told(1)
    return {name: np.asarray(array) for name, array in weights.items()}, learned, held_out


def _shares(logits: npt.NDArray[Any]) -> npt.NDArray[Any]:
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def _loss(shares: npt.NDArray[Any], results: npt.NDArray[Any]) -> float | None:
    """Of what was expected of the players to act, against their results; None for no rows."""
    if not len(shares):
        return None
    own = shares.clip(1e-4, 1.0 - 1e-4)
    return float(-(results * np.log(own) + (1.0 - results) * np.log(1.0 - own)).mean())


def _of_movers(rows: npt.NDArray[Any], mover: npt.NDArray[np.int64]) -> npt.NDArray[Any]:
    return np.take_along_axis(rows, mover[:, None], 1)[:, 0]


def _calibration(
    predicted: npt.NDArray[Any], results: npt.NDArray[Any], hopeful: npt.NDArray[Any]
) -> list[Bin]:
    """Of all seats: what was predicted, and what came of it, in bins of equal width."""
    seats = results.shape[1]
    expected, got = predicted[:, :seats][hopeful], results[hopeful]
    places = np.minimum((expected * BINS).astype(int), BINS - 1)
    return [
        Bin(int(of.sum()), float(expected[of].mean()), float(got[of].mean()))
        for of in (places == place for place in range(BINS))
        if of.any()
    ]
