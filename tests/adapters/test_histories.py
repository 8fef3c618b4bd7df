"""Histories of seats in observations: those that the core makes, and no slower where unasked."""

import warnings
from typing import Any, cast

import numpy as np
import pytest

from tables import Table, at_each_size
from tafelronde.bots.agents.history import MOST, History
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State

pytest.importorskip("gymnasium", reason="gymnasium is not installed: ./check installs it")
pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: ./check installs it")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tafelronde.adapters import gymnasium, pettingzoo

LENGTH = 9


class Seen:
    """An opponent that notes its history."""

    remembers = True

    def __init__(self, game: object, seed: int) -> None:
        self.totals = list[int]()

    def act(self, known: Any) -> int:
        assert known.history.total == len(known.history.steps) > max(self.totals, default=-1)
        assert known.history.arrays(LENGTH).filled > 0 or not known.history.total
        self.totals.append(known.history.total)
        return known.legal_actions[0]

    def end(self, results: object) -> None:
        self.totals.clear()


def told_by(log: list[tuple[State, int]], start: State, seat: int) -> dict[str, np.ndarray]:
    history = History(start, seat)
    for state, action in log:
        history.add(state, action)
    _, actor, action, seen = history.arrays(LENGTH)
    if not seen.shape[1]:
        seen = np.zeros((LENGTH, 1), np.float32)
    return {"history_actor": actor, "history_action": action, "history_observation": seen}


@at_each_size
@pytest.mark.parametrize("way", ["number or index", "parts"])
def test_they_are_those_of_the_core(table: Table, way: str) -> None:
    """In PettingZoo for every seat, in Gymnasium for the learner's; and the games are the same as
    without them."""
    actions: Any = "parts" if way == "parts" else None
    if actions and not table.game.bounds.parts:
        actions = None
    wish: dict[str, Any] = {"players": table.players, "actions": actions, **table.options}
    made: Any = pettingzoo.raw_env(table.name, history=LENGTH, **wish)
    plain: Any = pettingzoo.raw_env(table.name, **wish)
    log = list[tuple[State, int]]()
    hear = made.table.listener
    made.table.listener = lambda state, action: (
        log.append((state.copy(), action)),
        hear(state, action),
    )
    made.reset(seed=4)
    plain.reset(seed=4)
    dice = np.random.default_rng(2)
    for _ in range(30):
        for seat, agent in enumerate(made.possible_agents):
            shown, wanted = made.observe(agent), told_by(log, made.table.start, seat)
            assert made.observation_space(agent).contains(shown)
            assert all(np.array_equal(shown[name], wanted[name]) for name in wanted)
            if agent != plain.agent_selection:
                continue
            for name, array in plain.observe(agent).items():
                assert np.array_equal(array, shown[name])
        if made.terminations[made.agent_selection]:
            break
        mask = made.observe(made.agent_selection)["action_mask"]
        choice = int(dice.choice(np.flatnonzero(mask)))
        made.step(choice)
        plain.step(choice)
        assert made.state_now == plain.state_now
    assert len(log) > 2


@at_each_size
def test_the_libraries_own_checks_pass(table: Table) -> None:
    wish: dict[str, Any] = {"players": table.players, **table.options}
    check_env(
        gymnasium.env(table.name, opponents=Seen, history=LENGTH, **wish), skip_render_check=True
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(table.name, history=LENGTH, **wish), num_cycles=20)
    seed_test(lambda: pettingzoo.env(table.name, history=LENGTH, **wish), num_cycles=25)


@at_each_size
def test_a_seat_sees_its_own_history_and_opponents_theirs(table: Table) -> None:
    wish: dict[str, Any] = {"players": table.players, **table.options}
    made = gymnasium.env(table.name, opponents=Seen, seat=None, history=MOST, **wish)
    for seed in range(3):
        shown, info = made.reset(seed=seed)
        before = shown["history_actor"]
        for _ in range(8):
            assert made.observation_space.contains(shown)
            choice = int(shown["action_mask"].argmax())
            shown, _, ended, _, info = made.step(choice)
            after = shown["history_actor"]
            kept = int((before != -2).sum())
            assert np.array_equal(after[:kept], before[:kept])
            assert after[kept] == 0  # the seat's own choice
            if not (made.table.by_index or ended):
                assert shown["history_action"][kept] == choice
            before = after
            if ended:
                break
        assert info["seat"] == made.seat
    made.close()


def test_what_cannot_be_is_refused() -> None:
    for length in (-1, MOST + 1, True, 2.5, "3", None):
        for make in (gymnasium.env, pettingzoo.env):
            with pytest.raises(BadOption, match="history"):
                make("rosenkoenig", history=cast(Any, length))
    with pytest.raises(BadOption, match="opponents"):
        gymnasium.vector_env("rosenkoenig", 2, history=3)
    many = gymnasium.vector_env("rosenkoenig", 2, history=3, opponents="random")
    shown, _ = many.reset(seed=1)
    assert shown["history_observation"].shape[:2] == (2, 3)
