"""Golden records: a game for every way in which a round can end, at every size of table, replayed
exactly; and matches of several rounds. find_records.py wrote them.

That nobody can move happens only from the start, on another board (K-7.1): one record has it.
"""

from itertools import product
from pathlib import Path

import pytest

from clauses import clause
from games.kaiser_koenig_edelmann.find_records import RECORDS
from games.kaiser_koenig_edelmann.slow_rules import Round
from tafelronde.match import format_record, load_match, read_record, verify

FILES = sorted(RECORDS.glob("*.txt"))
WAYS = {*product((2, 3, 4), ("goal", "last", "quiet")), (4, "stuck")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_is_replayed_exactly(path: Path) -> None:
    found = verify(read_record(path))
    assert found.ok
    assert found.draws_checked
    match = load_match(path)
    assert match.is_over
    assert format_record(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_slow_rules_end_it_in_the_same_way(path: Path) -> None:
    match = load_match(path)
    options, players = match.setup.options, match.setup.players
    if options["board"] != "standard":
        pytest.skip("the slow rules know the standard board")
    moves = [match.state.format(action) for action in match.log]
    begins = (
        int(moves.pop(0)[1:]) - 1 if options["begins"] == "random" else int(options["begins"]) - 1
    )
    for line in match.state.view().sheet:
        slow = Round.new(players, begins, str(options["pairing"]), str(options["absent"]))
        while not slow.over:
            move = moves.pop(0)
            assert move in slow.moves()
            slow = slow.play(move)
        assert (line.ended, list(line.points)) == (slow.over, slow.points())
        assert line.winner == (-1 if slow.winner is None else slow.winner)
        begins = (begins + 1) % players
    assert moves == []


@clause("K-4.1", "K-4.2", "K-4.3", "K-5.1")
def test_every_way_to_end_has_a_record() -> None:
    matches = [load_match(path) for path in FILES]
    ways = {
        (match.setup.players, line.ended) for match in matches for line in match.state.view().sheet
    }
    assert ways == WAYS
    assert {match.state.view().rounds for match in matches} >= {1, 2, 4}
