"""The questions of a review, one after the other, with a judge who answers what a test wishes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pytest

from tafelronde import load
from tafelronde.bots.judge import JUDGE, Judgement
from tafelronde.core.facts.telling import Telling
from tafelronde.core.objects.state import State
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number
from tafelronde.review import Examination, Review, examine
from tafelronde.review.examination import LEAST, Look, Progress, Question, answer_here
from tafelronde.review.report import NOTHING_LOST

NAME = "rosenkoenig"
WHY = Telling("saves", {"count": 3})


def a_match(plies: int, *, given: int = 0, pick: int = 0) -> Match:
    """So many plies, then whoever is to move gives up."""
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
    second_shares = (0.55, 0.45) if mover == 0 else (0.45, 0.55)
    other = others[1] if second and len(others) > 1 else None
    return Judgement(others[0], before, after, other, second_shares, (WHY,))


class Told(NamedTuple):
    """A question, and what is told once it is answered."""

    ply: int
    effort: float
    review: Review
    progress: Progress


def asked(examination: Examination, losses: Mapping[int, float]) -> list[Told]:
    """All questions, and what is told once each is answered."""
    told = list[Told]()
    while (question := examination.question()) is not None:
        assert examination.question() == question  # to ask again changes nothing
        examination.answer(question, judged(question, losses.get(question.seed, 0.0)))
        told.append(
            Told(question.seed, question.effort, examination.review(), examination.progress())
        )
    return told


def works(told: Sequence[Told]) -> list[tuple[int, int]]:
    """Plies, and how long was looked, in quick looks."""
    return [(ply, round(effort * Look.USUAL)) for ply, effort, *_ in told]


def test_the_costliest_are_judged_first_and_again_and_the_rest_once() -> None:
    match = a_match(24)
    plies = choices(match)
    assert len(plies) >= 8
    dear, dearer, cheap = plies[3], plies[6], plies[1]
    losses = {dear: 0.1, dearer: 0.2, cheap: NOTHING_LOST / 2}
    told = asked(Examination(match), losses)
    rest = [ply for ply in plies if ply not in (dear, dearer)]
    assert works(told) == [
        *((ply, Look.QUICK) for ply in plies),
        *((dearer, Look.USUAL), (dearer, Look.LONG)),
        *((dear, Look.USUAL), (dear, Look.LONG)),
        *((ply, Look.USUAL) for ply in rest),
    ]
    review = told[-1].review
    assert review.turning == (dearer, dear)
    assert [each.deep for each in review.decisions] == [
        ply in losses and ply != cheap for ply in plies
    ]
    assert [each.ply for each in review.decisions] == plies


def test_how_much_is_left_is_counted_in_quick_looks() -> None:
    match = a_match(24)
    plies = choices(match)
    looks = 2
    examination = Examination(match, looks=looks)
    many = len(plies)
    begun = examination.progress()
    assert begun.done == 0
    assert begun.total == many * (Look.QUICK + Look.USUAL) + 2 * looks * Look.LONG
    assert not begun.is_whole
    told = asked(examination, {plies[3]: 0.1})
    done = 0
    for ply, effort, _, progress in told:
        done += round(effort * Look.USUAL)
        assert progress.done == done, ply
    assert {one.progress.total for one in told[: many + 2]} == {begun.total}
    usual, long = told[many].review, told[many + 1].review
    assert (usual.turning, usual.seats, len(usual.decisions)) == ((), (), 1)
    assert long.turning == (plies[3],)
    whole = told[-1].progress
    assert whole.is_whole
    assert whole.total == whole.done == many * (Look.QUICK + Look.USUAL) + Look.LONG
    assert len(told[-1].review.seats) == 2


def test_a_seat_has_only_so_many_second_looks() -> None:
    """The quick looks said nothing; what costs is seen by the usual ones."""
    match = a_match(24)
    plies = choices(match)
    examination = Examination(match, looks=1)
    order = list[tuple[int, int]]()
    while (question := examination.question()) is not None:
        work = round(question.effort * Look.USUAL)
        examination.answer(question, judged(question, 0.0 if work == Look.QUICK else 0.1))
        order.append((question.seed, work))
    movers = {each.ply: each.player for each in examination.review().decisions}
    firsts = [next(ply for ply in plies if movers[ply] == seat) for seat in (0, 1)]
    for ply in firsts:
        assert order.index((ply, Look.LONG)) == order.index((ply, Look.USUAL)) + 1
    assert sorted(ply for ply, work in order if work == Look.LONG) == sorted(firsts)


def test_at_last_the_costliest_of_each_seat_are_looked_at_again() -> None:
    match = a_match(24)
    plies = choices(match)
    movers = {ply: match.state_at(ply).current_player for ply in plies}
    one = [ply for ply in plies if movers[ply] == 0]
    other = [ply for ply in plies if movers[ply] == 1]
    dear = {one[0]: 0.28, one[2]: 0.3, one[1]: 0.29}
    losses = dear | {other[0]: 0.1, other[1]: 0.2, other[2]: 0.1, other[3]: 0.05}
    works_done = works(asked(Examination(match), losses))
    again = [ply for ply, work in works_done if work == Look.LONG]
    assert again == [one[2], one[1], one[0], other[1], other[0], other[2]]
    assert [work for _, work in works_done[-4:]] == [Look.USUAL, *[Look.LONG] * 3]


@pytest.mark.parametrize("effort", [1.0, 0.5])
def test_of_many_decisions_each_is_judged_for_less_time(
    effort: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(24)
    many = len(choices(match))

    def first(most: int) -> float:
        monkeypatch.setattr("tafelronde.review.examination.MANY", most)
        question = Examination(match, effort, looks=0).question()
        assert question is not None
        return question.effort

    assert first(many) == first(many + 5) == effort
    assert first(many // 2) == pytest.approx(effort * (many // 2) / many)
    assert first(1) == effort * LEAST


def test_what_is_told_of_a_decision() -> None:
    match = a_match(24, given=8)
    plies = choices(match)[len(choices(a_match(8))) :]
    assert plies[0] >= 8
    told = asked(Examination(match, looks=0), {plies[2]: 0.1})
    review = told[-1].review
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
        assert each.best.share == 0.6
        assert each.played.share == pytest.approx(0.5 if each.lost else 0.6)
        assert each.reasons == (("saves", {"count": 3}),)
        options = [each.played, each.best]
        assert (each.second is not None) == (len(legal) > 1)
        if each.second is not None:
            assert each.second.action == legal[1]
            assert each.second.share == 0.55
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
    examination = Examination(a_match(24), looks=0)
    question = examination.question()
    assert question is not None
    examination.answer(question, judged(question, 0.1, second=False))
    (decision,) = examination.review().decisions
    assert decision.second is None


def test_each_question_is_put_to_the_judge_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match(16)
    put = list[Question]()

    def judges(state: State, action: int, *, effort: float, seed: int) -> Judgement:
        look = Look(round(effort / 0.3 * Look.USUAL))
        question = Question(state, action, effort, seed, look)
        put.append(question)
        return judged(question, 0.0)

    monkeypatch.setattr("tafelronde.review.examination.judge", judges)
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


def test_luck_is_what_was_drawn_between_two_decisions() -> None:
    match = a_match(30, pick=-1)
    plies = choices(match)
    drawn = {ply for ply in range(match.ply) if match.state_at(ply).current_player < 0}
    ends = [*plies[1:], match.ply]
    by_luck = [any(ply in drawn for ply in range(a, b)) for a, b in zip(plies, ends, strict=True)]
    assert {True, False} == set(by_luck[:-1])
    examination = Examination(match, looks=0)
    assert examination._drawn() == by_luck
    told = asked(examination, {})
    first = told[-1].review.seats[0]
    shares = [0.6 if match.state_at(ply).current_player == 0 else 0.4 for ply in plies]
    assert shares[:2] != shares[1:3]
    moves = zip(shares, shares[1:], by_luck, strict=False)
    luck = sum(after - before for before, after, lucky in moves if lucky)
    assert first.luck == pytest.approx(luck)
    assert first.rest == pytest.approx(shares[-1] - shares[0] - luck)
