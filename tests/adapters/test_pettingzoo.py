"""PettingZoo's own conformance tests, and that its environments play our games."""

import warnings
from xml.etree import ElementTree

import numpy as np
import pytest

import tafelronde
from tables import PACKAGE_GAMES, Table, at_each_size, at_every_table, daily
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption, IllegalAction, InvalidAction, UnknownGame

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: ./check installs it")

from pettingzoo.test import api_test, render_test, seed_test

from tafelronde.adapters.pettingzoo import Environment, env, raw_env

EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should")
"""Every environment with masks that is not one of PettingZoo's own is told these."""
EMPTY = ("Observation is a single number", "Observation numpy array is all zeros")
"""The same of a game that has no observation, or begins with an empty board."""


def environment(table: Table, **more: str) -> Environment:
    return env(table.name, table.players, **more, **table.options)


def random_game(made: Environment, seed: int) -> list[tuple[str, int]]:
    """Plays a random game to its end: who chose what."""
    made.reset(seed=seed)
    dice, played = np.random.default_rng(seed), []
    for agent in made.agent_iter():
        observation, _, terminated, _, _ = made.last()
        choice = None
        if not terminated:
            choice = int(dice.choice(np.flatnonzero(observation["action_mask"])))
            played.append((agent, choice))
        made.step(choice)
    return played


@at_every_table
def test_the_api_test_passes(table: Table) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(environment(table), num_cycles=20)
    known = EXPECTED if table.new().observation(0).any() else EXPECTED + EMPTY
    assert [str(w.message) for w in told if not str(w.message).startswith(known)] == []


@at_each_size
def test_the_seed_test_passes(table: Table) -> None:
    seed_test(lambda: environment(table), num_cycles=25)
    made = environment(table)
    assert random_game(made, 5)[:40] == random_game(made, 5)[:40]


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_render_test_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(name, render_mode=render_mode))
    assert capsys.readouterr().out
    made = env(name, render_mode="ansi")
    made.reset(seed=1)
    assert made.render() == str(made.unwrapped.state_now)
    silent = env(name)
    silent.reset()
    assert silent.render() is None
    assert set(made.metadata["render_modes"]) == {"ansi", "human", "rgb_array", "svg"}


@pytest.mark.parametrize(
    "name", daily([*PACKAGE_GAMES, "connect_four"], ["rosenkoenig", "connect_four"])
)
def test_pictures_show_the_table(name: str) -> None:
    """The same picture of the same table, and another one after a move."""
    made, pictures, documents = env(tafelronde.load(name)), [], []
    raw = made.unwrapped
    made.reset(seed=1)
    for _ in range(2):
        raw.render_mode = "rgb_array"
        pictures.append(made.render())
        assert np.array_equal(pictures[-1], made.render())
        assert (pictures[-1].dtype, pictures[-1].shape[2]) == (np.uint8, 3)
        raw.render_mode = "svg"
        documents.append(made.render())
        assert len(list(ElementTree.fromstring(documents[-1]))) > 6
        made.step(np.flatnonzero(made.last()[0]["action_mask"])[0])
    assert len(np.unique(pictures[0].reshape(-1, 3), axis=0)) > 1
    assert documents[0] != documents[1]
    assert pictures[0].shape != pictures[1].shape or (pictures[0] != pictures[1]).any()


@at_each_size
def test_it_is_the_game(table: Table) -> None:
    """The same deals, turns, knowledge and results as a state with the same chance."""
    made, state, rng = environment(table), table.new(), new_rng(3)
    made.reset(seed=3)
    state.apply_chance(rng)
    dice, legal_places = np.random.default_rng(1), made.unwrapped.table.by_index
    for _ in range(4000):
        assert made.agent_selection == f"player_{state.current_player}"
        legal = state.legal_actions()
        for seat, agent in enumerate(made.agents):
            seen = made.observe(agent)
            acts = seat == state.current_player
            choices = np.flatnonzero(seen["action_mask"]).tolist()
            expected = list(range(len(legal))) if legal_places else legal
            assert choices == (expected if acts else [])
            if table.game.bounds.observation:
                assert np.array_equal(seen["observation"], state.observation(seat))
                assert made.observation_space(agent).contains(seen)
            told = made.infos[agent]
            assert told["legal_actions"].shape == (table.game.bounds.legal,)
            assert told["legal_count"] == (len(legal) if acts else 0)
            assert told["legal_actions"].tolist()[: len(legal)] == (
                legal if acts else [0] * len(legal)
            )
        place = int(dice.integers(len(legal)))
        made.step(place if legal_places else legal[place])
        state.apply_known(legal[place])
        state.apply_chance(rng)
        assert list(made.rewards.values()) == state.returns()
        if state.is_terminal:
            break
    assert state.is_terminal


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_every_seat_is_told_its_result_once(name: str) -> None:
    made = env(name)
    made.reset(seed=2)
    dice, told = np.random.default_rng(2), {}
    for agent in made.agent_iter():
        observation, reward, terminated, truncated, info = made.last()
        assert not truncated
        if terminated:
            told[agent] = reward
            assert not observation["action_mask"].any()
            assert info["legal_count"] == 0
            assert not info["legal_actions"].any()
            made.step(None)
        else:
            assert reward == 0.0
            made.step(dice.choice(np.flatnonzero(observation["action_mask"])))
    assert list(told) == sorted(made.possible_agents)
    assert list(told.values()) == made.unwrapped.state_now.returns()
    assert max(told.values()) > min(told.values()) or 0.0 in told.values()


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_places_in_the_list_are_the_same_game(name: str) -> None:
    made, dice = env(name, actions="index"), np.random.default_rng(4)
    made.reset(seed=4)
    raw = made.unwrapped
    for _ in range(60):
        legal = raw.state_now.legal_actions()
        features = raw.action_features()
        assert features.shape == (len(legal), raw.table.game.action_width)
        assert len(np.unique(features, axis=0)) == len(legal)
        place = int(dice.integers(len(legal)))
        after = raw.state_now.after(legal[place])
        made.step(place)
        if after.is_chance:
            continue
        assert raw.state_now == after
        if after.is_terminal:
            break


def test_actions_in_parts_are_the_same_game() -> None:
    """The deed first, then the place where that is not clear; with the same chance as a state
    has."""
    made, state, rng = (
        env("drakon", 3, actions="parts"),
        tafelronde.load("drakon").new(3),
        new_rng(4),
    )
    made.reset(seed=4)
    state.apply_chance(rng)
    dice, seconds, first = np.random.default_rng(4), 0, -1
    for _ in range(400):
        seen = made.last()[0]
        assert made.observation_space(made.agent_selection).contains(seen)
        assert made.agent_selection == f"player_{state.current_player}"
        parts, legal = state.parts(), state.legal_actions()
        possible = parts[parts[:, 0] == first, 1] if first >= 0 else parts[:, 0]
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(set(possible.tolist()))
        assert seen["first"] == first + 1
        with pytest.raises(InvalidAction, match="as the mask says"):
            made.step(int(np.argmin(seen["action_mask"])))
        part = int(dice.choice(possible))
        made.step(part)
        meant = parts[:, 0] == part if first < 0 else (parts == (first, part)).all(1)
        if meant.sum() > 1:
            first, seconds = part, seconds + 1
            continue
        first = -1
        state.apply_known(legal[int(meant.argmax())])
        state.apply_chance(rng)
        assert made.unwrapped.state_now == state
        if state.is_terminal:
            break
    assert seconds > 50
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env("drakon", actions="parts"), num_cycles=50)
    with pytest.raises(BadOption, match="actions: 'parts' is not possible"):
        env("rosenkoenig", actions="parts")


def test_without_a_seed_chance_goes_on() -> None:
    made = env("rosenkoenig")
    deals = []
    for seed in (6, None, 6, None):
        made.reset(seed=seed)
        deals.append(made.unwrapped.state_now.to_bytes())
    assert deals[0] == deals[2] != deals[1] == deals[3]
    fresh = [env("rosenkoenig") for _ in range(2)]
    for one in fresh:
        one.reset()
    assert fresh[0].unwrapped.state_now != fresh[1].unwrapped.state_now


def test_what_cannot_be_is_refused_and_nothing_moves() -> None:
    made = env("rosenkoenig")
    with pytest.raises(AttributeError, match=r"^action_features cannot be accessed before reset$"):
        made.action_features()
    with pytest.raises(AttributeError, match=r"^infos cannot be accessed before reset$"):
        _ = made.infos
    made.reset(seed=1)
    before = made.unwrapped.state_now.to_bytes()
    with pytest.raises(IllegalAction, match=r"draw is not legal now: hand-full \(R-4.1\)"):
        made.step(48)
    for nonsense in (None, "NE2", 1.5, 4900, -1):
        with pytest.raises(InvalidAction):
            made.step(nonsense)
    for seed in (-1, 2.5, "7"):
        with pytest.raises(BadOption, match=r"seed: .* is not possible; expected 0 or more"):
            made.reset(seed=seed)
    assert made.unwrapped.state_now.to_bytes() == before
    places = env("drakon")
    places.reset(seed=1)
    with pytest.raises(InvalidAction, match="places in the legal list"):
        places.step(16_000)


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'chess'"):
        env("chess")
    with pytest.raises(BadOption, match="players: 7"):
        env("drakon", players=7)
    with pytest.raises(BadOption, match="options: 'roses'"):
        env("drakon", roses=True)
    with pytest.raises(BadOption, match="actions: 'number' is not possible; expected 'index'"):
        env("drakon", actions="number")
    with pytest.raises(BadOption, match="actions: 'mask' is not possible; expected 'number' or"):
        env("rosenkoenig", actions="mask")
    with pytest.raises(BadOption, match="render_mode: 'film'"):
        env("rosenkoenig", render_mode="film")


def test_a_game_of_ones_own_is_a_table_too() -> None:
    made = raw_env(tafelronde.load("connect_four"))
    made.reset()
    assert made.metadata["name"] == "connect_four_v1"
    assert made.observation_space("player_0").contains(made.observe("player_0"))
