"""Reading what strangers send is work that grows as its size does, up to the largest size."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest
from benchmarks.doors import Door, doors
from benchmarks.parsers import rows

from tafelronde.core.facts import dataset

DOORS = list(doors())
SLACK = 300
"""Lines that do not depend on the size, such as those of an error."""


def lines_of(work: Callable[[], None]) -> int:
    """The number of lines of Python that are run for this."""
    count = 0

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal count
        count += event == "line"
        return trace

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def is_linear(door: Door) -> bool:
    door.at(0.5)()  # what is worked out once, such as a pattern, is not counted
    whole, half = (lines_of(door.at(share)) for share in (1.0, 0.5))
    return whole <= 2.2 * half + SLACK


@pytest.mark.skipif(sys.gettrace() is not None, reason="coverage counts lines already")
def test_twice_as_much_is_twice_the_work() -> None:
    assert len(DOORS) > 150
    slow = [door.name for door in DOORS if not is_linear(door)]
    assert slow == []


def test_a_parser_whose_work_grows_with_the_square_is_found() -> None:
    def twice(pairs: list[tuple[str, int]]) -> str:
        return next(key for key, _ in pairs if sum(key == other for other, _ in pairs) > 1)

    def keys(count: int) -> list[tuple[str, int]]:
        return [(str(number), 1) for number in range(count)] + [(str(count - 1), 1)]

    assert not is_linear(Door("as it was", 200, keys, twice))
    text = "{" + ",".join(f'"{key}":1' for key, _ in keys(900)) + "}"
    with pytest.raises(dataset.BadOption, match="899: 'the same key'"):
        dataset._parse(text)


def test_the_benchmark_shows_the_slowest_of_each_place() -> None:
    shown = rows(1)
    assert {row.at_most for row in shown} == {5.0, None}
    assert all(row.ours for row in shown)
