"""The record of a game, described in plain Python: its bytes, its dtype, and how it is read."""

import numpy as np
import pytest

from tables import Table, at_every_table, weighted_step
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.dtype import dtype_of
from tafelronde.core.facts.layout import Record, int8, int16, int32, int64


class GapRecord(Record):
    """With gaps before the wide fields and at the end."""

    gap_a = int8()
    gap_b = int64(2)
    gap_c = int16(2, 3)
    gap_d = int32()
    gap_e = int8(3)


def test_fields_lie_as_in_c() -> None:
    places = [(field.name, field.offset) for field in GapRecord.fields]
    assert places == [
        ("player", 0), ("players", 1), ("gap_a", 2), ("gap_b", 8), ("gap_c", 24), ("gap_d", 36),
        ("gap_e", 40),
    ]  # fmt: skip
    assert GapRecord.length == 48
    like = np.dtype(
        [
            ("player", np.int8), ("players", np.int8), ("gap_a", np.int8), ("gap_b", np.int64, 2),
            ("gap_c", np.int16, (2, 3)), ("gap_d", np.int32), ("gap_e", np.int8, 3),
        ],
        align=True,
    )  # fmt: skip
    dtype = dtype_of(GapRecord)
    assert dtype.itemsize == like.itemsize == GapRecord.length
    for name in like.names or ():
        assert (dtype.fields or {})[name][:2] == (like.fields or {})[name][:2]


def test_gaps_are_fields_of_the_dtype() -> None:
    """NumPy copies field by field: bytes of no field would be lost."""
    dtype = dtype_of(GapRecord)
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize == 48
    assert dtype_of(GapRecord) is dtype


def test_a_record_is_read_from_bytes() -> None:
    states = np.zeros(1, dtype_of(GapRecord))
    state = states[0]
    state.player, state.gap_a, state.gap_d = -4, -7, -(1 << 31)
    state.gap_b[:] = (1 << 62, -3)
    state.gap_c[:] = ((1, -2, 3), (-4, 5, -32_768))
    state.gap_e[:] = (0, 1, -128)
    record = GapRecord(states.tobytes())
    assert (record.player, record.players, record.gap_a) == (-4, 0, -7)
    assert record.gap_b == (1 << 62, -3)
    assert record.gap_c == ((1, -2, 3), (-4, 5, -32_768))
    assert (record.gap_d, record.gap_e) == (-(1 << 31), (0, 1, -128))
    state.gap_a = 5
    assert record.gap_a == -7  # it is a position, not the state
    assert record.gap_b is record.gap_b  # read once


def test_names_that_are_taken_are_refused() -> None:
    with pytest.raises(TypeError, match=r"attributes of these names: \['answers'\]"):

        class _Answers(Record):
            answers = int8()

    class SizeRecord(Record):
        size = int8()

    with pytest.raises(TypeError, match=r"attributes of NumPy scalars: \['size'\]"):
        dtype_of(SizeRecord)


@at_every_table
def test_plain_python_reads_what_compiled_functions_wrote(table: Table) -> None:
    """All fields of all games, along a random game."""
    state, rng = table.new(), new_rng(77)
    names = [name for name in table.game.dtype.names or () if not name.startswith("_")]
    for ply in range(60):
        if ply % 7 == 0:
            for name in names:
                expected = state.array[name][0].tolist()
                assert np.asarray(getattr(state.record, name)).tolist() == expected, name
        if state.is_terminal:
            break
        state.apply_known(weighted_step(state, rng))


def test_a_record_stays_as_it_was_and_states_read_anew() -> None:
    import tafelronde

    state = tafelronde.load("connect_four").new()
    before = state.record
    assert state.record is before
    state.apply("d")
    assert before.player == 0
    assert before.discs == (0, 0)
    assert state.record.player == 1
    assert state.record.discs != (0, 0)
