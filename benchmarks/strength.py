"""Strength of the levels: the arena's paired games, and at some games an outside opponent.

``python -m benchmarks.strength GAME`` plays every pairing of the game's table (``--players 4``:
only at tables of this size); ``--pairing hard/alpha-beta`` plays one, ``--scripts master`` each of
the game's scripts against a level. ``--games 40`` plays fewer games, ``--jobs 2`` on two cores.

With ``--out FILE`` each deal is kept as soon as it is played, and the same command goes on where it
was broken off; more games are added to those that are there. Bots of other settings are measured
anew; after a change of their code, take another file.

A side is anything that ``tafelronde arena`` takes (``mcts:simulations=2000``), a script
(``script:rush``), a search that knows what is hidden (``seer:hard``), or an opponent of the game's
(``games/<game>/strength.py``). Where more than two play, one of the first sits with others of the
second, in every seat in turn; ``--sprt 0,60`` tells whether the first is the better one, ``--pace``
what each bot takes for a decision.
"""

import argparse
import statistics
import time
from collections.abc import Sequence
from pathlib import Path

import tafelronde
from tafelronde.arena.deal import Deal
from tafelronde.arena.score import Sprt

from . import games
from .kept import Kept
from .pairings import Pairing, Result, count, of_levels, of_scripts, play, spec, victories

GAMES = 200

SECONDS_A_MOVE = {"hard": 0.5, "master": 2.5}
"""The mean seconds that a level may take for a move (``master``: "about 2 s")."""


def decision(shares: Sequence[float], players: int, sprt: Sprt) -> str:
    """The decision of the test, and the rounds it took. Elo is that of the share as a result
    against one other, an even share of the victories being a half."""
    results = [0.5 + (players * share - 1.0) / (2.0 * (players - 1)) for share in shares]
    for rounds in range(1, len(results) + 1):
        found = sprt.decision(results[:rounds])
        if found:
            return f"SPRT: {found} after {rounds} rounds ({sprt.llr(results[:rounds]):.2f})"
    return f"SPRT: open after {len(results)} rounds ({sprt.llr(results):.2f})"


def seconds_a_move(of: str, name: str, seed: int = 1) -> list[float]:
    """The seconds that a bot takes for each of its decisions in a game against itself, on this
    machine."""
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


def pace(game: str, names: Sequence[str]) -> bool:
    """Tell the mean and the longest decision of each bot; whether each mean keeps its limit."""
    kept = True
    for name in names:
        durations = seconds_a_move(game, name)
        mean = statistics.fmean(durations)
        kept = kept and mean <= SECONDS_A_MOVE.get(name, mean)
        print(f"{name:>10}: {1000 * mean:.3g} ms a move, {1000 * max(durations):.3g} at the most")
    return kept


def reached(pairing: Pairing, result: Result) -> bool | None:
    """Whether the share is as it must be; None where nothing is demanded."""
    if pairing.at_least is not None:
        return result.share >= pairing.at_least
    return None if pairing.at_most is None else result.share <= pairing.at_most


def line(pairing: Pairing, result: Result) -> str:
    """A pairing's result to read."""
    even = f", an even share is {100 / pairing.players:.3g} %" if pairing.players > 2 else ""
    if pairing.at_least is not None:
        even = f", must be {100 * pairing.at_least:g} %"
    if pairing.at_most is not None:
        even = f", may be {100 * pairing.at_most:.3g} %"
    verdict = {None: "", True: "reached", False: "NOT REACHED"}[reached(pairing, result)]
    others = pairing.players - 1
    second = pairing.second if others == 1 else f"{others} × {pairing.second}"
    return (
        f"{pairing.first:>10} – {second:<12} {100 * result.share:5.1f} % of the victories "
        f"({100 * result.low:.1f}–{100 * result.high:.1f}; {result.games} games: +{result.won} "
        f"={result.drawn} −{result.lost}){even}  {verdict}"
    )


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength")
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=GAMES, help=f"a pairing ({GAMES})")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keeps each deal; goes on there")
    parser.add_argument("--players", type=int, help="only tables of this size; of a --pairing: 2")
    parser.add_argument("--scripts", metavar="LEVEL", help="the game's scripts against this level")
    parser.add_argument(
        "--pairing", action="append", metavar="FIRST/SECOND", help="only this one; repeatable"
    )
    parser.add_argument("--sprt", metavar="ELO0,ELO1", help="tell which of both is true")
    parser.add_argument("--pace", action="store_true", help="tell what a decision takes")
    options = parser.parse_args(arguments)
    for text in options.pairing or ():
        if text.count("/") != 1:
            parser.error(f"--pairing {text}: expected FIRST/SECOND")
    return options


def chosen(options: argparse.Namespace) -> list[Pairing]:
    """The pairings asked for; what the game's table demands of them counts."""
    if options.scripts:
        return of_scripts(options.game, options.scripts, options.players or 2)
    table = of_levels(options.game)
    if not options.pairing:
        return [row for row in table if options.players in (None, row.players)]
    known = {(row.players, row.first, row.second): row for row in table}
    keys = [(options.players or 2, *text.split("/")) for text in options.pairing]
    return [known.get(key, Pairing(*key)) for key in keys]


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(arguments)
    wanted, kept = chosen(options), Kept(options.out)
    met: list[bool | None] = []
    if options.pace:
        names = dict.fromkeys(name for row in wanted for name in (row.first, row.second))
        met.append(pace(options.game, list(names)))
    for row in wanted:
        deals = play(options.game, row, options.games, options.seed, options.jobs, kept)
        result = count(deals)
        met.append(reached(row, result))
        print(line(row, result), flush=True)
        if options.sprt:
            sprt = Sprt(*map(float, options.sprt.split(",")))
            print(decision([victories(one) for one in deals], row.players, sprt), flush=True)
    return 1 if False in met else 0


if __name__ == "__main__":
    raise SystemExit(main())
