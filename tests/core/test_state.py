"""The Python face: games by name, states, and errors that say what was wrong."""

import pickle
import re
import subprocess
import sys
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import tafelronde
from tables import PACKAGE_GAMES
from tafelronde import (
    CHANCE,
    TERMINAL,
    BadOption,
    BadState,
    Game,
    IllegalAction,
    InvalidAction,
    State,
    TafelrondeError,
    UnknownGame,
)
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts import known
from tafelronde.core.facts.constants import SPECTATOR


def deal(seed: int = 1) -> State:
    state = tafelronde.load("rosenkoenig").new()
    state.apply_chance(new_rng(seed))
    return state


def test_games_are_listed_and_loaded_by_name() -> None:
    names = [info.name for info in tafelronde.infos()]
    assert "rosenkoenig" in names
    game = tafelronde.load("rosenkoenig")
    assert isinstance(game, Game)
    assert game is tafelronde.load("rosenkoenig")
    assert repr(game) == "<Game rosenkoenig>"
    with pytest.raises(UnknownGame, match=r"unknown game 'chess'; known games: .*rosenkoenig"):
        tafelronde.load("chess")


@pytest.mark.parametrize("seed", [-1, 1.5, "x", True, None])
def test_a_seed_of_another_kind_is_refused_by_name(seed: Any) -> None:
    with pytest.raises(ValueError, match=r"^seed: .* is not possible; expected 0 or more$"):
        new_rng(seed)


def test_listing_the_games_starts_no_compiler() -> None:
    program = "import sys, tafelronde; tafelronde.infos(); print('numba' in sys.modules)"
    path = ":".join(path for path in sys.path if path)
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": path, "PATH": ""}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout.strip() == "False"


def test_the_package_names_what_it_has() -> None:
    assert all(getattr(tafelronde, name) is not None for name in tafelronde.__all__)
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = tafelronde.nonsense


@pytest.mark.parametrize("players", [0, 1, 3, -2, 2.0, "2", True, np.array([2, 3])])
def test_a_table_of_another_size_is_refused(players: Any) -> None:
    with pytest.raises(
        BadOption, match=re.escape(f"players: {players!r} is not possible; expected 2")
    ):
        tafelronde.load("rosenkoenig").new(players)


def test_options_are_checked() -> None:
    game = tafelronde.load("kuhn_poker")
    assert game.new(open=True) != game.new(open=False) == game.new()
    with pytest.raises(BadOption, match="open: 1 is not possible; expected one of: False, True"):
        game.new(open=1)
    with pytest.raises(BadOption, match="options: 'closed' is not possible; expected one of: open"):
        game.new(closed=True)
    with pytest.raises(BadOption, match="players: 5 is not possible; expected 2 to 4 for"):
        game.new(5)


def test_who_acts_and_what_can_be_done() -> None:
    state = tafelronde.load("rosenkoenig").new(players=2)
    assert (state.current_player, state.is_chance, state.is_terminal) == (CHANCE, True, False)
    assert state.legal_actions() == []
    assert len(state.chance_outcomes()) == len(state.steps()) == 24
    state.apply_chance(new_rng(1))
    assert (state.current_player, state.is_chance, state.players) == (0, False, 2)
    assert state.chance_outcomes() == []
    assert state.steps() == state.legal_actions() != []
    while not state.is_terminal:
        state.apply(state.steps()[0])
    assert (state.current_player, state.steps()) == (TERMINAL, [])
    assert sum(state.returns()) == 0.0


def test_actions_are_numbers_or_text() -> None:
    one, other = deal(), deal()
    action = one.legal_actions()[0]
    one.apply(action)
    other.apply(one.format(action).lower())
    assert one == other
    third = deal()
    third.replay([third.format(action)])
    assert third == one


def test_equal_is_same_game_and_same_position() -> None:
    state = deal()
    assert state == deal()
    assert state != deal(2)
    assert state != tafelronde.load("connect_four").new()
    assert state != "rosenkoenig"
    assert len({id(copy) for copy in (state, state.copy())}) == 2
    with pytest.raises(TypeError, match="unhashable"):
        hash(state)


def test_states_travel_between_processes() -> None:
    state = deal()
    other = pickle.loads(pickle.dumps(state))
    assert isinstance(other, State)
    assert other == state
    other.apply(other.legal_actions()[0])
    assert other != state


def test_what_loads_no_game_is_told_of() -> None:
    info = replace(tafelronde.load("connect_four").info, name="no_game", load=lambda: "nothing")
    tafelronde.register(info)
    try:
        with pytest.raises(TypeError, match="load of no_game returned 'nothing'"):
            tafelronde.load("no_game")
    finally:
        known._infos.pop("no_game")


def test_the_same_seed_deals_the_same() -> None:
    assert deal(5) == deal(5)
    assert len({deal(seed).to_bytes() for seed in range(50)}) == 50


def test_states_show_themselves() -> None:
    state = deal()
    assert repr(state).startswith("<rosenkoenig: player 0 to act>\n")
    assert str(state) in repr(state)
    assert "chance to act" in repr(tafelronde.load("rosenkoenig").new())
    four = tafelronde.load("connect_four").new()
    four.replay(["d", "d", "e"])
    assert str(four).splitlines()[-1] == ". . . x x . ."
    assert str(four).splitlines()[-2] == ". . . o . . ."


def test_a_refused_action_names_action_reason_and_clause() -> None:
    state = deal()
    with pytest.raises(IllegalAction, match=r"^draw is not legal now: hand-full \(R-4.1\)$"):
        state.apply("draw")
    with pytest.raises(InvalidAction, match="'XY9' is no action; expected a card"):
        state.apply("XY9")
    with pytest.raises(InvalidAction, match="9999 is no action"):
        state.apply(9999)
    assert isinstance(state.explain("draw"), IllegalAction)


@pytest.mark.parametrize("action", [5.7, 9.0, True, np.True_, None, b"9", [9], np.array([9, 9])])
def test_an_action_that_is_no_whole_number_is_refused(action: Any) -> None:
    """None is rounded; what stands before it in a log is played."""
    state = deal()
    for use in (state.apply, state.explain, lambda one: state.replay([one])):
        with pytest.raises(InvalidAction, match="is no action; expected a whole number or a text"):
            use(action)
    assert state == deal()


@pytest.mark.parametrize("name", [*PACKAGE_GAMES, "connect_four"])
def test_a_notation_refuses_other_types(name: str) -> None:
    state = tafelronde.load(name).new()
    notation = state.game.notation
    for action in ("zz", None, 2.5, np.float32(1), [1], True):
        for use in (notation.format_action, notation.encode_action, state.format):
            with pytest.raises(InvalidAction, match="is no action; expected a whole number"):
                use(action)
    for text in (5, None, b"N1", ["N1"]):
        for read in (notation.parse_action, state.parse):
            with pytest.raises(InvalidAction, match="is no action; expected a text"):
                read(text)
        with pytest.raises(InvalidAction, match="is no action; expected an object"):
            notation.decode_action(text)


def test_what_is_no_bytes_is_no_state() -> None:
    game, array = tafelronde.load("rosenkoenig"), deal().array.view(np.uint8)
    assert game.from_bytes(array) == deal()
    for data in (None, 5, "text", np.zeros(276)):
        with pytest.raises(BadState, match="no state of rosenkoenig"):
            game.from_bytes(data)


def test_an_action_may_be_any_kind_of_whole_number() -> None:
    action = deal().legal_actions()[0]
    wanted = deal().after(action)
    for given in (np.int8(action), np.array(action), np.array([action], np.uint16)):
        state = deal()
        state.apply(given)
        assert state == wanted
    for large in (10**30, -(10**30)):
        with pytest.raises(InvalidAction, match=f"{large} is no action"):
            deal().replay([large])


@pytest.mark.parametrize("player", [-1, -2, 2, 1 << 40, 0.0, "0", True, None, np.array([0, 1])])
@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_a_player_who_is_not_there_knows_nothing(name: str, player: Any) -> None:
    """Their places in a record lie beside it, or are another's."""
    state = tafelronde.load(name).new()
    state.apply_chance(new_rng(1))
    expected = re.escape(f"player: {player!r} is not possible; expected 0 to 1")
    for ask in (state.observation, state.features, state.view):
        if ask != state.view or player is not None:
            with pytest.raises(BadOption, match=expected):
                ask(player)
    if not isinstance(player, int) or player != SPECTATOR:
        with pytest.raises(BadOption, match=expected):
            state.resample(player, new_rng(1))


@pytest.mark.parametrize("rng", [7, None, np.random.default_rng(7), new_rng(7)[:1], np.arange(4)])
def test_what_is_no_generator_draws_nothing(rng: Any) -> None:
    state = tafelronde.load("rosenkoenig").new()
    for draw in (state.apply_chance, lambda one: state.resample(0, one)):
        with pytest.raises(BadOption, match=r"rng: .* is not possible; expected uint32\[4\], as"):
            draw(rng)


@pytest.mark.parametrize(
    "error",
    [
        UnknownGame("chess", ["go"]),
        BadOption("players", 3, "2"),
        InvalidAction("XY9", "a card"),
        IllegalAction("NE2", "occupied", "R-3.3"),
    ],
)
def test_errors_travel_between_processes(error: TafelrondeError) -> None:
    other = pickle.loads(pickle.dumps(error))
    assert (type(other), str(other), vars(other)) == (type(error), str(error), vars(error))
