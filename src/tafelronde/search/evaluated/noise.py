# pyright: basic
"""Random numbers at a root before a search: Dirichlet noise for PUCT, Gumbel noise for Gumbel."""

import math

from ...core.compile.compiler import compiled
from ...core.contract.dispatch import kernel
from ...core.contract.operations import legal_actions
from ...core.contract.rng import uniform

TINY = 1e-12
"""Instead of 0 before a logarithm."""
CONCENTRATION = 10.0
"""``alpha`` where none is given: this, divided by the number of actions."""


@compiled
def _normal(rng):
    """A number of the standard normal distribution (Box & Muller 1958)."""
    radius = math.sqrt(-2.0 * math.log(max(TINY, uniform(rng))))
    return radius * math.cos(2.0 * math.pi * uniform(rng))


@compiled
def _gamma(rng, shape):
    """A number of the gamma distribution of this shape (Marsaglia & Tsang 2000)."""
    lift = 1.0
    if shape < 1.0:
        lift = math.pow(max(TINY, uniform(rng)), 1.0 / shape)
        shape += 1.0
    third = shape - 1.0 / 3.0
    slope = 1.0 / math.sqrt(9.0 * third)
    while True:
        x = _normal(rng)
        v = 1.0 + slope * x
        if v <= 0.0:
            continue
        v = v * v * v
        if math.log(max(TINY, uniform(rng))) < 0.5 * x * x + third * (1.0 - v + math.log(v)):
            return lift * third * v


@kernel
def count_actions(positions, out, counts):
    """Write how many actions are legal in each position; returns the largest number."""
    longest = 0
    for place in range(len(positions)):
        count = legal_actions(positions[place], out)
        counts[place] = count
        longest = max(longest, count)
    return longest


@kernel
def list_actions(positions, out, legal):
    """Write the legal actions of each position into a row of ``legal`` (zeros)."""
    for place in range(len(positions)):
        for k in range(legal_actions(positions[place], out)):
            legal[place, k] = out[k]


@kernel
def draw_noise(counts, rngs, settings, noise):
    """Write the noise of each position into a row of ``noise`` (float32), from the generator of its
    first tree."""
    rule = settings[0]
    for place in range(len(counts)):
        row, count = noise[place], counts[place]
        rng = rngs[place * rule.per_position]
        if rule.gumbel:
            for k in range(count):
                drawn = -math.log(max(TINY, -math.log(max(TINY, uniform(rng)))))
                row[k] = rule.noise * drawn
            continue
        alpha = rule.alpha if rule.alpha > 0.0 else CONCENTRATION / max(1, count)
        whole = 0.0
        for k in range(count):
            row[k] = max(TINY, _gamma(rng, alpha))
            whole += row[k]
        for k in range(count):
            row[k] /= whole
