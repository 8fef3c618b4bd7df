"""Fits a policy to choices: it predicts what share of a search's visits each legal action got, by
their cross-entropy."""

import importlib
import time
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.objects.registry import load
from ..search.prospects.policy import Policy
from .choices import Choices
from .descent import descend
from .plan import HELD_OUT, Course

UNITS = 16
"""Hidden units: a policy is asked for every node, a network of prospects for every leaf."""
BATCH = 512
"""Decisions in a step of the descent."""
RATE = 6e-3
"""The highest (``descend``)."""
SEED = 500
"""The difference of a policy's seed from that of the network."""


@dataclass(frozen=True)
class PolicyFit:
    """The outcome of a fit of a policy. Losses are in nats a decision."""

    decisions: int
    learned: list[float]
    """The loss on what was learned from, after each epoch."""
    held_out: list[float]
    even: float
    """The loss of who takes all actions for equal, on everything."""
    seconds: float


def fit_policy(course: Course, choices: Choices, number: int) -> tuple[Policy, PolicyFit]:
    """The policy that predicts these choices, and how it went. ``number`` is the generation's, for
    the seed. Raises NeedsExtra."""
    begun = time.perf_counter()
    jax: Any = importlib.import_module("jax")
    jnp: Any = importlib.import_module("jax.numpy")
    seed = course.seed * 1_000 + number + SEED
    policy = Policy.random(load(course.game), UNITS, seed)
    ends = np.cumsum(choices.counts)
    most = int(choices.counts.max())

    def of(index: npt.NDArray[Any]) -> tuple[Any, ...]:
        """Features float16[rows, most, features], shares, and where there is an action."""
        place = (ends - choices.counts)[index][:, None] + np.arange(most)
        there = np.arange(most) < choices.counts[index][:, None]
        place = np.where(there, place, 0)
        return choices.features[place], np.where(there, choices.shares[place], 0.0), there

    def loss(weights: Any, features: Any, shares: Any, there: Any) -> Any:
        features = features.astype(jnp.float32)
        units = jnp.maximum(features @ weights["hidden"] + weights["threshold"], 0.0)
        odds = units @ weights["output"] + features @ weights["direct"]
        said = jax.nn.log_softmax(jnp.where(there, odds, -1e9))
        return -jnp.mean(jnp.sum(jnp.where(there, shares * said, 0.0), 1))

    held = choices.game % HELD_OUT == HELD_OUT - 1
    start = {
        "hidden": policy.hidden,
        "threshold": policy.threshold,
        "output": policy.output,
        "direct": policy.direct,
    }
    weights, learned, held_out = descend(
        of, loss, ~held, held, start, epochs=course.epochs, batch=BATCH, rate=RATE,
        seed=(course.seed, number, SEED),
    )  # fmt: skip
    found = Policy(policy.features, **weights)
    even = float(np.log(choices.counts).mean())
    seconds = time.perf_counter() - begun
    return found, PolicyFit(len(choices), learned, held_out, even, seconds)
