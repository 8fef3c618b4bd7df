"""Histories: each follows from what its seat could see, and beliefs need no more."""

import pickle
from itertools import pairwise

import msgspec
import numpy as np
import pytest

import tafelronde
from bots.twins import Twins
from tables import PACKAGE_GAMES, Table, at_every_table
from tafelronde import new_rng
from tafelronde.bots import create
from tafelronde.bots.agents import History, InformationState, Past
from tafelronde.bots.agents.history import MOST, NOBODY, UNSEEN, Memory, Watch
from tafelronde.bots.beliefs import believe
from tafelronde.core.objects.state import State


def same(one: History, other: History) -> bool:
    ours, theirs = one.arrays(32), other.arrays(32)
    return list(one.steps) == list(other.steps) and all(
        np.array_equal(a, b) for a, b in zip(ours, theirs, strict=True)
    )


@at_every_table
def test_histories_of_what_looks_the_same_are_the_same(table: Table) -> None:
    """Two games that a seat cannot tell apart go on side by side, with other hands and draws."""
    differed, may_differ = 0, table.game.info.hidden and not table.options.get("open")
    for seed in range(24):
        if seed > 3 and (differed or not may_differ):
            break
        twins = Twins(table, seed)
        first, second = (History(one, twins.seat) for one in (twins.true, twins.other))
        for count, (step, twin) in enumerate(twins.steps(60)):
            first.add(twins.true, step)
            second.add(twins.other, twin)
            assert first.steps[-1] == second.steps[-1]
            assert count % 8 or same(first, second)
        assert same(first, second)
        differed += twins.differed
    assert differed or not may_differ


def played(name: str, seed: int, plies: int, players: int = 2) -> tuple[State, Past, list[History]]:
    """A random position, its true past, and what each seat has seen."""
    state = tafelronde.load(name).new(players)
    past, dice = Past(state.copy()), np.random.default_rng(seed)
    histories = [History(state, seat) for seat in range(players)]
    while past.position.is_chance or plies > 0:
        plies -= 1
        step = int(dice.choice(past.position.steps()))
        for history in histories:
            history.add(past.position, step)
        past = past.then(step)
    return past.position, past, histories


@pytest.mark.parametrize(
    "name", [name for name in PACKAGE_GAMES if tafelronde.load(name).info.hidden]
)
def test_a_belief_needs_no_more_than_the_history(name: str) -> None:
    """It is the same, to the bit, as by the true past, of which only that seat's part is used."""
    state, past, histories = played(name, 3, 40)
    seat = state.current_player
    model = create(tafelronde.load(name), "random")
    known = InformationState(state, histories[seat]).history
    assert known is histories[seat]
    ours = believe(known.past(), seat, model, new_rng(5), particles=40, slip=0.1)
    theirs = believe(past, seat, model, new_rng(5), particles=40, slip=0.1)
    assert ours.array.tobytes() == theirs.array.tobytes()
    assert ours.weights.tolist() == theirs.weights.tolist()
    assert ours.since == theirs.since
    assert believe(known.past(0), seat, model, new_rng(5), 40).since == 0
    assert pickle.dumps(past.position.to_bytes()) not in pickle.dumps(histories[seat])


def test_no_position_of_a_history_holds_a_secret() -> None:
    _, past, histories = played("drakon", 3, 40)
    for seat, history in enumerate(histories):
        steps = history.past().steps()
        assert len(steps) == len(past.steps()) == 1 + history.total
        for seen, true in zip(steps, past.steps(), strict=True):
            assert seen.position == true.position.resample(seat, new_rng(0))
            if true.choice is not None and true.choice[0] != seat:
                assert seen.choice == (true.choice[0], UNSEEN)
    assert any(
        one.position != two.position
        for one, two in zip(*(h.past().steps() for h in histories), strict=True)
    )


def test_a_history_has_an_end() -> None:
    state = tafelronde.load("drakon").new(2)
    history = History(state, 0)
    dice = np.random.default_rng(1)
    while history.total < MOST + 20:
        if state.is_terminal:
            state = tafelronde.load("drakon").new(2)
        step = int(dice.choice(state.steps()))
        history.add(state, step)
        state.apply_known(step)
    assert len(history.steps) == MOST
    assert len(history.past().steps()) == MOST + 1
    told = history.arrays(8)
    assert told.filled == 8
    assert told.observation.shape == (8, state.game.bounds.observation)
    assert history.arrays(2 * MOST).actor.tolist().count(NOBODY) == MOST


def test_a_log_is_read_on_and_after_a_takeback_anew() -> None:
    state, past, histories = played("drakon", 5, 30)
    steps = [one.position for one in past.steps()]
    log = [next(a for a in one.steps() if one.after(a) == two) for one, two in pairwise(steps)]
    watch = Watch(steps[0], 1)
    for count in (3, len(log), len(log), 5, len(log)):
        read = watch.read(log[:count])
        assert read.total == count
    assert list(read.steps) == list(histories[1].steps)
    sent = msgspec.msgpack.decode(msgspec.msgpack.encode(read.pack(4)), type=Memory)
    again = History.unpack(state.game, 1, sent)
    assert (again.total, list(again.steps)) == (read.total, list(read.steps)[-4:])
    assert again.past().steps()[0].position.to_bytes() == read.steps[-5].position
