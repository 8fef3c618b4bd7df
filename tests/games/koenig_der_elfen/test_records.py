"""Golden records: games at every size of table in which everything happens, replayed exactly.

find_records.py wrote them.
"""

from pathlib import Path

import pytest

from clauses import clause
from games.koenig_der_elfen.features import features
from games.koenig_der_elfen.slow_rules import Slow
from tafelronde.match import format_record, load_match, read_record, verify

RECORDS = Path(__file__).parents[2] / "records" / "koenig_der_elfen"
FILES = sorted(RECORDS.glob("*.txt"))
ACTIONS = {"location", "swap", "buy", "card", "close", "pass", "no-location"}
TRAVELLING = {"visit", "halt", "toll", "toll-paid", "guard", "turn", "spell", "arrive", "bonus"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_is_replayed_exactly(path: Path) -> None:
    found = verify(read_record(path))
    assert found.ok
    assert found.draws_checked
    match = load_match(path)
    assert match.is_over
    assert format_record(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "path", [path for path in FILES if path.stem != "six"], ids=lambda path: path.stem
)
def test_the_slow_rules_end_a_golden_record_alike(path: Path) -> None:
    """All but the one with another deck."""
    match = load_match(path)
    options = match.setup.options
    players = match.setup.players
    slow = Slow(players, bool(options["magic_spell"]), bool(options["three_locations"]))
    if options["dragon"] != "random":
        slow.step(f"start-{options['dragon']}")
    for action in match.log:
        slow.step(match.state.format(action))
    assert slow.stage == "over"
    assert match.state.scores() == [slow.gold[seat] for seat in slow.seats]


@clause("E-1.1", "E-2.1", "E-5.1", "E-13.3", "E-13.5")
def test_everything_has_a_record() -> None:
    matches = [load_match(path) for path in FILES]
    assert {match.setup.players for match in matches} == {2, 3, 4, 5, 6}
    found = set[str]().union(*(features(match) for match in matches))
    assert {*ACTIONS, *TRAVELLING, "tie", "shuffled"} <= found
