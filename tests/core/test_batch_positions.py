"""A batch that begins in given positions, stops at chance, and describes actions."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import tafelronde
from tables import Table, at_each_size
from tafelronde import Batch
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.core.facts.errors import BadOption, TafelrondeError
from tafelronde.core.objects.batch import BadBatchAction
from tafelronde.core.objects.state import State


def positions(table: Table, size: int) -> list[State]:
    """Positions of random games, each further on than the one before, the last one over."""
    dice, found = np.random.default_rng(5), list[State]()
    for number in range(size):
        state, rng = table.new(), new_rng(number)
        state.apply_chance(rng)
        left = 7 * number
        while not state.is_terminal and (left > 0 or number == size - 1):
            state.apply_known(int(dice.choice(state.legal_actions())))
            state.apply_chance(rng)
            left -= 1
        found.append(state)
    return found


def check_row(batch: Batch, row: int, state: State) -> None:
    assert batch.state(row) == state
    assert batch.player[row] == state.current_player
    assert batch.legal[row, : batch.legal_count[row]].tolist() == state.legal_actions()
    outcomes = batch.outcomes[row, : batch.outcome_count[row]].tolist()
    weights = batch.weights[row, : batch.outcome_count[row]].tolist()
    assert list(zip(outcomes, weights, strict=True)) == state.chance_outcomes()
    if batch.mask.shape[1]:
        assert np.flatnonzero(batch.mask[row]).tolist() == state.legal_actions()
    seen = state.observation(state.current_player) if state.current_player >= 0 else 0
    assert np.array_equal(
        batch.observation[row], np.broadcast_to(seen, batch.observation[row].shape)
    )


@at_each_size
def test_nothing_stays_of_what_a_row_showed_before(table: Table) -> None:
    """Positions of long and short games by turns, in one row."""
    states = [state for state in positions(table, 9) if not state.is_terminal]
    batch = Batch.of(states[:1])
    for long, short in zip(states[::-1], states, strict=True):
        for state in (long, short):
            batch.set_state(0, state)
            check_row(batch, 0, state)


@at_each_size
def test_a_batch_begins_where_it_is_told_and_stops_at_chance(table: Table) -> None:
    """Every outcome is given from outside, to the end of each game; nothing is drawn."""
    states = positions(table, 4)
    batch = Batch.of(states, chance="asked")
    dice, steps = np.random.default_rng(2), 0
    while steps < 120 and not all(state.is_terminal for state in states):
        steps += 1
        chosen = np.full(4, -7)
        for row, state in enumerate(states):
            check_row(batch, row, state)
            if not state.is_terminal:
                chosen[row] = dice.choice(state.steps())
        reward, done = batch.step(chosen)
        for row, state in enumerate(states):
            was = state.is_terminal
            if not was:
                state.apply_known(int(chosen[row]))
            assert done[row] == (state.is_terminal and not was)
            assert reward[row].tolist() == (state.returns() if done[row] else [0.0] * table.players)
    assert steps > 1


@at_each_size
def test_an_outcome_that_cannot_be_is_refused(table: Table) -> None:
    batch = Batch(table.game, 3, table.players, seed=1, chance="asked", **table.options)
    before = batch.positions.copy()
    if batch.player[0] == CHANCE:
        bad = int(batch.outcomes[0, 0]), -1, int(batch.outcomes[0, 0])
        with pytest.raises(BadBatchAction, match=r"actions\[1\] = -1"):
            batch.step(bad)
    assert np.array_equal(batch.positions, before)
    with pytest.raises(BadOption, match="chance: 'thrown'"):
        Batch(table.game, 3, table.players, chance="thrown", **table.options)  # type: ignore[arg-type]


@at_each_size
def test_a_batch_that_asks_draws_what_one_that_draws_does(table: Table) -> None:
    """Random steps, those of chance among them, use each game's generator in the same order."""
    asking = Batch(table.game, 3, table.players, 4, chance="asked", again=False, **table.options)
    drawing = Batch(table.game, 3, table.players, 4, again=False, **table.options)
    for _ in range(table.game.bounds.steps):
        finished, _ = asking.rollout(1)
        if finished or (asking.player == TERMINAL).all():
            break
    ended = [row for row in range(3) if asking.player[row] == TERMINAL]
    while not all(drawing.player[row] == TERMINAL for row in ended):
        drawing.rollout(1)
    assert ended
    for row in ended:
        assert drawing.state(row) == asking.state(row)


@at_each_size
def test_rows_are_set_and_read(table: Table) -> None:
    states = positions(table, 3)
    batch = Batch(table.game, 3, table.players, 1, again=False, **table.options)
    batch.set_state(1, states[1])
    batch.set_state(-1, states[2])
    check_row(batch, 1, states[1])
    check_row(batch, 2, states[2])
    kept = batch.positions.copy()
    assert [row.tobytes() for row in kept] == [batch.state(k).to_bytes() for k in range(3)]
    batch.rollout(5)
    batch.set_positions(memoryview(kept))
    check_row(batch, 1, states[1])
    assert np.array_equal(batch.positions, kept)
    again = Batch.of(states, seed=3)
    again.rollout(3)
    again.reset(3)
    for row, state in enumerate(states):
        check_row(again, row, state)
    with pytest.raises(IndexError):
        batch.set_state(3, states[0])


@at_each_size
def test_where_games_begin_again_a_finished_one_is_replaced(table: Table) -> None:
    over = positions(table, 1)[-1]
    assert over.is_terminal
    batch = Batch(table.game, 2, table.players, 1, **table.options)
    batch.set_state(0, over)
    assert (batch.player >= 0).all()
    assert (batch.legal_count > 0).all()


@at_each_size
def test_actions_are_described_all_at_once(table: Table) -> None:
    states = positions(table, 4)
    batch = Batch.of(states)
    many, flat = batch.action_features(), batch.action_features(flat=True)
    most = int(batch.legal_count.max())
    assert many.dtype == flat.dtype == np.float32
    assert many.shape == (4, most, table.game.action_width)
    rows = [state.action_features() for state in states]
    assert np.array_equal(flat, np.concatenate(rows))
    for row, features in enumerate(rows):
        assert np.array_equal(many[row, : len(features)], features)
        assert not many[row, len(features) :].any()


@at_each_size
def test_only_the_games_that_are_named_move(table: Table) -> None:
    batch = Batch(table.game, 4, table.players, 3, **table.options)
    before, shown = [batch.state(row) for row in range(4)], batch.legal.copy()
    where = np.array([True, False, False, True])
    chosen = np.where(where, batch.legal[:, 0], -5)
    _, done = batch.step(chosen, where)
    for row in (1, 2):
        assert batch.state(row) == before[row]
        assert np.array_equal(batch.legal[row], shown[row])
        assert not done[row]
    assert all(batch.state(row) != before[row] for row in (0, 3))
    whole = Batch(table.game, 4, table.players, 3, **table.options)
    whole.step(np.where(where, chosen, shown[:, 0]))
    assert all(batch.state(row) == whole.state(row) for row in (0, 3))


@at_each_size
def test_threads_play_the_same_games(table: Table) -> None:
    one, three = (
        Batch(table.game, 7, table.players, seed=6, threads=n, **table.options) for n in (1, 3)
    )
    dice, rows = np.random.default_rng(4), np.arange(7)
    for _ in range(25):
        chosen = one.legal[rows, dice.integers(one.legal_count)]
        for before, after in zip(one.step(chosen), three.step(chosen), strict=True):
            assert np.array_equal(before, after)
        assert np.array_equal(one.positions, three.positions)
        assert np.array_equal(one.observation, three.observation)
        assert np.array_equal(one.legal_count, three.legal_count)
    finished, total = one.rollout(30)
    count, sums = three.rollout(30)
    assert count == finished
    assert np.allclose(sums, total)
    assert np.array_equal(one.positions, three.positions)
    chosen = one.legal[:, 0].copy()
    chosen[5] = -1
    with pytest.raises(BadBatchAction, match=r"actions\[5\] = -1"):
        three.step(chosen)
    assert np.array_equal(one.positions, three.positions)


@at_each_size
def test_new_games_begin_where_they_are_wanted(table: Table) -> None:
    batch = Batch.of(positions(table, 5))
    before = batch.positions.copy()
    batch.restart(np.array([False, True, False, False, True]))
    moved = (batch.positions != before).any(1)
    assert not moved[[0, 2, 3]].any()
    assert moved[4]
    for row in (1, 4):
        state = batch.state(row)
        assert not state.is_terminal
        check_row(batch, row, state)


@at_each_size
def test_every_seat_s_knowledge_can_be_asked_for(table: Table) -> None:
    """Also in a game that is over, and of who does not act."""
    states = positions(table, 4)
    batch = Batch.of(states)
    for seat in range(table.players):
        seen = batch.observe([3, 0, 2], seat)
        for row, k in enumerate((3, 0, 2)):
            assert np.array_equal(seen[row], states[k].observation(seat))
    for wrong in (([4], 0), ([0], table.players), ([-1], 0)):
        with pytest.raises(TafelrondeError, match="expected 0 to"):
            batch.observe(*wrong)
    for rows, seats in ((0, 0), ([0.7], 0), ([True, False], 0), ([[0]], 0), ([0, 1], [0, 1, 0])):
        with pytest.raises(TafelrondeError, match=r"is not possible; expected . whole numbers"):
            batch.observe(rows, seats)


def test_positions_of_other_games_are_refused() -> None:
    game = tafelronde.load("connect_four")
    batch = Batch(game, 2)
    with pytest.raises(TafelrondeError, match="state: rosenkoenig of 2 is not possible"):
        batch.set_state(0, tafelronde.load("rosenkoenig").new())
    with pytest.raises(TafelrondeError, match="positions: uint8"):
        batch.set_positions(batch.positions[:1])
    with pytest.raises(TafelrondeError, match="states: none"):
        Batch.of([])
    poker = tafelronde.load("kuhn_poker")
    with pytest.raises(TafelrondeError, match="expected kuhn_poker of 2"):
        Batch.of([poker.new(2), poker.new(3)])
    three = Batch.of([poker.new(3)] * 2, chance="asked")
    with pytest.raises(TafelrondeError, match="tables of 2"):
        Batch(poker, 2).set_positions(three.positions)


ARRAYS = ("player", "mask", "observation", "reward", "done", "positions")


@at_each_size
@pytest.mark.parametrize("settings", [{}, {"seats": 0, "threads": 2}, {"chance": "asked"}])
def test_a_copied_and_a_pickled_batch_go_on_as_the_first(
    table: Table, settings: dict[str, Any]
) -> None:
    """All arrays of a copy belong together, and none to another batch."""
    more: dict[str, Any] = {**settings, **table.options}
    first, dice = Batch(table.game, 4, table.players, seed=3, **more), np.random.default_rng(1)

    def possible(batch: Batch) -> list[list[int]]:
        legal, counts = (batch.legal, batch.outcomes), (batch.legal_count, batch.outcome_count)
        rows = [*zip(*legal, *counts, strict=True)]
        return [[*own[:n].tolist(), *drawn[:k].tolist()] for own, drawn, n, k in rows]

    for _ in range(12):
        first.step([dice.choice(row) for row in possible(first)])
    others = [copy.copy(first), copy.deepcopy([first])[0], pickle.loads(pickle.dumps(first))]
    for _ in range(30):
        given = [dice.choice(row) for row in possible(first)]
        for batch in (first, *others):
            batch.step(given)
        for other in others:
            assert possible(other) == possible(first)
            for name in ARRAYS:
                assert np.array_equal(getattr(other, name), getattr(first, name)), name
                assert not getattr(other, name).flags.writeable
    first.reset(5)
    assert not np.array_equal(first.positions, others[0].positions)
    others[0].reset(5)
    assert np.array_equal(first.positions, others[0].positions)


def test_a_copy_of_given_positions_begins_in_them_again() -> None:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(7))
    batch = Batch.of([state] * 3)
    batch.step(batch.legal[:, 0])
    other = batch.copy()
    other.reset(0)
    assert other.state(2) == state != batch.state(2)
