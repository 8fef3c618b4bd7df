"""Invariants of every position of every game: lists, copies, bounds, results, refusals."""

import copy
import json
import pickle

import numpy as np
import pytest

from tables import (
    Table,
    all_tables,
    at_every_table,
    conservation_of,
    games_at,
    random_game,
    random_states,
    stride_at,
    tables_of,
)
from tafelronde.core.contract import dispatch
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.core.facts.errors import BadState, IllegalAction, InvalidAction
from tafelronde.core.facts.info import GameInfo, Option
from tafelronde.core.kernels import calls
from tafelronde.core.objects.state import State

GAMES = 6
TRIED = 5
"""The number of illegal actions of which one is tried, all with their reasons in turn; all are
asked about."""


def reads_back(state: State, action: int) -> None:
    """An action's text and JSON name it, and nothing else."""
    text = state.format(action)
    assert text == text.strip() != ""
    assert state.parse(text) == action
    data = json.loads(json.dumps(state.game.notation.encode_action(action)))
    assert state.game.notation.decode_action(data) == action
    with pytest.raises(InvalidAction):
        state.game.notation.decode_action({**data, "more": 1})


# ---- lists ---------------------------------------------------------------------------------------


@at_every_table
def test_legal_lists_are_sorted_unique_and_read_back(table: Table) -> None:
    bounds, seen = table.game.bounds, set[int]()
    for state in random_states(table, seed=100, games=games_at(table, GAMES)):
        legal = state.legal_actions()
        assert (len(legal) > 0) == (state.current_player >= 0)
        assert legal == sorted(set(legal))
        assert len(legal) <= bounds.legal
        assert not bounds.actions or all(0 <= action < bounds.actions for action in legal)
        for action in set(legal) - seen:
            reads_back(state, action)
        seen.update(legal)
    assert len({table.game.notation.format_action(action) for action in seen}) == len(seen)


@at_every_table
def test_chance_outcomes_are_sorted_unique_weighted_and_read_back(table: Table) -> None:
    seen = set[int]()
    for state in random_states(table, seed=200, games=games_at(table, GAMES)):
        pairs = state.chance_outcomes()
        outcomes = [outcome for outcome, _ in pairs]
        assert (len(pairs) > 0) == state.is_chance
        assert outcomes == sorted(set(outcomes))
        assert len(outcomes) <= table.game.bounds.outcomes
        assert all(isinstance(weight, int) and weight > 0 for _, weight in pairs)
        assert state.steps() == outcomes + state.legal_actions()
        for outcome in set(outcomes) - seen:
            reads_back(state, outcome)
        seen.update(outcomes)


@at_every_table
def test_every_game_ends_within_its_bound_and_reaches_all_parts(table: Table) -> None:
    kinds = set[int]()
    for seed in range(300, 300 + games_at(table, 4 * GAMES)):
        steps = -1
        for state in random_game(table, seed):
            steps += 1
            kinds.add(state.current_player)
            assert state.players == table.players
        assert state.current_player == TERMINAL
        assert steps <= table.game.bounds.steps
    assert set(range(table.players)) <= kinds <= {CHANCE, TERMINAL, *range(table.players)}


# ---- results -------------------------------------------------------------------------------------


@at_every_table
def test_results_are_told_at_the_end_and_not_before(table: Table) -> None:
    for state in random_states(table, seed=400, games=games_at(table, GAMES), every=7):
        results = state.returns()
        assert len(results) == len(state.scores()) == table.players
        if not state.is_terminal:
            assert results == [0.0] * table.players
            assert state.winners() == []
            continue
        assert all(-1.0 <= result <= 1.0 for result in results)
        best = [player for player in range(table.players) if results[player] == max(results)]
        assert state.winners() == best


# ---- copies --------------------------------------------------------------------------------------


@at_every_table
def test_applying_to_a_copy_is_applying_and_leaves_all_else_alone(table: Table) -> None:
    for seed in range(500, 500 + games_at(table, GAMES)):
        kept: list[tuple[State, bytes]] = []
        expected: dict[int, bytes] = {}
        for ply, state in enumerate(random_game(table, seed)):
            if expected:
                assert state.to_bytes() in expected.values()
            expected = {}
            before = state.to_bytes()
            if ply % (3 * stride_at(table)):
                continue
            for step in state.steps():
                other = state.copy()
                other.apply(step)
                expected[step] = other.to_bytes()
                assert other != state
            assert state.to_bytes() == before
            kept.append((state.copy(), before))
        assert all(old.to_bytes() == data for old, data in kept)


@at_every_table
def test_a_state_survives_bytes_pickle_and_copies(table: Table) -> None:
    for state in random_states(table, seed=600, games=3, every=5):
        data = state.to_bytes()
        others = [
            table.game.from_bytes(data),
            pickle.loads(pickle.dumps(state)),
            copy.copy(state),
            copy.deepcopy([state])[0],
        ]
        for other in others:
            assert other == state
            assert other is not state
            assert other.game is state.game
            assert other.legal_actions() == state.legal_actions()
            if state.steps():
                other.apply(state.steps()[-1])
                assert other != state
        assert state.to_bytes() == data
    for wrong in (b"", data[:-1], data + b"\0"):
        with pytest.raises(BadState, match=f"{len(wrong)} bytes"):
            table.game.from_bytes(wrong)


@at_every_table
def test_a_new_game_is_written_completely(table: Table) -> None:
    """``setup`` leaves nothing of the game that was in the record before, and no chance."""
    options = table.game.encode_options(table.options)
    for garbage in (0x00, 0x55, 0xFF):
        array = np.frombuffer(bytes([garbage]) * table.game.dtype.itemsize, table.game.dtype).copy()
        calls.setup(array, table.players, options)
        fresh = table.new().array
        for name in table.game.dtype.names or ():
            assert name.startswith("_fill") or np.array_equal(array[name], fresh[name]), name


# ---- pieces --------------------------------------------------------------------------------------


@at_every_table
def test_nothing_is_lost_or_made(table: Table) -> None:
    """Cards, stones, coins …: each game says what is conserved in tests/games/<game>."""
    hook = conservation_of(table.name)
    for state in random_states(table, seed=700, games=games_at(table, GAMES)):
        hook.check(state)


# ---- refusals ------------------------------------------------------------------------------------


@at_every_table
def test_every_action_is_legal_or_refused_with_a_reason(table: Table) -> None:
    game = table.game
    own = "refusal" in dispatch.implementations[game.dtype].functions
    space = range(-2, game.bounds.actions + 2) if game.bounds.actions else _seen(table)
    stride = 1 + len(space) // 400  # each position asks about a part of a large space
    for number, state in enumerate(
        random_states(table, seed=800, games=games_at(table, GAMES), every=5)
    ):
        if state.current_player < 0:
            continue
        legal, before = state.legal_actions(), state.to_bytes()
        for action in [*legal, *space[number % stride :: stride]]:
            code = int(calls.refusal(state.array, action))
            if own:
                assert (code == 0) == (action in legal), state.format(action)
            if action in legal:
                continue
            assert code in game.refusals
            if (action + number) % TRIED:
                continue
            with pytest.raises((IllegalAction, InvalidAction)) as caught:
                state.apply(action)
            if isinstance(caught.value, IllegalAction):
                assert (caught.value.reason, caught.value.clause) == game.refusals[code]
        assert state.to_bytes() == before


def _seen(table: Table) -> list[int]:
    """Actions that were legal somewhere, where the space is too large to try it all."""
    states = random_states(table, seed=850, games=games_at(table, GAMES), every=9)
    return sorted({action for state in states for action in state.legal_actions()})


@at_every_table
def test_what_cannot_be_done_is_told(table: Table) -> None:
    space = range(table.game.bounds.actions)
    stride = 1 + len(space) // 8  # each position tries some
    for number, state in enumerate(random_game(table, seed=900)):
        before = state.to_bytes()
        for nonsense in ("", "?!", "Δ", "a1b2c3d4", "-1", "0x") if number % 5 == 0 else ():
            with pytest.raises(InvalidAction):
                state.apply(nonsense)
        if state.is_chance and number % stride_at(table) == 0:
            for action in space[number % stride :: stride]:
                with pytest.raises(IllegalAction, match="chance-acts"):
                    state.apply(action)
        assert state.to_bytes() == before
    for action in space:
        with pytest.raises(IllegalAction, match="game-over"):
            state.apply(action)


# ---- random actions ------------------------------------------------------------------------------


@at_every_table
def test_random_actions_are_drawn_as_the_lists_say(table: Table) -> None:
    """Chi-square against uniform (players) or the weights (chance), with a generous bound."""
    draws, rng = 600, new_rng(7)
    size = max(1, table.game.bounds.buffer)
    out, weights = np.empty(size, np.int32), np.empty(size, np.int32)
    for state in random_states(table, seed=1000, games=4, every=11):
        if state.is_terminal:
            continue
        before = state.to_bytes()
        shares = dict(state.chance_outcomes()) or dict.fromkeys(state.legal_actions(), 1)
        found = dict.fromkeys(shares, 0)
        for _ in range(draws):
            found[int(calls.random_action(state.array, rng, out, weights))] += 1
        total, freedom = sum(shares.values()), len(shares) - 1
        expected = {step: draws * share / total for step, share in shares.items()}
        chi = sum((found[step] - expected[step]) ** 2 / expected[step] for step in shares)
        assert chi <= freedom + 8 * (2 * freedom) ** 0.5 + 16, (state.to_bytes(), found)
        assert state.to_bytes() == before


# ---- the enumeration itself ----------------------------------------------------------------------


def test_tables_are_all_counts_and_choices() -> None:
    info = GameInfo(
        "game", "Game", 2, 3, ("red", "white", "blue"), 1, lambda: None,  # type: ignore[arg-type,return-value]
        options=(
            Option("short", (False, True), False, "X-1"),
            Option("length", (3, 5, 7), 5, "X-2", players=(3,)),
        ),
    )  # fmt: skip
    found = [str(table) for table in tables_of(info)]
    assert len(found) == len(set(found)) == 2 * 1 + 2 * 3
    assert "game-2-short=True-length=5" in found
    assert "game-2-short=True-length=7" not in found
    assert {"rosenkoenig", "connect_four", "kuhn_poker"} <= {t.name for t in all_tables()}


def test_of_many_combinations_every_choice_occurs() -> None:
    info = GameInfo(
        "game", "Game", 2, 2, ("red", "white"), 1, lambda: None,  # type: ignore[arg-type,return-value]
        options=(
            Option("short", (False, True), False, "X-1"),
            Option("length", (3, 5, 7), 5, "X-2"),
            Option("width", (1, 2, 3, 4), 1, "X-3"),
        ),
    )  # fmt: skip
    found = [table.options for table in tables_of(info)]
    assert len(found) == 4
    for option in info.options:
        assert {options[option.name] for options in found} == set(option.choices)
