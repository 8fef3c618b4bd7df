"""The statistics of the arena, against numbers known otherwise, and by simulation."""

import math
import random

import pytest

from tafelronde.arena.score import Score, Sprt, elo, expected, score


def test_elo_and_its_inverse() -> None:
    assert elo(0.5) == 0.0
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    assert elo(10 / 11) == pytest.approx(400.0)
    assert elo(0.0) == -math.inf
    assert elo(1.0) == math.inf
    for difference in (-300.0, 0.0, 12.5, 400.0):
        assert elo(expected(difference)) == pytest.approx(difference)


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_elo_counts_from_an_even_share(players: int) -> None:
    """Strengths win in proportion: twice as strong as each of n − 1 others is 2 of n + 1."""
    even = 1 / players
    assert elo(even, even) == pytest.approx(0.0, abs=1e-9)
    assert elo(2 / (players + 1), even) == pytest.approx(400 * math.log10(2))
    for difference in (-300.0, 0.0, 12.5, 400.0):
        assert elo(expected(difference, even), even) == pytest.approx(difference)
    assert score([], even).mean == even


def test_sprt_of_a_large_table_errs_as_rarely_as_it_says() -> None:
    """An equal bot among four, and one that is 100 points better."""
    dice = random.Random(4)
    test, even, found = Sprt(0, 100), 0.25, {0.0: 0, 100.0: 0}
    for truth in found:
        for _ in range(200):
            rounds: list[float] = []
            while not test.decision(rounds, even):
                chance = expected(truth, even)
                rounds.append(sum(dice.random() < chance for _ in range(4)) / 4)
            found[truth] += test.decision(rounds, even) == "elo1"
    assert found[0.0] / 200 < 0.1
    assert found[100.0] / 200 > 0.9


def test_no_rounds_say_nothing() -> None:
    assert score([]) == Score(0.5, 0.0, 1.0, 0)
    assert Sprt(0, 10).llr([]) == 0.0


def test_a_short_clean_sweep_is_not_certain() -> None:
    found = score([1.0] * 10)
    assert (found.mean, found.rounds) == (1.0, 10)
    assert 0.7 < found.low < 0.9
    assert found.high == 1.0


def test_pairs_that_cancel_are_sure_to_cancel() -> None:
    found = score([0.5] * 1000)
    assert found.mean == 0.5
    assert found.high - found.low < 0.01


def test_the_interval_holds_what_it_promises() -> None:
    dice = random.Random(1)
    hits = 0
    for _ in range(2000):
        rounds = [dice.choice((0.25, 0.5, 0.5, 0.75, 1.0)) for _ in range(80)]
        found = score(rounds)
        hits += found.low <= 0.6 <= found.high
    assert 0.93 < hits / 2000 < 0.975


def test_sprt_bounds() -> None:
    low, high = Sprt(0, 10).bounds
    assert low == pytest.approx(-2.944, abs=0.001)
    assert high == pytest.approx(2.944, abs=0.001)


def test_sprt_bounds_of_two_different_errors() -> None:
    """Wald: accept elo0 below log(β / (1 − α)), elo1 above log((1 − β) / α)."""
    low, high = Sprt(0, 10, alpha=0.01, beta=0.2).bounds
    assert low == pytest.approx(math.log(0.2 / 0.99))
    assert high == pytest.approx(math.log(0.8 / 0.01))
    assert low == pytest.approx(-1.599, abs=0.001)
    assert high == pytest.approx(4.382, abs=0.001)


def test_sprt_ratio_by_hand() -> None:
    """Two rounds, 1 and ½: mean ¾; squares with one more lost and won: ¼² + ¼² + ¾² + ¼² = ¾; so
    the variance is ¼. Expected are ½ (0 Elo) and 10/11 (400 Elo)."""
    test = Sprt(0, 400)
    shift, sum_of_both = 10 / 11 - 0.5, 10 / 11 + 0.5
    assert test.llr([1.0, 0.5]) == pytest.approx(2 * shift * (1.5 - sum_of_both) / 0.5)
    assert Sprt(-400, 0).llr([0.5]) > 0 > Sprt(0, 400).llr([0.5])


def test_sprt_decides_at_its_bounds() -> None:
    test = Sprt(0, 50, alpha=0.01, beta=0.4)
    rounds: list[float] = []
    while not test.decision(rounds):
        rounds.append(1.0)
    assert test.decision(rounds) == "elo1"
    assert test.llr(rounds) >= math.log(0.6 / 0.01) > test.llr(rounds[:-1])
    rounds = []
    while not test.decision(rounds):
        rounds.append(0.0)
    assert test.decision(rounds) == "elo0"
    assert test.llr(rounds) <= math.log(0.4 / 0.99) < test.llr(rounds[:-1])


@pytest.mark.parametrize(("elo0", "elo1"), [(5, 5), (5, 0), (math.nan, 5), (0, math.inf)])
def test_hypotheses_that_are_none(elo0: float, elo1: float) -> None:
    with pytest.raises(ValueError, match="elo0 must be less"):
        Sprt(elo0, elo1)


def test_sprt_errs_as_rarely_as_it_says() -> None:
    dice = random.Random(2)
    test = Sprt(0, 60)
    wrong = 0
    for _ in range(300):
        rounds: list[float] = []
        while not test.decision(rounds):
            rounds.append(sum(dice.random() < 0.5 for _ in range(2)) / 2)
        wrong += test.decision(rounds) == "elo1"
    assert wrong / 300 < 0.09  # alpha is 5 %


def test_sprt_finds_a_clear_difference() -> None:
    test = Sprt(0, 50)
    assert test.decision([0.75, 1.0] * 30) == "elo1"
    assert test.decision([0.25, 0.0] * 30) == "elo0"
    assert test.decision([0.5]) == ""
    assert test.decision([]) == ""
