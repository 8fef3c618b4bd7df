"""Reviews: judged from what was known, the same again, and adding up."""

import json
from dataclasses import replace

import pytest

from tables import PACKAGE_GAMES, daily
from tafelronde import load
from tafelronde.advice.continuations import compare
from tafelronde.advice.judge import judge, settings_of
from tafelronde.advice.reviews import Comparison, Examination, Review, examine
from tafelronde.advice.reviews.curve import curve
from tafelronde.advice.reviews.decision import NOTHING_LOST, Blow, Decision, Option
from tafelronde.advice.reviews.examination import answer_here
from tafelronde.advice.reviews.report import SLIGHT, TURNING, seat_reviews, turning_points
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number

pytestmark = pytest.mark.usefixtures("short_lots")
GAMES = [(name, load(name).info.min_players) for name in PACKAGE_GAMES]
REPEATED = [one for one in GAMES if one[0] in ("kaiser_koenig_edelmann", "koenig_der_elfen")]
"""One that alpha-beta judges, and one that a tree search does; their games are short."""
DAILY = [one for one in GAMES if one[0] in ("rosenkoenig", "kaiser_koenig_edelmann")]
"""Games that are reviewed every time, the others once a night."""
EFFORT = 0.02


def played(name: str, players: int, level: str = "easy", seed: int = 5) -> Match:
    """A whole game between bots."""
    game = load(name)
    match = Match.start(name, players, seed=seed_from_number(seed))
    bots = [BotSpec(level).create(game, seed + seat) for seat in range(players)]
    while not match.is_over:
        match.play(bots[match.current_player].choose(match.state))
    return match


@pytest.fixture(scope="module", params=daily(GAMES, DAILY, ids=lambda each: f"{each[0]}-{each[1]}"))
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, Review]:
    match = played(*request.param)
    return match, examine(match, EFFORT)


def test_what_is_told_of_a_seat_adds_up_to_its_result(reviewed: tuple[Match, Review]) -> None:
    match, review = reviewed
    assert review.seats
    assert sum(review.result) == pytest.approx(1)
    for seat, sums in enumerate(review.seats):
        told = sums.start + sums.luck + sums.own + sums.others + sums.error + sums.ending
        assert told == sums.result == review.result[seat]
        assert sums.loss is None or 0 <= sums.loss <= 100
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
        for shares in (decision.before, decision.after):
            assert sum(shares) == 1.0
            assert min(shares) >= 0.0
        assert 0 <= decision.lost <= decision.before[decision.player]
        assert (decision.lost > 0) == (decision.best.action != decision.played.action)
        assert decision.best.share == decision.before[decision.player]
        assert decision.played.share == decision.after[decision.player]


def test_turning_points_were_measured(reviewed: tuple[Match, Review]) -> None:
    _, review = reviewed
    decisions = {decision.ply: decision for decision in review.decisions}
    for sums in review.seats:
        lost = [decisions[ply].lost for ply in sums.turning]
        assert lost == sorted(lost, reverse=True)
        assert all(NOTHING_LOST <= loss <= 1 for loss in lost)
    told = [decisions[ply] for ply in review.turning]
    assert len(told) <= TURNING
    for decision in told:
        assert decision.pairs > 0
        assert decision.lost > 1.64 * decision.error * 0.6  # its own error is taken off
    assert turning_points(review.decisions) == review.turning


@pytest.mark.parametrize(
    "reviewed", daily(REPEATED, DAILY, ids=lambda each: each[0]), indirect=True
)
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
        believed = other.resample(seat, new_rng(ply))
        assert believed == question.state
        if isinstance(question, Comparison):
            answer_here(examination)
            continue
        found = judge(question.state, question.action, effort=EFFORT, seed=ply)
        if number % 10 == 0:
            assert judge(believed, question.action, effort=EFFORT, seed=ply) == found
        examination.answer(question, found)


@pytest.mark.parametrize("name", [name for name in PACKAGE_GAMES if load(name).info.hidden])
def test_continuations_use_no_hindsight(name: str) -> None:
    """Pairs are the same from all positions that who decides cannot tell apart."""
    match = played(name, 3)
    compared = 0
    for ply in range(0, match.ply, 7):
        state = match.state_at(ply)
        legal = state.legal_actions()
        if state.current_player < 0 or len(legal) < 2:
            continue
        other = state.resample(state.current_player, new_rng(99 + ply))
        numbers = range(2)
        assert compare(state, legal[0], legal[-1], numbers) == compare(
            other, legal[0], legal[-1], numbers
        )
        compared += 1
        if compared == 3:
            break
    assert compared == 3


def test_both_of_a_pair_meet_the_same_hands_and_draws() -> None:
    """An action compared with itself therefore differs in no pair."""
    for name in PACKAGE_GAMES:
        match = played(name, 2)
        state = match.state_at(match.ply // 2)
        while state.current_player < 0:
            state.apply_chance(new_rng(1))
        action = state.legal_actions()[0]
        pairs = compare(state, action, action, range(3))
        assert (pairs.count, pairs.sums, pairs.squares) == (3, (0.0, 0.0), (0.0, 0.0))
        assert sum(pairs.firsts) == pytest.approx(3)


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
    match = Match.start("rosenkoenig", 2, seed=seed_from_number(6), given=first.log[:120])
    bots = BotSpec("easy").create(load("rosenkoenig"), 1)
    while not match.is_over:
        match.play(bots.choose(match.state))
    assert min(decision.ply for decision in examine(match, EFFORT).decisions) >= 120


def test_a_game_that_was_given_up() -> None:
    match = Match.start("rosenkoenig", 2, seed=seed_from_number(3))
    for _ in range(6):
        match.play(match.state.legal_actions()[0])
    match.resign(match.current_player)
    review = examine(match, EFFORT)
    assert sorted(review.result) == [0, 1]
    first, second = (sums.ending for sums in review.seats)
    assert first == pytest.approx(-second)
    assert first != 0
    for sums in review.seats:
        told = sums.start + sums.luck + sums.own + sums.others + sums.error + sums.ending
        assert told == sums.result


def test_a_game_that_was_given_up_before_anybody_decided() -> None:
    match = Match.start("rosenkoenig", 2, seed=seed_from_number(3))
    match.resign(match.current_player)
    review = examine(match, EFFORT)
    assert review.decisions == ()
    assert (review.turning, review.seats) == ((), ())
    assert sorted(review.result) == [0, 1]


def test_progress_never_goes_back_and_a_turning_point_is_told_before_all_is_judged() -> None:
    """And what is told was measured."""
    examination = Examination(played("kaiser_koenig_edelmann", 2), EFFORT)
    done, early = 0, 0
    while examination.question() is not None:
        assert answer_here(examination)
        progress = examination.progress()
        assert progress.done > done
        assert progress.total >= progress.done
        done = progress.done
        if not early and (review := examination.review()).turning:
            decisions = {decision.ply: decision for decision in review.decisions}
            assert all(decisions[ply].pairs for ply in review.turning)
            assert review.seats == ()
            early = len(decisions)
    assert examination.progress().is_whole
    assert not answer_here(examination)
    assert len(examination.review().decisions) > 2 * early > 0


def test_a_game_without_a_judge_of_its_own_is_judged_by_a_tree_search() -> None:
    game = load("rosenkoenig")
    plain = replace(game, judge=None)
    assert settings_of(plain, 2).name == "mcts"
    assert settings_of(game, 2, 0.5).settings["simulations"] == 750


def decided(ply: int, player: int, before: float, after: float) -> Decision:
    """A decision of two players that changed the share of the first."""
    option = Option(0, "a", "", {}, 0.5)
    return Decision(
        ply, player, (before, 1 - before), (after, 1 - after), 0.01, option, option, None, (), 64
    )


def test_what_a_seat_is_told_is_counted_by_hand() -> None:
    made = [
        decided(1, 0, 0.5, 0.375),
        decided(3, 1, 0.625, 0.75),
        decided(4, 0, 0.78125, 0.78125),
        decided(6, 0, 0.78125, 0.75),
    ]
    happened = (True, False, False, False)
    points = curve(made, 8, (1.0, 0.0))
    first, second = seat_reviews(made, happened, points, (1.0, 0.0), given_up=True)
    assert (first.decisions, first.right, second.decisions, second.right) == (3, 1, 1, 0)
    told = (first.start, first.luck, first.own, first.others, first.error, first.ending)
    assert told == (0.5, 0.25, -0.15625, 0.15625, 0.0, 0.25)  # what is slight is the other's
    assert first.loss == pytest.approx(100 * 0.15625 / 3)
    assert second.loss == 12.5
    assert (first.turning, second.turning) == ((1, 6), (3,))
    assert turning_points(made) == (1, 3, 6)


def test_a_change_where_nothing_happened_is_the_error_of_the_estimate_but_for_what_is_slight() -> (
    None
):
    made = [decided(1, 0, 0.5, 0.5), decided(2, 1, 0.75, 0.75)]
    points = curve(made, 3, (0.75, 0.25))
    first, second = seat_reviews(made, (False, False), points, (0.75, 0.25), given_up=False)
    assert first.own == pytest.approx(SLIGHT, abs=1e-5)
    assert first.own + first.error == 0.25
    assert (second.others, second.error) == (-first.own, -first.error)


def test_who_decided_nothing_has_no_loss() -> None:
    made = [decided(1, 0, 0.25, 0.0), decided(2, 0, 0.5, 0.125)]
    first, second = seat_reviews(
        made, (True, True), curve(made, 3, (0.0, 1.0)), (0.0, 1.0), given_up=False
    )
    assert second.loss is None
    assert (second.decisions, second.right, second.turning) == (0, 0, ())
    assert first.loss == pytest.approx(100 * 0.625 / 2)
    assert (first.right, first.turning, first.ending) == (0, (2, 1), 0.0)
    assert (first.luck, first.error) == (0.375, 0.0)
    assert seat_reviews([], (), curve([], 0, (0.0, 1.0)), (0.0, 1.0), given_up=False) == ()


@pytest.mark.parametrize(
    ("moves", "cause", "moments"),
    [
        ([(1, 0, 0.6, 0.2), (2, 1, 0.2, 0.2)], "own", [(1, 0)]),
        (
            [(1, 0, 0.5, 0.465), (2, 0, 0.465, 0.435), (3, 0, 0.435, 0.41)],
            "many",
            [(1, 0), (2, 0), (3, 0)],
        ),
        ([(1, 0, 0.5, 0.5), (2, 1, 0.1, 0.1)], "luck", []),
        ([(1, 0, 0.05, 0.05)], "none", []),
    ],
)
def test_why_a_seat_lost(
    moves: list[tuple[int, int, float, float]], cause: str, moments: list[tuple[int, int]]
) -> None:
    made = [decided(*move) for move in moves]
    drawn = [cause in ("luck", "none")] * len(made)
    story = seat_reviews(made, drawn, curve(made, 9, (0.0, 1.0)), (0.0, 1.0), given_up=False)[
        0
    ].story
    assert story.cause == cause
    assert [(one.ply, one.player) for one in story.moments] == moments


@pytest.mark.parametrize(
    ("moves", "cause"),
    [
        ([(1, 1, 0.5, 0.7), (2, 0, 0.7, 0.7)], "given"),
        ([(1, 0, 0.5, 0.5), (2, 0, 0.9, 0.9)], "lucky"),
        ([(1, 0, 0.95, 0.95)], "none"),
    ],
)
def test_why_a_seat_won(moves: list[tuple[int, int, float, float]], cause: str) -> None:
    made = [decided(*move) for move in moves]
    drawn = [cause == "lucky"] * len(made)
    sums = seat_reviews(made, drawn, curve(made, 9, (1.0, 0.0)), (1.0, 0.0), given_up=False)[0]
    assert sums.story.cause == cause


def test_own_decisions_are_worth_a_look_before_dearer_ones_of_others() -> None:
    blow = Blow((0.9, 0.1), (0.01, 0.01))
    theirs = [replace(decided(ply, 1, 0.6, 0.6), blow=blow) for ply in (1, 2, 3)]
    mine = [decided(4, 0, 0.6, 0.55), decided(5, 0, 0.55, 0.45), decided(6, 0, 0.45, 0.42)]
    made = [*theirs, *mine]
    story = seat_reviews(made, [False] * 6, curve(made, 9, (0.0, 1.0)), (0.0, 1.0), given_up=False)[
        0
    ].story
    assert [(one.ply, one.player) for one in story.moments] == [(5, 0), (4, 0), (1, 1)]


@pytest.mark.parametrize(
    ("change", "cause", "aimed"),
    [
        ((-0.3, 0.3, 0.0), "strong", False),  # all that it cost went to who decided
        ((-0.3, 0.16, 0.14), "strong", False),
        ((-0.3, 0.1, 0.2), "other", True),
        ((-0.3, -0.1, 0.4), "other", True),
    ],
)
def test_a_blow_is_told_as_one_only_where_who_dealt_it_gained_little(
    change: tuple[float, ...], cause: str, aimed: bool
) -> None:
    shares = (0.6, 0.2, 0.2)
    otherwise = tuple(share - less for share, less in zip(shares, change, strict=True))
    made = [replace(decided(ply, ply - 1, 0.5, 0.5), before=shares, after=shares) for ply in (1, 2)]
    made[1] = replace(made[1], blow=Blow(otherwise, (0.05, 0.05, 0.05)))
    result = (0.0, 1.0, 0.0)
    story = seat_reviews(made, (False, False), curve(made, 3, result), result, given_up=False)[
        0
    ].story
    assert (story.cause, story.led_until) == (cause, 2)
    (moment,) = story.moments
    assert (moment.ply, moment.player, round(moment.cost, 2), moment.aimed) == (2, 1, 0.3, aimed)


def test_only_a_clear_lead_is_told() -> None:
    for share, led in [(0.52, -1), (0.53, 1)]:
        made = [decided(1, 0, share, share)]
        story = seat_reviews(made, (False,), curve(made, 3, (0.0, 1.0)), (0.0, 1.0), given_up=False)
        assert story[0].story.led_until == led


def test_who_won_is_never_told_never_to_have_been_ahead() -> None:
    made = [decided(1, 0, 0.25, 0.25)]
    for result in ((1.0, 0.0), (0.5, 0.5)):
        story = seat_reviews(made, (True,), curve(made, 3, result), result, given_up=False)
        assert story[0].story.led_until == 3


def test_the_curve_is_what_is_told_with_a_band_and_ends_with_the_result() -> None:
    swinging = [decided(ply, ply % 2, 0.8 if ply % 2 else 0.2, 0.5) for ply in range(20)]
    points = curve(swinging, 20, (1.0, 0.0))
    assert [point.shares for point in points[:-1]] == [one.before for one in swinging]
    assert all(point.band[0] > 0.1 for point in points[2:-3])
    assert (points[-1].ply, points[-1].shares, points[-1].band) == (20, (1.0, 0.0), (0.0, 0.0))
    steady = curve([decided(ply, 0, 0.7, 0.7) for ply in range(5)], 5, (1.0, 0.0))
    assert steady[2].band[0] == pytest.approx(0.0, abs=1e-9)
