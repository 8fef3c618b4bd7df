"""How strong the levels are: the arena's paired games, and at some games an outside opponent.

``python -m benchmarks.strength GAME`` plays every pairing of the game's table;
``--pairing hard/alpha-beta`` plays one, ``--games 40`` fewer games, ``--jobs 2`` on two cores,
``--json FILE`` keeps the results. A side is anything that ``tafelronde arena`` takes
(``mcts:simulations=2000``), or an opponent of the game's (``games/<game>/strength.py``). With
``--players 4`` one of the first sits with three of the second, in every seat in turn;
``--sprt 0,60`` tells whether the first is the better one.
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
from tafelronde.bots.arena import Contest, Round, Standing, hold
from tafelronde.bots.deal import Deal
from tafelronde.bots.score import Sprt, score
from tafelronde.bots.spec import BotSpec
from tafelronde.core.objects.registry import info

from . import games
from .harness import cpu_model, progress, versions

GAMES = 200

Wanted = tuple[int, str, str, float | None]
"""Players, a bot, the one or ones it meets, and the share of the victories that it must have; None:
told, not demanded."""


def pairings(game: str) -> tuple[Wanted, ...]:
    """What is played by default, and what it must score; at a game's smallest table where the game
    has no ``PAIRINGS`` of its own."""
    own = games.part(game, "strength")
    if own is not None:
        return own.PAIRINGS
    smallest = info(game).min_players
    return tuple((smallest, better, worse, None) for better, worse in games.LEVELS)


def opening_of(game: str) -> int:
    """Random moves of each seat, where without them the same games would be played again."""
    return getattr(games.part(game, "strength"), "OPENING", 0)


SECONDS_A_MOVE = {"hard": 0.5, "master": 2.5}
"""What a level may take for a move in the mean (``master``: "about 2 s")."""


@dataclass(frozen=True)
class Result:
    """How a pairing went, from the first bot's side."""

    players: int
    first: str
    second: str
    games: int
    won: float
    drawn: float
    lost: float
    points: float
    """The share of the victories, 0 … 1; a shared one counts in parts."""
    points_95: tuple[float, float]
    must_score: float | None
    reached: bool | None
    round_points: list[float]
    """Of each deal, played once from every seat."""


def spec(game: str, text: str) -> BotSpec:
    """A bot of the package, or an outside opponent of the game's (``OPPONENTS``)."""
    parsed = BotSpec.parse(text)
    opponents = getattr(games.part(game, "strength"), "OPPONENTS", {})
    kind = opponents.get(parsed.name, BotSpec)
    return kind(parsed.name, parsed.settings)


def summarise(wanted: Wanted, standing: Standing) -> Result:
    players, first, second, limit = wanted
    shares = [victories(played) for played in standing.rounds]
    found = score(shares)
    won, drawn, lost = standing.wins(0)
    return Result(
        players=players,
        first=first,
        second=second,
        games=standing.games,
        won=won,
        drawn=drawn,
        lost=lost,
        points=found.mean,
        points_95=(found.low, found.high),
        must_score=limit,
        reached=None if limit is None else found.mean >= limit,
        round_points=shares,
    )


def victories(played: Round) -> float:
    """The first bot's share of the victories in a round, 0 … 1; a shared one counts in parts."""
    shares: list[float] = []
    for rotation, outcome in enumerate(played.results):
        own = outcome[-rotation % len(outcome)]
        best = max(outcome)
        shares.append(1.0 / outcome.count(best) if own == best else 0.0)
    return statistics.fmean(shares)


def decision(shares: Sequence[float], players: int, sprt: Sprt) -> str:
    """What the test finds, and after how many rounds. Elo is that of the share as a result against
    one other, an even share of the victories being a half."""
    results = [0.5 + (players * share - 1.0) / (2.0 * (players - 1)) for share in shares]
    for rounds in range(1, len(results) + 1):
        found = sprt.decision(results[:rounds])
        if found:
            return f"SPRT: {found} after {rounds} rounds ({sprt.llr(results[:rounds]):.2f})"
    return f"SPRT: open after {len(results)} rounds ({sprt.llr(results):.2f})"


def play_pairing(game: str, wanted: Wanted, games: int, seed: int, jobs: int) -> Result:
    players, first, second, _ = wanted
    sides = [spec(game, first), *(spec(game, second) for _ in range(players - 1))]
    opening = opening_of(game)
    contest = Contest.of(game, sides, games=games, seed=seed, players=players, opening=opening)
    rounds = contest.rounds_of(tuple(range(players)))

    def told(standing: Standing) -> None:
        done = len(standing.rounds)
        if done % max(1, rounds // 10) == 0:
            share = statistics.fmean(victories(played) for played in standing.rounds)
            progress(f"  {first} – {second}, {players} players: {share:.1%} of {standing.games}")

    if jobs == 1:
        (standing,) = hold(contest, told=told)
        return summarise(wanted, standing)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as executor:
        (standing,) = hold(contest, executor, told=told)
    return summarise(wanted, standing)


def seconds_a_move(of: str, name: str, seed: int = 1) -> list[float]:
    """What a bot takes for each of its decisions in a game against itself, on this machine."""
    game = tafelronde.load(of)
    bot = spec(of, name).create(game, seed)
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


def pace(game: str, names: Sequence[str]) -> dict[str, dict[str, float | bool | None]]:
    """The mean and the longest decision of each bot, and whether the mean keeps its limit."""
    told: dict[str, dict[str, float | bool | None]] = {}
    for name in names:
        durations = seconds_a_move(game, name)
        mean = statistics.fmean(durations)
        limit = SECONDS_A_MOVE.get(name)
        kept = None if limit is None else mean <= limit
        told[name] = {"mean": mean, "longest": max(durations), "limit": limit, "kept": kept}
        print(f"{name:>10}: {1000 * mean:.3g} ms a move, {1000 * max(durations):.3g} at the most")
    return told


def line(result: Result) -> str:
    low, high = result.points_95
    verdict = {None: "", True: "reached", False: "NOT REACHED"}[result.reached]
    even = f", an even share is {100 / result.players:.3g} %" if result.players > 2 else ""
    limit = f", must be {100 * result.must_score:g} %" if result.must_score else even
    second = result.second if result.players == 2 else f"{result.players - 1} × {result.second}"
    return (
        f"{result.first:>10} – {second:<12} {100 * result.points:5.1f} % of the victories "
        f"({100 * low:.1f}–{100 * high:.1f}; {result.games} games: +{result.won:g} "
        f"={result.drawn:g} −{result.lost:g}){limit}  {verdict}"
    )


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=GAMES, help=f"a pairing ({GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--json", type=Path, help="where the results go")
    parser.add_argument("--players", type=int, help="only tables of this size; of a --pairing: 2")
    parser.add_argument(
        "--pairing", action="append", metavar="FIRST/SECOND", help="only this one; repeatable"
    )
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help="tell which of both is true")
    options = parser.parse_args(arguments)
    for text in options.pairing or ():
        if text.count("/") != 1:
            parser.error(f"--pairing {text}: expected FIRST/SECOND")
    return options


def chosen(options: argparse.Namespace) -> list[Wanted]:
    """The pairings asked for; what the game's table demands of them counts."""
    table = pairings(options.game)
    if not options.pairing:
        return [row for row in table if options.players in (None, row[0])]
    limits = {row[:3]: row[3] for row in table}
    keys = [(options.players or 2, *text.split("/")) for text in options.pairing]
    return [(*key, limits.get(key)) for key in keys]


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    wanted = chosen(options)
    paces = pace(options.game, list(dict.fromkeys(name for row in wanted for name in row[1:3])))
    results: list[Result] = []
    for row in wanted:
        results.append(play_pairing(options.game, row, options.games, options.seed, options.jobs))
        print(line(results[-1]), flush=True)
        if options.sprt:
            sprt = Sprt(*map(float, options.sprt.split(",")))
            print(decision(results[-1].round_points, row[0], sprt), flush=True)
        if options.json:
            rows = [asdict(result) for result in results]
            found = {"game": options.game, "seed": options.seed, "jobs": options.jobs}
            found |= {"cpu": cpu_model(), "versions": versions()}
            found |= {"seconds_a_move": paces, "pairings": rows}
            options.json.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    met = [result.reached for result in results] + [told["kept"] for told in paces.values()]
    return 1 if False in met else 0


if __name__ == "__main__":
    raise SystemExit(main())
