"""König der Elfen: the solver of trips against trying every trip, on random journeys.

``PYTHONPATH=tests python -m benchmarks.elfen_solver`` compares 10,000; ``--journeys 500`` fewer. It
tells what both take, and how many of the solver's guesses (bots guess with a limit) are the best.
"""

from __future__ import annotations

import argparse
import statistics
import time

import numpy as np

from games.koenig_der_elfen.brute_force import (
    OTHER_WORTH,
    TRAVEL_WORTH,
    _solve,
    best_by_trying,
    solve,
)
from games.koenig_der_elfen.journeys import random_journey
from tafelronde.core.rng import new_rng
from tafelronde.games.koenig_der_elfen.insight import GUESS_LIMIT
from tafelronde.games.koenig_der_elfen.solver import COLUMNS, MEMO_COLUMNS, NO_MEMO, ROWS

JOURNEYS = 10_000


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.elfen_solver", description=__doc__)
    parser.add_argument("--journeys", type=int, default=JOURNEYS)
    journeys, rng = parser.parse_args().journeys, new_rng(2026)
    work = np.zeros((ROWS, COLUMNS), np.int64)
    memo = np.zeros((NO_MEMO, MEMO_COLUMNS), np.int64)
    solving: list[float] = []
    trying: list[float] = []
    wrong = guessed = 0
    for _ in range(journeys):
        state = random_journey(rng)
        start = time.perf_counter()
        value = solve(state)[0]
        middle = time.perf_counter()
        best = best_by_trying(state)
        end = time.perf_counter()
        solving.append(middle - start)
        trying.append(end - middle)
        wrong += value != best
        player = state.current_player
        guess = _solve(state.array, player, TRAVEL_WORTH, OTHER_WORTH, GUESS_LIMIT, work, memo)[0]
        guessed += guess == best
    print(f"{journeys} journeys, {wrong} solved wrongly, {guessed} of the guesses are the best")
    for name, times in (("solving", solving), ("trying everything", trying)):
        median, longest = 1e6 * statistics.median(times), 1e6 * max(times)
        print(f"{name}: {median:.1f} µs in the median, {longest:.0f} at the most")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
