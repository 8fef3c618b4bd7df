"""Fits a network to samples, with JAX and Optax.

The network predicts everybody's share of the victory. It learns two things at once by their
cross-entropies: what the search expected of the player to act, and what everybody got in the end.
Games are held out whole, since positions of one game are not independent.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.objects.registry import load
from ..extras import need
from ..search.prospects.weights import Prospects
from .choices import Choices
from .descent import descend
from .fit_policy import PolicyFit, fit_policy
from .plan import HELD_OUT, Course
from .samples import Samples

BATCH = 1024
"""Decisions in a step of the descent."""
RATE = 4e-3
"""The highest (``descend``)."""
BINS = 10
"""The number of bins of the calibration."""
Progress = Callable[[int], None]
"""Hears of each epoch."""


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
    """The outcome of a fit. Losses are in nats a decision."""

    samples: int
    games: int
    learned: list[float]
    """The loss on what was learned from, after each epoch."""
    held_out: list[float]
    by_results: float | None
    """The loss of its predictions of the results of the players to act, in held-out games; None
    where no game was held out."""
    by_search: float | None
    """The loss of the search that played these games, after all its simulations."""
    calibration: list[Bin]
    seconds: float
    policy: PolicyFit | None = None
    """The fit of the policy, where one was learned."""


def fit(
    course: Course,
    samples: Samples,
    number: int,
    progress: Progress = lambda epochs: None,
    choices: Choices | None = None,
    judge: Prospects | None = None,
) -> tuple[Prospects, Fit]:
    """The network that predicts these samples, with the policy that predicts these choices, and how
    it went. ``number`` is the generation's, for the seed; with a ``judge`` the policy alone is
    learned, and this network judges. Raises NeedsExtra."""
    need("training")
    begun, held = time.perf_counter(), samples.game % HELD_OUT == HELD_OUT - 1
    rows = _Rows(samples, alone=load(course.game).mover_alone, share=course.search_share)
    if judge is None:
        found, learned, held_out = _learn(course, rows, held, number, progress)
    else:
        found, learned, held_out = judge, [rows.loss_of(judge, ~held)], [rows.loss_of(judge, held)]
    policy, fitted = None, None
    if choices is not None:
        policy, fitted = fit_policy(course, choices, number)
    predicted = _shares(rows.logits(_weights(found), held))
    results, mover = samples.results[held], samples.mover[held]
    got = _of_movers(results, mover)
    return replace(found, policy=policy), Fit(
        len(samples),
        len(np.unique(samples.game)),
        learned,
        held_out if held.any() else [],
        _loss(_of_movers(predicted, mover), got),
        _loss(samples.searched[held], got),
        _calibration(predicted, results, samples.hopeful[held]),
        time.perf_counter() - begun,
        fitted,
    )


def _learn(
    course: Course, rows: _Rows, held: npt.NDArray[np.bool_], number: int, progress: Progress
) -> tuple[Prospects, list[float], list[float]]:
    """The network that predicts these rows, and its losses after each epoch."""
    samples = rows.samples
    network = Prospects.random(load(course.game), course.units, course.seed * 1_000 + number)
    used = samples.features[samples.hopeful]
    mean, scale = used.mean(0), used.std(0)
    scale = np.where(scale > 1e-3, scale, 1.0).astype(np.float32)
    start = {**_weights(network), "hidden": network.hidden * scale[:, None].clip(1e-2)}
    scaled = ((samples.features - mean) / scale).astype(np.float32)
    weights, learned, held_out = descend(
        lambda index: rows.of(index, scaled), rows.loss, ~held, held, start, epochs=course.epochs,
        batch=BATCH, rate=RATE, seed=(course.seed, number), progress=progress,
    )  # fmt: skip
    hidden = weights["hidden"] / scale[:, None]
    found = Prospects(
        course.game,
        network.features,
        hidden.astype(np.float32),
        (weights["threshold"] - mean @ hidden).astype(np.float32),
        weights["output"].astype(np.float32),
    )
    return found, learned, held_out


def _weights(network: Prospects) -> dict[str, Any]:
    return {"hidden": network.hidden, "threshold": network.threshold, "output": network.output}


class _Rows:
    """Samples as JAX takes them, and the loss of weights on them."""

    def __init__(self, samples: Samples, *, alone: bool, share: float) -> None:
        self.samples, self._alone = samples, alone
        self.loss = _loss_of(alone=alone, share=np.float32(share))

    def of(self, index: npt.NDArray[Any], features: npt.NDArray[Any]) -> tuple[Any, ...]:
        """The arguments of ``loss`` after the weights; ``features`` are those of all samples, or
        what was made of them."""
        s = self.samples
        return (
            features[index], s.hopeful[index], s.mover[index], s.searched[index], s.results[index],
        )  # fmt: skip

    def loss_of(self, network: Prospects, index: npt.NDArray[Any]) -> float:
        """The loss of a network's predictions of these rows."""
        return float(self.loss(_weights(network), *self.of(index, self.samples.features)))

    def logits(self, weights: dict[str, Any], index: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """float32[rows, seats]: −1e9 for a seat without hope; for one alone the other has 0."""
        features = self.samples.features[index]
        units = np.maximum(features @ weights["hidden"] + weights["threshold"], 0.0)
        logits = units @ weights["output"]
        if self._alone:
            return np.concatenate([logits, np.zeros_like(logits)], 1)
        return np.where(self.samples.hopeful[index], logits, -1e9)


def _loss_of(*, alone: bool, share: np.float32) -> Callable[..., Any]:
    """The loss of weights on the rows of ``_Rows``, as JAX takes it."""
    jax: Any = importlib.import_module("jax")
    jnp: Any = importlib.import_module("jax.numpy")

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

    return loss


def _shares(logits: npt.NDArray[Any]) -> npt.NDArray[Any]:
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def _loss(shares: npt.NDArray[Any], results: npt.NDArray[Any]) -> float | None:
    """The mean log loss of the predicted shares of the players to act; None for no rows."""
    if not len(shares):
        return None
    own = shares.clip(1e-4, 1.0 - 1e-4)
    return float(-(results * np.log(own) + (1.0 - results) * np.log(1.0 - own)).mean())


def _of_movers(rows: npt.NDArray[Any], mover: npt.NDArray[np.int64]) -> npt.NDArray[Any]:
    return np.take_along_axis(rows, mover[:, None], 1)[:, 0]


def _calibration(
    predicted: npt.NDArray[Any], results: npt.NDArray[Any], hopeful: npt.NDArray[Any]
) -> list[Bin]:
    """Predictions against results, over all seats, in bins of equal width."""
    seats = results.shape[1]
    expected, got = predicted[:, :seats][hopeful], results[hopeful]
    places = np.minimum((expected * BINS).astype(int), BINS - 1)
    return [
        Bin(int(of.sum()), float(expected[of].mean()), float(got[of].mean()))
        for of in (places == place for place in range(BINS))
        if of.any()
    ]
