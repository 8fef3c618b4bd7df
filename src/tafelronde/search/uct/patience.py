"""Patience of a tree search: it thinks about a decision no longer than it can still change, and
longer where the two best actions are close."""

from collections.abc import Callable

LOTS = 16
"""A search looks at its tree after each so many parts of its simulations,"""
SMALLEST = 32
"""but not more often than this."""
CLOSE = 0.5
"""Where the second action was visited at least this part as often as the best, they are close."""


def think(
    grow: Callable[[int], int],
    two_most: Callable[[], tuple[int, int]],
    simulations: int,
    patience: float,
) -> int:
    """Let a tree grow until its choice is clear; returns the simulations that were done.

    Args:
        grow: Adds so many simulations and returns how many it did: fewer where nothing is left to
            find.
        two_most: The visits of the best action and of the second.
        simulations: After so many it is done, unless both are close.
        patience: Where both are close, it goes on to this multiple of them.
    """
    most = round(simulations * patience)
    lot, done, planned = max(SMALLEST, simulations // LOTS), 0, simulations
    while done < planned:
        wanted = min(lot, planned - done)
        grown = grow(wanted)
        done += grown
        best, second = two_most()
        if done >= simulations:
            planned = most if second >= CLOSE * best else done
        if grown < wanted or best - second >= planned - done:
            break
    return done
