"""Puzzles: the searches that find them, and those that check them."""

import contextlib

import pytest

import tafelronde
from tables import daily
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State
from tafelronde.school.finding.attack_idea import AttackIdea
from tafelronde.school.finding.idea import Found
from tafelronde.school.finding.ideas import idea_of, puzzling_of
from tafelronde.school.finding.make import are_alike, differing_bytes, make_puzzles, play_game
from tafelronde.school.finding.solvers import LEAST_UNSEEN, MOST_AT_ONCE, Solvers, start_rating
from tafelronde.school.puzzles import PuzzleSet, puzzles_of
from tafelronde.solving.attack import Attack
from tafelronde.solving.odds import Odds
from tafelronde.solving.plain import Plain, TooMany

SHIPPED = [of for info in tafelronde.infos() if (of := puzzles_of(info.name)) is not None]
SAMPLE = 4
"""Puzzles of each idea and game that are proven again here; ``benchmarks.puzzles`` does all."""


def _four(*columns: int) -> State:
    state = tafelronde.load("connect_four").new(2)
    state.replay("abcdefg"[column - 1] for column in columns)
    return state


def test_an_attack_counts_own_turns() -> None:
    attack = Attack(tafelronde.load("connect_four"))
    three = _four(4, 1, 4, 1, 4, 1)
    assert attack.turns(three, 0, 3) == 1
    assert attack.winners(three, 1) == [three.parse("d")]
    assert attack.is_won(three, 1, 3) is False
    open_pair = _four(4, 4, 3, 3)  # 2 or 5 makes three with both ends open
    assert attack.turns(open_pair, 0, 3) == 2
    assert attack.is_won(open_pair, 0, 1) is False


def test_an_attack_tells_when_there_is_too_much_to_look_at() -> None:
    attack = Attack(tafelronde.load("connect_four"), limit=50)
    assert attack.is_won(_four(), 0, 5) is None
    assert attack.turns(_four(), 0, 5) is None
    assert attack.winners(_four(), 5) is None


def test_an_attack_stops_where_it_is_too_late() -> None:
    attack = Attack(tafelronde.load("connect_four"))
    open_pair = _four(4, 4, 3, 3)
    assert attack.is_won(open_pair, 0, 2, stop=1) is False
    assert attack.is_won(_four(4, 1, 4, 1, 4, 1), 0, 2, stop=1) is True


def test_the_worth_over_all_draws_is_what_the_plain_search_finds() -> None:
    game = tafelronde.load("rosenkoenig")
    odds, looked = Odds(game, 2_000), 0
    for number in range(4):
        for _, state in reversed(play_game(game, 3, number).decisions[-6:]):
            worths = odds.worths(state)
            if worths is None:
                break
            plain = Plain(state.current_player, 1000)
            with contextlib.suppress(TooMany):
                for action, worth in worths.items():
                    assert worth == pytest.approx(plain.worth_after(state, action), abs=1e-9)
                    looked += 1
    assert looked > 8


def test_so_many_turns_are_looked_at() -> None:
    """After three in a row comes the win: it is seen with one further turn, and not without."""
    game = tafelronde.load("connect_four")
    state = _four(4, 4, 3, 3)
    fork = state.parse("b")
    assert Odds(game, turns=0).worth(state.after(fork), 0) == 0.0
    assert Odds(game, turns=1).worth(state.after(fork), 0) == 1.0
    assert Plain(0, 0).worth_after(state, fork) == 0.0


def test_any_game_has_puzzles() -> None:
    """Also one that says nothing about them."""
    game = tafelronde.load("connect_four")
    assert game.puzzling is None
    assert list(puzzling_of(game).ideas) == ["far"]
    made = list(make_puzzles(game, 2, 1, 60.0))
    assert len(made) == 2
    for one in made:
        assert one.found.worth > one.found.second
        assert one.found.line[0] in one.found.state.legal_actions()
        assert 0 < one.rating < 3000
        assert "random" in one.solved
    assert [one.found.line for one in make_puzzles(game, 2, 1, 60.0)] == [
        one.found.line for one in made
    ]


def test_nearly_the_same_is_one_puzzle() -> None:
    def found(state: State, *line: int) -> Found:
        return Found("attack", "win-1", 0, state, line, 1.0, 0.0)

    one, other = _four(4, 1, 4, 1, 4, 1), _four(4, 1, 4, 1, 4, 2)
    assert differing_bytes(one, one) == 0
    assert are_alike(found(one, 3), found(one, 3))
    assert are_alike(found(one, 3), found(other, 3))
    far = play_game(tafelronde.load("rosenkoenig"), 1, 0).decisions
    assert not are_alike(found(far[2][1], 3), found(far[90][1], 3))


def test_ratings_follow_from_what_bots_solve() -> None:
    game = tafelronde.load("rosenkoenig")
    state = play_game(game, 1, 0).decisions[0][1]
    solved = Solvers(game, 1).solve(state, [state.legal_actions()[0]], "odds")
    assert set(solved.shares) == {"random", "easy", "medium", "hard"}
    assert all(0.0 <= share <= 1.0 for share in solved.shares.values())
    assert solved.shares["random"] == pytest.approx(1 / len(state.legal_actions()), abs=1e-4)


def test_ratings_rise_as_fewer_solve_it() -> None:
    shares = [{"random": p / 4, "easy": p, "medium": p, "hard": p} for p in (1.0, 0.6, 0.3, 0.0)]
    ratings = [start_rating(one, False, False) for one in shares]
    assert ratings == sorted(ratings)
    assert 0 < ratings[0] < 900 < 1800 < ratings[-1] < 3000


def test_who_can_win_at_once_sees_it_and_hidden_hands_are_hard() -> None:
    nobody, all_do = ({"easy": p, "medium": p, "hard": p} for p in (0.0, 1.0))
    assert start_rating(nobody, True, False) == MOST_AT_ONCE
    assert start_rating(all_do, True, False) < MOST_AT_ONCE
    assert start_rating(all_do, False, True) == LEAST_UNSEEN
    assert start_rating(nobody, False, True) > LEAST_UNSEEN
    game = tafelronde.load("connect_four")
    three = _four(4, 1, 4, 1, 4, 1)
    assert Solvers(game, 1).solve(three, [three.parse("d")], "attack").rating <= MOST_AT_ONCE


def test_unknown_ideas_and_settings_are_refused() -> None:
    game = tafelronde.load("connect_four")
    with pytest.raises(BadOption, match="one of: attack"):
        idea_of(game, "guess")
    with pytest.raises(BadOption, match="what attack takes"):
        idea_of(game, "attack", {"cleverness": 1})


def test_a_wrong_answer_is_refuted_by_the_other_search() -> None:
    idea = AttackIdea(tafelronde.load("connect_four"), 3)
    state = _four(4, 1, 4, 1, 4, 1)
    assert idea.refute(state, (state.parse("d"),), 1.0, 0.0) == ""
    assert idea.refute(state, (state.parse("e"),), 1.0, 0.0) != ""
    odds = idea_of(tafelronde.load("connect_four"), "odds", {"turns": 0})
    assert odds.refute(state, (state.parse("d"),), 1.0, 0.0) == ""
    assert "is worth" in odds.refute(state, (state.parse("e"),), 1.0, 0.0)


@pytest.mark.parametrize("of", daily(SHIPPED, SHIPPED[-1:], ids=lambda of: of.game))
def test_puzzles_are_proven_by_another_search(of: PuzzleSet) -> None:
    game: Game = tafelronde.load(of.game)
    for name in sorted({puzzle.idea for puzzle in of.puzzles}):
        idea = idea_of(game, name)
        chosen = [puzzle for puzzle in of.puzzles if puzzle.idea == name]
        for puzzle in chosen[:: max(1, len(chosen) // SAMPLE)]:
            fault = idea.refute(puzzle.position(), puzzle.actions(), puzzle.worth, puzzle.second)
            assert not fault, (puzzle.id, fault)


def test_what_a_game_works_out_itself_needs_the_game() -> None:
    with pytest.raises(BadOption, match="one of: attack"):
        idea_of(tafelronde.load("connect_four"), "own")


@pytest.mark.parametrize("of", SHIPPED, ids=lambda of: of.game)
def test_a_wrong_line_is_refuted(of: PuzzleSet) -> None:
    """Another decision than the answer is told, by every idea that the game uses."""
    game: Game = tafelronde.load(of.game)
    for name in sorted({puzzle.idea for puzzle in of.puzzles}):
        puzzle = next(one for one in of.puzzles if one.idea == name)
        state, actions = puzzle.position(), puzzle.actions()
        wrong = next(action for action in state.legal_actions() if action != actions[0])
        assert idea_of(game, name).refute(state, (wrong,), puzzle.worth, puzzle.second)
