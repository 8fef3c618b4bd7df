"""How strong the levels are at Rosenkönig: the arena's paired games, and an outside opponent.

``python -m benchmarks.strength`` plays every pairing of the table; ``--pairing hard/alpha-beta``
plays one, ``--games 40`` fewer games, ``--jobs 2`` on two cores, ``--json FILE`` keeps the results.
A side is anything that ``tafelronde arena`` takes (``mcts:simulations=2000``), or ``alpha-beta``.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

import tafelronde
from tafelronde.bots.arena import Contest, Standing, hold
from tafelronde.bots.deal import Deal
from tafelronde.bots.spec import BotSpec

from .alpha_beta import OUTSIDE, AlphaBetaSpec
from .harness import cpu_model, progress, versions

GAME = "rosenkoenig"
GAMES = 200

MUST_SCORE: dict[tuple[str, str], float | None] = {
    ("easy", "random"): None,  # told, not demanded
    ("medium", "easy"): 0.75,
    ("hard", "medium"): 0.75,
    ("master", "hard"): 0.75,
    ("hard", OUTSIDE): 0.90,
    ("master", OUTSIDE): 0.95,
}
"""Which bot against which, and the share of the points that the first must score."""

SECONDS_A_MOVE = {"hard": 0.5, "master": 2.5}
"""What a level may take for a move in the mean (``master``: "about 2 s")."""


@dataclass(frozen=True)
class Result:
    """How a pairing went, from the first bot's side."""

    first: str
    second: str
    games: int
    won: float
    drawn: float
    lost: float
    points: float
    """The share of the points, 0 … 1."""
    points_95: tuple[float, float]
    must_score: float | None
    reached: bool | None
    round_points: list[float]
    """Of each deal, played twice with the seats swapped."""


def spec(text: str) -> BotSpec:
    name = text.partition(":")[0]
    parsed = BotSpec.parse(text)
    return AlphaBetaSpec(name, parsed.settings) if name == OUTSIDE else parsed


def summarise(names: tuple[str, str], standing: Standing) -> Result:
    score = standing.score(0)
    won, drawn, lost = standing.wins(0)
    limit = MUST_SCORE.get(names)
    return Result(
        first=names[0],
        second=names[1],
        games=standing.games,
        won=won,
        drawn=drawn,
        lost=lost,
        points=score.mean,
        points_95=(score.low, score.high),
        must_score=limit,
        reached=None if limit is None else score.mean >= limit,
        round_points=standing.points(0),
    )


def play_pairing(names: tuple[str, str], games: int, seed: int, jobs: int) -> Result:
    contest = Contest.of(GAME, [spec(name) for name in names], games=games, seed=seed)
    rounds = contest.rounds_of((0, 1))

    def told(standing: Standing) -> None:
        done = len(standing.rounds)
        if done % max(1, rounds // 10) == 0:
            points = 2 * sum(standing.points(0))
            progress(f"  {names[0]} – {names[1]}: {points:g} of {2 * done} points")

    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as executor:
        (standing,) = hold(contest, executor, told=told)
    return summarise(names, standing)


def seconds_a_move(name: str, seed: int = 1) -> list[float]:
    """What a bot takes for each of its decisions in a game against itself, on this machine."""
    game = tafelronde.load(GAME)
    bot = spec(name).create(game, seed)
    found: list[float] = []
    for number in range(2):  # the first game loads what is compiled
        state, deal = game.new(), Deal(seed, number)
        deal.apply_chance(state)
        found.clear()
        while not state.is_terminal:
            start = time.perf_counter()
            action = bot.choose(state)
            found.append(time.perf_counter() - start)
            state.apply(action)
            deal.apply_chance(state)
            if number == 0:
                break
    return found


def pace(names: Sequence[str]) -> dict[str, dict[str, float | bool | None]]:
    """The mean and the longest decision of each bot, and whether the mean keeps its limit."""
    told: dict[str, dict[str, float | bool | None]] = {}
    for name in names:
        durations = seconds_a_move(name)
        mean = statistics.fmean(durations)
        limit = SECONDS_A_MOVE.get(name)
        kept = None if limit is None else mean <= limit
        told[name] = {"mean": mean, "longest": max(durations), "limit": limit, "kept": kept}
        print(f"{name:>10}: {1000 * mean:.3g} ms a move, {1000 * max(durations):.3g} at the most")
    return told


def line(result: Result) -> str:
    low, high = result.points_95
    verdict = {None: "", True: "reached", False: "NOT REACHED"}[result.reached]
    limit = f", must be {100 * result.must_score:g} %" if result.must_score else ""
    return (
        f"{result.first:>10} – {result.second:<10} {100 * result.points:5.1f} % of the points "
        f"({100 * low:.1f}–{100 * high:.1f}; +{result.won:g} ={result.drawn:g} "
        f"−{result.lost:g}){limit}  {verdict}"
    )


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength")
    parser.add_argument("--games", type=int, default=GAMES, help=f"a pairing ({GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--json", type=Path, help="where the results go")
    parser.add_argument(
        "--pairing", action="append", metavar="FIRST/SECOND", help="only this one; repeatable"
    )
    options = parser.parse_args(arguments)
    for text in options.pairing or ():
        if text.count("/") != 1:
            parser.error(f"--pairing {text}: expected FIRST/SECOND")
    return options


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    chosen: list[tuple[str, str]] = [
        (first, second) for first, _, second in (t.partition("/") for t in options.pairing or ())
    ] or list(MUST_SCORE)
    paces = pace(list(dict.fromkeys(name for names in chosen for name in names)))
    results: list[Result] = []
    for names in chosen:
        results.append(play_pairing(names, options.games, options.seed, options.jobs))
        print(line(results[-1]), flush=True)
        if options.json:
            rows = [asdict(result) for result in results]
            found = {"game": GAME, "seed": options.seed, "jobs": options.jobs, "cpu": cpu_model()}
            found |= {"versions": versions(), "seconds_a_move": paces, "pairings": rows}
            options.json.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    met = [result.reached for result in results] + [told["kept"] for told in paces.values()]
    return 1 if False in met else 0


if __name__ == "__main__":
    raise SystemExit(main())
