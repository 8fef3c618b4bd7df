"""Forced moves are made for people; taking back goes behind them."""

import random

import pytest

import tafelronde
from server.tables import running_table
from tafelronde.core.facts.constants import CHANCE
from tafelronde.match.forced import forced_action
from tafelronde.server.storage.stored_events import decode
from tafelronde.server.table import events as e
from tafelronde.server.table.playing import play
from tafelronde.server.table.table import Table
from tafelronde.server.table.taking_back import can_undo
from tafelronde.server.views.cache import ViewCache


def _play_at_random(table: Table, seed: int, most: int = 250) -> None:
    """Everybody plays something, until the game is over or long enough."""
    chooser = random.Random(seed)
    while table.status == "playing" and table.ply < most:
        before = table.ply
        for event in play(table, chooser.choice(table.state.legal_actions())):
            table.apply(event, 3.0)
        table.settle()
        assert table.ply > before


@pytest.mark.parametrize("game", ["drakon", "koenig_der_elfen"])
def test_nobody_who_plays_with_bots_is_asked_where_there_is_no_choice(game: str) -> None:
    table = running_table(game, "ada", "*easy")
    _play_at_random(table, seed=3)
    done = [k for k, ply in enumerate(table.log) if ply.forced]
    assert done, "nothing was forced in this game"
    told = ViewCache(table).entries(0)
    assert [entry.ply for entry in told if entry.forced] == done
    for k, (player, action, _, forced) in enumerate(table.log):
        if player == 0:
            only = forced_action(table.state_at(k))
            assert (only is not None) == forced
            assert not forced or only == action
            after = table.log[k + 1].player if k + 1 < table.ply else None
            assert not (forced and after == CHANCE), "a draw is not made unasked"
        else:
            assert not forced


def test_taking_back_goes_behind_what_was_forced() -> None:
    table = running_table("drakon", "ada", "*easy")
    chooser = random.Random(3)
    while not (table.ply and table.log[-1].forced):
        for event in play(table, chooser.choice(table.state.legal_actions())):
            table.apply(event, 3.0)
        table.settle()
    to = can_undo(table, 0).to
    assert table.log[to].player == 0
    assert not table.log[to].forced
    assert all(ply.forced for ply in table.log[to + 1 :] if ply.player == 0)


@pytest.mark.parametrize("others", [("*easy",), ("bob",), ("ada",)])
def test_a_hand_that_leaves_no_choice_is_not_given_away(others: tuple[str, ...]) -> None:
    """Also who plays with bots alone decides it themselves, since others may look on; and the log
    says "Nothing else was possible" only where everybody can tell."""
    secret = public = 0
    for seed in range(3):
        table = running_table("koenig_der_elfen", "ada", *others)
        _play_at_random(table, seed=seed)
        for ply, (player, _, _, forced) in enumerate(table.log):
            if player == 0 and len(table.state_at(ply).legal_actions()) == 1:
                assert forced == (forced_action(table.state_at(ply)) is not None)
                secret += not forced
                public += forced
    assert secret
    assert public


def test_a_table_that_was_stored_before_is_read() -> None:
    assert decode('{"t":"move","seat":1,"action":7}') == e.Moved(1, 7, forced=False)


def test_a_card_is_not_drawn_unasked() -> None:
    """Also where nothing but drawing is possible."""
    game = tafelronde.load("rosenkoenig")
    chooser = random.Random(1)
    met = 0
    for _ in range(10):
        state = game.new(2)
        while not state.is_terminal:
            if not state.is_chance and [state.format(a) for a in state.legal_actions()] == ["draw"]:
                met += 1
                assert forced_action(state) is None
            state.apply(chooser.choice(state.steps()))
    assert met
