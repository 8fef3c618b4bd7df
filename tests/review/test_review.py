"""Reviews: judged from what was known, the same again, and adding up."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from tables import PACKAGE_GAMES
from tafelronde import load
from tafelronde.bots.judge import judge, settings_of
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number
from tafelronde.review import Examination, Review, examine
from tafelronde.review.examination import answer_here
from tafelronde.review.report import (
    ALL_LOST,
    NOTHING_LOST,
    TURNING,
    Decision,
    Option,
    seat_reviews,
    turning_points,
)

GAMES = [(name, load(name).info.min_players) for name in PACKAGE_GAMES]
EFFORT = 0.02


def played(name: str, players: int, level: str = "easy", seed: int = 5) -> Match:
    """A whole game between bots."""
    game = load(name)
    match = Match.start(name, players, seed=seed_from_number(seed))
    bots = [BotSpec(level).create(game, seed + seat) for seat in range(players)]
    while not match.is_over:
        match.play(bots[match.current_player].choose(match.state))
    return match


@pytest.fixture(scope="module", params=GAMES, ids=lambda each: f"{each[0]}-{each[1]}")
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, Review]:
    match = played(*request.param)
    return match, examine(match, EFFORT)


def test_what_is_told_of_a_seat_adds_up_to_its_result(reviewed: tuple[Match, Review]) -> None:
    match, review = reviewed
    assert review.seats
    assert sum(review.result) == pytest.approx(1)
    for seat, sums in enumerate(review.seats):
        told = sums.start + sums.luck + sums.own + sums.others + sums.rest + sums.ending
        assert told == pytest.approx(sums.result)
        assert sums.result == pytest.approx(review.result[seat])
        assert sums.accuracy is None or 0 <= sums.accuracy <= 100
        assert sums.right <= sums.decisions
    assert sum(sums.luck for sums in review.seats) == pytest.approx(0, abs=1e-9)
    assert (max(review.result) == review.result[match.winners()[0]]) is True


def test_every_decision_with_a_choice_is_judged(reviewed: tuple[Match, Review]) -> None:
    match, review = reviewed
    state, expected = match.setup.new_state(), list[int]()
    for ply, action in enumerate(match.log):
        if len(state.legal_actions()) > 1:
            expected.append(ply)
        state.apply(action)
    assert [decision.ply for decision in review.decisions] == expected
    for decision in review.decisions:
        assert decision.played.action == match.log[decision.ply]
        assert sum(decision.before) == pytest.approx(1)
        assert sum(decision.after) == pytest.approx(1)
        assert decision.lost == 0 or decision.best.action != decision.played.action


def test_turning_points_were_looked_at_twice(reviewed: tuple[Match, Review]) -> None:
    _, review = reviewed
    decisions = {decision.ply: decision for decision in review.decisions}
    for sums in review.seats:
        lost = [decisions[ply].lost for ply in sums.turning]
        assert lost == sorted(lost, reverse=True)
        assert all(NOTHING_LOST <= loss <= 1 for loss in lost)
    told = [decisions[ply] for ply in review.turning]
    assert len(told) <= TURNING
    assert sum(decision.deep for decision in told) >= min(1, len(told))
    assert turning_points(review.decisions) == review.turning


def test_a_review_can_be_repeated(reviewed: tuple[Match, Review]) -> None:
    match, review = reviewed
    again = examine(match, EFFORT)
    assert again == review
    assert json.loads(json.dumps(again.encode())) == json.loads(json.dumps(review.encode()))


@pytest.mark.parametrize("name", [name for name in PACKAGE_GAMES if load(name).info.hidden])
def test_hindsight_is_never_used(name: str) -> None:
    """The judge is asked the same, and answers the same, about all positions that who decides
    cannot tell apart."""
    match = played(name, 3)
    examination = Examination(match, EFFORT)
    for number in range(40):
        question = examination.question()
        assert question is not None
        ply = question.seed
        real = match.state_at(ply)
        seat = real.current_player
        other = real.resample(seat, new_rng(1000 + ply))
        assert other.resample(seat, new_rng(ply)) == question.state
        if number % 10 == 0:
            judged = judge(question.state, question.action, effort=EFFORT, seed=ply)
            believed = other.resample(seat, new_rng(ply))
            assert judge(believed, question.action, effort=EFFORT, seed=ply) == judged
        examination.answer(question, judge(*question[:2], effort=EFFORT, seed=ply))


def test_a_planted_blunder_is_the_turning_point() -> None:
    """A player who leaves the emperor to be taken, between players who see as much."""
    name = "kaiser_koenig_edelmann"
    game = load(name)
    match = Match.start(name, 2, seed=seed_from_number(3))
    bot = BotSpec("alpha_beta", {"nodes": 3000}).create(game, 1)
    planted = -1
    while not match.is_over:
        state = match.state
        choice = bot.choose(state)
        if planted < 0 and match.ply >= 8:
            mover = state.current_player
            worst = min(
                state.legal_actions(),
                key=lambda action: judge(state, action, effort=0.02).after[mover],
            )
            judged = judge(state, worst, effort=0.1)
            if judged.before[mover] - judged.after[mover] > 0.3:
                planted, choice = match.ply, worst
        match.play(choice)
    assert planted >= 0
    assert planted in examine(match, 0.2).turning


def test_steps_that_were_given_are_not_judged() -> None:
    first = played("rosenkoenig", 2)
    match = Match.start("rosenkoenig", 2, seed=seed_from_number(6), given=first.log[:30])
    bots = BotSpec("easy").create(load("rosenkoenig"), 1)
    while not match.is_over:
        match.play(bots.choose(match.state))
    assert min(decision.ply for decision in examine(match, EFFORT).decisions) >= 30


def test_a_game_that_was_given_up() -> None:
    match = Match.start("rosenkoenig", 2, seed=seed_from_number(3))
    for _ in range(6):
        match.play(match.state.legal_actions()[0])
    match.resign(match.current_player)
    review = examine(match, EFFORT)
    assert sorted(review.result) == [0, 1]
    assert review.seats[0].ending == -review.seats[1].ending != 0
    for sums in review.seats:
        told = sums.start + sums.luck + sums.own + sums.others + sums.rest + sums.ending
        assert told == pytest.approx(sums.result)


def test_a_game_that_was_given_up_before_anybody_decided() -> None:
    match = Match.start("rosenkoenig", 2, seed=seed_from_number(3))
    match.resign(match.current_player)
    review = examine(match, EFFORT)
    assert review.decisions == ()
    assert (review.turning, review.seats) == ((), ())
    assert sorted(review.result) == [0, 1]


def test_progress_never_goes_back_and_ends() -> None:
    examination = Examination(played("kaiser_koenig_edelmann", 2), EFFORT)
    done = 0
    while (question := examination.question()) is not None:
        examination.answer(question, judge(*question[:2], effort=EFFORT, seed=question.seed))
        progress = examination.progress()
        assert progress.done > done
        assert progress.total >= progress.done
        done = progress.done
    assert examination.progress().is_whole


def test_a_turning_point_is_told_before_all_is_judged() -> None:
    """And what is told was looked at twice."""
    examination = Examination(played("kaiser_koenig_edelmann", 2), EFFORT)
    while not (review := examination.review()).turning:
        assert answer_here(examination)
    decisions = {decision.ply: decision for decision in review.decisions}
    assert all(decisions[ply].deep for ply in review.turning)
    assert review.seats == ()
    while answer_here(examination):
        pass
    assert len(examination.review().decisions) > 2 * len(decisions)


def test_without_second_looks_every_decision_is_judged_once_in_order() -> None:
    examination = Examination(played("kaiser_koenig_edelmann", 2), EFFORT, looks=0)
    asked: list[int] = []
    while (question := examination.question()) is not None:
        asked.append(question.seed)
        assert answer_here(examination)
    assert asked == [decision.ply for decision in examination.review().decisions]
    assert examination.progress().is_whole


def test_a_game_without_a_judge_of_its_own_is_judged_by_a_tree_search() -> None:
    game = load("rosenkoenig")
    plain = replace(game, judge=None)
    assert settings_of(plain, 2).name == "mcts"
    assert settings_of(game, 2, 0.5).settings["simulations"] == 2000


def decided(ply: int, player: int, before: float, after: float) -> Decision:
    """A decision of two players that changed the share of the first."""
    option = Option(0, "a", "", {}, 0.5)
    shares = (before, 1 - before), (after, 1 - after)
    return Decision(ply, player, *shares, option, option, None, (), False)


def test_what_a_seat_is_told_is_counted_by_hand() -> None:
    made = [
        decided(1, 0, 0.5, 0.4),
        decided(3, 1, 0.6, 0.7),
        decided(4, 0, 0.72, 0.72),
        decided(6, 0, 0.72, 0.72 - NOTHING_LOST / 2),
    ]
    first, second = seat_reviews(made, (True, False, False, False), (1.0, 0.0), given_up=True)
    assert (first.decisions, first.right, second.decisions, second.right) == (3, 2, 1, 0)
    told = (first.start, first.luck, first.own, first.others, first.rest, first.ending)
    assert told == pytest.approx((0.5, 0.2, -0.11, 0.1, 0.02, 0.29))
    points = 100 * (1 - 0.1 / ALL_LOST)
    assert first.accuracy == pytest.approx((points + 100 + 100) / 3)
    assert second.accuracy == pytest.approx(points)
    assert (first.turning, second.turning) == ((1,), (3,))
    assert turning_points(made) == (1, 3)


def test_who_decided_nothing_has_no_accuracy_and_what_is_just_worth_telling_counts() -> None:
    made = [decided(1, 0, 0.5, 0.5 - NOTHING_LOST), decided(2, 0, 0.5, 0.5 - ALL_LOST - 0.1)]
    lost = made[0].lost
    made[0] = decided(1, 0, NOTHING_LOST, 0.0)
    assert lost == pytest.approx(made[0].lost)
    first, second = seat_reviews(made, (False, False), (0.0, 1.0), given_up=False)
    assert second.accuracy is None
    assert (second.decisions, second.right, second.turning) == (0, 0, ())
    assert first.accuracy == pytest.approx(100 * (1 - NOTHING_LOST / ALL_LOST) / 2)
    assert (first.right, first.turning, first.ending) == (0, (2, 1), 0.0)
    assert (first.luck, first.rest) == pytest.approx((0.0, 0.5 - (0.5 - ALL_LOST - 0.1)))
    assert seat_reviews([], (), (0.0, 1.0), given_up=False) == ()
