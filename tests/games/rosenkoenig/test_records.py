"""Golden records: a game for every way in which Rosenkönig can end, replayed exactly.

find_records.py wrote them. A way is how it ended (R-6.1, R-6.2) and what decided (R-6.4, R-6.5).
"""

from itertools import product
from pathlib import Path

import pytest

from clauses import clause
from games.rosenkoenig.slow_rules import Slow, areas
from tafelronde.match import format_record, load_match, read_record, verify

RECORDS = Path(__file__).parents[2] / "records" / "rosenkoenig"
FILES = sorted(RECORDS.glob("*.txt"))
WAYS = set(product(("52-stones", "both-stuck"), ("points", "area", "stones", "draw")))


def way(end: Slow) -> tuple[str, str]:
    """The end of a finished game and its tie-breaker, by the slow rules."""
    assert end.turn == "over"
    how = "52-stones" if len(end.stones) == 52 else "both-stuck"
    if end.points(0) != end.points(1):
        return how, "points"
    if max(areas(end.stones, 0)) != max(areas(end.stones, 1)):
        return how, "area"
    counts = [sum(owner == player for owner in end.stones.values()) for player in (0, 1)]
    return how, "stones" if counts[0] != counts[1] else "draw"


def replayed(path: Path) -> Slow:
    slow, match = Slow(), load_match(path)
    for action in match.log:
        slow.step(match.state.format(action))
    return slow


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_is_replayed_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = verify(read_record(path))
    assert found.ok
    assert found.draws_checked
    match = load_match(path)
    assert match.is_over
    assert format_record(match) == text
    end = replayed(path)
    assert match.state.scores() == [end.points(0), end.points(1)]
    winner = end.winner()
    assert match.state.winners() == ([0, 1] if winner is None else [winner])
    assert "-".join(way(end)) == path.stem


@clause("R-6.1", "R-6.2", "R-6.4", "R-6.5")
def test_every_way_to_end_has_a_record() -> None:
    assert {way(replayed(path)) for path in FILES} == WAYS
