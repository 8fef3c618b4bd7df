"""Arrays that a vector of many games hands out last as long as anybody has them; its random choices
are possible ones."""

import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tables import PACKAGE_GAMES

pytest.importorskip("gymnasium", reason="gymnasium is not installed: ./check installs it")

from tafelronde.adapters.gymnasium import VectorTable, vector_env
from tafelronde.adapters.gymnasium.buffers import KEPT, SMALL, Buffers

SOURCE = np.zeros(SMALL + 1, np.uint8)


def test_an_array_is_used_again_when_nobody_has_it() -> None:
    buffers = Buffers()
    address = buffers.copy("one", SOURCE).ctypes.data
    assert buffers.copy("one", SOURCE).ctypes.data == address
    assert buffers.copy("another", SOURCE).ctypes.data != address


@pytest.mark.parametrize(
    "keep", [lambda array: array, lambda array: array[3:5], memoryview, lambda array: [array]]
)
def test_an_array_that_somebody_has_stays_as_it_is(keep: Any) -> None:
    buffers = Buffers()
    kept = [keep(buffers.copy("one", SOURCE + number)) for number in range(KEPT + 3)]
    buffers.copy("one", SOURCE + 77)
    assert [int(np.asarray(one).ravel()[0]) for one in kept] == list(range(KEPT + 3))


def test_small_arrays_are_plain_copies() -> None:
    buffers, small = Buffers(), np.arange(5)
    copied = buffers.copy("one", small)
    assert copied is not small
    assert copied.tolist() == small.tolist()
    assert buffers.copy("one", np.arange(7)).tolist() == list(range(7))


def test_kept_observations_never_change() -> None:
    """All that six steps showed, with a game whose arrays are large."""
    games = VectorTable(PACKAGE_GAMES[0], 256)
    seen, info = games.reset(seed=4)
    dice, shown, then = np.random.default_rng(1), list[Any](), list[Any]()
    for _ in range(6):
        arrays = [*seen.values(), *info.values()]
        shown.append(arrays)
        then.append([np.array(array) for array in arrays])
        seen, _, _, _, info = games.step(games.random_choices(dice))
    assert max(array.nbytes for array in shown[0]) > SMALL
    for arrays, copies in zip(shown, then, strict=True):
        assert all(map(np.array_equal, arrays, copies))


def _in_torch() -> Callable[[Any], Any]:
    torch: Any = pytest.importorskip("torch", reason="torch is not installed: no check needs it")
    return torch.from_numpy


def _in_jax() -> Callable[[Any], Any]:
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    jax: Any = pytest.importorskip("jax", reason="jax is not installed: no check needs it")
    return jax.numpy.asarray


@pytest.mark.parametrize("library", [_in_torch, _in_jax])
@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_what_other_libraries_made_of_an_observation_never_changes(name: str, library: Any) -> None:
    """They share its memory, and nobody has the array itself any more."""
    made_of = library()
    games = VectorTable(name, 256)
    seen, _ = games.reset(seed=4)
    dice, made, then = np.random.default_rng(1), list[Any](), list[Any]()
    for _ in range(KEPT + 3):
        assert seen["observation"].nbytes > SMALL
        made.append({key: made_of(array) for key, array in seen.items()})
        then.append({key: array.copy() for key, array in seen.items()})
        seen.clear()
        seen, *_ = games.step(games.random_choices(dice))
    for shared, copies in zip(made, then, strict=True):
        for key, array in shared.items():
            assert np.asarray(array).dtype == copies[key].dtype
            assert np.array_equal(np.asarray(array), copies[key])


def test_written_arrays_leave_no_trace_in_later_ones() -> None:
    """Whoever writes into what was handed out changes nothing but that."""
    plain, marked = (VectorTable(PACKAGE_GAMES[0], 256) for _ in range(2))
    seen, info = marked.reset(seed=4)
    plain.reset(seed=4)
    dice = np.random.default_rng(1)
    for _ in range(4):
        for array in (*seen.values(), info["legal_actions"]):
            array[...] = 1
        del array
        choices = plain.random_choices(dice)
        expected, _, _, _, wanted = plain.step(choices)
        seen, _, _, _, info = marked.step(choices)
        assert all(np.array_equal(seen[name], expected[name]) for name in seen)
        assert all(np.array_equal(info[name], wanted[name]) for name in wanted)


@pytest.mark.parametrize("name", PACKAGE_GAMES)
@pytest.mark.parametrize("actions", [None, "parts"])
def test_random_choices_are_possible_ones_and_reach_all(name: str, actions: Any) -> None:
    if actions == "parts" and name != "drakon":
        pytest.skip("its actions have no parts")
    games = VectorTable(name, 3, actions=actions)
    seen, _ = games.reset(seed=2)
    dice, rows = np.random.default_rng(5), np.arange(3)
    for _ in range(12):
        drawn = games.random_choices(dice)
        assert (drawn.dtype, drawn.shape) == (np.int64, (3,))
        assert seen["action_mask"][rows, drawn].all()
        seen, *_ = games.step(drawn)
    possible = seen["action_mask"] != 0
    found = np.zeros_like(possible)
    for _ in range(int(possible.sum(1).max()) * 15):
        found[rows, games.random_choices(dice)] = True
    assert np.array_equal(found, possible)


def test_where_nothing_can_be_chosen_the_choice_is_0() -> None:
    games: Any = vector_env(PACKAGE_GAMES[0], 4, autoreset_mode="NextStep")
    games.reset(seed=1)
    ended = np.zeros(4, np.bool_)
    while not ended.any():
        _, _, ended, _, _ = games.step(games.random_choices())
    assert (games.random_choices()[ended] == 0).all()
    games.step(games.random_choices())
