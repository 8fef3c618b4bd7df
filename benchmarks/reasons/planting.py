"""Planted blunders: positions of games between bots, two actions, and the consequence."""

import importlib
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, cast

from tafelronde import infos, load
from tafelronde.advice.courses import world_of
from tafelronde.advice.judge import settings_of, worth
from tafelronde.advice.reasons import reasons_for
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import TafelrondeError
from tafelronde.core.facts.gains import Reason
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

COSTLY = 0.03
"""The share of the victory that a blunder costs at least, says the judge."""
BRIEF = 0.25
"""The effort of that judge."""
PAIRS = 20
"""Pairs of actions of a position among which blunders are looked for."""
SELDOM = 0.2
"""The part of the blunders of a kind that is taken where there are many of it already."""
EVERY = 2
"""One decision of so many is looked at."""
SIZES = range(2, 7)


class Plant(NamedTuple):
    """A consequence of the worse of two actions, known without any reason."""

    kind: str
    """Its name."""
    codes: frozenset[str]
    """The codes of reasons that name it."""
    other: int | None = None
    """The seat that profits, where a reason must name it."""


Plants = Callable[[State, int, int], Iterator[Plant]]
"""``plants(state, better, worse)``: what is known of this pair."""


@dataclass(frozen=True)
class Blunder:
    """A planted blunder."""

    state: State
    better: int
    worse: int
    plant: Plant
    shares: tuple[float, float]
    """The shares that the judge expects of the two."""

    def reasons(self) -> tuple[Reason, ...]:
        """The reasons that are given."""
        best, less = self.shares
        return reasons_for(self.state, self.better, self.worse, best, less, instead="played")


def plants_of(game: str) -> Plants:
    """The plants of a game."""
    module = importlib.import_module(f"benchmarks.games.{game}.plants")
    return cast("Plants", module.plants)


def tables() -> list[tuple[str, int]]:
    """The games and numbers of players."""
    return [
        (info.name, players)
        for info in infos()
        for players in SIZES
        if info.min_players <= players <= info.max_players
    ]


def positions(game: Game, players: int, seed: int) -> Iterator[State]:
    """Positions of a game between weak bots, in which somebody has a choice."""
    rng, drawn = new_rng(seed), random.Random(seed)
    bots = [BotSpec(level, {}).create(game, seed) for level in ("easy", "medium")]
    state = game.new(players)
    number = drawn.randrange(EVERY)
    while True:
        state.apply_chance(rng)
        if state.is_terminal:
            return
        number += 1
        if number % EVERY == 0 and len(state.legal_actions()) > 1:
            yield state.copy()
        state.apply(bots[(state.current_player + seed) % 2].choose(state))


def blunders(name: str, players: int, count: int, seed: int = 0) -> Iterator[Blunder]:
    """Planted blunders, this many, of as many kinds as games bring: each position has one at most,
    and no kind more than its part before others have come."""
    game, find = load(name), plants_of(name)
    had: dict[str, int] = {}
    found = 0
    for number in range(seed, seed + 40 * count):
        for state in positions(game, players, number):
            drawn = random.Random(f"{number} {state.to_bytes()!r}")
            blunder = _in(state, find, drawn, had, found)
            if blunder is not None:
                had[blunder.plant.kind] = had.get(blunder.plant.kind, 0) + 1
                found += 1
                yield blunder
                if found == count:
                    return


def _in(
    state: State, find: Plants, drawn: random.Random, had: dict[str, int], found: int
) -> Blunder | None:
    game = cast("Game", state.game)
    believed = world_of(state, 0)
    mover, legal = state.current_player, state.legal_actions()
    settings = settings_of(game, state.players, BRIEF)
    often = max(2, found // 3)
    for _ in range(PAIRS):
        better, worse = drawn.sample(legal, 2)
        for plant in find(believed, better, worse):
            if had.get(plant.kind, 0) > often and drawn.random() > SELDOM:
                continue
            shares = tuple(worth(believed, one, settings, 1)[mover] for one in (better, worse))
            if shares[0] - shares[1] >= COSTLY:
                return Blunder(believed, better, worse, plant, (shares[0], shares[1]))
    return None


def named(blunder: Blunder, reasons: Sequence[Reason]) -> bool:
    """Whether the first reason names the consequence."""
    if not reasons:
        return False
    first, plant = reasons[0], blunder.plant
    if first.code not in plant.codes:
        return False
    return plant.other is None or first.arguments.get("other", plant.other) == plant.other


def is_possible(blunder: Blunder, reason: Reason) -> bool:
    """Whether the line of a reason can be played."""
    try:
        world_of(blunder.state, reason.world).replay(reason.line)
    except TafelrondeError:
        return False
    return True
