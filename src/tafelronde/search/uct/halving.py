"""Sequential halving at the root of a tree search: which actions get the simulations."""

from collections.abc import Callable, Sequence

from ..halving import rounds


def halve(
    grow: Callable[[int, int], int],
    ranked: Callable[[], Sequence[tuple[int, int]]],
    actions: int,
    simulations: int,
) -> int:
    """Let a tree grow below fewer and fewer actions; returns the simulations that were done.

    The last two actions that are left have as many simulations as each other, so that of the most
    visited ones the better is chosen.

    Args:
        grow: Adds so many simulations to this action (−1: to whichever the search selects) and
            returns how many it did: fewer where nothing is left to find.
        ranked: The actions that were tried, the best first, each with its simulations.
        actions: The number of legal actions, each of which is tried once at first.
        simulations: The number of all.
    """
    done = grow(min(actions, simulations), -1)
    left = [action for action, _ in ranked()]
    if done < actions:
        return done
    if len(left) == 1:
        return done + grow(simulations - done, -1)
    visited = 1
    for count, each in rounds(len(left), simulations):
        each = min(each, (simulations - done) // count)
        if each == 0:
            break
        visited += each
        tried = [(action, visits) for action, visits in ranked() if action in left][:count]
        left = [action for action, _ in tried]
        for action, visits in tried:
            wanted = max(0, visited - visits)
            grown = grow(wanted, action)
            done += grown
            if grown < wanted:
                return done
    return done
