"""The settings of a tree search: one record, and the part of it that compiled code reads."""

from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.facts.errors import check_between
from ..foresee import MOST
from ..prospects.weights import Prospects
from .selection import AGAINST_LEADER, MAX_N, NOVICE

FULL_PLAYOUT = 1 << 30
"""More steps than any game has."""
FIRST = 1e12
"""The urgency with which every new action is tried before any other."""
COMPILED = np.dtype(
    (
        np.record,
        [
            ("exploration", np.float64),
            ("grain", np.float64),
            ("bias", np.float64),
            ("urgency", np.float64),
            ("cutoff", np.int64),
            ("depth", np.int64),
            ("beginner", np.int64),
            ("backup", np.int64),
            ("hidden", np.int64),
            ("open_loop", np.int64),
        ],
    )
)
"""The settings that ``grow`` reads."""
_RANGES: dict[str, tuple[float, float]] = {
    "simulations": (1, 100_000_000),
    "exploration": (0.0, 100.0),
    "puct": (0.0, 100.0),
    "depth": (0, FULL_PLAYOUT),
    "beginner": (0, NOVICE),
    "grain": (0.0, 2.0),
    "trees": (1, 256),
    "patience": (0.0, 100.0),
    "repeats": (0.0, 2.0),
    "bias": (0.0, 10_000.0),
    "urgency": (0.0, FIRST),
    "backup": (MAX_N, AGAINST_LEADER),
    "foresee": (0, MOST),
}


@dataclass(frozen=True)
class SearchSettings:
    """The settings of a tree search. Raises BadOption for one out of range.

    Examples:
        >>> SearchSettings(simulations=200).exploration
        0.7
        >>> SearchSettings(trees=0)
        Traceback (most recent call last):
            ...
        BadOption: trees: 0 is not possible; expected 1 to 256
    """

    simulations: int = 1000
    """The number for a move, over all trees."""
    exploration: float = 0.7
    """The constant of UCB1."""
    cutoff: int = -1
    """The steps after which a playout ends with the game's evaluation (0: at once; negative:
    never)."""
    depth: int = 0
    """How many decisions ahead the tree reaches (0: as many as it grows to)."""
    beginner: int = 0
    """With 1 it judges as a beginner does (``glance`` and ``hunch`` of the contract), with 2 it
    plans as somebody does who has just learned the rules (``whim``)."""
    grain: float = 0.0
    """Differences of the evaluation smaller than this are not seen, 0 … 2."""
    open_loop: bool = False
    """Whether outcomes of chance share a node (see ``grow``)."""
    trees: int = 1
    """How many trees grow, each in a thread; their results are added at the root."""
    reuse: bool = True
    """Whether the part of the tree below the new position is kept for the next move."""
    patience: float = 0.0
    """0: it always does all its simulations; with 1 it stops as soon as no other action can become
    the most visited, with more it goes on to this multiple of ``simulations`` where the two best
    are close."""
    halving: bool = False
    """Whether at the root the simulations are divided by sequential halving: fewer and fewer
    actions get as many as one another. Then ``exploration`` counts below the root alone, and
    ``reuse`` and ``patience`` count for nothing."""
    repeats: float = 0.0
    """The amount by which an action counts less for each time that what it arranges
    (``GameDefinition.standing``) has been there before, so that a tree does not go to and fro."""
    bias: float = 1.0
    """The weight of the game's ``prior``."""
    urgency: float = FIRST
    """The amount by which a new action counts as better than its node, in an open loop (``FIRST``:
    new actions are always tried first)."""
    backup: int = MAX_N
    """The aim that the other players are expected to have: 0 their own results, 1 the searcher's
    loss, 2 the leader's loss (see ``selection``)."""
    foresee: int = 0
    """How many plies are first searched exhaustively (only where nothing is hidden)."""
    network: int | str | Path | Prospects = 0
    """Which learned evaluation judges instead of the game's own: the number of one that the game
    brings (``prospects.named``), a file, or a ``Prospects``; 0: none."""
    puct: float = 0.0
    """The constant of PUCT, by which a closed loop follows the network's policy, where it has
    one."""

    def __post_init__(self) -> None:
        self.check(_RANGES)

    def check(self, names: Collection[str], *, hidden: bool = False) -> None:
        """Raise BadOption for one of these settings that is out of range; ``hidden``: in a game
        that hides something."""
        for name in names:
            low, high = _RANGES[name]
            if name == "foresee" and hidden:
                high = 0
            check_between(name, getattr(self, name), low, high)

    @property
    def share(self) -> int:
        """Simulations of each tree."""
        return -(-int(self.simulations) // int(self.trees))

    def compiled(self, *, hidden: bool, follows_policy: bool) -> npt.NDArray[Any]:
        """The settings that compiled code reads, ``COMPILED[1]``, for a game that hides something
        or not, with or without a policy."""
        found = np.zeros(1, COMPILED)
        found["exploration"][0] = float(self.puct if follows_policy else self.exploration)
        found["grain"][0] = float(self.grain)
        found["bias"][0] = float(self.bias)
        found["urgency"][0] = float(self.urgency)
        found["cutoff"][0] = FULL_PLAYOUT if self.cutoff < 0 else int(self.cutoff)
        found["depth"][0] = int(self.depth) or FULL_PLAYOUT
        found["beginner"][0] = int(self.beginner)
        found["backup"][0] = int(self.backup)
        found["hidden"][0] = int(hidden)
        found["open_loop"][0] = int(hidden or bool(self.open_loop))
        return found
