"""Revelations of a decision, in every game: taking back is free only if nothing was revealed.

The search looks at keys; these tests look at what people get to see.
"""

from collections.abc import Iterator

import pytest

import kuhn_poker
from core.knowledge import knowledge
from games.koenig_der_elfen.positions import FULL, position
from tables import Table, all_tables, random_game, random_states
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import info
from tafelronde.core.objects.state import State
from tafelronde.match.reveal import reveals

HIDING = sorted({table.name for table in all_tables() if info(table.name).hidden})
"""The games in which players hide something from one another."""


def some_tables(game: str) -> list[Table]:
    """One of each size."""
    return list({table.players: table for table in all_tables() if table.name == game}.values())


def decisions(table: Table, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """One of ``every`` decisions of a random game after which somebody decides."""
    before: State | None = None
    for ply, state in enumerate(random_game(table, seed)):
        if before is not None and state.current_player >= 0:
            yield before, next(a for a in before.legal_actions() if before.after(a) == state)
        decides = ply % every == 0 and state.current_player >= 0
        before = state.copy() if decides else None


@pytest.mark.parametrize("game", HIDING)
def test_what_a_seat_knows_has_a_key(game: str) -> None:
    """``resample`` makes the same of all positions that a player cannot tell apart."""
    rng = new_rng(1)
    for table in some_tables(game):
        for state in random_states(table, seed=2600, games=1, every=7):
            for player in range(table.players):
                other = state.resample(player, rng)
                assert other.resample(player, new_rng(2)) == state.resample(player, new_rng(2))


@pytest.mark.parametrize("game", HIDING)
def test_what_may_be_taken_back_has_told_nothing(game: str) -> None:
    rng = new_rng(3)
    for table in some_tables(game):
        for state, action in decisions(table, seed=2700, every=9):
            if reveals(state, action):
                continue
            for seat in range(table.players):
                told = knowledge(state.after(action), seat)
                for _ in range(3):
                    other = state.resample(seat, rng)
                    if action in other.legal_actions():
                        assert knowledge(other.after(action), seat) == told, state.format(action)


def test_most_decisions_tell_nothing() -> None:
    """In Drakon and Briscola all do; at König der Elfen only the search in the pile."""
    for table in all_tables():
        if table.name in ("drakon", "briscola", "koenig_der_elfen") and table.players == 3:
            made = list(decisions(table, seed=2800, every=12))
            assert made
            telling = {state.format(action) for state, action in made if reveals(state, action)}
            assert telling <= ({"no-location"} if table.name == "koenig_der_elfen" else set())


def test_announcing_shows_what_lies_in_the_pile() -> None:
    """E-6.25: only terrains that are there can be fetched."""
    state = position("raft", "lake", realms={2: FULL}, pile="plain lake river")
    action = state.parse("no-location")
    assert action in state.legal_actions()
    assert reveals(state, action)


def test_what_was_known_before_is_not_revealed() -> None:
    """All cards of the others are in sight: where none is hidden, the pile holds no secret."""
    state = position("raft", "", realms={2: FULL}, pile="plain lake river")
    announce = state.parse("no-location")
    assert not reveals(state, announce)


def test_a_showdown_reveals_the_hands() -> None:
    state = kuhn_poker.GAME.new(3, open=False)
    state.replay(["+0", "+3", "+2"])
    quiet = [state.copy()]
    while not state.is_terminal:
        quiet.append(state.copy())
        state.apply(state.legal_actions()[0])
    last = quiet[-1]
    assert reveals(last, last.legal_actions()[0])
    assert not reveals(quiet[0], quiet[0].legal_actions()[0])
