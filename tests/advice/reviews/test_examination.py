"""The questions of a review, one after the other, with a judge who answers what a test wishes."""

import random
from collections.abc import Mapping
from dataclasses import replace

import pytest

from tafelronde import load
from tafelronde.advice.continuations import Pairs
from tafelronde.advice.judge import JUDGE, Judgement
from tafelronde.advice.reviews import Comparison, Examination, Question, Review, examine
from tafelronde.advice.reviews.comparing import ENOUGH, FIRST, LOT, MOST
from tafelronde.advice.reviews.examination import LEAST, answer_here
from tafelronde.advice.reviews.positions import decided, happened
from tafelronde.advice.reviews.questions import Look
from tafelronde.core.facts.gains import Reason
from tafelronde.core.objects.state import State
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number

NAME = "rosenkoenig"
WHY = Reason("saves", {"count": 3})


def a_match(plies: int, *, given: int = 0, pick: int = 0) -> Match:
    """A match of this number of plies, which the player to move then resigns."""
    whole = Match.start(NAME, 2, seed=seed_from_number(3))
    while whole.ply < plies:
        whole.play(whole.state.legal_actions()[pick])
    if given:
        first = whole.log[:given]
        whole = Match.start(NAME, 2, seed=seed_from_number(3), given=first)
        while whole.ply < plies:
            whole.play(whole.state.legal_actions()[pick])
    whole.resign(whole.current_player)
    return whole


def choices(match: Match) -> list[int]:
    """The plies at which there was a choice."""
    found = list[int]()
    for ply in range(match.ply):
        state = match.state_at(ply)
        if state.current_player >= 0 and len(state.legal_actions()) > 1:
            found.append(ply)
    return found


def judged(question: Question, lost: float, *, second: bool = True) -> Judgement:
    """An answer: so much was lost to the first other action, and a second one is as good."""
    mover = question.state.current_player
    others = [each for each in question.state.legal_actions() if each != question.action]
    before = (0.6, 0.4) if mover == 0 else (0.4, 0.6)
    after = tuple(
        share - lost if seat == mover else share + lost for seat, share in enumerate(before)
    )
    second_shares = (0.58, 0.42) if mover == 0 else (0.42, 0.58)
    other = others[1] if second and len(others) > 1 else None
    best = others[0] if lost else question.action
    return Judgement(best, before, after, other, second_shares, (WHY,))


def pairs(question: Comparison, lost: float, spread: float = 0.0) -> Pairs:
    """An answer: the second action costs so much on average, in pairs that differ by ``spread``."""
    mover, count = question.state.current_player, len(question.numbers)
    sums = tuple(count * (lost if seat == mover else -lost) for seat in range(2))
    squares = tuple(count * (lost**2 + spread**2) for _ in range(2))
    firsts = tuple(count * (0.6 if seat == mover else 0.4) for seat in range(2))
    return Pairs(count, sums, squares, firsts)


def asked(
    examination: Examination,
    searched: Mapping[int, float],
    measured: Mapping[int, float] | None = None,
    spread: float = 0.0,
) -> list[tuple[int, str]]:
    """All questions, by their plies and kinds. ``searched``: what searches say was lost there;
    ``measured``: what continuations say, where it is something else."""
    order = list[tuple[int, str]]()
    while (question := examination.question()) is not None:
        assert examination.question() == question  # to ask again changes nothing
        lost = searched.get(question.seed, 0.0)
        if isinstance(question, Comparison):
            lost = lost if measured is None else measured.get(question.seed, 0.0)
            examination.answer(question, pairs(question, lost, spread))
            order.append((question.seed, "PAIRS"))
        else:
            examination.answer(question, judged(question, lost))
            order.append((question.seed, question.look.name))
    return order


def test_the_costliest_are_judged_first_and_only_what_seems_lost_is_measured() -> None:
    match = a_match(24)
    plies = choices(match)
    dear, dearer, cheap = plies[3], plies[6], plies[1]
    examination = Examination(match)
    order = asked(examination, {dear: 0.1, dearer: 0.2, cheap: 0.01})
    rest = [cheap, *(ply for ply in plies if ply not in (dear, dearer, cheap))]
    assert order == [
        *((ply, "QUICK") for ply in plies),
        *((dearer, "USUAL"), *[(dearer, "PAIRS")] * ENOUGH),
        *((dear, "USUAL"), *[(dear, "PAIRS")] * ENOUGH),
        *((ply, "USUAL") for ply in rest),
    ]
    review = examination.review()
    assert review.turning == (dearer, dear)
    assert [each.ply for each in review.decisions] == plies
    assert [each.ply for each in review.decisions if each.pairs] == [dear, dearer]


@pytest.mark.parametrize("seed", range(5))
def test_several_questions_are_open_at_once_and_answered_in_any_order(seed: int) -> None:
    match, rng = a_match(24), random.Random(seed)
    plies = choices(match)
    searched = {ply: 0.1 * (k % 3) for k, ply in enumerate(plies)}
    alone, shared = Examination(match), Examination(match)
    asked(alone, searched)
    out = dict[int, Question | Comparison]()
    while True:
        if len(out) < 4 and (question := shared.question(out)) is not None:
            assert question.seed not in out
            out[question.seed] = question
        elif out:
            question = out.pop(rng.choice(list(out)))
            lost = searched[question.seed]
            if isinstance(question, Comparison):
                shared.answer(question, pairs(question, lost))
            else:
                shared.answer(question, judged(question, lost))
        else:
            break
    assert shared.progress() == alone.progress()
    assert shared.progress().is_whole
    assert shared.review() == alone.review()


def test_a_loss_that_the_pairs_do_not_carry_is_not_told() -> None:
    match = a_match(24)
    ply = choices(match)[4]
    examination = Examination(match)
    order = asked(examination, {ply: 0.3}, {ply: 0.07}, spread=0.5)
    assert order.count((ply, "PAIRS")) == MOST  # it stays uncertain up to the bound
    decision = next(one for one in examination.review().decisions if one.ply == ply)
    assert decision.lost == 0.0
    assert decision.best.action == decision.played.action
    assert decision.second is not None  # what seemed better
    assert decision.second.share <= decision.best.share
    assert examination.review().turning == ()


@pytest.mark.parametrize(
    ("lost", "spread", "lots"),
    [
        (-0.1, 0.05, FIRST),
        (-0.05, 0.14, FIRST),
        (0.0, 0.14, 5),
        (0.03, 0.2, MOST),
        (0.2, 0.2, ENOUGH),
    ],
    ids=["no loss", "hardly one", "likely none", "open", "a sure one"],
)
def test_pairs_are_played_as_long_as_they_may_show_a_loss(
    lost: float, spread: float, lots: int
) -> None:
    match = a_match(24)
    ply = choices(match)[4]
    order = asked(Examination(match), {ply: 0.3}, {ply: lost}, spread)
    assert order.count((ply, "PAIRS")) == lots


def test_each_lot_has_new_numbers() -> None:
    match = a_match(24)
    ply = choices(match)[0]
    examination = Examination(match)
    numbers = list[int]()
    while (question := examination.question()) is not None:
        if isinstance(question, Comparison):
            numbers += question.numbers
            assert (question.first, question.second) != (question.second, question.first)
            assert question.second == match.log[ply]
            examination.answer(question, pairs(question, 0.07, 0.5))
        else:
            lost = 0.3 if question.seed == ply else 0.0
            examination.answer(question, judged(question, lost))
    assert numbers == list(range(MOST * LOT))


def test_how_much_is_left_is_counted_in_quick_looks() -> None:
    match = a_match(24)
    plies = choices(match)
    examination = Examination(match)
    begun = examination.progress()
    assert (begun.done, begun.total) == (0, len(plies) * (Look.QUICK + Look.USUAL))
    assert not begun.is_whole
    done = 0
    while (question := examination.question()) is not None:
        assert examination.review().seats == ()
        if isinstance(question, Comparison):
            examination.answer(question, pairs(question, 0.1))
        else:
            lost = 0.1 if question.seed == plies[3] else 0.0
            examination.answer(question, judged(question, lost))
        done += question.look
        assert examination.progress().done == done
    whole = examination.progress()
    assert whole.is_whole
    assert whole.total == begun.total + ENOUGH * Look.PAIRS
    assert len(examination.review().seats) == 2


@pytest.mark.parametrize("effort", [1.0, 0.5])
def test_of_many_decisions_each_is_judged_for_less_time(
    effort: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(24)
    many = len(choices(match))

    def first(most: int) -> float:
        monkeypatch.setattr("tafelronde.advice.reviews.examination.MANY", most)
        question = Examination(match, effort).question()
        assert isinstance(question, Question)
        return question.effort * Look.USUAL / Look.QUICK

    assert first(many) == first(many + 5) == effort
    assert first(many // 2) == pytest.approx(effort * (many // 2) / many)
    assert first(1) == effort * LEAST


def test_what_is_told_of_a_decision() -> None:
    match = a_match(24, given=8)
    plies = choices(match)[len(choices(a_match(8))) :]
    assert plies[0] >= 8
    examination = Examination(match)
    asked(examination, {plies[2]: 0.1})
    review = examination.review()
    game = load(NAME)
    assert (review.judge, review.rules) == (JUDGE, game.info.rules_version)
    assert (review.game, review.players, review.last) == (NAME, 2, match.ply)
    assert any(each.second for each in review.decisions)
    lost = [each.ply for each in review.decisions if each.lost]
    assert lost == [plies[2]]
    for each in review.decisions:
        state = match.state_at(each.ply)
        assert state.game.tell is not None
        legal = [action for action in state.legal_actions() if action != match.log[each.ply]]
        assert each.player == state.current_player
        assert each.played.action == match.log[each.ply]
        assert each.best.action == (legal[0] if each.lost else each.played.action)
        assert each.best.share == each.before[each.player]
        assert each.played.share == each.after[each.player]
        assert each.reasons == (Reason("saves", {"count": 3}),)
        options = [each.played, each.best]
        assert (each.second is not None) == (len(legal) > 1)
        if each.second is not None:
            assert each.second.action == legal[1]
            assert each.second.share <= each.best.share
            options.append(each.second)
        for option in options:
            assert option.text == state.format(option.action)
            first = next(iter(state.game.tell(state, option.action, each.player)))
            assert (option.code, dict(option.arguments)) == (first.code, dict(first.arguments))
    assert [seat.ending for seat in review.seats] != [0, 0]
    encoded = review.encode()
    assert [each["lost"] for each in encoded["decisions"]] == [
        each.lost for each in review.decisions
    ]


def test_a_decision_without_another_good_action_names_none() -> None:
    examination = Examination(a_match(24))
    while True:
        question = examination.question()
        assert isinstance(question, Question)
        examination.answer(question, judged(question, 0.0, second=False))
        if question.look == Look.USUAL:
            break
    (decision,) = examination.review().decisions
    assert decision.second is None


def test_each_question_is_put_to_the_judge_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match(16)
    put = list[Question]()

    def judges(
        state: State, action: int, *, effort: float, seed: int, why: bool, by: object
    ) -> Judgement:
        assert by is None
        look = Look(round(effort / 0.3 * Look.USUAL))
        question = Question(state, action, effort, seed, look)
        assert why == (look != Look.QUICK)
        put.append(question)
        return judged(question, 0.0)

    monkeypatch.setattr("tafelronde.advice.reviews.examination.judge", judges)
    expected = Examination(match, 0.3)
    review = examine(match, 0.3)
    for question in put:
        assert question == expected.question()
        assert match.log[question.seed] == question.action
        expected.answer(question, judged(question, 0.0))
    assert expected.question() is None
    assert not answer_here(expected)
    assert review == expected.review()
    assert {question.effort for question in put} == {0.3, 0.3 / Look.USUAL}


def test_what_hurts_somebody_is_measured_once_all_is_judged() -> None:
    """The best action was played, and another good one would have cost the other seat less."""
    match = a_match(24)
    plies = choices(match)
    hurting = plies[5]
    examination = Examination(match)
    order = list[tuple[int, str]]()
    while (question := examination.question()) is not None:
        if isinstance(question, Comparison):
            examination.answer(question, pairs(question, -0.2))
            order.append((question.seed, "PAIRS"))
            assert question.second == match.log[hurting]
        else:
            found = judged(question, 0.0)
            if question.seed != hurting:
                found = replace(found, second=None)
            else:
                mover = question.state.current_player
                shares = (0.45, 0.55) if mover == 0 else (0.55, 0.45)
                found = replace(found, second_shares=shares)
            examination.answer(question, found)
            order.append((question.seed, question.look.name))
    assert order[-FIRST:] == [(hurting, "PAIRS")] * FIRST
    review: Review = examination.review()
    mover = match.state_at(hurting).current_player
    (moment,) = review.seats[1 - mover].story.moments
    assert (moment.ply, moment.player) == (hurting, mover)
    assert 0.1 < moment.cost < 0.25
    assert review.seats[mover].story.moments == ()


def test_luck_is_what_was_drawn_between_two_decisions() -> None:
    match = a_match(30, pick=-1)
    plies = choices(match)
    drawn = {ply for ply in range(match.ply) if match.state_at(ply).current_player < 0}
    ends = [*plies[1:], match.ply]
    by_luck = [any(ply in drawn for ply in range(a, b)) for a, b in zip(plies, ends, strict=True)]
    assert {True, False} == set(by_luck[:-1])
    assert happened(match, dict(decided(match)), plies) == by_luck
    examination = Examination(match)
    asked(examination, {})
    review = examination.review()
    first = review.seats[0]
    shares = [decision.before[0] for decision in review.decisions]
    moves = zip(shares, shares[1:], by_luck, strict=False)
    assert first.luck == sum(after - before for before, after, lucky in moves if lucky)
