"""OpenSpiel's structs and JSON, its pickles, exercises and boards of one's own."""

import copy
import json
import pickle
from typing import Any

import numpy as np
import pytest

from tables import PACKAGE_GAMES
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.registry import info, load

pytest.importorskip("pyspiel", reason="open_spiel is not installed: ./check installs it")

import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from tafelronde.adapters.openspiel import TafelrondeGame, TafelrondeState

EXERCISES = [(name, one.name) for name in PACKAGE_GAMES for one in info(name).exercises]


def later(game: TafelrondeGame, steps: int, seed: int = 3) -> TafelrondeState:
    """A state after so many random steps."""
    state, dice = game.new_initial_state(), np.random.default_rng(seed)
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(int(dice.choice(state.legal_actions())))
    return state


def same(one: TafelrondeState, other: TafelrondeState) -> bool:
    players = range(one.num_players())
    return (
        one.position == other.position
        and one.history() == other.history()
        and all(
            one.information_state_string(p) == other.information_state_string(p) for p in players
        )
        and all(
            one.information_state_tensor(p) == other.information_state_tensor(p) for p in players
        )
    )


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_states_and_actions_have_names(name: str) -> None:
    game = pyspiel.load_game(f"tafelronde_{name}")
    state = game.new_initial_state()
    dice = np.random.default_rng(2)
    for _ in range(25):
        told = json.loads(state.to_json())
        assert told == state.to_struct().to_dict()
        assert (told["game"], told["current_player"]) == (name, state.current_player())
        assert load(name).from_bytes(bytes.fromhex(told["position"])) == state.position
        seen = state.to_observation_struct(0).to_dict()
        assert "position" not in seen
        for action in state.legal_actions()[:20]:
            struct = state.action_to_struct(state.current_player(), action)
            own = state.position.game.notation.encode_action(state.own_action(action))
            assert json.loads(struct.to_json()) == own
            assert state.struct_to_actions(struct) == [action]
        action = int(dice.choice(state.legal_actions()))
        twin = state.clone()
        twin.apply_action(action)
        state.apply_action_struct(state.action_to_struct(state.current_player(), action))
        assert twin.position == state.position


def test_an_observation_hides_what_is_hidden() -> None:
    state = later(pyspiel.load_game("tafelronde_koenig_der_elfen"), 60)
    own, others = (state.to_observation_struct(player).to_json() for player in (0, 1))
    assert own != others
    sampled = state.resample_from_infostate(0, np.random.default_rng(1).random)
    assert sampled.to_observation_struct(0).to_json() == own


def test_an_action_that_is_not_legal_now_is_refused() -> None:
    game = pyspiel.load_game("tafelronde_rosenkoenig")
    state, full = later(game, 60), later(game, 10)
    while "draw" not in [state.position.format(a) for a in state.position.steps()]:
        state.apply_action(state.legal_actions()[0])
    draw = state.action_to_struct(0, state.position.parse("draw"))
    with pytest.raises(Exception, match=r"hand-full \(R-4\.1\)"):
        full.struct_to_actions(draw)


@pytest.mark.parametrize(("name", "exercise"), EXERCISES)
def test_exercises_are_a_parameter(name: str, exercise: str) -> None:
    players = next(one.players for one in info(name).exercises if one.name == exercise)
    game = pyspiel.load_game(f"tafelronde_{name}(players={players},exercise={exercise})")
    state = later(game, 12)
    assert game.new_initial_state().position == load(name).new(players, exercise=exercise)
    assert same(pickle.loads(pickle.dumps(state)), state)
    assert str(pyspiel.load_game(str(game))) == str(game)
    with pytest.raises((BadOption, pyspiel.SpielError)):
        pyspiel.load_game(f"tafelronde_{name}", {"exercise": "none of them"})


@pytest.mark.parametrize("name", [*PACKAGE_GAMES])
def test_games_and_states_are_pickled(name: str) -> None:
    game = pyspiel.load_game(f"tafelronde_{name}", {"players": info(name).max_players})
    again: Any = pickle.loads(pickle.dumps(game))
    assert (str(again), again.num_players()) == (str(game), game.num_players())
    assert str(copy.deepcopy(game)) == str(game)
    state = later(game, 30)
    assert same(pickle.loads(pickle.dumps(state)), state)
    assert same(copy.deepcopy(state), state)


def test_a_state_that_was_drawn_anew_is_pickled() -> None:
    state = later(pyspiel.load_game("tafelronde_koenig_der_elfen"), 50)
    drawn = state.resample_from_infostate(1, np.random.default_rng(1).random)
    for _ in range(3):
        drawn.apply_action(drawn.legal_actions()[0])
    again = pickle.loads(pickle.dumps(drawn))
    assert same(again, drawn)


def test_boards_of_ones_own_are_pickled() -> None:
    kaiser = load("kaiser_koenig_edelmann")
    (option,) = (one for one in kaiser.info.options if one.name == "board")
    assert option.data is not None
    board = json.loads(option.data.text("standard"))
    board["name"] = "Mine, (new) = {old}"
    game = pyspiel.load_game("tafelronde_kaiser_koenig_edelmann", {"board": json.dumps(board)})
    again: Any = pickle.loads(pickle.dumps(game))
    assert again.get_parameters() == game.get_parameters()
    state = later(game, 8)
    assert same(pickle.loads(pickle.dumps(state)), state)


def test_policies_are_pickled() -> None:
    """A solver's policy for an exercise plays as before."""
    name, exercise = "rosenkoenig", "tiny"
    known = [one.name for one in info(name).exercises]
    game = pyspiel.load_game(
        f"tafelronde_{name}", {"exercise": exercise if exercise in known else known[0]}
    )
    from open_spiel.python.policy import UniformRandomPolicy

    policy = pickle.loads(pickle.dumps(UniformRandomPolicy(game)))
    state = later(game, 4)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    assert policy.action_probabilities(state) == UniformRandomPolicy(game).action_probabilities(
        state
    )


def test_a_solver_s_policy_is_pickled() -> None:
    import kuhn_poker
    from tafelronde.adapters import openspiel

    assert kuhn_poker
    openspiel.register("kuhn_poker")
    game = pyspiel.load_game("tafelronde_kuhn_poker")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    again = pickle.loads(pickle.dumps(policy))
    assert exploitability.nash_conv(game, again) == exploitability.nash_conv(game, policy)
