"""Many games of one kind of player, counted: in lots, each of which follows from its number alone.

So the counts are the same in one process and on any number of workers (``simulate``).
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from concurrent.futures import Executor
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import numpy as np

from ..bots.fault import BotFault
from ..bots.spec import BotSpec
from ..core.contract.rng import new_rng
from ..core.facts.info import OptionValue
from ..core.kernels.playout import random_games
from ..core.objects.game import Game
from ..core.objects.registry import load
from ..core.objects.state import State
from ..work.in_order import in_order
from .deal import Dice
from .table import play_game, try_out

LOT = 1_000
"""Random games of a lot; a lot of bots is one game."""
SAMPLE = 1_000
"""At most so many random games are played to count their legal actions."""


@dataclass(frozen=True)
class Simulation:
    """The games that are to be played. ``options`` are settled; without a ``bot`` all moves are
    random.

    Examples:
        >>> wanted = Simulation("rosenkoenig", players=2, options={}, games=2500, seed=7)
        >>> wanted.lots, wanted.games_of(2)
        (3, range(2000, 2500))
    """

    game: str
    players: int
    options: Mapping[str, OptionValue]
    games: int
    seed: int = 0
    bot: BotSpec | None = None

    @property
    def lots(self) -> int:
        """The number of tasks in which the games are dealt out."""
        return -(-self.games // (LOT if self.bot is None else 1))

    def games_of(self, lot: int) -> range:
        """The numbers of a lot's games."""
        size = LOT if self.bot is None else 1
        return range(lot * size, min(self.games, (lot + 1) * size))


@dataclass
class Tally:
    """The counts over some games."""

    wins: list[float]
    """Games won, by seat; a shared victory is a fraction for each winner."""
    games: int = 0
    decisions: int = 0
    listed: int = 0
    """Decisions whose legal actions were counted, for the branching factor."""
    legal: int = 0
    chances: int = 0
    longest: int = 0
    seconds: float = 0.0
    """The time for playing, without compiling and counting legal actions of random games."""
    faults: list[BotFault] = field(default_factory=list[BotFault])
    """The faults by which bots lost games, in the order of the games; the others share each
    victory."""

    def add(self, more: Tally) -> None:
        """Count what another one counted, too."""
        self.wins = [a + b for a, b in zip(self.wins, more.wins, strict=True)]
        self.games += more.games
        self.decisions += more.decisions
        self.listed += more.listed
        self.legal += more.legal
        self.chances += more.chances
        self.longest = max(self.longest, more.longest)
        self.faults += more.faults
        self.seconds += more.seconds


def simulate(wanted: Simulation, executor: Executor | None = None) -> Generator[Tally]:
    """Play the games, and yield the counts of each lot, in order.

    Without an executor they are played in this process.

    Raises BadOption, UnknownGame, and what ``in_order`` raises.

    Examples:
        >>> wanted = Simulation("rosenkoenig", players=2, options={}, games=1500, seed=7)
        >>> total = Tally([0.0, 0.0])
        >>> for tally in simulate(wanted):
        ...     total.add(tally)
        >>> total.games, round(sum(total.wins))
        (1500, 1500)
        >>> total.longest <= tafelronde.load("rosenkoenig").bounds.steps
        True
    """
    yield from in_order(executor, play_lot, ((wanted, lot) for lot in range(wanted.lots)))


def play_lot(wanted: Simulation, lot: int) -> Tally:
    """Play one lot. Arguments and result can be pickled."""
    game, numbers = load(wanted.game), wanted.games_of(lot)
    if wanted.bot is not None:
        return _play(game, wanted, wanted.bot, numbers[0])
    return _play_randomly(game, wanted, len(numbers), new_rng(wanted.seed, lot), False)


def sample(wanted: Simulation) -> Tally:
    """The counts of at most ``SAMPLE`` other random games, with their legal actions. Compiles what
    they need first."""
    game = load(wanted.game)
    _play_randomly(game, wanted, 1, new_rng(wanted.seed), True)
    rng = new_rng(wanted.seed, 0, 1)
    return _play_randomly(game, wanted, min(wanted.games, SAMPLE), rng, True)


def warm_up(wanted: Simulation) -> None:
    """Have everything compiled that a lot needs, so that it is not timed. Raises BotFault where the
    bot cannot make its first decision."""
    game = load(wanted.game)
    if wanted.bot is None:
        _play_randomly(game, wanted, 1, new_rng(wanted.seed), False)
        return
    state = game.new(wanted.players, **wanted.options)
    state.apply_chance(new_rng(wanted.seed))
    if not state.is_terminal:
        try_out(wanted.bot.create(game, 0), state)


def _play_randomly(game: Game, wanted: Simulation, number: int, rng: Any, listing: bool) -> Tally:
    """Random games in compiled code."""
    options = game.encode_options(dict(wanted.options))
    out, weights = np.zeros((2, max(1, game.bounds.buffer)), np.int32)
    result, wins = np.zeros((2, wanted.players), np.float64)
    counts, states = np.zeros(4, np.int64), np.zeros(1, game.dtype)
    begun = perf_counter()
    random_games(
        states, wanted.players, options, rng, number, listing, out, weights, result, wins, counts
    )
    seconds = perf_counter() - begun
    decisions, legal, chances, longest = (int(count) for count in counts)
    listed = decisions if listing else 0
    return Tally(wins.tolist(), number, decisions, listed, legal, chances, longest, seconds)


def _play(game: Game, wanted: Simulation, bot: BotSpec, number: int) -> Tally:
    """One game of a bot against itself."""
    seats = [
        bot.create(game, (wanted.seed * 1_000_003 + number) * 64 + seat + 1)
        for seat in range(wanted.players)
    ]
    tally = Tally([0.0] * wanted.players, games=1)

    def told(state: State, action: int) -> None:
        tally.longest += 1
        if state.is_chance:
            tally.chances += 1
        else:
            tally.decisions += 1
            tally.listed += 1
            tally.legal += len(state.legal_actions())

    begun = perf_counter()
    state = game.new(wanted.players, **wanted.options)
    played = play_game(state, seats, Dice(new_rng(wanted.seed, number)), listener=told)
    tally.seconds = perf_counter() - begun
    best = max(played.results)
    winners = [seat for seat, result in enumerate(played.results) if result == best]
    for seat in winners:
        tally.wins[seat] += 1.0 / len(winners)
    if played.lost is not None:
        tally.faults.append(played.lost.fault)
    return tally
