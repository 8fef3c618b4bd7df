"""The compiled rules and an independent, slow implementation play the same games."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import tafelronde
from clauses import clause
from games.drakon.conservation import names_in
from games.drakon.slow_rules import Slow, choose
from tables import daily
from tafelronde.core.objects.state import State

STEPS = 350
"""The most steps of a game: some walk about for thousands."""
TABLES = list(product((2, 3, 4, 5, 6), (False, True), (False, True), ("four", "three")))
PAIRS = [
    (players, escape, heroes, start)
    for players, escape, heroes, start in TABLES
    if escape ^ heroes == players % 2 and escape ^ (start == "three") == (players in (4, 5))
]
"""A quarter of them, with every choice of two options together and each at every size."""


def same(state: State, slow: Slow) -> None:
    """Everything that both can tell of a position."""
    record: Any = state.array[0]
    view = state.view(None)
    actor, words = slow.ask
    assert state.current_player == actor
    assert {state.format(step) for step in state.steps()} == words
    laid = {
        (tile.x, tile.y): f"{tile.kind}:{tile.arrows}" if tile.arrows else tile.kind
        for tile in view.tiles
    }
    assert laid == slow.board
    assert [(seat.x, seat.y) for seat in view.seats] == slow.where
    assert [seat.coins for seat in view.seats] == slow.coins
    assert [seat.figure for seat in view.seats] == slow.figure
    assert [seat.used for seat in view.seats] == slow.used
    assert [names_in(int(record.hands[seat])) for seat in range(state.players)] == [
        +hand for hand in slow.hands
    ]
    assert view.on_start == slow.on_start
    assert view.pile == slow.pile.total() + len(slow.bottom)
    sunk = [f"{t.kind}:{t.arrows}" if t.arrows else t.kind for t in state.view(_dwarf(slow)).bottom]
    assert sunk == slow.bottom
    assert view.turns == slow.turns
    assert (actor == -4) == state.is_terminal
    if state.is_terminal:
        assert state.winners() == slow.winners


def _dwarf(slow: Slow) -> int:
    """The player who knows all of the pile's known end."""
    return slow.figure.index("dwarf") if "dwarf" in slow.figure else 0


@clause("D-12.1", "D-12.3", "D-12.4", "D-12.5", "D-12.6", "D-6.18", "D-6.19")
@pytest.mark.parametrize(("players", "escape", "heroes", "start"), daily(TABLES, PAIRS, many=True))
def test_random_games_are_the_same(players: int, escape: bool, heroes: bool, start: str) -> None:
    dice = random.Random(f"{players}{escape}{heroes}{start}")
    state = tafelronde.load("drakon").new(players, escape=escape, heroes=heroes, start=start)
    slow = Slow(players, escape, heroes, start)
    same(state, slow)
    for _ in range(STEPS):
        if slow.ask[0] == -4:
            break
        word = choose(dice, slow.ask[1])
        state.apply(word)
        slow.step(word)
        same(state, slow)


def test_the_slow_rules_know_all_tiles() -> None:
    slow = Slow(2, escape=False, heroes=False, start="four")
    assert slow.pile.total() == 63
    assert isinstance(slow.pile, Counter)
