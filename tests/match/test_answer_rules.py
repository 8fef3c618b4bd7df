"""Lines of answers that may be left, in every game: none has anything hidden or drawn in it."""

import pytest

from tables import PACKAGE_GAMES, Table, at_each_size, random_states
from tafelronde.core.contract.rng import below, new_rng
from tafelronde.core.facts.errors import IllegalAction
from tafelronde.core.objects.state import State
from tafelronde.match.reveal import reveals
from tafelronde.server.base.refusal import Refusal
from tafelronde.server.features.correspondence.lines import follow_ups, may_answer, walk

ALLOWED = {"rosenkoenig", "kaiser_koenig_edelmann"}


def test_the_games_in_which_answers_may_be_left() -> None:
    assert {game for game in PACKAGE_GAMES if may_answer(game)} == ALLOWED


def is_public(state: State) -> bool:
    """Whether each seat knows the whole position."""
    rng = new_rng(1)
    return all(state.resample(seat, rng) == state for seat in range(state.players))


@at_each_size
def test_a_line_has_nothing_hidden_or_drawn_in_it(table: Table) -> None:
    if not may_answer(table.name):
        assert table.game.info.hidden
        return
    rng = new_rng(7)
    for state in random_states(table, seed=4100, games=1, every=9):
        if state.current_player < 0:
            continue
        seat = (state.current_player + 1) % state.players
        line: list[int] = []
        here = state
        while here.current_player >= 0 and len(line) < 8:
            fit, left_out = follow_ups(here, seat)
            legal = here.legal_actions()
            assert left_out == (len(fit) < len(legal))
            for action in set(legal) - set(fit):
                after = here.after(action)
                assert after.is_chance or after.is_terminal
                if after.is_chance:
                    with pytest.raises(Refusal, match="drawn"):
                        walk(here, [action])
            if not fit:
                break
            action = fit[int(below(rng, len(fit)))]
            assert not reveals(here, action)
            assert is_public(here)
            line.append(action)
            here = here.after(action)
            assert not here.is_chance
        assert walk(state, line) == here


def test_what_is_not_legal_is_no_line() -> None:
    state = Table("rosenkoenig", 2).new()
    state.apply_chance(new_rng(3))
    illegal = next(a for a in range(1000) if a not in state.legal_actions())
    with pytest.raises(IllegalAction):
        state.copy().apply(illegal)
    with pytest.raises(Refusal):
        walk(state, [illegal])
