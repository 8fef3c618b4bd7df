"""The level like which somebody played a game: where a seat's loss stands among those of bots.

Bots of all levels played against each other, and reviews said what their decisions gave away
(``python -m benchmarks.levels``). Each game keeps what was found in its ``losses.toml``, by number
of players. A game without that file, and a table that was not measured, know no level.
"""

from __future__ import annotations

import functools
import tomllib
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from pathlib import Path

    from ...core.facts.info import GameInfo
    from ...match import Match

FILE = "losses.toml"
"""The name of the file in a game's folder."""
ENOUGH = 0.5
"""A seat that decided less than this part as often as one of the measured games says too little."""


class LevelLoss(Struct, frozen=True):
    """The losses of a level: points of 100 that a decision of a game gave away."""

    level: str
    low: float
    """One game in ten of this level had less, or as little."""
    middle: float
    """Its median."""
    high: float
    """One game in ten of this level had more."""


class Losses(Struct, frozen=True):
    """The losses of all levels at a table of one size."""

    games: int
    """The number of games that were measured."""
    decisions: int
    """The median of the decisions of a seat in a game."""
    levels: tuple[LevelLoss, ...]
    """The weakest level first; none gives away more than the one before."""


class Likeness(Struct, frozen=True):
    """The level like which a seat played, as far as one game can tell."""

    like: str
    """The level whose median is nearest."""
    least: str
    """The weakest level of which eight games in ten surround this one."""
    most: str
    """The strongest one of which they do."""


def losses_for(match: Match) -> Losses | None:
    """The measured losses for a match: None where none were, or where it was played by other
    options, or from the middle of another match."""
    setup, info = match.setup, match.state.game.info
    usual = info.settle_options(setup.players, {})
    if setup.given.steps or dict(setup.options) != usual:
        return None
    return losses_of(info, setup.players)


def losses_of(info: GameInfo, players: int) -> Losses | None:
    """The measured losses of a game at a table of this size; None where there are none.

    Examples:
        >>> losses_of(tafelronde.load("rosenkoenig").info, 3) is None
        True
    """
    return _read(info.folder / FILE).get(players)


@functools.cache
def _read(file: Path) -> dict[int, Losses]:
    if not file.is_file():
        return {}
    found: dict[int, Losses] = {}
    for size, table in tomllib.loads(file.read_text(encoding="utf-8")).items():
        levels = tuple(LevelLoss(level, *three) for level, three in table["levels"].items())
        found[int(size)] = Losses(table["games"], table["decisions"], levels)
    return found


def likeness(losses: Losses | None, loss: float | None, decisions: int) -> Likeness | None:
    """The level like which a seat played that gave away so many points of 100 at each of so many
    decisions; None where that is not known.

    Examples:
        >>> measured = Losses(12, 20, (
        ...     LevelLoss("random", 5.0, 8.0, 12.0),
        ...     LevelLoss("easy", 3.0, 4.0, 7.0),
        ...     LevelLoss("hard", 0.0, 1.0, 3.5),
        ... ))
        >>> likeness(measured, 3.2, 20)
        Likeness(like='easy', least='easy', most='hard')
        >>> likeness(measured, 40.0, 20)
        Likeness(like='random', least='random', most='random')
        >>> likeness(measured, 3.2, 5) is None  # it gave up early
        True
    """
    if losses is None or loss is None or decisions < ENOUGH * losses.decisions:
        return None
    root = loss**0.5  # small losses are told apart more finely
    off = [abs(one.middle**0.5 - root) for one in losses.levels]
    nearest = [one for one, far in zip(losses.levels, off, strict=True) if far == min(off)]
    like = nearest[0 if loss > nearest[0].middle else -1]  # of equal ones the weakest, or strongest
    names = [one.level for one in losses.levels if one is like or one.low <= loss <= one.high]
    return Likeness(like.level, names[0], names[-1])
