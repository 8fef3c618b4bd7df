"""The fixed ratings of the bots: one for each level of a game and each number of players. They come
from games between bots and never change, so a number means the same in every year and on every
server.

A game's ``strength.toml`` says how often one bot of a level won against bots of the level below it
on all other seats. ``medium`` has the strength 25, shown as 1500.
"""

import functools
import math
import tomllib
from collections.abc import Mapping

from ....core.facts.info import GameInfo
from ....core.facts.levels import DEFAULT, LEVELS
from .scale import SPREAD, START, Rating

MEASURED, ASSUMED = 1.0, 3.0
"""The uncertainty of a level: where this game's levels were measured, and where they were not."""
_UNMEASURED = 0.85
"""The share of victories against the level below, for a game that gives no measured one."""


@functools.cache
def anchors(game: GameInfo, players: int) -> Mapping[str, Rating]:
    """The rating of each level at a table of so many players."""
    shares = _read(game)
    steps = {level: _step(shares.get(level, {}), players) for level in LEVELS[1:]}
    base = LEVELS.index(DEFAULT)
    sigma = MEASURED if shares else ASSUMED
    found: dict[str, Rating] = {}
    for place, level in enumerate(LEVELS):
        above = sum(steps[other] for other in LEVELS[base + 1 : place + 1])
        below = sum(steps[other] for other in LEVELS[place + 1 : base + 1])
        found[level] = Rating(START + above - below, sigma)
    return found


def _read(game: GameInfo) -> dict[str, dict[str, float]]:
    file = game.folder / "strength.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def _step(shares: Mapping[str, float], players: int) -> float:
    """The difference in strength between a level and the one below it: the strength with which one
    bot wins this share against ``players`` − 1 others, if everybody wins in proportion to
    e^(strength / SPREAD). A table size that was not measured takes the share of the nearest smaller
    one."""
    sizes = [int(size) for size in shares]
    size = max((size for size in sizes if size <= players), default=min(sizes, default=2))
    share = shares.get(str(size), _UNMEASURED)
    return SPREAD * math.log(share / (1.0 - share) * (size - 1))
