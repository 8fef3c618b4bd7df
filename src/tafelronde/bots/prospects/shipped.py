"""The networks that a game brings, by number: ``networks/<number>.json`` in its folder.

A number never changes what it stands for, so bots that name one play the same for ever.
"""

from __future__ import annotations

import functools
import inspect
from pathlib import Path

from ...core.facts.definition import GameDefinition
from ...core.facts.errors import BadOption
from .network import Prospects

FOLDER = "networks"
"""Where a game's folder has them."""


def numbers(game: GameDefinition) -> tuple[int, ...]:
    """The numbers of the networks that this game brings, ascending."""
    found = (file.stem for file in _folder(game).glob("*.json"))
    return tuple(sorted(int(name) for name in found if name.isdecimal()))


def network_of(game: GameDefinition, named: int | str | Path | Prospects) -> Prospects:
    """A game's own network by its number, or one from a file, checked against the game.

    Raises BadOption for a number that it does not bring, BadProspects for a network of another
    game, OSError for a file that cannot be read.
    """
    if isinstance(named, Prospects):
        found = named
    elif isinstance(named, str | Path):
        found = Prospects.read(Path(named))
    else:
        known = numbers(game)
        if int(named) != named or int(named) not in known:
            expected = ", ".join(map(str, known)) or "none: the game brings no network"
            raise BadOption("network", named, expected)
        found = _shipped(_folder(game) / f"{int(named)}.json")
    found.check(game)
    return found


@functools.lru_cache(maxsize=32)
def _shipped(file: Path) -> Prospects:
    return Prospects.read(file)


def _folder(game: GameDefinition) -> Path:
    return Path(inspect.getfile(game.record)).parent / FOLDER
