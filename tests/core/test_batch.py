"""Many games at once are the same games as one by one."""

import pickle
import threading
from functools import partial
from typing import Any

import numpy as np
import pytest

import tafelronde
from tables import Table, at_each_size
from tafelronde import Batch
from tafelronde.core.facts.errors import BadOption, IllegalAction, InvalidAction, TafelrondeError
from tafelronde.core.kernels import calls
from tafelronde.core.objects.batch import BadBatchAction
from tafelronde.core.objects.batch_arrays import SHORT
from tafelronde.core.objects.playouts import Playouts
from tafelronde.core.objects.state import State

SIZE = 9


def batch_of(table: Table, size: int = SIZE, seed: int = 3, **more: Any) -> Batch:
    return Batch(table.game, size, table.players, seed, **more, **table.options)


def choose(batch: Batch, dice: np.random.Generator) -> np.ndarray:
    """A random legal action of every game."""
    return batch.legal[np.arange(batch.size), dice.integers(batch.legal_count)]


class Singles:
    """A model of a batch, made of single states with the generators that the batch documents."""

    def __init__(self, table: Table, size: int, seed: int) -> None:
        words = np.random.SeedSequence(seed).generate_state(4 * size, np.uint32)
        self.table = table
        self.rngs = [row.copy() for row in words.reshape(size, 4)]
        self.states = [table.new() for _ in range(size)]
        for state, rng in zip(self.states, self.rngs, strict=True):
            state.apply_chance(rng)

    def step(self, actions: np.ndarray) -> tuple[list[list[float]], list[bool]]:
        rewards: list[list[float]] = []
        done: list[bool] = []
        for index, action in enumerate(actions):
            state = self.states[index]
            state.apply(int(action))
            state.apply_chance(self.rngs[index])
            rewards.append(state.returns())
            done.append(state.is_terminal)
            if state.is_terminal:
                self.states[index] = self.table.new()
                self.states[index].apply_chance(self.rngs[index])
        return rewards, done


def check_shown(batch: Batch, states: list[State]) -> None:
    """The arrays say of every game what its state says."""
    for index, state in enumerate(states):
        legal = state.legal_actions()
        assert batch.state(index) == state
        assert batch.player[index] == state.current_player
        assert batch.legal[index, : batch.legal_count[index]].tolist() == legal
        if batch.mask.shape[1]:
            assert np.flatnonzero(batch.mask[index]).tolist() == legal
        if batch.observation.shape[1]:
            expected = state.observation(state.current_player)
            assert np.array_equal(batch.observation[index], expected)


@at_each_size
def test_seats_that_are_not_asked_play_at_random(table: Table) -> None:
    seats = np.arange(SIZE) % table.players
    batch = batch_of(table, seats=seats)
    size = table.game.bounds.buffer
    out, weights = np.zeros(size, np.int32), np.zeros(size, np.int32)
    words = np.random.SeedSequence(3).generate_state(4 * SIZE, np.uint32).reshape(SIZE, 4)

    def settle(state: State, rng: np.ndarray, seat: int) -> tuple[State, list[float] | None]:
        """The next position in which this seat is asked, and the results of the first end."""
        result = None
        while state.current_player != seat:
            if state.is_terminal:
                result = result or state.returns()
                state = table.new()
            else:
                array = np.frombuffer(state.to_bytes(), table.game.dtype).copy()
                state.apply_known(int(calls.random_action(array, rng, out, weights)))
        return state, result

    states = [settle(table.new(), words[k], seats[k])[0] for k in range(SIZE)]
    check_shown(batch, states)
    dice, finished = np.random.default_rng(1), 0
    for _ in range(400):
        assert np.array_equal(batch.player, seats)
        actions = choose(batch, dice)
        reward, done = batch.step(actions)
        for k, state in enumerate(states):
            state.apply_known(int(actions[k]))
            states[k], result = settle(state, words[k], seats[k])
            assert done[k] == (result is not None)
            assert reward[k].tolist() == (result or [0.0] * table.players)
        finished += int(done.sum())
        if finished:
            break
    check_shown(batch, states)
    assert finished


def test_seats_that_there_are_not_are_refused() -> None:
    game = tafelronde.load("rosenkoenig")
    for seats in (2, -2, [0, 1], 0.5, [[0], [1], [1]]):
        with pytest.raises(BadOption, match="seats: "):
            Batch(game, 3, seats=seats)


@at_each_size
def test_a_batch_plays_as_single_games_do(table: Table) -> None:
    batch, singles = batch_of(table), Singles(table, SIZE, 3)
    check_shown(batch, singles.states)
    dice = np.random.default_rng(1)
    finished = step = 0
    while step < 150 or finished == 0:
        step += 1
        actions = choose(batch, dice)
        reward, done = batch.step(actions)
        expected = singles.step(actions)
        assert reward.tolist() == expected[0]
        assert done.tolist() == expected[1]
        finished += int(done.sum())
        if step % 7 == 0:
            check_shown(batch, singles.states)
    assert finished > 0


@at_each_size
def test_shapes_and_types_are_as_documented(table: Table) -> None:
    batch, bounds = batch_of(table), table.game.bounds
    shapes = {
        "player": (np.int8, (SIZE,)),
        "legal": (np.int32, (SIZE, min(bounds.legal, SHORT))),
        "legal_count": (np.int32, (SIZE,)),
        "mask": (np.bool_, (SIZE, bounds.actions)),
        "observation": (np.float32, (SIZE, bounds.observation)),
        "reward": (np.float64, (SIZE, table.players)),
        "done": (np.bool_, (SIZE,)),
    }
    for name, (kind, shape) in shapes.items():
        array = getattr(batch, name)
        assert (array.dtype, array.shape) == (kind, shape), name
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0
    assert len(batch) == batch.size == SIZE
    bare = batch_of(table, mask=False, observation=False)
    assert bare.mask.shape == bare.observation.shape == (SIZE, 0)
    dice = np.random.default_rng(2)
    for _ in range(20):
        actions = choose(batch, dice)
        batch.step(actions)
        bare.step(actions)
    assert all(batch.state(index) == bare.state(index) for index in range(SIZE))


@at_each_size
def test_a_random_rollout_is_random_steps(table: Table) -> None:
    """Its actions are those that ``random_action`` draws from each game's own generator."""
    from tafelronde.core.kernels import calls

    batch, singles = batch_of(table), Singles(table, SIZE, 3)
    size = max(1, table.game.bounds.buffer)
    out, weights = np.empty(size, np.int32), np.empty(size, np.int32)
    steps, finished, total = 60, 0, np.zeros(table.players)
    for _ in range(steps):
        pairs = zip(singles.states, singles.rngs, strict=True)
        actions = [calls.random_action(state.array, rng, out, weights) for state, rng in pairs]
        rewards, done = singles.step(np.array(actions))
        finished += sum(done)
        total += np.sum(rewards, axis=0)
    found = batch.rollout(steps)
    assert found[0] == finished
    assert np.allclose(found[1], total)
    check_shown(batch, singles.states)
    assert batch.reward.tolist() == rewards
    assert batch.done.tolist() == done


@at_each_size
def test_a_game_plays_the_same_in_any_batch_and_after_a_reset(table: Table) -> None:
    small, large = batch_of(table, size=2, seed=8), batch_of(table, size=5, seed=8)
    first = [small.state(index).to_bytes() for index in range(2)]
    for batch in (small, large):
        batch.rollout(40)
    assert all(small.state(index) == large.state(index) for index in range(2))
    small.reset(8)
    assert [small.state(index).to_bytes() for index in range(2)] == first
    assert not small.done.any()
    assert not small.reward.any()


@at_each_size
def test_a_bad_action_is_named_and_nothing_moves(table: Table) -> None:
    batch = batch_of(table)
    batch.rollout(5)
    before = [batch.state(index).to_bytes() for index in range(SIZE)]
    good = batch.legal[:, 0].copy()
    illegal = max(
        set(range(table.game.bounds.actions)) - set(batch.state(6).legal_actions()), default=-1
    )
    for bad in (illegal, -1, 10_000, 2**31 - 1, 2**40, 2**32 + int(good[6]), -(2**40)):
        actions = good.astype(np.int64)
        actions[6] = bad
        with pytest.raises(BadBatchAction) as caught:
            batch.step(actions)
        assert (caught.value.index, caught.value.action) == (6, bad)
        assert str(caught.value).startswith(f"actions[6] = {bad}: ")
        assert isinstance(caught.value.cause, IllegalAction | InvalidAction)
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
        assert [batch.state(index).to_bytes() for index in range(SIZE)] == before


def test_the_refusal_of_a_batch_cites_the_clause() -> None:
    batch = Batch(tafelronde.load("rosenkoenig"), 4, seed=1)
    actions = batch.legal[:, 0].copy()
    actions[2] = 48  # draw, with five cards
    with pytest.raises(BadBatchAction, match=r"actions\[2\] = 48: draw .* hand-full \(R-4.1\)"):
        batch.step(actions)


@pytest.mark.parametrize(
    "actions",
    [[0] * 3, [[0]] * 4, [0.0] * 4, ["a"] * 4, 0, [None] * 4, [True] * 4],
    ids=["short", "matrix", "floats", "words", "scalar", "nothing", "truth"],
)
def test_actions_of_another_kind_are_refused(actions: object) -> None:
    batch = Batch(tafelronde.load("connect_four"), 4)
    before = [batch.state(index).to_bytes() for index in range(4)]
    with pytest.raises(TafelrondeError, match="expected 4 whole numbers"):
        batch.step(actions)  # type: ignore[arg-type]
    assert [batch.state(index).to_bytes() for index in range(4)] == before


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int16, np.int32, np.int64, np.uint64])
def test_whole_numbers_of_any_width_are_actions(kind: type) -> None:
    batch = Batch(tafelronde.load("connect_four"), 4)
    batch.step(np.array([0, 1, 2, 6], kind))
    assert [str(batch.state(3)).count(mark) for mark in "xo"] == [1, 0]
    strided = np.zeros((4, 2), kind)
    batch.step(strided[:, 0])


def test_tables_that_cannot_be_are_refused() -> None:
    game = tafelronde.load("rosenkoenig")
    with pytest.raises(TafelrondeError, match="size: 0"):
        Batch(game, 0)
    with pytest.raises(BadOption, match="players: 3"):
        Batch(game, 4, players=3)
    with pytest.raises(BadOption, match="options: 'roses'"):
        Batch(game, 4, roses=True)
    for seed in (-1, 2.5, "7", None, [1, 2], True):
        for use in (partial(Batch, game, 2), partial(Playouts, game, 2), Batch(game, 2).reseed):
            with pytest.raises(BadOption, match=r"seed: .* is not possible; expected 0 or more"):
                use(seed=seed)


def test_connect_four_rewards_the_line() -> None:
    batch = Batch(tafelronde.load("connect_four"), 2)
    for columns in ((3, 0), (4, 1), (3, 0), (4, 1), (3, 0), (4, 2)):
        reward, done = batch.step(columns)
        assert not done.any()
    assert batch.observation[0].reshape(6, 7, 2)[5, 3].tolist() == [1.0, 0.0]
    reward, done = batch.step((3, 0))
    assert done.tolist() == [True, True]
    assert reward.tolist() == [[1.0, -1.0], [1.0, -1.0]]
    assert batch.player.tolist() == [0, 0]
    assert not batch.observation.any()


def test_other_threads_run_while_a_batch_steps() -> None:
    """The compiled loop holds no lock: a thread counts while another rolls out."""
    batch = Batch(tafelronde.load("rosenkoenig"), 256)
    batch.rollout(1)
    worker = threading.Thread(target=batch.rollout, args=(1500,))
    worker.start()
    turns = 0
    while worker.is_alive():
        turns += 1
        worker.join(0.001)
    assert turns > 20


def test_generators_of_a_batch_differ() -> None:
    batch = Batch(tafelronde.load("rosenkoenig"), 64, seed=5)
    assert len({batch.state(index).to_bytes() for index in range(64)}) == 64
