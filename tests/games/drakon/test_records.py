"""Golden records: games that together show every way to end, every event and every ability,
replayed exactly, and told by the slow rules to be what their names say. find_records.py wrote them.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from clauses import clause
from games.drakon.slow_rules import FIGURES, Cell, Play, Slow
from tafelronde.match import format_record, load_match, read_record, verify

RECORDS = Path(__file__).parents[2] / "records" / "drakon"
FILES = sorted(RECORDS.glob("*.txt"))
WAYS = {"coins-own", "coins-other", "escape-key", "escape-vortex", "stuck", "quiet"}
EVENTS = {
    "gold", "toll", "wishing_well", "steal_left", "steal_right", "steal_tile", "magic_shift",
    "destroy", "rotate", "mind_control", "start",
}  # fmt: skip
MOVES = {"wind", "storm", "key", "vortex"}
CHAIN = 3


class Watched(Slow):
    """A game of the slow rules that remembers what was seen in it."""

    def __init__(self, players: int, escape: bool, heroes: bool, start: str) -> None:
        self.seen: set[str] = set()
        self.nested = 0
        self.last = (0, "")
        super().__init__(players, escape, heroes, start)

    def step(self, word: str) -> None:
        if word in ("take", "block", "allow"):
            self.seen.add(word)
        if word.startswith("@"):
            self.seen.add(f"from-{self.kind(self.where[self.ask[0]])}")
        if word.startswith("wizard@"):
            self.seen.add("wizard")
        super().step(word)

    def enter(self, player: int, cell: Cell) -> Play:
        self.last = (player, self.kind(cell))
        self.where[player] = cell
        before = self.table()
        self.nested += 1
        if self.nested >= CHAIN:
            self.seen.add("chain")
        try:
            yield from super().enter(player, cell)
        finally:
            self.nested -= 1
            if self.table() != before:
                self.seen.add(self.kind(cell))

    def table(self) -> list[object]:
        """All that an event can change."""
        hands = [+hand for hand in self.hands]
        return [list(self.coins), dict(self.board), hands, list(self.where), self.on_start]

    def use(self, player: int, word: str) -> Play:
        self.seen.add(self.figure[player])
        yield from super().use(player, word)

    def way(self) -> str:
        """How the finished game ended."""
        assert self.ask[0] < 0
        assert self.ask[1] == set()
        player, kind = self.last
        if self.escape and kind in ("key", "vortex") and self.winners == [player]:
            return f"escape-{kind}"
        if not self.escape and max(self.coins) == 5:
            return "coins-own" if self.winners == [self.turn] else "coins-other"
        return "quiet" if self.still >= 30 * self.players else "stuck"


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
