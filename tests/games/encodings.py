"""Fields of an observation, compared with the positions themselves."""

import functools
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

import tafelronde
from tables import Table, all_tables, one_of_each
from tafelronde.core.objects.state import State

GAMES = 3
EACH = 7
"""Positions of a game from one that is looked at to the next."""


def positions(table: Table) -> Iterator[State]:
    """Positions of some random games, and how each of them ended."""
    dice = np.random.default_rng(1)
    for seed in range(GAMES):
        state, rng = table.new(), tafelronde.new_rng(seed)
        state.apply_chance(rng)
        for ply in range(10_000):
            if ply % EACH == 0 or state.is_terminal:
                yield state
            if state.is_terminal:
                break
            state.apply(int(dice.choice(state.legal_actions())))
            state.apply_chance(rng)


def compare(game: str, told: Callable[[Any, int, int], Mapping[str, Any]]) -> None:
    """Look at positions of a game at each size and with each choice of an option:
    ``told(record, player, players)`` is what some fields must be for a player. Seats that are not
    there are 0."""
    places = functools.cache(tafelronde.load(game).observation_layout.places)
    for table in one_of_each([table for table in all_tables() if table.name == game]):
        for state in positions(table):
            for player in range(0 if state.is_terminal else state.players):
                seen = state.observation(player)
                for field, wanted in told(state.array[0], player, state.players).items():
                    found, wished = seen[places(field)], np.array(wanted, np.float32)
                    whole = np.zeros_like(found)
                    whole[tuple(map(slice, wished.shape))] = wished
                    assert np.array_equal(found, whole), (str(table), field)


def ahead(values: Any, player: int, players: int) -> list[float]:
    """Seat by seat from the player."""
    return [float(values[(player + step) % players]) for step in range(players)]
