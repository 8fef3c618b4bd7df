"""Distances of games from their fixed sizes, with every index checked.

``python -m benchmarks.bounds [GAME ...] --games 3 --decisions 600 [--aim NAME]`` plays at every
table (all numbers of players, all choices of options) games of players who help each other to need
as much of a size as they can (``search``), and tells how near they came. Numba checks all indices
(NUMBA_BOUNDSCHECK), those that are only read among them; the first one outside ends the run, and so
does what needs more than its bound.
"""

import os

os.environ["NUMBA_BOUNDSCHECK"] = "1"  # before Numba is imported

import argparse
import time

import tafelronde

from .. import games
from .search import aims, begin, play, tables


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.bounds", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME", default=games.names())
    parser.add_argument("--games", type=int, default=1, help="for each table and each aim (1)")
    parser.add_argument("--decisions", type=int, default=400, help="of a game, at the most (400)")
    parser.add_argument("--first", type=int, default=0, help="the first seed (0)")
    parser.add_argument("--aim", help="the only aim; else all in turn")
    given = parser.parse_args()
    for name in given.names:
        game, begun, played = tafelronde.load(name), time.process_time(), 0
        reached = begin(game)
        known = list(aims(game))
        if given.aim is not None and given.aim not in known:
            parser.error(f"--aim: {name} has no {given.aim!r}; it has: {', '.join(known)}")
        for players, options in tables(game):
            for aim in known if given.aim is None else [given.aim]:
                for seed in range(given.first, given.first + given.games):
                    play(reached, game, players, options, aim, seed, given.decisions)
                    played += 1
        seconds = time.process_time() - begun
        print(f"{name}: {played} games, {seconds:.0f} s\n{reached}", flush=True)


if __name__ == "__main__":
    main()
