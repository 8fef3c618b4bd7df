"""Puzzles where something is hidden, and where all decisions but one lose."""

import pytest

import tafelronde
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State
from tafelronde.games.drakon.puzzling import worst
from tafelronde.school.finding.attack_idea import AttackIdea
from tafelronde.school.finding.idea import Played
from tafelronde.school.finding.make import play_game
from tafelronde.school.finding.save_idea import SaveIdea
from tafelronde.school.puzzles import puzzles_of
from tafelronde.solving import sure
from tafelronde.solving.attack import NOBODY, Attack
from tafelronde.solving.sure import Sure, TooMany

FOUR = tafelronde.load("connect_four")


def _four(columns: str) -> State:
    state = FOUR.new(2)
    state.replay(columns)
    return state


def _alone(state: State) -> Played:
    """A game that consists of one decision."""
    return Played(FOUR, state.players, {}, (), ((0, state),), state)


def test_both_searches_find_the_same_victories() -> None:
    attack, answers = Attack(FOUR), list[bool]()
    for number in range(3):
        for _, state in play_game(FOUR, 2, number).decisions[-8:]:
            for player in (0, 1):
                for stop in (NOBODY, 1 - player):
                    found = attack.is_won(state, player, 2, stop)
                    assert found == Sure(player, stop).wins(state, 2)
                    answers.append(bool(found))
    assert len(set(answers)) == 2


def test_the_plain_search_says_when_there_is_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sure, "MOST", 5)
    with pytest.raises(TooMany):
        Sure(0).wins(_four(""), 4)
    threat = _four("dadad")
    assert "too many" in SaveIdea(FOUR).refute(threat, (threat.parse("d"),), 0.0, -1.0)


def test_a_threat_must_be_stopped() -> None:
    state = _four("dadad")  # three in a column: only the fourth place saves
    idea = SaveIdea(FOUR)
    (found,) = idea.look(_alone(state))
    assert found.line == (state.parse("d"),)
    assert idea.refute(state, found.line, found.worth, found.second) == ""
    assert "loses" in idea.refute(state, (state.parse("b"),), 0.0, -1.0)
    beyond = (*found.line, state.parse("a"))
    assert "beyond" in idea.refute(state, beyond, 0.0, -1.0)


@pytest.mark.parametrize(
    "columns",
    [
        "dada",  # nobody threatens
        "dbdcad",  # nobody does any more
        "dadada",  # one wins oneself
    ],
)
def test_elsewhere_nothing_saves(columns: str) -> None:
    state = _four(columns)
    assert list(SaveIdea(FOUR).look(_alone(state))) == []


def test_drakons_worst_position_allows_others_all_that_they_may_do() -> None:
    game = tafelronde.load("drakon")
    for number in range(2):
        played = play_game(game, 4, number)
        for _, state in played.decisions[5::11]:
            mover = state.current_player
            for seat in range(state.players):
                world = worst(state, seat)
                again = worst(state.resample(seat, new_rng(number)), seat)
                assert world == again, "it depends on what the seat cannot know"
                own, more = set(state.legal_actions()), set(world.legal_actions())
                assert own == more if seat == mover else own <= more


def test_hidden_games_must_tell_the_worst() -> None:
    elves = tafelronde.load("koenig_der_elfen")
    assert elves.puzzling is not None
    assert elves.puzzling.worst is None
    with pytest.raises(BadOption, match="tells the worst"):
        AttackIdea(elves)


def test_drakons_certain_victories_hold_whatever_is_hidden() -> None:
    """They win in positions drawn anew, too, for the other search."""
    of = puzzles_of("drakon")
    assert of is not None
    attack = Attack(tafelronde.load("drakon"))
    short = [one for one in of.puzzles if one.idea == "attack" and len(one.line) == 3]
    assert short
    for puzzle in short[::8]:
        state = puzzle.position()
        for number in range(3):
            world = state.resample(puzzle.seat, new_rng(number))
            assert attack.is_won(world.after(puzzle.actions()[0]), puzzle.seat, 1), puzzle.id
