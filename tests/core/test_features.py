"""The second encoding: what a game's ``features`` writes is what its layout names."""

import numpy as np
import numpy.typing as npt
import pytest

import tafelronde
from games.encodings import positions
from tables import PACKAGE_GAMES, all_tables
from tafelronde.core.facts.definition import LARGEST
from tafelronde.core.facts.observation import Layout
from tafelronde.core.kernels import calls

TABLES = [table for table in all_tables() if table.name in PACKAGE_GAMES]
BEYOND = 8
"""Numbers after the features, which nobody may write."""
ROUNDED = 1e-5
MOST_TABLES = 8
"""About so many of a game are looked at."""
RARE = 3
"""The number of fields of a game that may stay the same in all random games: one for a victory at
once, say."""


def fields(layout: Layout, marked: npt.NDArray[np.bool_]) -> list[str]:
    """The names of the fields with one of the marked numbers."""
    return [field.name for field in layout.fields if marked[layout.places(field.name)].any()]


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_every_number_is_within_its_range_and_says_something(name: str) -> None:
    layout = tafelronde.load(name).feature_layout
    least, most = np.full(layout.size, np.inf), np.full(layout.size, -np.inf)
    tables = [table for table in TABLES if table.name == name]
    for table in tables[:: max(1, len(tables) // MOST_TABLES)]:
        for state in positions(table):
            before = state.to_bytes()
            for player in range(0 if state.is_terminal else state.players):
                out = np.zeros(layout.size + BEYOND, np.float32)
                out[layout.size :] = np.nan
                calls.features(state.array, player, out)
                seen = out[: layout.size]
                assert np.isnan(out[layout.size :]).all()
                within = (seen >= layout.low - ROUNDED) & (seen <= layout.high + ROUNDED)
                if not within.all():  # what is not a number is not within
                    wrong = fields(layout, ~within)
                    raise AssertionError((str(table), player, wrong, seen[~within]))
                least, most = np.minimum(least, seen), np.maximum(most, seen)
            assert state.to_bytes() == before
    same = set(fields(layout, least == most)) - set(fields(layout, least < most))
    assert len(same) <= RARE, same


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_fields_are_all_of_the_features(name: str) -> None:
    layout = tafelronde.load(name).feature_layout
    places = np.concatenate([layout.places(field.name).ravel() for field in layout.fields])
    assert sorted(places) == list(range(layout.size))
    assert len({field.name for field in layout.fields}) == len(layout.fields)
    assert (layout.low < layout.high).all()
    assert np.abs(layout.high).max() <= LARGEST


def test_a_game_without_features_has_an_empty_layout() -> None:
    game = tafelronde.load("connect_four")
    assert game.feature_layout.size == 0
    assert game.new().features(0).tolist() == []
