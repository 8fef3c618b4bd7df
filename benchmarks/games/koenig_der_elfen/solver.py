"""König der Elfen: the solver of trips against trying every trip, and what it takes.

``PYTHONPATH=tests python -m benchmarks.games.koenig_der_elfen.solver`` compares 10,000 random
journeys with up to nine travel cards; then it times hands of 10, 15 and 20 travel cards with
bodyguards and direction changes over tables where nothing more can be played (those of 10 without a
direction change are compared as well; trying everything takes too long beyond). Compilation comes
first and is not counted; times are processor time. Last come the trips of princes who hoard cards
in games of their own. ``--journeys 500`` takes fewer.
"""

from __future__ import annotations

import argparse
import statistics
import time
from typing import NamedTuple

import numpy as np

from games.koenig_der_elfen.brute_force import (
    NO_LIMIT,
    OTHER_WORTH,
    TRAVEL_WORTH,
    _solve,
    best_by_trying,
)
from games.koenig_der_elfen.hoarders import hoarded, travel_cards
from games.koenig_der_elfen.journeys import random_journey
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.state import State
from tafelronde.games.koenig_der_elfen.insight import CHOICE_LIMIT
from tafelronde.games.koenig_der_elfen.state import TRAVELLING
from tafelronde.games.koenig_der_elfen.trips.memory import (
    COLUMNS,
    MEMO_COLUMNS,
    MEMO_ROWS,
    NO_MEMO,
    ROWS,
)
from tafelronde.games.koenig_der_elfen.trips.solver import GUESS_LIMIT

JOURNEYS = 10_000
HOARD = 18
"""Travel cards of a hoarder."""
HANDS = ((10, 0, 0), (10, 1, 1), (15, 1, 2), (20, 2, 0), (20, 2, 2), (24, 5, 5))
"""Travel cards, bodyguards, direction changes."""

_work = np.zeros((ROWS, COLUMNS), np.int64)
_memos = {rows: np.zeros((rows, MEMO_COLUMNS), np.int64) for rows in (NO_MEMO, MEMO_ROWS)}


class Solved(NamedTuple):
    value: int
    seconds: float


def _timed(state: State, limit: int, rows: int) -> Solved:
    worths = TRAVEL_WORTH, OTHER_WORTH
    start = time.thread_time()
    value = _solve(state.array, state.current_player, *worths, limit, _work, _memos[rows])[0]
    return Solved(int(value), time.thread_time() - start)


def _tell(name: str, seconds: list[float]) -> None:
    tenth = sorted(seconds)[len(seconds) * 9 // 10]
    median, longest = statistics.median(seconds), max(seconds)
    times = ", ".join(f"{1000 * value:.3f}" for value in (median, tenth, longest))
    print(f"{name}: {times} ms (median, nine of ten, the longest)", flush=True)


def _compare(journeys: int) -> int:
    rng, wrong, guessed = new_rng(2026), 0, 0
    solving: list[float] = []
    trying: list[float] = []
    for _ in range(journeys):
        state = random_journey(rng)
        found = _timed(state, NO_LIMIT, MEMO_ROWS)
        start = time.thread_time()
        best = best_by_trying(state)
        trying.append(time.thread_time() - start)
        solving.append(found.seconds)
        wrong += found.value != best
        guessed += _timed(state, int(GUESS_LIMIT), NO_MEMO).value == best
    print(f"{journeys} journeys, {wrong} solved wrongly, {guessed} of the guesses are the best")
    _tell("solving", solving)
    _tell("trying everything", trying)
    return wrong


def _large(number: int) -> int:
    wrong = 0
    for travel, guards, turns in HANDS:
        rng = new_rng(2027, 100 * travel + 10 * guards + turns)
        exact: list[Solved] = []
        missed = 0
        for _ in range(number):
            state = random_journey(rng, travel, guards, turns, full=True)
            exact.append(_timed(state, NO_LIMIT, MEMO_ROWS))
            missed += _timed(state, int(CHOICE_LIMIT), MEMO_ROWS).value != exact[-1].value
            if travel == 10 and not turns:
                wrong += best_by_trying(state) != exact[-1].value
        name = f"{travel} travel cards, {guards} bodyguards, {turns} direction changes"
        _tell(name, [found.seconds for found in exact])
        print(f"  the bots' limit misses {missed} of {number}")
    return wrong


def _hoarders(games: int) -> None:
    """The last trips of hoarders with 18 travel cards or more, kept cards being worth nothing."""
    solved: list[Solved] = []
    missed, most = 0, 0
    for number in range(games):
        players = 3 + number % 4
        last = None
        for state in hoarded(players, number):
            record, hoarder = state.array[0], number % players
            sets_out = record["elf_phase"] == TRAVELLING and record["at"] < 0
            if sets_out and state.current_player == hoarder:
                last = state
        if last is None or travel_cards(last, last.current_player) < HOARD:
            continue
        most = max(most, travel_cards(last, last.current_player))
        start = time.thread_time()
        value = _solve(last.array, last.current_player, 0, 0, NO_LIMIT, _work, _memos[MEMO_ROWS])[0]
        solved.append(Solved(int(value), time.thread_time() - start))
        guess = _solve(
            last.array, last.current_player, 0, 0, int(GUESS_LIMIT), _work, _memos[NO_MEMO]
        )[0]
        missed += guess != value
    _tell(f"{len(solved)} hoarders with up to {most} travel cards", [one.seconds for one in solved])
    print(f"  the limit of a guess misses {missed}")


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.games.koenig_der_elfen.solver", description=__doc__
    )
    parser.add_argument("--journeys", type=int, default=JOURNEYS)
    journeys = parser.parse_args().journeys
    warm = random_journey(new_rng(1))
    _timed(warm, NO_LIMIT, MEMO_ROWS)
    best_by_trying(warm)
    wrong = _compare(journeys) + _large(max(1, journeys * 3 // 100))
    _hoarders(max(40, journeys // 20))
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
