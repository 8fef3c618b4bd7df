"""The gate: a new network takes the place of the best only where it beats it, at equal time.

At each table one bot with the new network sits among bots with the best one, on every seat of the
same deals. All tables count together in one sequential probability ratio test. Each round is a line
in a file, so a stopped gate goes on.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path

import msgspec

from ..bots.arena import Contest, Round, play_round
from ..bots.deal import Deal
from ..bots.prospects.named import hand_over
from ..bots.prospects.network import Prospects
from ..bots.score import Sprt, elo, score
from ..bots.spec import BotSpec
from ..core.objects.game import Game
from ..core.objects.registry import load
from ..work.in_order import in_order
from .plan import Course, Table, bot_of

OPENING = 1
"""Random moves of each seat before the bots play, for games in which deals hardly differ."""
ENOUGH = 1.0
"""Where all games are played and the test is open: e times likelier is enough to pass."""
POSITIONS = 40
"""Decisions by which the paces of two networks are compared."""


class Line(msgspec.Struct, frozen=True):
    """A round: of which table, and the new network's share of the points, 0 … 1."""

    table: str
    number: int
    points: float


@dataclass(frozen=True)
class Measured:
    """The gate at one table."""

    table: str
    simulations: tuple[int, int]
    """Of the new network, and of the best, in about the same time."""
    games: int
    points: float
    """The new network's share of the points: 0.5 is even, at every number of players."""
    low: float
    high: float
    """The 95 % interval."""


@dataclass(frozen=True)
class Verdict:
    """What the gate found."""

    passed: bool
    likelihood: float
    """The logarithm of how much likelier ``elo`` more is than none."""
    elo: float
    """Of the mean over all rounds."""
    tables: list[Measured]
    seconds: float


def gate(
    course: Course,
    new: Prospects,
    best: Prospects | None,
    file: Path,
    executor: Executor | None,
    told: Callable[[int], None],
) -> Verdict:
    """Let them play. ``told`` hears of the games. Raises OSError, and what ``in_order`` raises."""
    begun, game = time.perf_counter(), load(course.game)
    networks = tuple(one.to_json() for one in (new, best) if one is not None)
    hand_over(networks)
    contests = [_contest(course, game, table, new, best) for table in course.tables]
    sprt = Sprt(0.0, course.elo)
    points: list[list[float]] = [[] for _ in contests]
    done = _read(file)
    names = [table.name for table in course.tables]
    for line in done:
        points[names.index(line.table)].append(line.points)
        told(contests[names.index(line.table)].players)
    queue = [
        (place, number)
        for number in range(max(contest.rounds_of((0, 1)) for contest in contests))
        for place, contest in enumerate(contests)
        if number < -(-contest.games // contest.players)
    ][len(done) :]
    total = sum(sprt.llr(part) for part in points)
    if not _decided(sprt, total):
        tasks = ((networks, contests[place], number) for place, number in queue)
        played = in_order(executor, play_gate_round, tasks)
        with open(file, "ab") as opened:
            for (place, number), result in zip(queue, played, strict=False):
                share = result.points[0]
                points[place].append(share)
                line = Line(names[place], number, share)
                opened.write(msgspec.json.encode(line) + b"\n")
                opened.flush()
                told(contests[place].players)
                total = sum(sprt.llr(part) for part in points)
                if _decided(sprt, total):
                    break
        played.close()
    shares = [share for part in points for share in part]
    return Verdict(
        total >= ENOUGH,
        total,
        elo(statistics.fmean(shares)),
        [_measured(*of) for of in zip(course.tables, contests, points, strict=True)],
        time.perf_counter() - begun,
    )


def play_gate_round(networks: tuple[bytes, ...], contest: Contest, number: int) -> Round:
    """One deal, played once for each seat. Arguments and result can be pickled."""
    hand_over(networks)
    return play_round(contest, tuple(range(contest.players)), number)


def _decided(sprt: Sprt, total: float) -> bool:
    low, high = sprt.bounds
    return not low < total < high


def _contest(
    course: Course, game: Game, table: Table, new: Prospects, best: Prospects | None
) -> Contest:
    """One bot with the new network among others with the best, at equal time."""
    old = bot_of(game, table.players, course.gate_simulations, 0 if best is None else best.name)
    fresh = bot_of(game, table.players, course.gate_simulations, new.name)
    ratio = 1.0 if best is not None and best.units == new.units else _pace(game, table, old, fresh)
    effort = "nodes" if "nodes" in fresh.settings else "simulations"
    fresh.settings[effort] = max(2, round(course.gate_simulations * ratio))
    return Contest.of(
        course.game,
        [fresh, *[old] * (table.players - 1)],
        games=course.gate_games,
        seed=course.seed + 77_000,
        players=table.players,
        options=table.options,
        opening=OPENING,
    )


def _pace(game: Game, table: Table, old: BotSpec, fresh: BotSpec) -> float:
    """How much longer the old one takes for as many simulations: the median over the positions of
    a game."""
    bots = old.create(game), fresh.create(game)
    state, deal = game.new(table.players, **table.options), Deal(1, 0)
    deal.apply_chance(state)
    ratios: list[float] = []
    while not state.is_terminal and len(ratios) < POSITIONS:
        times, action = list[float](), -1
        for bot in bots:
            begun = time.thread_time()
            action = bot.advise(state).action
            times.append(time.thread_time() - begun)
        if min(times) > 0.0 and len(state.legal_actions()) > 1:
            ratios.append(times[0] / times[1])
        state.apply(action)
        deal.apply_chance(state)
    return statistics.median(ratios) if ratios else 1.0


def _measured(table: Table, contest: Contest, points: list[float]) -> Measured:
    found = score(points)
    effort = "nodes" if "nodes" in contest.bots[0].settings else "simulations"
    sims = contest.bots[0].settings[effort], contest.bots[1].settings[effort]
    games = len(points) * contest.players
    return Measured(table.name, sims, games, found.mean, found.low, found.high)


def _read(file: Path) -> list[Line]:
    """The rounds of a stopped gate; a line that was not written whole is played again."""
    if not file.exists():
        return []
    whole = file.read_bytes().rpartition(b"\n")[0]
    lines = [msgspec.json.decode(line, type=Line) for line in whole.splitlines()]
    file.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return lines
