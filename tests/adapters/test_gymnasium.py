"""Gymnasium's own check, and that its environments play our games."""

from typing import Any

import numpy as np
import pytest

from tables import PACKAGE_GAMES, Table, at_each_size, at_every_table
from tafelronde.core.facts.errors import (
    BadOption,
    IllegalAction,
    InvalidAction,
    TafelrondeError,
    UnknownGame,
)
from tafelronde.core.facts.known import info
from tafelronde.core.objects.batch import Batch

pytest.importorskip("gymnasium", reason="gymnasium is not installed: ./check installs it")

import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from tafelronde.adapters.gymnasium import SeatEnv, VectorTable, env, register, vector_env


@at_every_table
def test_the_check_passes(table: Table) -> None:
    made = gymnasium.make(register(info(table.name)), players=table.players, **table.options)
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_check_of_rendering_passes(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(gymnasium.make(register(info(name)), opponents="easy").unwrapped)
    assert capsys.readouterr().out
    made = env(name, render_mode="ansi")
    made.reset(seed=1)
    assert made.render() == str(made.state)


def play(made: SeatEnv, seed: int) -> list[object]:
    """A game with random choices: all that the learner is told."""
    dice = np.random.default_rng(seed)
    observation, info = made.reset(seed=seed)
    seen: list[object] = [info["seat"]]
    while True:
        assert made.observation_space.contains(observation)
        choices = np.flatnonzero(observation["action_mask"])
        choice = int(dice.choice(choices))
        observation, reward, terminated, truncated, info = made.step(choice)
        seen += [choice, observation["observation"].tobytes(), reward]
        assert not truncated
        if terminated:
            assert not observation["action_mask"].any()
            assert reward == made.state.returns()[made.seat]
            return seen
        assert reward == 0.0
        assert made.state.current_player == made.seat


@at_each_size
def test_a_seat_plays_whole_games(table: Table) -> None:
    bots = ["greedy", *["random"] * (table.players - 2)]
    made = env(table.name, table.players, seat=None, opponents=bots, **table.options)
    first = play(made, 1)
    assert play(made, 1) == first
    assert play(made, 2) != first
    seats = {made.reset()[1]["seat"] for _ in range(12)}
    assert len(seats) > 1


def test_a_better_bot_is_harder_to_beat() -> None:
    rewards = {}
    for bot in ("random", "easy"):
        made = env("rosenkoenig", opponents=bot)
        rewards[bot] = [float(str(play(made, seed)[-1])) for seed in range(12)]
    assert np.mean(rewards["random"]) > np.mean(rewards["easy"])


def test_an_illegal_choice_loses_or_is_refused() -> None:
    made = env("rosenkoenig")
    made.reset(seed=1)
    _, reward, terminated, _, info = made.step(48)
    assert (reward, terminated) == (-1.0, True)
    assert info["illegal"] == "draw is not legal now: hand-full (R-4.1)"
    assert not made.action_masks().any()
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        made.step(0)
    strict = env("rosenkoenig", illegal="raise")
    strict.reset(seed=1)
    before = strict.state.to_bytes()
    with pytest.raises(IllegalAction, match=r"R-4\.1"):
        strict.step(48)
    with pytest.raises(InvalidAction):
        strict.step(2.5)
    assert strict.state.to_bytes() == before
    strict.step(strict.state.legal_actions()[0])


def test_the_results_of_games_in_which_the_seat_was_not_asked_are_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Twice the other one needs a single move to win."""
    made = env("connect_four", seat=1, opponents="greedy", unasked=True)
    state = made.table.start.copy()
    state.replay([0, 1, 0, 1, 0, 1])
    dealt = [state.copy(), state.copy(), made.table.start.copy()]
    monkeypatch.setattr(made.table, "deal", lambda rng: dealt.pop(0))
    _, info = made.reset(seed=1)
    assert info["unasked"] == 2
    assert info["unasked_returns"].tolist() == [2.0, -2.0]
    assert not made.state.is_terminal
    dealt.append(made.table.start.copy())
    _, info = made.reset()
    assert info["unasked"] == 0
    assert not info["unasked_returns"].any()
    assert "unasked" not in env("connect_four").reset(seed=1)[1]


def test_places_in_the_list_have_features() -> None:
    made = env("drakon", 3, opponents="random")
    _, info = made.reset(seed=3)
    assert made.action_features().shape == (info["legal_count"], 71)
    _, _, _, _, info = made.step(info["legal_count"] - 1)
    assert info["illegal"] == ""


def test_actions_in_parts_are_learned_with_small_masks() -> None:
    made = env("drakon", 3, actions="parts", opponents="random")
    check_env(made, skip_render_check=True)
    assert made.action_space.n <= 512
    play(made, 1)
    seen, _ = made.reset(seed=2)
    dice, asked = np.random.default_rng(2), set()
    for _ in range(60):
        assert (made.action_masks() == seen["action_mask"].astype(bool)).all()
        asked.add(bool(seen["first"]))
        part = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        seen, _, over, _, _ = made.step(part)
        if over:
            seen, _ = made.reset()
    assert asked == {False, True}


def test_many_games_take_parts() -> None:
    """A game moves when its action is whole, and waits until then."""
    games = vector_env("drakon", 5, 2, actions="parts")
    assert isinstance(games, VectorTable)
    seen, _ = games.reset(seed=3)
    dice, waited = np.random.default_rng(3), 0
    for _ in range(120):
        assert games.observation_space.contains(seen)
        before = games.batch.positions.copy()
        mask = seen["action_mask"]
        chosen = (mask * dice.random(mask.shape)).argmax(1)
        parts, first = games.batch.parts(), seen["first"] - 1
        seen, *_ = games.step(chosen)
        for row in range(5):
            wanted = (first[row], chosen[row]) if first[row] >= 0 else (chosen[row], -1)
            fits = parts[row, :, 0] == wanted[0]
            if first[row] >= 0:
                fits &= parts[row, :, 1] == wanted[1]
            assert fits.any()
            waits = seen["first"][row] > 0
            assert waits == (fits.sum() > 1)
            assert (games.batch.positions[row] == before[row]).all() == waits
            waited += int(waits)
    assert waited > 100
    with pytest.raises(InvalidAction, match="as the mask says"):
        games.step(np.full(5, 480))


def test_masks_are_what_is_legal() -> None:
    made = env("rosenkoenig")
    _, info = made.reset(seed=1)
    masks = made.action_masks()
    assert masks.dtype == np.bool_
    assert masks.nonzero()[0].tolist() == info["legal_actions"][: info["legal_count"]].tolist()


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_a_film_has_pictures_of_one_size(name: str) -> None:
    more = {"actions": "parts"} if name == "drakon" else {}
    made = env(name, render_mode="rgb_array", **more)
    made.reset(seed=3)
    dice, sizes = np.random.default_rng(1), set()
    for step in range(120):
        if step % 8 == 0:
            sizes.add(made.render().shape)
        if made.step(int(dice.choice(np.flatnonzero(made.action_masks()))))[2]:
            break
    assert sizes == {(768, 1200, 3)}


def test_a_choice_may_be_an_array_of_one_number() -> None:
    made = env("rosenkoenig")
    made.reset(seed=1)
    for form in (np.int32, np.array, lambda k: np.array([k]), lambda k: np.array([[k]], np.uint8)):
        told = made.step(form(int(made.action_masks().argmax())))[4]
        assert told["illegal"] == ""
    assert "a whole number" in made.step(np.array([1, 2]))[4]["illegal"]


def test_an_episode_may_be_cut_off() -> None:
    made = env("drakon", 3, max_episode_steps=2)
    made.reset(seed=1)
    assert made.step(0)[2:4] == (False, False)
    _, reward, terminated, truncated, info = made.step(0)
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert info["returns"].tolist() == [0, 0, 0]
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        made.step(0)
    made.reset()
    assert made.step(0)[2:4] == (False, False)


def test_at_the_end_the_results_of_all_seats_are_told() -> None:
    made = env("drakon", 4)
    _, info = made.reset(seed=5)
    terminated, reward, keys = False, 0.0, set(info)
    while not terminated:
        _, reward, terminated, _, info = made.step(0)
        assert set(info) == keys
    assert info["returns"].tolist() == pytest.approx(made.state.returns())
    assert info["returns"][info["seat"]] == pytest.approx(reward)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownGame):
        env("chess")
    with pytest.raises(BadOption, match="seat: 2 is not possible; expected 0 to 1, or None"):
        env("rosenkoenig", seat=2)
    with pytest.raises(BadOption, match=r"opponents: .* expected a bot, or 2 of them"):
        env("drakon", 3, opponents=["easy"])
    with pytest.raises(BadOption, match="bot: 'genius'"):
        env("rosenkoenig", opponents="genius")
    with pytest.raises(BadOption, match="max_episode_steps: 0 is not possible"):
        env("rosenkoenig", max_episode_steps=0)
    with pytest.raises(BadOption, match="illegal: 'maybe'"):
        env("rosenkoenig", illegal="maybe")
    with pytest.raises(BadOption, match="render_mode: 'film'"):
        env("rosenkoenig", render_mode="film")
    with pytest.raises(BadOption, match="num_envs: 0"):
        vector_env("rosenkoenig", 0)


# ---- many at once --------------------------------------------------------------------------------


def choices(made: VectorTable, observation: dict[str, np.ndarray], dice: np.random.Generator):
    return np.array([dice.choice(np.flatnonzero(row)) for row in observation["action_mask"]])


@at_each_size
def test_the_vector_is_the_batch(table: Table) -> None:
    made = vector_env(table.name, 5, table.players, **table.options)
    observation, info = made.reset(seed=4)
    seed = int(np.random.default_rng(4).integers(1 << 32))
    batch = Batch(table.game, 5, table.players, seed, **table.options)
    dice, rows, ended = np.random.default_rng(1), np.arange(5), 0
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    for _ in range(40):
        assert made.observation_space.contains(observation)
        if table.game.bounds.observation:
            assert np.array_equal(observation["observation"], batch.observation)
        assert np.array_equal(info["player"], batch.player)
        assert np.array_equal(observation["action_mask"].sum(1), batch.legal_count)
        chosen = choices(made, observation, dice)
        own = batch.legal[rows, chosen] if made.table.by_index else chosen
        acted = batch.player.copy()
        batch.step(own)
        observation, reward, terminated, truncated, info = made.step(chosen)
        assert np.array_equal(reward, batch.reward[rows, acted])
        assert np.array_equal(info["rewards"], batch.reward)
        assert np.array_equal(terminated, batch.done)
        assert not truncated.any()
        ended += int(terminated.sum())
    assert ended > 0 or table.game.bounds.steps > 40
    assert all(made.batch.state(k) == batch.state(k) for k in range(5))


@pytest.mark.parametrize("seat", [1, None])
def test_the_vector_plays_against_bots(seat: int | None) -> None:
    made = vector_env("koenig_der_elfen", 4, 3, opponents="random", seat=seat)
    observation, info = made.reset(seed=2)
    own = np.full(4, seat) if seat is not None else np.arange(4) % 3
    dice, rows, ended = np.random.default_rng(2), np.arange(4), 0
    for _ in range(300):
        assert np.array_equal(info["player"], own)
        chosen = choices(made, observation, dice)
        observation, reward, terminated, _, info = made.step(chosen)
        assert np.array_equal(reward, info["rewards"][rows, own])
        ended += int(terminated.sum())
    assert ended > 2


def test_stronger_bots_are_met_one_by_one() -> None:
    made = vector_env("rosenkoenig", 2, opponents="greedy", seat=1)
    observation, info = made.reset(seed=3)
    dice, rewards = np.random.default_rng(3), []
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    for _ in range(120):
        assert set(info["seat"]) == {1}
        assert np.array_equal(info["legal_count"], observation["action_mask"].sum(1))
        chosen = [dice.choice(np.flatnonzero(row)) for row in observation["action_mask"]]
        observation, reward, terminated, _, info = made.step(np.array(chosen))
        rewards += reward[terminated].tolist()
    assert np.mean(rewards) < 0
    for wrong in ({"opponents": "genius"}, {"opponents": "random", "seat": 2}):
        with pytest.raises(BadOption):
            vector_env("rosenkoenig", 2, **wrong)
    with pytest.raises(BadOption, match="num_envs: 0"):
        vector_env("rosenkoenig", 0, opponents="easy")
    with pytest.raises(BadOption, match="opponents: 'easy'"):
        VectorTable("rosenkoenig", 2, opponents="easy")


def test_without_copies_the_arrays_are_the_batch_s() -> None:
    made = vector_env("rosenkoenig", 3, copy=False)
    observation, info = made.reset(seed=1)
    assert np.shares_memory(observation["observation"], made.batch.observation)
    assert np.shares_memory(observation["action_mask"], made.batch.mask)
    assert not info["player"].flags.writeable
    kept = vector_env("rosenkoenig", 3)
    observation, _ = kept.reset(seed=1)
    before = observation["observation"].copy()
    kept.step(kept.batch.legal[:, 0])
    assert np.array_equal(observation["observation"], before)


def test_the_vector_can_be_made_by_name_and_refuses() -> None:
    made = gymnasium.make_vec("tafelronde/rosenkoenig-self-play-v1", 4)
    made.reset(seed=1)
    with pytest.raises(TafelrondeError, match=r"actions\[0\] = 48: draw is not legal now"):
        made.step(np.full(4, 48))
    places = vector_env("drakon", 2)
    places.reset(seed=1)
    with pytest.raises(InvalidAction, match=r"actions\[1\] = 9999"):
        places.step(np.array([0, 9999]))
    with pytest.raises(TafelrondeError, match="expected 2 whole numbers"):
        places.step(np.array([0.5, 1.0]))
    first = [made.reset()[0]["observation"].tobytes() for _ in range(2)]
    assert first[0] != first[1]


@pytest.mark.parametrize("value", ["1", 1.5, True])
@pytest.mark.parametrize("field", ["players", "seat", "max_episode_steps", "num_envs"])
def test_a_number_that_is_not_whole_is_refused_by_its_name(field: str, value: Any) -> None:
    make: Any = vector_env if field == "num_envs" else env
    with pytest.raises(BadOption, match=f"^{field}: {value!r} is not possible; expected "):
        make("rosenkoenig", **{field: value})
