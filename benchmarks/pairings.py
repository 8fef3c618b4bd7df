"""One bot against one or several of another: played, kept game by game, and counted."""

import multiprocessing
import statistics
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import tafelronde
from tafelronde.arena.contest import Contest, play_round
from tafelronde.arena.score import score
from tafelronde.bots.spec import BotSpec
from tafelronde.core.objects.registry import info
from tafelronde.work.in_order import in_order

from . import games, scripts
from .harness import progress
from .kept import Kept, Line, commit, digest, today
from .seer import SEER, SeerSpec

SCRIPT = "script:"
"""The prefix of a side that is one of the game's scripts."""

Results = Sequence[Sequence[float]]
"""The results by seat of each game of a deal; in game g the first bot has seat −g mod n."""


@dataclass(frozen=True)
class Pairing:
    """A pairing of two bots, and the share that the first must reach; None: told, not demanded."""

    players: int
    first: str
    second: str
    at_least: float | None = None
    at_most: float | None = None


def of_levels(game: str) -> list[Pairing]:
    """The pairings of a game's levels; each against the one below at the smallest table, where the
    game has no ``PAIRINGS`` of its own."""
    own = games.part(game, "strength")
    if own is not None:
        return [Pairing(*row) for row in own.PAIRINGS]
    smallest = info(game).min_players
    return [Pairing(smallest, better, worse) for better, worse in games.LEVELS]


def script_limit(players: int) -> float:
    """The largest share that a script may win against a level: half of an even share."""
    return 0.5 / players


def of_scripts(game: str, level: str, players: int) -> list[Pairing]:
    """Each script of a game against a level."""
    most = script_limit(players)
    named = scripts.ideas(game)
    return [Pairing(players, SCRIPT + name, level, at_most=most) for name in named]


def spec(game: str, text: str) -> BotSpec:
    """A bot of the package, a script, one that knows what is hidden (``seer``), or an outside
    opponent of the game's (``OPPONENTS``)."""
    if text.startswith(SCRIPT):
        return BotSpec.parse(scripts.spelled(game, text.removeprefix(SCRIPT)), own_code=True)
    if text.startswith(SEER):
        of = BotSpec.parse(text.removeprefix(SEER)).spell_out(tafelronde.load(game), 2)
        return SeerSpec(of.name, of.settings)
    parsed = BotSpec.parse(text)
    opponents = getattr(games.part(game, "strength"), "OPPONENTS", {})
    kind = opponents.get(parsed.name, BotSpec)
    return kind(parsed.name, parsed.settings)


@dataclass(frozen=True)
class Result:
    """The result of a pairing, from the first bot's side."""

    games: int
    won: int
    drawn: int
    lost: int
    share: float
    """The share of the victories, 0 … 1; a shared one counts in parts."""
    low: float
    high: float
    """The ends of the 95 % interval, over deals."""


def victories(results: Results) -> float:
    """The first bot's share of the victories of a deal, 0 … 1."""
    shares: list[float] = []
    for number, outcome in enumerate(results):
        own, best = outcome[-number % len(outcome)], max(outcome)
        shares.append(1.0 / outcome.count(best) if own == best else 0.0)
    return statistics.fmean(shares)


def count(deals: Sequence[Results]) -> Result:
    """The result of a pairing's deals."""
    won = drawn = lost = 0
    for number, outcome in (pair for results in deals for pair in enumerate(results)):
        drawn += max(outcome) == min(outcome)
        won += min(outcome) < outcome[-number % len(outcome)] == max(outcome)
        lost += outcome[-number % len(outcome)] < max(outcome)
    found = score([victories(results) for results in deals])
    return Result(won + drawn + lost, won, drawn, lost, found.mean, found.low, found.high)


def key_of(game: str, pairing: Pairing, seed: int) -> dict[str, Any]:
    """The fields that the lines of a pairing share. ``of`` changes with the settings of a side."""
    players, sides = pairing.players, (pairing.first, pairing.second)
    settings = digest(opening_of(game), *(_settings(game, side, players) for side in sides))
    named = {"players": players, "first": pairing.first, "second": pairing.second}
    return {"game": game, **named, "seed": seed, "of": settings}


def _settings(game: str, side: str, players: int) -> str:
    """A side, spelled out."""
    if side.startswith(SCRIPT):
        return scripts.source(game, side.removeprefix(SCRIPT))
    return str(spec(game, side).spell_out(tafelronde.load(game), players))


def opening_of(game: str) -> int:
    """Random moves of each seat, where without them the same games would be played again."""
    return getattr(games.part(game, "strength"), "OPENING", 0)


def play(
    game: str, pairing: Pairing, number: int, seed: int = 1, jobs: int = 1, kept: Kept | None = None
) -> list[Results]:
    """The deals of a pairing of ``number`` games, those played that are not kept yet."""
    kept = kept or Kept()
    players, second = pairing.players, spec(game, pairing.second)
    sides = [spec(game, pairing.first), *[second] * (players - 1)]
    opening = opening_of(game)
    contest = Contest.of(game, sides, games=number, seed=seed, players=players, opening=opening)
    group = tuple(range(players))
    rounds, key = contest.rounds_of(group), key_of(game, pairing, seed)
    done: dict[int, Line] = {line["round"]: line for line in kept.of(key)}
    missing = [(contest, group, one) for one in range(rounds) if one not in done]
    made = {"on": today(), "at": commit()}
    with workers(jobs) as executor:
        for told, played in enumerate(in_order(executor, play_round, missing), 1):
            results = [list(outcome) for outcome in played.results]
            line = {**key, "round": played.number, "results": results, **made}
            kept.add(line)
            done[played.number] = line
            if played.faults:
                progress(f"  {pairing.first}: {played.faults[0].fault.errors}")
            if told % max(1, len(missing) // 10) == 0:
                share = statistics.fmean(victories(one["results"]) for one in done.values())
                sides_told = f"{pairing.first} – {pairing.second}, {players} players"
                progress(f"  {sides_told}: {share:.1%} of {players * len(done)}")
    return [done[one]["results"] for one in range(rounds)]


@contextmanager
def workers(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """A pool of this number of processes; None for this one alone."""
    if jobs == 1:
        yield None
        return
    with ProcessPoolExecutor(jobs, mp_context=multiprocessing.get_context("spawn")) as executor:
        yield executor
