"""Positions that a search is given, and the worlds that it is to play in, held against the game."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ...core.facts.errors import TafelrondeError
from ...core.objects.game import Game
from ...core.objects.state import State


def positions_of(game: Game, states: Sequence[State] | npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The positions as an array of the game's dtype. Raises TafelrondeError."""
    if isinstance(states, np.ndarray):
        if states.dtype != game.dtype or states.ndim != 1:
            raise TafelrondeError(f"states: not an array of positions of {game.name}")
        positions = states.copy()
    else:
        for state in states:
            if state.game.name != game.name:
                raise TafelrondeError(
                    f"states: a position of {state.game.name}; expected {game.name}"
                )
        arrays = [state.array for state in states]
        positions = np.concatenate(arrays) if arrays else np.zeros(0, game.dtype)
    if not len(positions):
        raise TafelrondeError("states: none; expected one or more")
    if (positions["player"] < 0).any():
        bad = int(np.argmax(positions["player"] < 0))
        raise TafelrondeError(f"states[{bad}]: no player is to act")
    if (positions["players"] != positions["players"][0]).any():
        raise TafelrondeError("states: tables of different sizes")
    return positions


def worlds_for(
    game: Game, worlds: Sequence[npt.NDArray[Any]] | None, positions: int
) -> npt.NDArray[Any]:
    """The worlds of so many positions: game.dtype[positions, worlds]. Raises TafelrondeError."""
    if worlds is None:
        return np.zeros((positions, 0), game.dtype)
    if not game.info.hidden:
        raise TafelrondeError(f"worlds: nothing is hidden in {game.name}")
    counts = {len(some) for some in worlds}
    fitting = all(some.dtype == game.dtype for some in worlds)
    if len(worlds) != positions or len(counts) != 1 or counts == {0} or not fitting:
        raise TafelrondeError("worlds: as many positions of the game for each of the states")
    return np.stack(list(worlds))
