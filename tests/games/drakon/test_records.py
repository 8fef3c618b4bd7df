"""Golden records: games that together show every way to end, every event and every ability,
replayed exactly, and told by the slow rules to be what their names say. find_records.py wrote them.
"""

from pathlib import Path

import pytest

from clauses import clause
from games.drakon.slow_rules import FIGURES
from games.drakon.watched import EVENTS, MOVES, RECORDS, WAYS, Watched
from tafelronde.match import format_record, load_match, read_record, verify

FILES = sorted(RECORDS.glob("*.txt"))


def replayed(path: Path) -> Watched:
    match = load_match(path)
    options = match.setup.options
    game = Watched(
        match.setup.players, bool(options["escape"]), bool(options["heroes"]), str(options["start"])
    )
    for action in match.log:
        game.step(match.state.format(action))
    return game


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_golden_record_is_replayed_exactly(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    found = verify(read_record(path))
    assert found.ok
    assert found.draws_checked
    match = load_match(path)
    assert match.is_over
    assert format_record(match) == text
    game = replayed(path)
    assert match.state.scores() == game.coins
    assert match.state.winners() == game.winners
    assert path.stem in {game.way(), *game.seen}


@clause("D-8.1", "D-8.2", "D-8.4", "D-9.1", "D-6.19", "D-10.10")
def test_every_way_to_end_every_event_and_every_ability_has_a_record() -> None:
    games = [replayed(path) for path in FILES]
    assert {game.way() for game in games} == WAYS
    seen = set[str]().union(*(game.seen for game in games))
    assert seen >= EVENTS
    assert seen >= {f"from-{kind}" for kind in MOVES}
    assert seen >= {"chain", "take", "block", "allow"}
    assert seen >= set(FIGURES) - {"knight"}
