"""Choices are what the searches of a data set looked at, replayed; and a policy learns them."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import tafelronde
from tafelronde.core.kernels import calls
from tafelronde.corpus.make import make
from tafelronde.training.choices import Choices, gathered, read_choices
from tafelronde.training.fit_policy import fit_policy
from tafelronde.training.plan import BadCourse, Course, Table
from tafelronde.training.play import data_set
from training import small

for module in ("jax", "optax"):
    pytest.importorskip(module)
pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")

NAME = "kaiser_koenig_edelmann"
GAME = tafelronde.load(NAME)
TABLE = Table(3, 3)
ALONE = Course(
    NAME, (TABLE,), simulations=20, gate_simulations=6, gate_games=6, generations=1, epochs=2,
    begin=2, policy_alone=True,
)  # fmt: skip
DECISIONS, ACTIONS, EPOCHS = 12_000, 6, 60
Array = npt.NDArray[Any]


def replayed(folder: Path) -> list[dict[str, Any]]:
    """Each decision between two actions or more in which visits were counted."""
    found: list[dict[str, Any]] = []
    for file in sorted(folder.glob("games-*.parquet")):
        steps = parquet.read_table(file.with_name(file.name.replace("games", "steps"))).to_pylist()
        for number, played in enumerate(parquet.read_table(file).to_pylist()):
            state = GAME.new(TABLE.players)
            for row in (one for one in steps if one["game"] == played["game"]):
                shares: list[float] = row["policy"] or []
                if len(shares) > 1:
                    legal = np.array(state.legal_actions(), np.int32)
                    seen = np.zeros((len(legal), GAME.policy_layout.size), np.float32)
                    calls.policy_features(state.array, legal, seen)
                    found.append({"seen": seen, "shares": shares, "game": number})
                state.apply(row["action"])
    return found


def test_they_are_what_was_looked_at(tmp_path: Path) -> None:
    make(data_set(replace(ALONE, random=0.3), TABLE, 1, None), tmp_path)
    choices, told = read_choices(tmp_path, first=50), replayed(tmp_path)
    assert choices is not None
    assert len(choices) == len(told) > 50
    assert choices.game.tolist() == [50 + one["game"] for one in told]
    at = 0
    for one, count in zip(told, choices.counts.tolist(), strict=True):
        rows = slice(at, at + count)
        assert count == len(one["shares"])
        assert np.allclose(choices.features[rows], one["seen"], atol=2e-3)
        assert np.allclose(choices.shares[rows], one["shares"])
        assert choices.shares[rows].sum() == pytest.approx(1.0, abs=1e-4)
        at += count
    assert at == len(choices.features)
    twice = gathered([choices, None, choices])
    assert twice is not None
    assert len(twice) == 2 * len(choices)


def test_there_are_none_without_visits_or_features(tmp_path: Path) -> None:
    table = Table(2, 2)  # there alpha-beta plays
    make(data_set(Course(NAME, (table,), simulations=50), table, 1, None), tmp_path / "two")
    assert read_choices(tmp_path / "two") is None
    make(data_set(small.SMALL, Table(2, 2), 1, None), tmp_path / "other")
    assert read_choices(tmp_path / "other") is None
    assert gathered([None, None]) is None


# ---- what is learned of them ---------------------------------------------------------------------


def drawn(seed: int = 1) -> tuple[Choices, Array]:
    """Decisions between six actions, and their true odds: two features together decide."""
    dice, width = np.random.default_rng(seed), GAME.policy_layout.size
    features = (dice.random((DECISIONS * ACTIONS, width)) < 0.3).astype(np.float16)
    odds = 2.0 * (features[:, 0] != features[:, 1]).astype(np.float64) + features[:, 2]
    shares = np.exp(odds).reshape(DECISIONS, ACTIONS)
    shares /= shares.sum(1, keepdims=True)
    choices = Choices(
        features, shares.ravel().astype(np.float32), np.full(DECISIONS, ACTIONS),
        np.arange(DECISIONS) // 10,
    )  # fmt: skip
    return choices, shares


def said(policy: Any, choices: Choices) -> Array:
    """The probabilities by the weights as the file has them."""
    seen = choices.features.astype(np.float32)
    odds = np.maximum(seen @ policy.hidden + policy.threshold, 0) @ policy.output
    odds += seen @ policy.direct
    shares = np.exp(odds).reshape(-1, ACTIONS)
    return shares / shares.sum(1, keepdims=True)


def test_a_policy_learns_what_was_looked_at() -> None:
    choices, shares = drawn()
    course = replace(ALONE, epochs=EPOCHS)
    policy, told = fit_policy(course, choices, 1)
    floor = float(-(shares * np.log(shares)).sum(1).mean())
    assert told.decisions == DECISIONS
    assert len(told.learned) == len(told.held_out) == EPOCHS
    assert told.even == pytest.approx(np.log(ACTIONS))
    assert told.held_out[-1] == pytest.approx(floor, abs=0.03)
    assert np.abs(said(policy, choices) - shares).mean() < 0.02
    assert np.abs(policy.direct).max() > 0.1
    brief = replace(course, epochs=2)
    one, again, other = (fit_policy(brief, choices, seed)[0].flat for seed in (1, 1, 2))
    assert np.array_equal(one, again)
    assert not np.array_equal(one, other)


def test_lists_of_unlike_length_are_learned_alike() -> None:
    choices, _ = drawn(2)
    odd = np.arange(DECISIONS * ACTIONS) % (2 * ACTIONS) >= ACTIONS
    keep = ~odd | (np.arange(DECISIONS * ACTIONS) % ACTIONS < 2)  # every second list has two
    shares = np.where(keep, choices.shares, 0.0).reshape(DECISIONS, ACTIONS)
    shares /= shares.sum(1, keepdims=True)
    fewer = Choices(
        choices.features[keep], shares.ravel()[keep].astype(np.float32),
        np.where(np.arange(DECISIONS) % 2, 2, ACTIONS), choices.game,
    )  # fmt: skip
    policy, told = fit_policy(replace(ALONE, epochs=EPOCHS), fewer, 1)
    floor = -np.sum(shares * np.log(shares, where=shares > 0, out=np.zeros_like(shares)), 1).mean()
    assert told.held_out[-1] == pytest.approx(floor, abs=0.03)
    found = np.where(keep.reshape(DECISIONS, ACTIONS), said(policy, choices), 0.0)
    assert np.abs(found / found.sum(1, keepdims=True) - shares).mean() < 0.02


# ---- a course ------------------------------------------------------------------------------------


def test_a_course_may_learn_a_policy_alone(tmp_path: Path) -> None:
    _, over = small.run(tmp_path, ALONE)
    (one,) = over
    begun = ALONE.beginning()
    assert begun is not None
    assert one.network.policy is not None
    assert replace(one.network, policy=None, origin={}).name == begun.name
    assert one.fit.policy is not None
    assert one.fit.policy.decisions > 50
    assert len(one.fit.learned) == len(one.fit.policy.learned) // 2 == 1
    assert f"({one.fit.policy.even:.2f})" in (tmp_path / "report.html").read_text()


@pytest.mark.parametrize("change", [{"begin": 0}, {"game": small.GAME, "begin": 1}])
def test_a_policy_alone_needs_a_judge_and_features_of_actions(change: dict[str, Any]) -> None:
    course = replace(ALONE, tables=(Table(2, 2),), **change)
    with pytest.raises(BadCourse, match="policy_alone") as refused:
        course.check()
    assert refused.value.code == "policy"
