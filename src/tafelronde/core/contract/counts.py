# pyright: basic
"""Numbers of cards of a kind among cards dealt at random, drawn before the cards themselves."""

from ..compile.compiler import compiled
from .rng import uniform


@compiled
def draw_count(rng, marked, others, places, least):
    """How many of ``places`` random cards are marked, of ``marked`` and ``others`` such cards,
    where at least ``least`` are: by the hypergeometric distribution, cut off below.

    Where it cannot be so many, the most there can be.
    """
    first = max(least, places - others, 0)
    last = min(marked, places)
    if first >= last:
        return last
    total, weight = 0.0, 1.0
    for count in range(first, last + 1):
        total += weight
        weight *= _ratio(marked, others, places, count)
    ticket, weight, count = uniform(rng) * total, 1.0, first
    while count < last and ticket >= weight:
        ticket -= weight
        weight *= _ratio(marked, others, places, count)
        count += 1
    return count


@compiled
def _ratio(marked, others, places, count):
    """How much likelier one marked card more is."""
    return (marked - count) * (places - count) / ((count + 1.0) * (others - places + count + 1.0))
