"""The gate: a new network takes the place of the best only where it beats it, at equal time.

At each table one bot with the new network sits among bots with the best one (or among those that
a course shall beat), on every seat of the same deals. All tables count together in one sequential
probability ratio test. Each round is a line in a file, so a stopped gate goes on.
"""

import statistics
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from contextlib import closing, suppress
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

import msgspec

from ..arena.contest import Contest, Round, play_round
from ..arena.deal import Deal
from ..arena.score import Sprt, elo, score
from ..bots.base import Guest
from ..bots.spec import BotSpec
from ..core.objects.game import Game
from ..core.objects.registry import load
from ..match.files import write_atomically
from ..search.prospects.named import hand_over
from ..search.prospects.weights import Prospects
from ..work.in_order import in_order
from ..work.lines import BadLine, whole_lines
from .plan import Course, Table, bot_of

OPENING = 1
"""Random moves of each seat before the bots play, for games in which deals hardly differ."""
ENOUGH = 1.0
"""Where all games are played and the test is open: e times likelier is enough to pass."""
POSITIONS = 40
"""Decisions by which the paces of two networks are compared."""
PATIENCE = "patience"
"""The setting of a bot that thinks longer where it is close: who shall beat it may do so, too."""


class Line(msgspec.Struct, frozen=True):
    """A round: of which table, and the new network's share of the victories, 0 … 1."""

    table: str
    number: int
    share: float
    simulations: int
    """The simulations of the new network; a gate that goes on measures no other pace."""


@dataclass(frozen=True)
class Measured:
    """The gate at one table."""

    table: str
    simulations: tuple[int, int]
    """The simulations of the new network, and of the others, in about the same time. 0: these do
    not say."""
    games: int
    points: float
    """The new network's share of the victories."""
    low: float
    high: float
    """The 95 % interval."""
    even: float = 0.5
    """The share of a network that is as strong as the others."""


@dataclass(frozen=True)
class Verdict:
    """The outcome of a gate: whether the new network passed, and by how much."""

    passed: bool
    likelihood: float
    """The logarithm of how much likelier ``elo`` more is than none."""
    elo: float
    """The Elo of the mean share, over the tables by their rounds; where all rounds of a table ended
    alike, of one half more or less."""
    tables: list[Measured]
    seconds: float

    @property
    def points(self) -> float:
        """The new network's share of the victories of all games."""
        return sum(t.points * t.games for t in self.tables) / sum(t.games for t in self.tables)

    @property
    def even(self) -> float:
        """The share of a network that is as strong as the others, in the mean of all games."""
        return sum(t.even * t.games for t in self.tables) / sum(t.games for t in self.tables)


def best_of(course: Course, verdicts: Sequence[Verdict]) -> int | None:
    """The number of the generation, 1 …, with the best network; None where no network has beaten
    what the course began with. Against a bot, the best is the one that did best against it."""
    numbers = range(1, len(verdicts) + 1)
    if course.against:
        return max(numbers, key=lambda number: verdicts[number - 1].elo, default=None)
    return max((number for number in numbers if verdicts[number - 1].passed), default=None)


def gate(
    course: Course,
    new: Prospects,
    best: Prospects | None,
    file: Path,
    executor: Executor | None,
    progress: Callable[[int], None],
) -> Verdict:
    """Let them play. ``progress`` hears of the games. Raises OSError, and what ``in_order``
    raises."""
    begun, game = time.perf_counter(), load(course.game)
    networks = tuple(one.to_json() for one in (new, best) if one is not None)
    hand_over(networks)
    names = [table.name for table in course.tables]
    done = _read(file, names)
    noted = {line.table: line.simulations for line in done}
    contests = [
        _contest(course, game, table, new, best, noted.get(table.name, 0))
        for table in course.tables
    ]
    sprt = Sprt(0.0, course.elo)
    points: list[list[float]] = [[] for _ in contests]
    for line in done:
        points[names.index(line.table)].append(line.share)
        progress(contests[names.index(line.table)].players)
    queue = [
        (place, number)
        for number in range(max(contest.rounds_of((0, 1)) for contest in contests))
        for place, contest in enumerate(contests)
        if number < -(-contest.games // contest.players)
    ][len(done) :]
    evens = [1.0 / contest.players for contest in contests]

    def likelihood() -> float:
        return sum(sprt.llr(*of) for of in zip(points, evens, strict=True))

    total = likelihood()
    if not _decided(sprt, total):
        tasks = ((networks, contests[place], number) for place, number in queue)
        with (
            closing(in_order(executor, play_gate_round, tasks)) as played,
            open(file, "ab") as opened,
        ):
            for (place, number), result in zip(queue, played, strict=False):
                share = result.shares[0]
                points[place].append(share)
                fresh = contests[place].bots[0]
                line = Line(names[place], number, share, fresh.settings[_effort(fresh)])
                opened.write(msgspec.json.encode(line) + b"\n")
                opened.flush()
                progress(contests[place].players)
                total = likelihood()
                if _decided(sprt, total):
                    break
    tables = [_measured(*of) for of in zip(course.tables, contests, points, strict=True)]
    return Verdict(
        passes(total, tables), total, _elo(points, evens), tables, time.perf_counter() - begun
    )


def passes(likelihood: float, tables: Sequence[Measured]) -> bool:
    """Whether a network takes the place of the best: it is likelier to be better, and at no table
    it is surely worse. What wins at most tables may have seen too little of one of them.

    Examples:
        >>> good = Measured("2", (90, 100), 80, points=0.64, low=0.55, high=0.73)
        >>> bad = Measured("2-rounds=2", (90, 100), 24, points=0.25, low=0.04, high=0.46)
        >>> passes(3.0, [good]), passes(0.5, [good]), passes(3.0, [good, bad])
        (True, False, False)
    """
    return likelihood >= ENOUGH and all(table.high >= table.even for table in tables)


def _elo(shares: Sequence[Sequence[float]], evens: Sequence[float]) -> float:
    """The Elo points of the shares at each table, in the mean over the rounds."""
    found: list[tuple[float, int]] = []
    for part, even in zip(shares, evens, strict=True):
        if part:
            half = 0.5 / len(part)
            mean = min(max(statistics.fmean(part), half), 1.0 - half)
            found.append((elo(mean, even), len(part)))
    return sum(points * rounds for points, rounds in found) / sum(rounds for _, rounds in found)


def play_gate_round(networks: tuple[bytes, ...], contest: Contest, number: int) -> Round:
    """One deal, played once for each seat. Arguments and result can be pickled."""
    hand_over(networks)
    return play_round(contest, tuple(range(contest.players)), number)


def _decided(sprt: Sprt, total: float) -> bool:
    low, high = sprt.bounds
    return not low < total < high


def _contest(
    course: Course, game: Game, table: Table, new: Prospects, best: Prospects | None, noted: int
) -> Contest:
    """One bot with the new network among others with the best, or those that the course shall beat,
    at equal time, or with as many simulations as were noted."""
    if course.against:
        old = BotSpec.of(course.against).spell_out(game, table.players)
    else:
        old = bot_of(game, table.players, course.gate_simulations, 0 if best is None else best.name)
    fresh = bot_of(game, table.players, course.gate_simulations, new.name)
    if PATIENCE in old.settings and old.name == fresh.name:
        fresh.settings[PATIENCE] = old.settings[PATIENCE]
    if noted:
        simulations = noted
    elif not course.against and best is not None and _is_as_fast(best, new):
        simulations = course.gate_simulations
    else:
        simulations = max(2, round(course.gate_simulations * _pace(game, table, old, fresh)))
    fresh.settings[_effort(fresh)] = simulations
    return Contest.of(
        course.game,
        [fresh, *[old] * (table.players - 1)],
        games=course.gate_games,
        seed=course.seed + 77_000,
        players=table.players,
        options=table.options,
        opening=OPENING,
    )


def _is_as_fast(best: Prospects, new: Prospects) -> bool:
    """Whether two networks need no clock: they have as many units, and both a policy or none."""
    return best.units == new.units and (best.policy is None) == (new.policy is None)


def _pace(game: Game, table: Table, old: BotSpec, fresh: BotSpec) -> float:
    """The time of the old one for as many simulations as a multiple of the new one's, over the
    positions of a game together: one that thinks longer where it is close may stop early in most of
    them."""
    bots = old.create(game), fresh.create(game)
    abroad = any(isinstance(bot, Guest) for bot in bots)  # a program of its own thinks elsewhere
    clock = time.perf_counter if abroad else time.thread_time
    state, deal = game.new(table.players, **table.options), Deal(1, 0)
    deal.apply_chance(state)
    spent, positions = [0.0, 0.0], 0
    while not state.is_terminal and positions < POSITIONS:
        times, action = list[float](), -1
        for bot in bots:
            begun = clock()
            action = bot.advise(state).action
            times.append(clock() - begun)
        if len(state.legal_actions()) > 1:
            positions += 1
            if positions > 1:  # the first one loads what they are compiled to
                spent = [before + one for before, one in zip(spent, times, strict=True)]
        state.apply(action)
        deal.apply_chance(state)
    for bot in bots:
        if isinstance(bot, Guest):
            bot.end()
    return spent[0] / spent[1] if min(spent) > 0.0 else 1.0


def _effort(bot: BotSpec) -> str:
    """The setting that says how much a bot thinks."""
    return "nodes" if "nodes" in bot.settings else "simulations"


def _measured(table: Table, contest: Contest, points: list[float]) -> Measured:
    even = 1.0 / contest.players
    found = score(points, even)
    new, others = (int(bot.settings.get(_effort(bot), 0)) for bot in contest.bots[:2])
    games = len(points) * contest.players
    return Measured(table.name, (new, others), games, found.mean, found.low, found.high, even)


def _read(file: Path, names: Sequence[str]) -> list[Line]:
    """The rounds of a stopped gate; what was not written whole is played again, and all after
    it."""
    lines: list[Line] = []
    if file.exists():
        with suppress(BadLine):
            whole = whole_lines(file.read_bytes(), Line)
            lines += takewhile(lambda line: line.table in names, whole)
        write_atomically(file, b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return lines
