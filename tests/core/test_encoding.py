"""The names of an observation's numbers: what they say is what ``observe`` writes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import tafelronde
from tables import PACKAGE_GAMES, Table, all_tables
from tafelronde.core.facts.definition import LARGEST
from tafelronde.core.objects.state import State

TABLES = [table for table in all_tables() if table.name in PACKAGE_GAMES]
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


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_number_is_within_its_range(table: Table) -> None:
    layout = table.new().game.observation_layout
    for state in positions(table):
        for player in range(state.players):
            seen = state.observation(player)
            wrong = np.flatnonzero((seen < layout.low) | (seen > layout.high))
            names = [f.name for f in layout.fields if np.isin(layout.places(f.name), wrong).any()]
            assert not names, (player, names, seen[wrong])


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


def ahead(values: Any, player: int, players: int) -> list[float]:
    """Seat by seat from the player."""
    return [float(values[(player + step) % players]) for step in range(players)]


def told(name: str, record: Any, player: int, players: int) -> dict[str, Any]:
    """What some fields must be, from the position itself."""
    if name == "rosenkoenig":
        hand = [record["hands"][player] >> card & 1 for card in range(24)]
        crown = np.zeros((9, 9))
        crown[divmod(int(record["crown"]), 9)] = 1
        own = np.array(record["owner"]).reshape(9, 9) == player
        return {
            "own_hand": hand, "crown": crown, "own_roses": own,
            "other_heroes": record["heroes"][1 - player],
            "to_act": record["player"] == player,
        }  # fmt: skip
    if name == "kaiser_koenig_edelmann":
        kings = [
            [int(record["men"][(player + k) % players][1]) >> n & 1 for n in range(63)]
            for k in range(players)
        ]
        return {
            "seats.kings": kings,
            "seats.to_act": [record["player"] == (player + k) % players for k in range(players)],
            "rounds_left": record["rounds"] - 1 - record["round_number"],
        }
    if name == "koenig_der_elfen":
        visits = np.array(record["visits"]).reshape(6, 3)[:players]
        return {
            "own_hand": record["hands"][player], "gold": record["gold"][player],
            "seats.hand": ahead(record["held"], player, players),
            "seats.arms": ahead(record["arms"], player, players),
            "places.visits": np.roll(visits, -player, axis=0), "journey": record["journey"],
            "discard": record["discard"], "pile": record["piled"],
        }  # fmt: skip
    return {
        "seats.coins": ahead(record["coins"], player, players),
        "seats.ability_used": ahead(record["used"], player, players),
        "seats.taken": [1.0] * players,
        "tiles.laid": [1.0] * int(record["count"]),
        "start_coins": record["on_start"],
        "escape": record["escape"],
    }


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_names_say_what_the_numbers_are(table: Table) -> None:
    layout = table.new().game.observation_layout
    for state in positions(table):
        if state.is_terminal:
            continue
        for player in range(state.players):
            seen = state.observation(player)
            for field, wanted in told(table.name, state.array[0], player, state.players).items():
                found = seen[layout.places(field)]
                wished = np.array(wanted, np.float32)
                part = found[: len(wished)] if wished.ndim else found
                assert np.array_equal(part, wished), field
                if wished.ndim:
                    assert not found[len(wished) :].any(), field


def test_many_observations_are_read_at_once_and_without_a_copy() -> None:
    game = tafelronde.load("drakon")
    batch = tafelronde.Batch(game, 8, players=3, seed=1)
    seen = game.observation_layout.read(batch.observation)
    assert seen["seats"]["taken"].tolist() == [[1, 1, 1, 0, 0, 0]] * 8
    assert np.shares_memory(seen, batch.observation)


def test_what_is_no_observation_and_no_field_is_refused() -> None:
    layout = tafelronde.load("rosenkoenig").observation_layout
    with pytest.raises(ValueError, match=r"float32\[3\] is no observation; expected float32"):
        layout.read(np.zeros(3, np.float32))
    with pytest.raises(ValueError, match=r"float64\[342\] is no observation"):
        layout.read(np.zeros(342))  # pyright: ignore[reportArgumentType]
    with pytest.raises(KeyError, match="hat is no field of the observation; there are: own_roses"):
        layout.places("hat")
