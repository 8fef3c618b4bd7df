# pyright: basic
# ruff: noqa: B023 (each function is called before its variables change)
"""The stand-in for NumPy of browsers gives the same numbers as NumPy, all of it that is offered."""

import random
from typing import Any

import numpy
import pytest

import tafelronde
from tafelronde.pocket import numpy as pocket

BOTH = (numpy, pocket)
NUMBERS = (
    "int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64", "float32", "float64",
)  # fmt: skip
SEEDS: tuple[Any, ...] = (0, 7, 1 << 40, (1 << 200) + 3, (3, 5), [1, 2, 3, 4, 5, 6], (9, 1 << 31))


def same(make: Any) -> Any:
    """The value of ``make(numpy)``, which must be that of the stand-in, too."""
    theirs, ours = (make(one) for one in BOTH)
    if isinstance(theirs, numpy.ndarray):
        assert (ours.shape, ours.tobytes()) == (theirs.shape, theirs.tobytes())
        assert ours.tolist() == theirs.tolist()
        assert not theirs.size or ours.strides == theirs.strides
        assert ours.dtype.itemsize == theirs.dtype.itemsize
    else:
        assert ours == theirs
    return theirs


@pytest.mark.parametrize("seed", SEEDS, ids=str)
def test_streams_of_a_seed(seed: Any) -> None:
    for kind in ("uint32", "uint64"):
        same(lambda np: np.random.SeedSequence(seed).generate_state(9, getattr(np, kind)))
    for spawn in ((1,), (2, 1 << 40)):
        same(lambda np: np.random.SeedSequence(seed, spawn_key=spawn).generate_state(4))


@pytest.mark.parametrize("seed", SEEDS, ids=str)
def test_draws(seed: Any) -> None:
    dice = [one.random.default_rng(seed) for one in BOTH]
    order = random.Random(5)
    for _ in range(400):
        count = order.choice((1, 2, 3, 6, 25, 1000, 1 << 31, (1 << 32) - 1, 1 << 32, 3 << 40))
        weights = [order.random() for _ in range(order.randrange(1, 30))]
        deck = list(range(order.randrange(20)))
        draw = order.choice(
            [
                lambda np, one: int(one.integers(count)),
                lambda np, one: int(one.integers(1, 1 << 62)),
                lambda np, one: one.random(),
                lambda np, one: one.permutation(deck).tolist(),
                lambda np, one: one.permutation(7).tolist(),
                lambda np, one: int(
                    one.choice(len(weights), p=np.array(weights) / np.array(weights).sum())
                ),
            ]
        )
        theirs, ours = (draw(np, one) for np, one in zip(BOTH, dice, strict=True))
        assert ours == theirs


@pytest.mark.parametrize("kind", NUMBERS)
def test_arrays_of_numbers(kind: str) -> None:
    def made(np: Any) -> Any:
        return np.array([[1, 2, 3], [4, 5, 6]], getattr(np, kind))

    def changed(np: Any) -> Any:
        found = made(np)
        found[0, 1], found[1], found[-1, 2] = 9, 7, 8
        found[:, 0] = [3, 4]
        found[0, 1:] = found[1, 1:]
        return found

    for make in (
        made, changed,
        lambda np: made(np)[1], lambda np: made(np)[:, 1], lambda np: made(np)[0, ::2],
        lambda np: made(np)[..., 2], lambda np: made(np).reshape(3, 2), lambda np: made(np).ravel(),
        lambda np: made(np)[:, 1].copy(), lambda np: made(np)[:, 1].tobytes(),
        lambda np: made(np).astype(np.float64), lambda np: made(np).view(np.uint8),
        lambda np: kind == "float32" or made(np).sum(),
        lambda np: made(np).max(), lambda np: made(np).min(),
        lambda np: bool(made(np).all()), lambda np: bool(made(np).any()),
        lambda np: made(np)[1, 2].item() if np is numpy else made(np)[1, 2],
        lambda np: [int(row[0]) for row in made(np)], lambda np: len(made(np)),
        lambda np: np.zeros((2, 0), getattr(np, kind)), lambda np: np.full(3, 5, getattr(np, kind)),
        lambda np: np.ones((2, 2), getattr(np, kind)), lambda np: np.zeros_like(made(np)),
        lambda np: np.arange(5, dtype=getattr(np, kind)),
        lambda np: np.fromiter({4: 1, 2: 0}, getattr(np, kind)),
        lambda np: np.concatenate([made(np)[0], made(np)[:, 0]]),
        lambda np: np.frombuffer(bytearray(range(16)), getattr(np, kind)),
        lambda np: np.ascontiguousarray(made(np)[:, 1]),
        lambda np: np.array([], getattr(np, kind)),
    ):  # fmt: skip
        same(make)


def test_numbers_of_float64() -> None:
    order = random.Random(3)
    for count in (1, 7, 8, 30, 128, 129, 700):
        values = [order.uniform(-5, 5) for _ in range(count)]
        same(lambda np: np.array(values).sum())
        same(lambda np: np.array(values).cumsum())
        same(lambda np: np.array(values, np.float32).astype(np.float64) ** 2)
        for reckon in (
            lambda a, b: a + b, lambda a, b: a - b, lambda a, b: a * b, lambda a, b: a / b,
            lambda a, b: a * 3, lambda a, b: a / 7, lambda a, b: a.__iadd__(b),
        ):  # fmt: skip
            same(lambda np: reckon(np.array(values), np.array(values[::-1])))


def test_kinds_guessed() -> None:
    for values in ([1, 2], [1.5, 2], [True, False], 3, 2.5):
        assert str(same(lambda np: np.array(values)).dtype) == pocket.array(values).dtype._said


@pytest.mark.parametrize("name", [one.name for one in tafelronde.infos()])
def test_records_of_a_game(name: str) -> None:
    """The same layout, and the same reading and writing of fields."""
    from tafelronde.core.facts import dtype as kinds

    record = tafelronde.load(name).record
    theirs = kinds.dtype_of(record)
    plain = [(one.name, one.kind.name, one.shape) for one in record.fields]
    ours = pocket.dtype((pocket.record, pocket.dtype(plain, align=True)))
    assert ours.itemsize == theirs.itemsize == record.length
    for field in record.fields:
        places: Any = ours.fields, theirs.fields
        assert [one[field.name][1] for one in places] == [field.offset] * 2
    data = bytes(random.Random(1).randbytes(3 * ours.itemsize))
    for one in record.fields:

        def read(np: Any) -> Any:
            kind = theirs if np is numpy else ours
            whole = np.frombuffer(bytearray(data), kind)
            whole[0] = whole[2]
            whole[one.name][1] = 1
            return whole[one.name]

        same(read)


def test_records_are_places() -> None:
    kind = [("count", "int32"), ("worth", "float32"), ("row", "int8", (3,))]

    def changed(np: Any) -> Any:
        nodes = np.zeros(3, np.dtype((np.record, kind)))
        nodes[1].count, nodes[1].worth = 7, 0.1
        nodes[1]["row"] = [1, 2, 3]
        nodes[2] = nodes[1]
        nodes["count"][0] = -5
        assert (nodes[2].count, nodes[0]["count"], nodes[1].row.tolist()) == (7, -5, [1, 2, 3])
        return nodes.tobytes()

    same(changed)


def test_what_there_is_not_says_so() -> None:
    with pytest.raises(AttributeError, match=r"there is no numpy\.linalg in a browser"):
        pocket.linalg  # noqa: B018
    with pytest.raises(TypeError, match="only float64"):
        pocket.zeros(3, pocket.float32) + 1
    with pytest.raises(TypeError, match="arrays are not compared"):
        pocket.zeros(3) == 0  # noqa: B015
    with pytest.raises(AttributeError, match="no field 'king'"):
        pocket.zeros(1, pocket.dtype([("crown", "int8")]))[0].king  # noqa: B018
