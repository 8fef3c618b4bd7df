"""``exp``, ``log`` and ``tanh`` of our own: near the truth, and the same interpreted."""

import math
from collections.abc import Callable

import numpy as np
import pytest

from tafelronde.core.contract import mathematics
from tafelronde.core.contract.dispatch import plain

DICE = np.random.default_rng(1)
WIDE = np.concatenate([DICE.uniform(-1, 1, 3000), DICE.uniform(-30, 30, 3000)])
RANGES = {
    "exp": np.concatenate([WIDE, DICE.uniform(-740, 709, 3000)]),
    "log": np.concatenate([np.arange(1, 3000), abs(WIDE), 10 ** DICE.uniform(-320, 300, 3000)]),
    "tanh": WIDE,
}


@pytest.mark.parametrize(("name", "most"), [("exp", 1), ("log", 1), ("tanh", 3)])
def test_they_are_off_by_few_units_in_the_last_place(name: str, most: int) -> None:
    own: Callable[[float], float] = getattr(mathematics, name)
    systems: Callable[[float], float] = getattr(math, name)
    for x in RANGES[name].tolist():
        true = systems(x)
        assert abs(own(x) - true) <= most * np.spacing(abs(true)), x


@pytest.mark.parametrize("name", ["exp", "log", "tanh"])
def test_they_are_the_same_interpreted(name: str) -> None:
    own = getattr(mathematics, name)
    for x in RANGES[name][::50]:
        assert plain(own)(x) == own(x)


def test_what_lies_outside() -> None:
    assert mathematics.exp(710.0) == math.inf
    assert mathematics.exp(-746.0) == 0.0
    assert mathematics.exp(-744.0) == math.exp(-744.0)
    assert mathematics.log(math.inf) == math.inf
    assert mathematics.log(0.0) == -math.inf
    assert math.isnan(mathematics.log(-1.0))
    assert mathematics.log(5e-324) == math.log(5e-324)
    assert (mathematics.tanh(30.0), mathematics.tanh(-30.0)) == (1.0, -1.0)
    for name in ("exp", "log", "tanh"):
        assert math.isnan(getattr(mathematics, name)(math.nan))
