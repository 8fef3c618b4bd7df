"""A game of Drakon that is watched: which events and ways to end were seen in it."""

from pathlib import Path

from games.drakon.slow_rules import Cell, Play, Slow

RECORDS = Path(__file__).parents[2] / "records" / "drakon"
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
        """The end of the finished game."""
        assert self.ask[0] < 0
        assert self.ask[1] == set()
        player, kind = self.last
        if self.escape and kind in ("key", "vortex") and self.winners == [player]:
            return f"escape-{kind}"
        if not self.escape and max(self.coins) == 5:
            return "coins-own" if self.winners == [self.turn] else "coins-other"
        return "quiet" if self.still >= 30 * self.players else "stuck"
