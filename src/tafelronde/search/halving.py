"""Sequential halving (Karnin, Koren & Somekh 2013): simulations divided among the actions of a
root, of which after each round the better half goes on."""

import math
from collections.abc import Iterator


def rounds(considered: int, simulations: int) -> Iterator[tuple[int, int]]:
    """The rounds, from two actions on without end: how many actions are left, and how many
    simulations each of them gets.

    Examples:
        >>> from itertools import islice
        >>> list(islice(rounds(11, 1000), 5))
        [(11, 22), (5, 50), (2, 125), (2, 125), (2, 125)]
    """
    halvings, left = math.ceil(math.log2(considered)), considered
    while True:
        yield left, max(1, simulations // (halvings * left))
        left = max(2, left // 2)
