"""OpenSpiel's own simulation test, and that its algorithms and ours mean the same game."""

import importlib
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import numpy as np
import pytest

import kuhn_poker
from tables import PACKAGE_GAMES, Table, at_each_size, daily
from tafelronde.core.facts.constants import SPECTATOR
from tafelronde.core.facts.errors import BadOption, IllegalAction, InvalidAction, UnknownGame
from tafelronde.core.objects.registry import info

pytest.importorskip("pyspiel", reason="open_spiel is not installed: ./check installs it")

import pyspiel
from open_spiel.python.algorithms import (
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    generate_playthrough,
    ismcts,
    mcts,
)
from open_spiel.python.policy import UniformRandomPolicy

from tafelronde.adapters import openspiel
from tafelronde.adapters.openspiel import TafelrondeGame, TafelrondeState

assert kuhn_poker
for extra in ("kuhn_poker", "connect_four", "briscola"):
    openspiel.register(extra)


def game_of(table: Table) -> TafelrondeGame:
    """The table as OpenSpiel's game, its options as their parameters are."""
    mixed = {o.name: len({type(c) for c in o.choices}) > 1 for o in table.game.info.options}
    options = {name: str(v) if mixed[name] else v for name, v in table.options.items()}
    return pyspiel.load_game(f"tafelronde_{table.name}", {"players": table.players, **options})


def random_states(game: TafelrondeGame, seed: int, steps: int) -> Iterator[TafelrondeState]:
    """The states of a random game, each the same object."""
    state, dice = game.new_initial_state(), np.random.default_rng(seed)
    for _ in range(steps):
        yield state
        if state.is_terminal():
            return
        state.apply_action(int(dice.choice(state.legal_actions())))


# ---- conformance ---------------------------------------------------------------------------------

SERIALIZED = {"kuhn_poker": "", "kuhn_poker-4": "(players=4)", "connect_four": ""}
LONGER = {
    **{name: f"(players={min(4, info(name).max_players)})" for name in PACKAGE_GAMES},
    "drakon": "(players=4,heroes=True)",
    "briscola": "",
}


@pytest.mark.parametrize("name", daily([*SERIALIZED, *LONGER], ["kuhn_poker-4", "rosenkoenig"]))
def test_the_random_simulation_passes(name: str) -> None:
    parameters = {**SERIALIZED, **LONGER}[name]
    game = pyspiel.load_game(f"tafelronde_{name.partition('-')[0]}{parameters}")
    pyspiel.random_sim_test(game, 1, name in SERIALIZED, False)


@at_each_size
def test_it_is_the_game(table: Table) -> None:
    game = game_of(table)
    assert (game.num_players(), game.min_utility(), game.max_utility()) == (table.players, -1, 1)
    assert game.utility_sum() == 2 - table.players
    kinds = pyspiel.GameType.Utility
    assert game.get_type().utility == (kinds.ZERO_SUM if table.players == 2 else kinds.CONSTANT_SUM)
    position = table.new()
    for state in random_states(game, 1, 250):
        if state.history():
            last, by_place = (
                state.history()[-1],
                position.is_chance or not table.game.bounds.actions,
            )
            position.apply(position.steps()[last] if by_place else last)
        assert state.position == position
        assert state.current_player() == position.current_player
        assert state.returns() == position.returns()
        steps = [state.own_action(action) for action in state.legal_actions()]
        assert steps == position.steps()
        assert [state.action_of(step) for step in steps] == state.legal_actions()
        if position.is_chance:
            assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
        elif not position.is_terminal:
            words = [state.action_to_string(action) for action in state.legal_actions()]
            assert [position.parse(word) for word in words] == steps


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_a_state_comes_back_from_text(name: str) -> None:
    game = pyspiel.load_game(f"tafelronde_{name}")
    *_, state = random_states(game, 2, 30)
    text = pyspiel.serialize_game_and_state(game, state)
    again, other = pyspiel.deserialize_game_and_state(text)
    assert (str(again), str(other)) == (str(game), str(state))
    assert other.position == state.position
    assert other.information_state_string(1) == state.information_state_string(1)


# ---- what a player knows -------------------------------------------------------------------------


def memory(observer: Any, state: TafelrondeState, player: int) -> bytes:
    """The tensor that an observer writes, as bytes."""
    observer.set_from(state, player)
    return observer.tensor.tobytes()


@at_each_size
def test_tensors_tell_information_states_apart(table: Table) -> None:
    """Continuations of a position have the same tensor exactly where they have the same
    information."""
    game = game_of(table)
    observer = game.make_py_observer(pyspiel.IIGObservationType(True, True))
    alone = {name: part for name, part in observer.dict.items() if name != "key"}
    assert set(alone) >= {"steps"}
    for number, state in enumerate(random_states(game, 6, 60)):
        if number % 12 or state.is_terminal():
            continue
        following = [state.child(action) for action in state.legal_actions()[:12]]
        for player in range(table.players):
            tensors: dict[bytes, str] = {}
            for child in following:
                observer.set_from(child, player)
                found = b"".join(part.tobytes() for part in alone.values())
                key = child.information_state_string(player).rsplit("#")[-1]
                assert tensors.setdefault(found, key) == key
            assert len(set(tensors.values())) == len(tensors)


def test_the_last_steps_are_remembered_as_many_as_were_asked_for() -> None:
    game = pyspiel.load_game("tafelronde_rosenkoenig(recall=4)")
    assert game.get_parameters()["recall"] == 4
    *_, state = random_states(game, 2, 40)
    observer = game.make_py_observer(pyspiel.IIGObservationType(True, True))
    observer.set_from(state, 1)
    assert {name: part.shape for name, part in observer.dict.items()} == {
        "observation": (342,), "steps": (4, 3), "key": (128,),
    }  # fmt: skip
    whole = pyspiel.load_game("tafelronde_rosenkoenig")
    assert whole.information_state_tensor_size() == 342 + 190 * 3
    own = state.history()[-1]
    if not state.is_chance_node() and state.full_history()[-1].player >= 0:
        assert observer.dict["steps"][0, 2] * 2**15 == own


NONE, OWN = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER


@at_each_size
def test_observers_see_what_is_public_and_what_is_private(table: Table) -> None:
    game, dice = game_of(table), np.random.default_rng(4)
    public = game.make_py_observer(pyspiel.IIGObservationType(True, False, NONE))
    private = game.make_py_observer(pyspiel.IIGObservationType(False, False, OWN))
    both = game.make_py_observer(pyspiel.IIGObservationType(True, False, OWN))
    nothing = game.make_py_observer(pyspiel.IIGObservationType(False, False, NONE))
    witness = game.make_py_observer(pyspiel.IIGObservationType(True, True, NONE))
    assert nothing.tensor is None
    open_to_all = not table.game.info.hidden
    numbered = table.game.bounds.observation > 0
    assert (private.tensor is None) == (open_to_all or not numbered)
    for number, state in enumerate(random_states(game, 7, 90)):
        if number % 9 or state.is_terminal():
            continue
        words = dice.integers(2**32, size=4, dtype=np.uint32)
        other = game.new_initial_state()
        other.position = state.position.resample(SPECTATOR, words)
        assert witness.string_from(state, 0).startswith(public.string_from(state, 0))
        for player in range(table.players):
            assert public.string_from(state, player) == table.game.draw(state.position.view())
            assert nothing.string_from(state, player) == ""
            assert (private.string_from(state, player) == "") == open_to_all
            if public.tensor is not None:
                assert memory(public, state, player) == memory(public, other, player)
            if private.tensor is not None:
                same = state.resample_from_infostate(player, dice.random)
                assert memory(private, state, player) == memory(private, same, player)
            if both.tensor is not None:
                both.set_from(state, player)
                numbers = np.count_nonzero(both.tensor)
                parts = [one for one in (public, private) if one.tensor is not None]
                for one in parts:
                    one.set_from(state, player)
                assert sum(np.count_nonzero(one.tensor) for one in parts) == numbers


@at_each_size
def test_what_is_drawn_anew_is_believed(table: Table) -> None:
    dice, changed, game = np.random.default_rng(3), False, game_of(table)
    states = (state for state in random_states(game, 3, 200) if not state.is_chance_node())
    remembers = game.make_py_observer(pyspiel.IIGObservationType(True, True))
    for state in islice(states, 12):
        player = max(0, state.current_player())
        for _ in range(4):
            other = state.resample_from_infostate(player, dice.random)
            changed = changed or other.position != state.position
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert memory(remembers, other, player) == memory(remembers, state, player)
            assert other.legal_actions() == state.legal_actions()
    assert changed == (table.game.info.hidden and not table.options.get("open", False))


def kuhn_states(players: int = 2) -> list[TafelrondeState]:
    """All states of Kuhn poker in which a player decides, or that end it."""
    found, waiting = [], [pyspiel.load_game("tafelronde_kuhn_poker", {"players": players})
                          .new_initial_state()]  # fmt: skip
    while waiting:
        state = waiting.pop()
        if not state.is_chance_node():
            found.append(state)
        waiting += [state.child(action) for action in state.legal_actions()]
    return found


def test_information_states_are_what_players_remember() -> None:
    """In Kuhn poker: the own card and all bets, and all cards at the end."""
    for player in range(2):
        strings: dict[object, set[str]] = {}
        tensors: dict[object, set[bytes]] = {}
        for state in kuhn_states():
            cards, bets = state.history()[:2], tuple(state.history()[2:])
            # the second outcome is a place among the cards that are left
            dealt = (cards[0], cards[1] + (cards[1] >= cards[0]))
            known = (dealt if state.is_terminal() else dealt[player], bets)
            strings.setdefault(known, set()).add(state.information_state_string(player))
            tensor = np.array(state.information_state_tensor(player), np.float32)
            tensors.setdefault(known, set()).add(tensor.tobytes())
        for seen in (strings, tensors):
            assert all(len(same) == 1 for same in seen.values())
            assert len({one for same in seen.values() for one in same}) == len(seen) == 12 + 30


# ---- their algorithms on our games ---------------------------------------------------------------


def test_exploitability_is_that_of_their_kuhn_poker() -> None:
    """Ours counts in halves: −1 … 1 where theirs has −2 … 2."""
    ours, theirs = pyspiel.load_game("tafelronde_kuhn_poker"), pyspiel.load_game("kuhn_poker")
    found = [exploitability.exploitability(g, UniformRandomPolicy(g)) for g in (ours, theirs)]
    assert 2 * found[0] == pytest.approx(found[1]) == pytest.approx(0.45833333)
    three = pyspiel.load_game("tafelronde_kuhn_poker(players=3)")
    theirs = pyspiel.load_game("kuhn_poker(players=3)")
    found = [exploitability.nash_conv(g, UniformRandomPolicy(g)) for g in (three, theirs)]
    assert 4 * found[0] == pytest.approx(found[1])


def test_cfr_finds_the_value_of_kuhn_poker() -> None:
    game = pyspiel.load_game("tafelronde_kuhn_poker")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    assert exploitability.exploitability(game, policy) < 0.01
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert value[0] == pytest.approx(-1 / 36, abs=0.005)


WINS = (3, 0, 3, 0, 3, 0)
"""Columns; the player to act has three in column 3."""


def test_their_tree_search_sees_a_win() -> None:
    """In Python: OpenSpiel 2.0's C++ search crashes on every game in Python, its own included."""
    game = pyspiel.load_game("tafelronde_connect_four")
    state = game.new_initial_state()
    for column in WINS:
        state.apply_action(column)
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 60, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    assert bot.step(state) == 3


def test_their_tree_search_draws_chance() -> None:
    *_, state = random_states(pyspiel.load_game("tafelronde_rosenkoenig"), 4, 80)
    dice = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = mcts.MCTSBot(state.get_game(), 2.0, 10, evaluator, random_state=dice)
    assert bot.step(state) in state.legal_actions()


def kuhn() -> TafelrondeGame:
    return pyspiel.load_game("tafelronde_kuhn_poker")


def test_external_sampling_learns() -> None:
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(kuhn())
    for _ in range(400):
        solver.iteration()
    assert exploitability.exploitability(kuhn(), solver.average_policy()) < 0.1


def test_their_search_of_information_sets_folds_the_lowest_card() -> None:
    """A player with the lowest card who is asked to call a bet loses by calling."""
    game = kuhn()
    state = game.new_initial_state()
    for action in (2, 0, 1):  # the first has the highest card, the second the lowest; a bet
        state.apply_action(action)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=mcts.RandomRolloutEvaluator(1, dice), uct_c=1.0, max_simulations=400,
        random_state=dice,
    )  # fmt: skip
    assert state.current_player() == 1
    assert bot.step(state) == 0


@pytest.mark.parametrize(
    ("needs", "library"), [(("jax", "flax", "optax"), "jax"), (("torch",), "pytorch")]
)
def test_deep_cfr_runs(needs: tuple[str, ...], library: str) -> None:
    for name in needs:
        pytest.importorskip(name, reason=f"{name} is not installed: no check needs it")
    deep_cfr = importlib.import_module(f"open_spiel.python.{library}.deep_cfr")
    solver = deep_cfr.DeepCFRSolver(
        kuhn(), policy_network_layers=(16,), advantage_network_layers=(16,), num_iterations=2,
        num_traversals=8, batch_size_advantage=16, batch_size_strategy=16, memory_capacity=1000,
        policy_network_train_steps=2, advantage_network_train_steps=2,
    )  # fmt: skip
    solver.solve()
    for state in kuhn_states():
        if not state.is_terminal():
            chances = solver.action_probabilities(state)
            assert sum(map(float, chances.values())) == pytest.approx(1.0, abs=1e-5)


@pytest.mark.parametrize("name", ["kuhn_poker", "connect_four", "rosenkoenig"])
def test_a_playthrough_is_generated(name: str) -> None:
    lines = generate_playthrough.playthrough_lines(f"tafelronde_{name}", seed=3)
    assert "IsTerminal() = True" in lines
    assert any(line.startswith("InformationStateTensor(0)") for line in lines)
    hides = any(line.startswith("PrivateObservationString(0)") for line in lines)
    assert hides == (name == "kuhn_poker")


# ---- our bots on theirs --------------------------------------------------------------------------


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_our_bots_are_theirs(name: str) -> None:
    game = pyspiel.load_game(f"tafelronde_{name}")
    bots = [openspiel.bot(game, "easy", seed=1), openspiel.bot(game, "random", seed=2)]
    for ply, state in enumerate(random_states(game, 5, 40)):
        if not state.is_chance_node() and not state.is_terminal():
            before = str(state)
            assert bots[ply % 2].step(state) in state.legal_actions()
            assert str(state) == before


def test_bots_of_both_play_each_other() -> None:
    game = pyspiel.load_game("tafelronde_rosenkoenig")
    bots = [openspiel.bot(game, "greedy", seed=1), pyspiel.make_uniform_random_bot(1, 2)]
    results = [pyspiel.evaluate_bots(game.new_initial_state(), bots, seed) for seed in range(4)]
    assert all(sum(result) == 0.0 for result in results)
    assert sum(result[0] for result in results) > 0


# ---- refusals, and the end -----------------------------------------------------------------------


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownGame):
        openspiel.register("chess")
    with pytest.raises(BadOption, match="players: 7"):
        openspiel.TafelrondeGame.__subclasses__()[0]({"players": 7})
    game = pyspiel.load_game("tafelronde_rosenkoenig")
    with pytest.raises(BadOption, match="bot: 'genius'"):
        openspiel.bot(game, "genius")
    for seed in (-1, "7", None):
        with pytest.raises(BadOption, match=f"seed: {seed!r}"):
            openspiel.bot(game, "easy", seed=seed)
    everyone = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(BadOption, match="iig_obs_type"):
        game.make_py_observer(everyone)
    with pytest.raises(BadOption, match="recall: 191"):
        pyspiel.load_game("tafelronde_rosenkoenig(recall=191)")
    with pytest.raises(BadOption, match="params"):
        game.make_py_observer(None, {"what": 1})


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_an_action_that_cannot_be_is_refused_and_nothing_moves(name: str) -> None:
    state = pyspiel.load_game(f"tafelronde_{name}").new_initial_state()
    while True:
        before, outcomes = state.clone(), state.is_chance_node()
        for action in (max(state.legal_actions()) + 1, 10**9):
            with pytest.raises((InvalidAction, IllegalAction)):
                state.apply_action(action)
        assert state.position == before.position
        if not outcomes:
            break
        state.apply_action(state.legal_actions()[0])


def test_a_process_that_used_it_ends_well() -> None:
    program = """
import pyspiel, tafelronde.adapters.openspiel
state = pyspiel.load_game("tafelronde_rosenkoenig").new_initial_state()
print(state.observation_string(0) != "")
"""
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": ":".join(path for path in sys.path if path), "PATH": ""},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout == "True\n"
