"""Many games at once in Gymnasium: its own vectors of our environments, and ours in each of its
autoreset modes, with its wrappers."""

import copy
import pickle
from typing import Any, cast

import numpy as np
import pytest

from tables import PACKAGE_GAMES
from tafelronde.core.facts.errors import BadOption, TafelrondeError
from tafelronde.core.facts.known import info
from tafelronde.core.objects.batch import BadBatchAction

pytest.importorskip("gymnasium", reason="gymnasium is not installed: ./check installs it")

import gymnasium
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers import vector as wrappers

from tafelronde.adapters.gymnasium import VectorTable, register, vector_env

MODES = list(AutoresetMode)


def shapes(told: dict[str, Any]) -> dict[str, tuple[Any, ...]]:
    """The form of each array of the infos."""
    return {name: (array.shape, array.dtype) for name, array in told.items()}


def drawn(seen: dict[str, Any], dice: np.random.Generator) -> np.ndarray:
    """A choice for every game: legal where something is."""
    return (seen["action_mask"] * dice.random(seen["action_mask"].shape)).argmax(1)


def play(games: VectorEnv[Any, Any, Any], steps: int) -> int:
    """Random steps; how many games ended. What is told has the same form in all of them."""
    dice, ended = np.random.default_rng(3), 0
    seen, info = games.reset(seed=3)
    form = shapes(info)
    for _ in range(steps):
        assert games.observation_space.contains(seen)
        seen, _, terminated, truncated, info = games.step(drawn(seen, dice))
        own = {name: info[name] for name in form}
        assert shapes(own) == form
        assert set(info) - set(form) <= {"final_obs", "_final_obs", "final_info", "_final_info"}
        ended += int((terminated | truncated).sum())
    games.close()
    return ended


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_gymnasium_s_own_vector_takes_every_game(name: str) -> None:
    more = {"actions": "parts"} if name == "drakon" else {}
    made = gymnasium.make_vec(register(info(name)), 3, vectorization_mode="sync", **more)
    play(made, 40)


def test_gymnasium_s_own_vector_of_processes_takes_them_too() -> None:
    made = gymnasium.make_vec(
        register(info("rosenkoenig")), 2, vectorization_mode="async",
        vector_kwargs={"context": "spawn"},
    )  # fmt: skip
    assert play(made, 120) > 0


@pytest.mark.parametrize("name", PACKAGE_GAMES)
@pytest.mark.parametrize("opponents", [None, "random"])
def test_our_vector_has_arrays_of_one_shape(name: str, opponents: str | None) -> None:
    ended = play(vector_env(name, 3, opponents=opponents), 150)
    assert ended or name == "drakon"


@pytest.mark.parametrize("mode", MODES)
def test_one_id_is_one_task(mode: AutoresetMode) -> None:
    """Seat 0 of each game, against random bots, an illegal choice loses: one by one or compiled."""
    name = register(info("rosenkoenig"))
    one = gymnasium.make(name)
    made = gymnasium.make_vec(name, 4, autoreset_mode=mode)
    assert isinstance(made, VectorTable)
    assert made.single_observation_space == one.observation_space
    assert made.single_action_space == one.action_space
    seen, told = made.reset(seed=1)
    for _ in range(30):
        assert set(told["player"]) == {0}
        seen, *_, told = made.step(seen["action_mask"].argmax(1))
    made.reset(seed=1)
    one.reset(seed=1)
    wrong = seen["action_mask"].argmax(1)
    wrong[2] = 48
    seen, _ = made.reset(seed=1)
    before = made.batch.positions.copy()
    last, reward, ended, cut, told = made.step(np.where([0, 0, 1, 0], 48, drawn(seen, DICE)))
    assert (reward.tolist(), ended.tolist()) == ([0, 0, -1, 0], [False, False, True, False])
    assert told["illegal"].tolist() == ["", "", one.step(48)[4]["illegal"], ""]
    assert "hand-full (R-4.1)" in told["illegal"][2]
    assert not cut.any()
    same = (made.batch.positions == before).all(1)
    assert same.tolist() == [False, False, mode != AutoresetMode.SAME_STEP, False]
    assert last["action_mask"][2].any() == (mode == AutoresetMode.SAME_STEP)
    one.close()


DICE = np.random.default_rng(8)


@pytest.mark.parametrize("opponents", [None, "random", "easy"])
def test_where_an_illegal_choice_raises_infos_are_numbers(opponents: str | None) -> None:
    """Gymnasium's conversions to arrays of other libraries take no texts."""
    made = vector_env("rosenkoenig", 2, opponents=opponents, illegal="raise")
    assert all(array.dtype.kind in "biuf" for array in made.reset(seed=1)[1].values())


def test_self_play_is_an_id_of_its_own() -> None:
    made = gymnasium.make_vec("tafelronde/rosenkoenig-self-play-v1", 4)
    seen, info = made.reset(seed=1)
    players = {int(info["player"][0])}
    for _ in range(10):
        seen, *_, info = made.step(drawn(seen, DICE))
        players |= set(info["player"].tolist())
    assert players == {0, 1}
    made.reset(seed=1)
    with pytest.raises(TafelrondeError, match=r"actions\[0\] = 48"):
        made.step(np.full(4, 48))
    stronger = gymnasium.make_vec("tafelronde/rosenkoenig-v1", 2, opponents="greedy")
    assert stronger.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert set(stronger.reset(seed=1)[1]["seat"]) == {0}


@pytest.mark.parametrize("opponents", [None, "random"])
def test_the_next_step_begins_a_new_game(opponents: str | None) -> None:
    made = VectorTable("rosenkoenig", 5, opponents=opponents, autoreset_mode="NextStep", threads=2)
    dice, ended = np.random.default_rng(1), np.zeros(5, np.bool_)
    seen, info = made.reset(seed=2)
    seats, games = info["player"].copy(), 0
    for _ in range(250):
        chosen, before = drawn(seen, dice), made.batch.positions.copy()
        seen, reward, terminated, truncated, info = made.step(chosen)
        for row in np.flatnonzero(ended):  # a new game, whatever was chosen
            assert (reward[row], terminated[row]) == (0.0, False)
            assert seen["action_mask"][row].any()
            assert made.batch.state(row) != made.batch.game.from_bytes(before[row].tobytes())
        for row in np.flatnonzero(terminated):
            state = made.batch.state(int(row))
            assert state.is_terminal
            assert reward[row] == state.returns()[seats[row]]
            assert info["rewards"][row].tolist() == state.returns()
            assert not seen["action_mask"][row].any()
            wanted = state.observation(int(seats[row]))
            assert np.array_equal(seen["observation"][row], wanted)
        assert not truncated.any()
        games += int(terminated.sum())
        ended, seats = terminated, info["player"].copy()
    assert games > 5


def test_a_refused_choice_changes_no_game_that_waits_either() -> None:
    made, twin = (VectorTable("connect_four", 3, autoreset_mode="NextStep") for _ in range(2))
    dice, ended = np.random.default_rng(5), np.zeros(3, np.bool_)
    for one in (made, twin):
        seen, _ = one.reset(seed=1)
    while not ended.any() or ended.all():
        chosen = drawn(seen, dice)
        twin.step(chosen)
        seen, _, ended, _, _ = made.step(chosen)
    right = drawn(seen, dice)
    for game in np.flatnonzero(~ended):
        wrong = right.copy()
        wrong[game] = 7
        before = made.batch.positions.copy()
        with pytest.raises(BadBatchAction):
            made.step(wrong)
        assert (made.batch.positions == before).all()
    for told, expected in zip(made.step(right)[:4], twin.step(right)[:4], strict=True):
        assert str(told) == str(expected)
    assert (made.batch.positions == twin.batch.positions).all()


@pytest.mark.parametrize("opponents", [None, "random"])
def test_an_illegal_choice_that_loses_is_told_to_all_seats(opponents: str | None) -> None:
    made = VectorTable("connect_four", 3, opponents=opponents, illegal="lose")
    seen, info = made.reset(seed=1)
    losers = info["player"].copy()
    chosen = seen["action_mask"].argmax(1)
    chosen[1] = 7
    _, reward, ended, _, info = made.step(chosen)
    assert ended.tolist() == [False, True, False]
    assert (reward[1], info["rewards"][1][losers[1]], info["rewards"][1].sum()) == (-1.0, -1.0, 0.0)
    assert not info["rewards"][[0, 2]].any()


def test_resets_are_left_to_the_caller() -> None:
    made = VectorTable("connect_four", 3, autoreset_mode=AutoresetMode.DISABLED)
    made.reset(seed=1)
    ended = np.zeros(3, np.bool_)
    while not ended.any():
        legal = made.batch.legal[np.arange(3), DICE.integers(made.batch.legal_count)]
        seen, _, ended, _, _ = made.step(legal)
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"the games \[.*\] are over"):
        made.step(np.zeros(3, np.int64))
    before = made.batch.positions.copy()
    seen, info = made.reset(options={"reset_mask": ended})
    assert ((made.batch.positions != before).any(1) == ended).all()
    assert (info["legal_count"] > 0).all()
    made.step(seen["action_mask"].argmax(1))
    for wrong in (np.ones(2, np.bool_), np.ones(3)):
        with pytest.raises(BadOption, match=r"reset_mask: .* expected bool\[3\]"):
            made.reset(options={"reset_mask": wrong})
    with pytest.raises(BadOption, match="seed: 1 is not possible"):
        made.reset(seed=1, options={"reset_mask": ended})
    with pytest.raises(BadOption, match=r"^options: 5 is not possible; expected a dict, or None$"):
        made.reset(options=cast(Any, 5))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("name", "more"), [("rosenkoenig", {}), ("drakon", {"actions": "parts"})])
def test_episodes_are_cut_off(mode: AutoresetMode, name: str, more: dict[str, Any]) -> None:
    made = VectorTable(name, 3, autoreset_mode=mode, max_episode_steps=4, **more)
    seen, _ = made.reset(seed=5)
    cuts = []
    for step in range(1, 12):
        seen, reward, terminated, truncated, info = made.step(drawn(seen, DICE))
        assert not terminated.any()
        assert not reward.any()
        assert truncated.all() == truncated.any()
        if truncated.all():
            cuts.append(step)
            last = seen
            if mode == AutoresetMode.SAME_STEP:
                assert info["_final_obs"].all()
                last = {k: np.stack([o[k] for o in info["final_obs"]]) for k in seen}
                assert seen["action_mask"].any(1).all()
            assert not last["action_mask"].any()
            assert last["observation"].any(1).all()
        if truncated.all() and mode == AutoresetMode.DISABLED:
            seen, _ = made.reset(options={"reset_mask": truncated})
    assert cuts == ([4, 9] if mode == AutoresetMode.NEXT_STEP else [4, 8])


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED])
def test_wrappers_of_observations_take_our_vector(mode: AutoresetMode) -> None:
    made: Any = VectorTable("rosenkoenig", 4, opponents="random", autoreset_mode=mode)
    flat = wrappers.FlattenObservation(made)
    seen, _ = flat.reset(seed=1)
    assert seen.shape == (4, made.single_observation_space["observation"].shape[0] + 49)
    with pytest.raises((ValueError, AssertionError)):
        wrappers.FlattenObservation(VectorTable("rosenkoenig", 4))


def test_episodes_are_counted_by_gymnasium_s_statistics() -> None:
    """In SAME_STEP, too, which Gymnasium's own got wrong before 1.4."""
    for mode in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
        made = VectorTable("connect_four", 3, opponents="random", autoreset_mode=mode)
        counted: Any = wrappers.RecordEpisodeStatistics(made)
        seen, _ = counted.reset(seed=1)
        own, dice, found = np.zeros(3, np.int64), np.random.default_rng(2), 0
        begins = np.zeros(3, np.bool_)
        for _ in range(60):
            seen, reward, ended, _, info = counted.step(drawn(seen, dice))
            own += ~begins
            for row in np.flatnonzero(ended):
                assert info["episode"]["l"][row] == own[row]
                assert info["episode"]["r"][row] == reward[row]
                found += 1
            own[ended] = 0
            begins = ended if mode == AutoresetMode.NEXT_STEP else begins
        assert found > 5


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_nothing_stands_behind_the_legal_actions(name: str) -> None:
    """Nothing of an earlier position either: what others could do tells of their hands. And so
    copies and pickles of a vector tell the same."""
    games = VectorTable(name, 5, info(name).max_players)
    _, told = games.reset(seed=3)
    other: Any = None
    for step in range(60):
        listed = np.arange(told["legal_actions"].shape[1]) < told["legal_count"][:, None]
        assert not told["legal_actions"][~listed].any()
        if step == 20:
            other = pickle.loads(pickle.dumps(copy.deepcopy(games)))
        choices = games.random_choices()
        told = games.step(choices)[4]
        if other is not None:
            twin = other.step(choices)[4]
            assert all(np.array_equal(told[key], twin[key]) for key in told)


def test_a_pickled_vector_of_games_against_bots_goes_on_alike() -> None:
    games: Any = vector_env("rosenkoenig", 2, opponents="easy")
    choices = games.reset(seed=3)[0]["action_mask"].argmax(1)
    twin = pickle.loads(pickle.dumps(games))
    shown, told = games.step(choices)[0], twin.step(choices)[0]
    assert all(np.array_equal(shown[name], told[name]) for name in shown)


@pytest.mark.parametrize("mode", MODES)
def test_a_vector_says_its_mode_where_gymnasium_s_own_do(mode: AutoresetMode) -> None:
    """TorchRL reads the attribute, Gymnasium's wrappers the metadata."""
    for opponents in ("random", "easy"):
        made: Any = vector_env("rosenkoenig", 2, opponents=opponents, autoreset_mode=mode)
        assert made.autoreset_mode == made.metadata["autoreset_mode"] == mode


def test_what_a_vector_cannot_be_is_refused() -> None:
    for wrong, said in (
        ({"autoreset_mode": "later"}, "autoreset_mode: 'later' is not possible; expected NextStep"),
        ({"max_episode_steps": 0}, "max_episode_steps: 0"),
        ({"illegal": "maybe"}, "illegal: 'maybe'"),
        ({"threads": 0}, "threads: 0 is not possible; expected 1 or more"),
    ):
        with pytest.raises(BadOption, match=said):
            VectorTable("rosenkoenig", 2, **wrong)
