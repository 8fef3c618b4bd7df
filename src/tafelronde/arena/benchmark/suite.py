"""The suite of the benchmark. A suite that was published is never changed: another number is
another suite."""

import functools
import json
import zlib
from collections.abc import Collection
from dataclasses import dataclass
from itertools import product

from ...bots.spec import BotSpec
from ...core.facts.errors import BadOption
from ...core.objects.registry import info, infos

SUITE = 1
"""The number of this suite."""

FILE = "benchmark.json"
"""In a game's folder: for each suite the levels as they were when it was made, spelled out: with
two players, and with more where that is another bot."""
OPPONENTS = ("random", "greedy", "easy", "medium", "hard", "master")
"""The opponents, the weakest first."""


@dataclass(frozen=True)
class Pairing:
    """An agent at a table among so many seats of one opponent.

    Examples:
        >>> pairing = Pairing("drakon", 4, "easy")
        >>> str(pairing.bot)
        'mcts:cutoff=0,exploration=0.3,bias=0.15,urgency=0.15,beginner=true,simulations=100,depth=1,grain=0.3'
        >>> pairing.even
        0.25
    """

    game: str
    players: int
    opponent: str

    @property
    def bot(self) -> BotSpec:
        """The opponent with all its settings."""
        levels = frozen_levels(self.game).get(self.opponent, [self.opponent])
        return BotSpec.parse(levels[-1] if self.players > 2 else levels[0])

    @property
    def even(self) -> float:
        """The share of the victories of an agent that is as strong as the opponent."""
        return 1.0 / self.players

    @property
    def seed(self) -> int:
        """The seed of its deals; round *n* is deal *n*."""
        return zlib.crc32(f"suite {SUITE} {self.game} {self.players}".encode())


def pairings(
    games: Collection[str] = (), players: Collection[int] = (), against: Collection[str] = ()
) -> list[Pairing]:
    """The pairings of the suite; with names or numbers only those. Raises BadOption.

    Examples:
        >>> len(pairings()), len(pairings(games=["drakon"], players=[2, 6], against=["random"]))
        (84, 2)
        >>> pairings(against=["nobody"])
        Traceback (most recent call last):
            ...
        BadOption: against: 'nobody' is not possible; expected random, greedy, easy, medium, ...
    """
    known = [about for about in infos() if frozen_levels(about.name)]
    for name in games:
        if name not in [about.name for about in known]:
            raise BadOption("game", name, ", ".join(about.name for about in known))
    for name in against:
        if name not in OPPONENTS:
            raise BadOption("against", name, ", ".join(OPPONENTS))
    found: list[Pairing] = []
    for about in known:
        tables = range(about.min_players, about.max_players + 1)
        found += [
            Pairing(about.name, count, name)
            for count, name in product(tables, OPPONENTS)
            if about.name in (games or (about.name,))
            and count in (players or tables)
            and name in (against or OPPONENTS)
        ]
    if not found:
        raise BadOption("players", ", ".join(map(str, players)), "so many as the game has")
    return found


@functools.cache
def frozen_levels(game: str) -> dict[str, list[str]]:
    """The levels of a game as they were when the suite was made; empty where the suite does not
    have the game."""
    file = info(game).folder / FILE
    if not file.exists():
        return {}
    suites: dict[str, dict[str, list[str]]] = json.loads(file.read_text(encoding="utf-8"))
    return suites.get(str(SUITE), {})
