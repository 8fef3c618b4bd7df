"""Networks by their names, as a bot's setting ``network`` gives them.

- a number: one that the game brings, ``networks/<number>.json`` in its folder. A number never
  changes what it stands for, so bots that name one play the same for ever;
- ``net-`` and twelve letters: one that this process was handed over (``hand_over``), by what is in
  it. So a worker on another computer plays with a network that is in no file there;
- else a file.
"""

import functools
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ...core.facts.definition import GameDefinition
from ...core.facts.errors import BadOption
from .weights import Prospects

FOLDER = "networks"
"""Where a game's folder has them."""

_handed_over: dict[str, Prospects] = {}


def numbers(game: GameDefinition) -> tuple[int, ...]:
    """The numbers of the networks that this game brings, ascending."""
    found = (file.stem for file in (game.info.folder / FOLDER).glob("*.json"))
    return tuple(sorted(int(name) for name in found if name.isdecimal()))


def hand_over(networks: Iterable[bytes]) -> None:
    """Let bots of this process name these networks, each as its file holds it. Raises
    BadProspects."""
    for data in networks:
        network = Prospects.from_json(data)
        _handed_over[network.name] = network


def is_file(named: object) -> bool:
    """Whether a name is that of a file, which only a command line may give."""
    return isinstance(named, Path) or (isinstance(named, str) and named not in _handed_over)


def network_of(game: GameDefinition, named: int | str | Path | Prospects) -> Prospects:
    """The network of a name, checked against the game.

    Raises BadOption for a number that the game does not bring, BadProspects for a network of
    another game, OSError for a file that cannot be read.
    """
    if isinstance(named, Prospects):
        found = named
    elif isinstance(named, str) and named in _handed_over:
        found = _handed_over[named]
    elif isinstance(named, str | Path):
        found = Prospects.read(Path(named))
    else:
        known = numbers(game)
        if isinstance(named, bool) or named not in known:
            expected = ", ".join(map(str, known)) or "none: the game brings no network"
            raise BadOption("network", named, expected)
        found = _shipped(game.info.folder / FOLDER / f"{int(named)}.json")
    found.check(game)
    return found


def judging(
    game: GameDefinition, named: int | str | Path | Prospects
) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32], npt.NDArray[np.float32]]:
    """The arrays that compiled code takes to judge by a network (``judge``): its numbers, none
    where ``named`` is 0, and scratch for the features of a player and the hidden units. Raises as
    ``network_of``."""
    inputs = np.zeros(game.feature_layout.size, np.float32)
    if named == 0:
        return np.zeros(0, np.float32), inputs, np.zeros(0, np.float32)
    network = network_of(game, named)
    return network.flat, inputs, np.zeros(network.units, np.float32)


def weighing(game: GameDefinition, named: int | str | Path | Prospects) -> npt.NDArray[np.float32]:
    """The numbers of a network's policy (``weigh``); none where it has none, or ``named`` is 0.
    Raises as ``network_of``."""
    policy = None if named == 0 else network_of(game, named).policy
    return np.zeros(0, np.float32) if policy is None else policy.flat


@functools.lru_cache(maxsize=32)
def _shipped(file: Path) -> Prospects:
    return Prospects.read(file)
