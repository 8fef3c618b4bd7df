"""Whole games of all games, for any number of players, with their options, ended and given up: what
a review tells agrees with itself, whatever the judge answers."""

import random

import pytest

from tables import PACKAGE_GAMES, daily
from tafelronde import load
from tafelronde.advice.continuations import Pairs
from tafelronde.advice.judge import Judgement
from tafelronde.advice.reviews import Comparison, Examination, Question, Review
from tafelronde.advice.reviews.moments import AHEAD
from tafelronde.advice.reviews.scale import GRAIN
from tafelronde.bots.spec import BotSpec
from tafelronde.core.facts.info import OptionValue
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number

TABLES = [
    (name, players, given_up)
    for name in PACKAGE_GAMES
    for players in range(load(name).info.min_players, load(name).info.max_players + 1)
    for given_up in (False, True)
]
OUTER = [
    one for one in TABLES if one[1] in ((info := load(one[0]).info).min_players, info.max_players)
]
"""With the fewest and the most players, every time; the others once a night."""


def options_of(name: str, players: int, rng: random.Random) -> dict[str, OptionValue]:
    """Any choice of each option that chooses among a few things."""
    return {
        option.name: rng.choice(option.choices_for(players))
        for option in load(name).info.options
        if option.name in ("dragon", "three_locations", "magic_spell", "escape", "heroes", "rounds")
    }


def played(name: str, players: int, *, given_up: bool) -> Match:
    """A game between weak bots, in which somebody gives up late where that is wished."""
    rng = random.Random(f"{name} {players} {given_up}")
    match = Match.start(
        name,
        players,
        options=options_of(name, players, rng),
        seed=seed_from_number(rng.randrange(1000)),
    )
    levels = ["random", *[rng.choice(["random", "easy"]) for _ in range(players - 1)]]
    bots = [BotSpec(level).create(load(name), seat) for seat, level in enumerate(levels)]
    most = rng.randrange(60, 150) if given_up else 10_000
    while not match.is_over and match.ply < most:
        match.play(bots[match.current_player].choose(match.state))
    for seat in range(players):
        if not match.is_over:
            match.resign(seat)
    return match


def made_up(question: Question | Comparison, rng: random.Random) -> Judgement | Pairs:
    """Some answer to a question: mostly that nothing was lost, now and then anything at all."""
    state = question.state
    seats = range(state.players)

    def anything() -> tuple[float, ...]:
        parts = [rng.random() ** 3 for _ in seats]
        return tuple(part / sum(parts) for part in parts)

    if isinstance(question, Comparison):
        count, first, second = len(question.numbers), anything(), anything()
        apart = [a - b for a, b in zip(first, second, strict=True)]
        spread = rng.choice([0.0, 0.1, 0.5])
        return Pairs(
            count,
            tuple(count * less for less in apart),
            tuple(count * (less**2 + spread**2) for less in apart),
            tuple(count * share for share in first),
        )
    legal, before = state.legal_actions(), anything()
    best = question.action if rng.random() < 0.6 else rng.choice(legal)
    after = before if best == question.action else anything()
    others = [action for action in legal if action != best]
    second = rng.choice(others) if others else None
    return Judgement(best, before, after, second, anything(), ())


@pytest.fixture(
    scope="module", params=daily(TABLES, OUTER, lambda one: f"{one[0]}-{one[1]}-{one[2]}")
)
def reviewed(request: pytest.FixtureRequest) -> Review:
    name, players, given_up = request.param
    examination = Examination(played(name, players, given_up=given_up))
    rng = random.Random(players)
    while (question := examination.question()) is not None:
        examination.answer(question, made_up(question, rng))
    return examination.review()


def test_every_number_is_of_one_scale(reviewed: Review) -> None:
    for decision in reviewed.decisions:
        for shares in (decision.before, decision.after):
            assert sum(shares) == 1.0
            assert min(shares) >= 0.0
        held = decision.before[decision.player]
        assert 0 <= decision.lost <= held
        for option in (decision.best, decision.played, decision.second):
            assert option is None or 0 <= option.share <= held
    for seat, sums in enumerate(reviewed.seats):
        parts = sums.start + sums.luck + sums.own + sums.others + sums.error + sums.ending
        assert parts == sums.result == reviewed.result[seat]
        for moment in sums.story.moments:
            assert 0 < moment.cost <= 1


def test_moments_story_and_curve_say_the_same(reviewed: Review) -> None:
    decisions = {decision.ply: decision for decision in reviewed.decisions}
    points = {point.ply: point.shares for point in reviewed.curve}
    for ply, decision in decisions.items():
        assert points[ply] == decision.before
    if not reviewed.seats:  # it was given up before anybody decided
        assert reviewed.curve == ()
        return
    assert points[reviewed.last] == reviewed.result
    for seat, sums in enumerate(reviewed.seats):
        story = sums.story
        assert (sums.start, sums.result) == (reviewed.curve[0].shares[seat], reviewed.result[seat])
        for moment in story.moments:
            decision = decisions[moment.ply]
            assert moment.player == decision.player
            if moment.player == seat:
                assert moment.cost == decision.lost
            else:
                assert decision.blow is not None
                assert moment.cost == decision.blow.shares[seat] - decision.after[seat]
        own = [ply for ply in sums.turning if decisions[ply].player == seat]
        assert list(sums.turning) == own
        if story.led_until < 0:
            assert sums.result < max(reviewed.result) - GRAIN
            for point in reviewed.curve:
                others = max(share for of, share in enumerate(point.shares) if of != seat)
                assert point.shares[seat] - others < max(AHEAD, point.band[seat])
        elif story.led_until < reviewed.last:
            shares = points[story.led_until]
            assert shares[seat] == max(shares)
