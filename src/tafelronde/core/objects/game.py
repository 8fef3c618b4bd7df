"""A game that can be played: what it is made of, and how states of it begin."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ..facts.definition import Bounds as Bounds
from ..facts.definition import GameDefinition
from ..facts.definition import Level as Level
from ..facts.definition import Notation as Notation
from ..facts.errors import BadState
from ..facts.info import OptionValue
from ..facts.known import info
from ..kernels import calls
from .state import State


@dataclass(frozen=True, eq=False)
class Game(GameDefinition):
    """A game that can be played. Games are made with all that ``GameDefinition`` lists, and found
    by ``tafelronde.load``."""

    def new(self, players: int | None = None, **options: OptionValue) -> State:
        """A new game before its first step (usually chance: the deal).

        ``players`` defaults to the smallest table. Raises BadOption.
        """
        count = self.info.min_players if players is None else players
        self.info.check_players(count)
        settled = self.info.settle_options(count, options)
        array = np.zeros(1, self.dtype)
        calls.setup(array, count, self.encode_options(settled))
        return State(self, array)

    def from_bytes(self, data: bytes) -> State:
        """The state that ``state.to_bytes()`` came from. Raises BadState."""
        if len(data) != self.dtype.itemsize:
            raise BadState(
                f"{len(data)} bytes are no state of {self.name}, which has {self.dtype.itemsize}"
            )
        return State(self, np.frombuffer(bytearray(data), self.dtype))

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        return _restore, (self.name,)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


def _restore(name: str) -> Game:
    """Unpickle; games outside the package must be registered in the process that does it."""
    game: Any = info(name).load()
    return game
