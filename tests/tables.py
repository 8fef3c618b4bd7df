"""Every table that can be set: all games, player counts and combinations of options.

The batteries run at all of them. A game's folder in ``tafelronde/games`` is all that it takes to
be among them, and so is a game in ``examples``, which is one from outside.
"""

import importlib
import os
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import tafelronde
from tafelronde.core.contract.rng import below, new_rng
from tafelronde.core.facts.info import GameInfo, OptionValue
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State
from tafelronde.games import OUTSIDE

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
EXAMPLE_FOLDERS = tuple(sorted(path.parent for path in EXAMPLES.glob("*/__init__.py")))
"""The games from outside that have all that a game can have: words, rules, tests, a client."""
ELSEWHERE = {
    folder.name: folder
    for place in os.environ.get(OUTSIDE, "").split(os.pathsep)
    if place and (folder := Path(place).resolve()).is_dir() and folder not in EXAMPLE_FOLDERS
}
"""The folders of games in other places, which the environment names, by their games."""

OUTSIDERS = (
    *(path.stem for path in sorted(EXAMPLES.glob("*.py"))),
    *(folder.name for folder in EXAMPLE_FOLDERS),
    *ELSEWHERE,
    "kuhn_poker",
)
"""Games of examples/ and of the tests, registered by conftest, and those in other places."""

PACKAGE_GAMES = tuple(
    info.name for info in tafelronde.infos() if info.load.__module__.startswith("tafelronde.games.")
)

WHOLE_GAMES = (*PACKAGE_GAMES, *(folder.name for folder in EXAMPLE_FOLDERS))
"""The games with words and rules of their own."""


def folder_of_tests(game: str) -> Path:
    """The folder of a game's own tests."""
    inside = ELSEWHERE.get(game, EXAMPLES / game) / "tests"
    return inside if inside.is_dir() else Path(__file__).parent / "games" / game


def conservation_of(game: str) -> Any:
    """The game's module ``conservation``, whose ``check(state)`` says what stays the same."""
    if game in ELSEWHERE:
        return importlib.import_module(f"{game}.tests.conservation")
    inside = (EXAMPLES / game / "tests").is_dir()
    place = f"examples.{game}.tests" if inside else f"games.{game}"
    return importlib.import_module(f"{place}.conservation")


QUICK_BOTS: dict[str, dict[str, int]] = {"mcts": {"simulations": 60}, "alpha_beta": {"nodes": 2000}}
"""Settings with which a bot of a kind answers in milliseconds, in games of any length."""


EVALUATED = ("connect_four", "drakon", "kaiser_koenig_edelmann", "rosenkoenig")
"""The games that searches with an evaluator are tried with every time, the others once a night:
with and without chance, secrets, a list of all actions."""


@dataclass(frozen=True)
class Table:
    """A game with so many players and these options."""

    name: str
    players: int
    options: dict[str, OptionValue] = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return tafelronde.load(self.name)

    def new(self) -> State:
        return self.game.new(self.players, **self.options)

    def __str__(self) -> str:
        switches = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.name, str(self.players), *switches])


MOST_COMBINATIONS = 6
"""The most combinations of the options at a table of one size; where there are more, every choice
occurs in some."""


def tables_of(info: GameInfo) -> Iterator[Table]:
    """All player counts and combinations of options that the game accepts."""
    names = [option.name for option in info.options]
    for players in range(info.min_players, info.max_players + 1):
        choices = [option.choices_for(players) for option in info.options]
        for values in combinations(choices):
            yield Table(info.name, players, dict(zip(names, values, strict=True)))


def combinations(choices: list[tuple[OptionValue, ...]]) -> list[tuple[OptionValue, ...]]:
    """One choice of each: all combinations, or few in which every choice occurs."""
    if prod(len(values) for values in choices) <= MOST_COMBINATIONS:
        return list(product(*choices))
    longest = max(len(values) for values in choices)
    return [tuple(values[k % len(values)] for values in choices) for k in range(longest)]


@cache
def all_tables() -> tuple[Table, ...]:
    from tafelronde.core.objects.registry import info

    names = (*PACKAGE_GAMES, *OUTSIDERS)
    return tuple(table for name in names for table in tables_of(info(name)))


@cache
def _tables_like(name: str) -> int:
    return sum(other.name == name for other in all_tables())


def games_at(table: Table, games: int) -> int:
    """The number of random games at a table: fewer where a game has many tables."""
    return max(1, games * 3 // max(3, _tables_like(table.name)))


def stride_at(table: Table) -> int:
    """The stride between positions to look at: larger where a game has many tables."""
    return max(1, _tables_like(table.name) // 8)


def daily(
    values: Iterable[Any], kept: Container[Any], ids: Callable[[Any], str] = str, many: bool = False
) -> Any:
    """Parameters: those ``kept`` are tried every time, the others once a night. Each is a tuple for
    several names where these are ``many``."""
    return [
        pytest.param(
            *(one if many else [one]), id=ids(one), marks=() if one in kept else pytest.mark.nightly
        )
        for one in values
    ]


def one_of_each(tables: Sequence[Table]) -> list[Table]:
    """Few tables among which each game has each of its sizes and each choice of its options."""
    traits = [
        {(one.name, one.players), *((one.name, *of) for of in one.options.items())}
        for one in tables
    ]
    missing, kept = set[tuple[object, ...]]().union(*traits), list[Table]()
    while missing:
        best = max(range(len(tables)), key=lambda k: len(traits[k] & missing))
        kept.append(tables[best])
        missing -= traits[best]
    return kept


def at_every_table(test: Callable[..., None]) -> Any:
    """Run a test with ``table`` = each of all tables: each size and each choice of an option every
    time, all combinations once a night."""
    tables = all_tables()
    return pytest.mark.parametrize("table", daily(tables, one_of_each(tables)))(test)


def at_each_size(test: Callable[..., None]) -> Any:
    """Run a test with one ``table`` of each size of each game, their options taken in turn: for
    what costs much and depends little on options. The fewest and the most players are tried every
    time, the sizes between once a night."""
    return at_each_size_of(*PACKAGE_GAMES, *OUTSIDERS)(test)


def at_each_size_of(*games: str) -> Callable[[Callable[..., None]], Any]:
    """The same, but with other games than these once a night: for what depends little on the game,
    or has much compiled."""
    sizes: dict[str, dict[int, list[Table]]] = {}
    for table in all_tables():
        sizes.setdefault(table.name, {}).setdefault(table.players, []).append(table)
    chosen = [
        tables[3 * players % len(tables)]
        for counts in sizes.values()
        for players, tables in counts.items()
    ]
    kept = [
        table
        for table in chosen
        if table.name in games and table.players in (min(sizes[table.name]), max(sizes[table.name]))
    ]
    return pytest.mark.parametrize("table", daily(chosen, kept))


def weighted_step(state: State, rng: npt.NDArray[np.uint32]) -> int:
    """A random action or outcome from the Python face's own lists."""
    if not state.is_chance:
        legal = state.legal_actions()
        return legal[int(below(rng, len(legal)))]
    outcomes = state.chance_outcomes()
    ticket = int(below(rng, sum(weight for _, weight in outcomes)))
    for outcome, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return outcome
    raise AssertionError("the ticket is below the sum")


def random_game(table: Table, seed: int) -> Iterator[State]:
    """All positions of a random game, the last included; each is the same object, moved on."""
    state, rng = table.new(), new_rng(seed)
    yield state
    while not state.is_terminal:
        state.apply(weighted_step(state, rng))
        yield state


def random_states(table: Table, seed: int, games: int, every: int = 1) -> Iterator[State]:
    """Copies of positions from so many random games, one of ``every`` each (see ``stride_at``)."""
    every *= stride_at(table)
    for number in range(games):
        for ply, state in enumerate(random_game(table, seed + number)):
            if (ply + number) % every == 0 or state.is_terminal:
                yield state.copy()
