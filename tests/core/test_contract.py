"""The contract keeps games to their word, and its random numbers are what they say."""

import numpy as np
import pytest

from tables import Table, at_every_table
from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.bits import lowest_bit, popcount
from tafelronde.core.contract.implement import implement
from tafelronde.core.contract.rng import below, new_rng, next_u32, uniform
from tafelronde.core.facts.layout import Record, int8


@at_every_table
def test_a_state_has_the_header_and_no_gaps(table: Table) -> None:
    """Bytes between fields would not be copied, and equal positions would not be equal bytes."""
    dtype = table.game.dtype
    assert dtype.names is not None
    assert dtype.names[:2] == ("player", "players")
    assert dtype["player"] == dtype["players"] == np.int8
    assert sum(dtype[name].itemsize for name in dtype.names) == dtype.itemsize
    assert not dtype.hasobject


def test_only_operations_with_their_parameters_are_taken() -> None:
    class NonsenseRecord(Record):
        nonsense_of_a_test = int8()

    @compiled
    def shuffle(state):
        pass

    @compiled
    def apply_action(state, move):
        pass

    with pytest.raises(TypeError, match="shuffle is no operation of the contract"):
        implement(NonsenseRecord, shuffle)
    with pytest.raises(TypeError, match=r"apply_action takes \['state', 'action'\], not"):
        implement(NonsenseRecord, apply_action)


def test_operations_that_every_game_must_have_are_missed() -> None:
    @compiled
    def setup(state, players, options):
        pass

    class PoorRecord(Record):
        too_little_for_a_game = int8()

    with pytest.raises(TypeError, match="must also have apply_action, legal_actions, returns, sc"):
        implement(PoorRecord, setup)


# ---- random numbers ------------------------------------------------------------------------------


def sfc32(seed: list[int], count: int) -> list[int]:
    """Chris Doty-Humphrey's generator, as he wrote it, on Python's own integers."""
    a, b, c, d = seed
    found: list[int] = []
    for _ in range(count):
        t = (a + b + d) % 2**32
        d = (d + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) + t) % 2**32
        found.append(t)
    return found


def test_the_generator_is_sfc32() -> None:
    for seed in range(5):
        rng = new_rng(seed)
        expected = sfc32(rng.tolist(), 1000)
        assert [int(next_u32(rng)) for _ in range(1000)] == expected


def test_streams_differ_and_repeat() -> None:
    streams = [(), (0,), (0, 0), (1,), (1, 0), (1, 2), (2, 1)]
    states = {tuple(new_rng(seed, *stream)) for seed in (0, 7) for stream in streams}
    assert len(states) == 2 * len(streams)
    assert np.array_equal(new_rng(7, 1, 2), new_rng(7, 1, 2))


def test_numbers_stay_below_and_are_even() -> None:
    rng = new_rng(1)
    for n in (1, 2, 7, 24, 2**31 - 1):
        drawn = [int(below(rng, n)) for _ in range(2000)]
        assert 0 <= min(drawn) <= max(drawn) < n
        assert abs(sum(drawn) / 2000 - (n - 1) / 2) <= 4 * n / 12**0.5 / 2000**0.5
    values = [uniform(rng) for _ in range(2000)]
    assert all(0.0 <= value < 1.0 for value in values)
    assert abs(sum(values) / 2000 - 0.5) < 0.03


def test_bits_are_counted() -> None:
    for mask in (1, 2, 3, 0x800000, 0x7FFFFFFF, 1 << 48, (1 << 62) + (1 << 40)):
        assert counted(np.int64(mask)) == mask.bit_count()
        assert lowest(np.int64(mask)) == (mask & -mask).bit_length() - 1
    assert counted(np.int64(0)) == 0


@compiled
def counted(mask):
    return popcount(mask)


@compiled
def lowest(mask):
    return lowest_bit(mask)
