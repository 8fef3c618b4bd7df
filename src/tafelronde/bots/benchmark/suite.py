"""What the benchmark consists of. A suite that was published is never changed: another number is
another suite."""

from __future__ import annotations

import zlib
from collections.abc import Collection
from dataclasses import dataclass
from itertools import product

from ...core.facts.errors import BadOption
from ...core.objects.registry import info
from ..spec import BotSpec

SUITE = 1
"""The number of this suite."""

_DRAKON = "mcts:cutoff=0,exploration=0.3,bias=0.15,urgency=0.15"
_ELFEN = "mcts:cutoff=0,exploration=0.3"
_KAISER = "alpha_beta:best_reply=true"
_ROSEN = "mcts:open_loop=true,cutoff=0"
FROZEN: dict[str, dict[str, tuple[str, ...]]] = {
    "drakon": {
        "easy": (f"{_DRAKON},simulations=100,depth=1,grain=0.3",),
        "medium": (f"{_DRAKON},simulations=200,depth=2",),
        "hard": (f"{_DRAKON},simulations=800",),
        "master": (f"{_DRAKON},simulations=10000",),
    },
    "kaiser_koenig_edelmann": {
        "easy": (f"{_KAISER},depth=1,nodes=500,noise=1500",),
        "medium": (f"{_KAISER},depth=2,nodes=3000,noise=300",),
        "hard": ("alpha_beta:nodes=12000", f"{_KAISER},foresee=4,nodes=60000"),
        "master": ("alpha_beta:nodes=800000", f"{_KAISER},foresee=4,nodes=300000"),
    },
    "koenig_der_elfen": {
        "easy": (f"{_ELFEN},depth=1,beginner=true,simulations=1",),
        "medium": (f"{_ELFEN},depth=1,beginner=true,simulations=40",),
        "hard": (f"{_ELFEN},simulations=500",),
        "master": (f"{_ELFEN},simulations=10000",),
    },
    "rosenkoenig": {
        "easy": (f"{_ROSEN},simulations=15,depth=1,grain=0.3",),
        "medium": (f"{_ROSEN},simulations=60,depth=1",),
        "hard": (f"{_ROSEN},simulations=20000",),
        "master": (f"{_ROSEN},simulations=150000",),
    },
}
"""The levels as they were when the suite was made: with two players, and with more where that is
another bot."""
OPPONENTS = ("random", "greedy", "easy", "medium", "hard", "master")
"""The opponents, the weakest first."""


@dataclass(frozen=True)
class Pairing:
    """An agent at a table among so many seats of one opponent.

    Examples:
        >>> pairing = Pairing("drakon", 4, "easy")
        >>> str(pairing.bot)
        'mcts:cutoff=0,exploration=0.3,bias=0.15,urgency=0.15,simulations=100,depth=1,grain=0.3'
        >>> pairing.even
        0.25
    """

    game: str
    players: int
    opponent: str

    @property
    def bot(self) -> BotSpec:
        """The opponent with all its settings."""
        levels = FROZEN[self.game].get(self.opponent, (self.opponent,))
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
    for name in games:
        if name not in FROZEN:
            raise BadOption("game", name, ", ".join(FROZEN))
    for name in against:
        if name not in OPPONENTS:
            raise BadOption("against", name, ", ".join(OPPONENTS))
    found: list[Pairing] = []
    for game in FROZEN:
        about = info(game)
        tables = range(about.min_players, about.max_players + 1)
        found += [
            Pairing(game, count, name)
            for count, name in product(tables, OPPONENTS)
            if game in (games or FROZEN)
            and count in (players or tables)
            and name in (against or OPPONENTS)
        ]
    if not found:
        raise BadOption("players", ", ".join(map(str, players)), "so many as the game has")
    return found
