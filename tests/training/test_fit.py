"""The fit: synthetic decisions in which one feature decides are learned, and told truly."""

from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt
import pytest

import tafelronde
from tafelronde.search.prospects.weights import Prospects
from tafelronde.training.fit import Fit, fit
from tafelronde.training.plan import Course, Table
from tafelronde.training.samples import Samples, together

for module in ("jax", "optax"):
    pytest.importorskip(module)

ALONE, SEVERAL = "rosenkoenig", "drakon"
"""A game in which the player to act alone is judged, and one in which all are."""
ROWS, EACH, SEATS = 24_000, 8, 4
"""Decisions, those of one game, and seats where there are several."""
EPOCHS = 60
Array = npt.NDArray[Any]


def course(game: str, **more: Any) -> Course:
    return Course(game, (Table(2, 2),), units=4, epochs=EPOCHS, **more)


def drawn(game: str, seats: int, seed: int) -> tuple[Array, Array]:
    """Features of any mean and spread, and each seat's odds as a logarithm: of the first alone."""
    dice, width = np.random.default_rng(seed), tafelronde.load(game).feature_layout.size
    plain = dice.normal(size=(ROWS, seats, width)).astype(np.float32)
    means, scales = dice.normal(size=width), 10.0 ** dice.uniform(-1, 0, width)
    return (plain * scales + means).astype(np.float32), 2.0 * plain[:, :, 0]


def alone(seed: int = 1) -> tuple[Samples, Array]:
    """Decisions of a game in which the player to act alone is judged, and the true shares."""
    features, odds = drawn(ALONE, 1, seed)
    share = 1.0 / (1.0 + np.exp(-odds[:, 0]))
    dice = np.random.default_rng(seed + 1)
    results = (dice.random(ROWS) < share).astype(np.float32)[:, None]
    samples = Samples(
        features, np.ones((ROWS, 1), np.bool_), np.zeros(ROWS, np.int64),
        share.astype(np.float32), results, np.arange(ROWS) // EACH,
    )  # fmt: skip
    return samples, share[:, None]


def several(seed: int = 1, hopeless: float = 0.3) -> tuple[Samples, Array]:
    """The same at a table of four; some can no longer win, and never two of them at once."""
    features, odds = drawn(SEVERAL, SEATS, seed)
    dice = np.random.default_rng(seed + 1)
    rows = np.arange(ROWS)
    hopeful = np.ones((ROWS, SEATS), np.bool_)
    hopeful[rows, dice.integers(SEATS, size=ROWS)] = dice.random(ROWS) >= hopeless
    share = np.where(hopeful, np.exp(odds), 0.0)
    share /= share.sum(1, keepdims=True)
    winner = (share.cumsum(1) < dice.random(ROWS)[:, None]).sum(1).clip(max=SEATS - 1)
    results = np.zeros((ROWS, SEATS), np.float32)
    results[rows, winner] = 1.0
    mover = dice.integers(SEATS, size=ROWS)
    samples = Samples(
        features, hopeful, mover, share[rows, mover].astype(np.float32), results, rows // EACH
    )
    return samples, share


def predicted(network: Prospects, samples: Samples) -> Array:
    """Everybody's share by the network as its file has it, without what fitted it."""
    units = np.maximum(samples.features @ network.hidden + network.threshold, 0.0)
    odds = units @ network.output
    if odds.shape[1] == 1:
        return 1.0 / (1.0 + np.exp(-odds))
    shares = np.where(samples.hopeful, np.exp(odds), 0.0)
    return shares / shares.sum(1, keepdims=True)


def loss(share: Array) -> float:
    """The floor: of these shares, where they are true."""
    part = share.clip(1e-9, 1 - 1e-9)
    return float(-(part * np.log(part) + (1 - part) * np.log(1 - part)).mean())


def is_true(told: Fit) -> None:
    """Assert that expectations came true in every bin of some size."""
    assert sum(one.rows for one in told.calibration) > ROWS / 20
    assert len([one for one in told.calibration if one.rows > 100]) >= 5
    for one in told.calibration:
        assert abs(one.expected - one.got) < 0.03 + 2.0 * (0.25 / one.rows) ** 0.5, one


def test_for_the_player_to_act_alone() -> None:
    assert tafelronde.load(ALONE).mover_alone
    samples, share = alone()
    network, told = fit(course(ALONE), samples, 1)
    assert (told.samples, told.games) == (ROWS, ROWS // EACH)
    assert len(told.learned) == len(told.held_out) == EPOCHS
    assert told.held_out[-1] < told.held_out[0]
    assert told.held_out[-1] == pytest.approx(loss(share), abs=0.02)
    assert told.by_search == pytest.approx(loss(share), abs=0.02)
    assert told.by_results == pytest.approx(told.by_search, abs=0.02)
    assert np.abs(predicted(network, samples) - share).mean() < 0.02
    is_true(told)


def test_for_several_of_whom_some_cannot_win() -> None:
    assert not tafelronde.load(SEVERAL).mover_alone
    samples, share = several()
    network, told = fit(course(SEVERAL, search_share=1.0), samples, 1)
    own = share[np.arange(ROWS), samples.mover]
    assert told.held_out[-1] == pytest.approx(loss(own), abs=0.02)
    assert np.abs(predicted(network, samples) - share).mean() < 0.02
    is_true(told)


def test_nothing_is_lost_on_who_cannot_win_and_acts() -> None:
    samples, _ = several(hopeless=1.0)
    mover = np.argmin(samples.hopeful, 1)
    samples = replace(samples, mover=mover, searched=np.zeros(ROWS, np.float32))
    _, told = fit(replace(course(SEVERAL, search_share=1.0), epochs=1), samples, 1)
    assert (told.learned, told.held_out) == ([0.0], [0.0])


def test_the_same_seed_gives_the_same_weights() -> None:
    samples, _ = alone()
    plan = replace(course(ALONE), epochs=2)
    one, two = fit(plan, samples, 1), fit(plan, samples, 1)
    assert one[0].to_json() == two[0].to_json()
    assert one[1] == replace(two[1], seconds=one[1].seconds)
    assert fit(replace(plan, seed=2), samples, 1)[0].to_json() != one[0].to_json()


def test_a_fit_of_few_games_holds_none_out_and_is_kept() -> None:
    samples, _ = alone()
    few = Samples(*(part[: 4 * EACH] for part in vars(samples).values()))
    _, told = fit(replace(course(ALONE), epochs=1), few, 1)
    assert (told.held_out, told.by_results, told.by_search, told.calibration) == (
        [],
        None,
        None,
        [],
    )
    assert msgspec.json.decode(msgspec.json.encode(told), type=Fit) == told


def test_smaller_tables_have_empty_seats() -> None:
    samples, _ = several()
    two = Samples(*(part[:5] for part in vars(samples).values()))
    two = replace(
        two, features=two.features[:, :2], hopeful=two.hopeful[:, :2], results=two.results[:, :2]
    )
    whole = together([two, samples])
    assert len(whole) == ROWS + 5
    assert whole.features.shape[1] == SEATS
    assert not whole.hopeful[:5, 2:].any()
    assert not whole.results[:5, 2:].any()
    assert (whole.hopeful[:5, :2] == two.hopeful).all()
