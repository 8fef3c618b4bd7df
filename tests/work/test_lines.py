"""Files of JSON lines that a stopped run left."""

import pytest

from tafelronde.work.lines import BadLine, whole_lines


@pytest.mark.parametrize("cut", range(len(b'{"a":2}\n')))
def test_a_torn_last_line_is_left_out(cut: int) -> None:
    data = b'{"a":1}\n' + b'{"a":2}\n'[:cut]
    assert list(whole_lines(data, dict[str, int])) == [{"a": 1}]
    assert list(whole_lines(data + b'{"a":2}\n'[cut:], dict[str, int])) == [{"a": 1}, {"a": 2}]


def test_a_whole_line_that_is_none_is_told_by_its_number() -> None:
    rows = whole_lines('{"a":1}\n{"a":"\u2028"}\n{"a":3}\n'.encode(), dict[str, int])
    assert next(rows) == {"a": 1}
    with pytest.raises(BadLine, match=r"^line 2: Expected `int`, got `str`"):
        next(rows)
