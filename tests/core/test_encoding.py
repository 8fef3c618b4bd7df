"""The names of an observation's numbers: what they say is what ``observe`` writes."""

import numpy as np
import pytest

import tafelronde
from games.encodings import positions
from tables import PACKAGE_GAMES, Table, all_tables, daily, one_of_each
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import SPECTATOR
from tafelronde.core.facts.definition import LARGEST

TABLES = [table for table in all_tables() if table.name in PACKAGE_GAMES]


@pytest.mark.parametrize("table", daily(TABLES, one_of_each(TABLES)))
def test_every_number_is_within_its_range(table: Table) -> None:
    layout = table.new().game.observation_layout
    for state in positions(table):
        for player in range(state.players):
            seen = state.observation(player)
            wrong = (seen < layout.low) | (seen > layout.high)
            if wrong.any():
                names = [f.name for f in layout.fields if wrong[layout.places(f.name)].any()]
                raise AssertionError((player, names, seen[wrong]))


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_fields_are_the_whole_observation(name: str) -> None:
    game = tafelronde.load(name)
    layout = game.observation_layout
    assert layout.size == game.bounds.observation
    places = np.concatenate([layout.places(field.name).ravel() for field in layout.fields])
    assert sorted(places) == list(range(layout.size))
    for field in layout.fields:
        found = layout.places(field.name)
        assert (found.shape, found.flat[0]) == (field.shape, field.offset)
    assert len({field.name for field in layout.fields}) == len(layout.fields)
    assert (layout.low < layout.high).all()
    assert np.abs(layout.high).max() <= LARGEST


def test_many_observations_are_read_at_once_and_without_a_copy() -> None:
    game = tafelronde.load("drakon")
    batch = tafelronde.Batch(game, 8, players=3, seed=1)
    seen = game.observation_layout.read(batch.observation)
    assert seen["seats"]["taken"].tolist() == [[1, 1, 1, 0, 0, 0]] * 8
    assert np.shares_memory(seen, batch.observation)


def test_what_is_no_observation_and_no_field_is_refused() -> None:
    layout = tafelronde.load("drakon").observation_layout
    with pytest.raises(ValueError, match=r"float32\[3\] is no observation; expected float32"):
        layout.read(np.zeros(3, np.float32))
    with pytest.raises(ValueError, match=r"float64\[2261\] is no observation"):
        layout.read(np.zeros(2261))  # pyright: ignore[reportArgumentType]
    with pytest.raises(KeyError, match=r"hat is no field .*; there are: tiles\.laid"):
        layout.places("hat")


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_what_is_not_marked_private_everybody_knows(name: str) -> None:
    """It stays when all that spectators cannot know is drawn anew. (What is private may stay, too:
    the gold of a prince is secret, but follows from what all have seen.)"""
    layout, rng = tafelronde.load(name).observation_layout, new_rng(3)
    changed = np.zeros(layout.size, np.bool_)
    for table in (table for table in TABLES if table.name == name):
        for state in positions(table):
            if state.is_terminal:
                continue
            other = state.resample(SPECTATOR, rng)
            for player in range(state.players):
                changed |= state.observation(player) != other.observation(player)
    found = {field.name for field in layout.fields if changed[layout.places(field.name)].any()}
    private = {field.name for field in layout.fields if field.private}
    assert found <= private
    assert bool(found) == bool(private) == tafelronde.load(name).info.hidden
