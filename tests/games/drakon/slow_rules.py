"""Drakon once more, from the clauses alone: plain Python, slow and simple.

It shares nothing with the package but the names of steps in the notation. The whole game is one
generator that asks and is answered, so that events nest as they do at the table.
"""

import json
import random
from collections import Counter
from collections.abc import Generator, Iterator
from pathlib import Path

import tafelronde

Cell = tuple[int, int]
Ask = tuple[int, set[str]]
"""The player who decides (−1: chance), and the words of the possible actions."""
Play = Generator[Ask, str, None]

WAYS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = dict(zip("NESW", "SWNE", strict=True))
COLOURS = ("blue", "yellow", "green", "red", "orange", "purple")
FIGURES = ("wizard", "barbarian", "thief", "dwarf", "knight", "amazon")
_FILE = Path(tafelronde.__file__).parent / "games" / "drakon" / "tiles.json"
TILES = [
    (tile["type"], "".join(tile["arrows"]), tile["count"])
    for tile in json.loads(_FILE.read_text(encoding="utf-8"))["tiles"]
    if tile["type"] != "start"
]
BASE = {(kind, frozenset(arrows)): arrows for kind, arrows, _ in TILES}


class Over(Exception):
    """Somebody has won, or the game has run dry."""


def spell(kind: str, arrows: str) -> str:
    return f"{kind}:{arrows}" if arrows else kind


def at(cell: Cell) -> str:
    return f"@{cell[0]},{cell[1]}"


def cell_in(word: str) -> Cell:
    x, y = word.rpartition("@")[2].split(",")
    return int(x), int(y)


def turn(arrows: str, times: int) -> str:
    """Quarter turns clockwise."""
    return "".join(a for a in "NESW" if "NESW"["NESW".index(a) - times] in arrows)


def orientations(name: str) -> set[str]:
    kind, _, arrows = name.partition(":")
    return {spell(kind, turn(arrows, times)) for times in range(4)}


def base(name: str) -> str:
    """A tile's name in a hand, from how it lies."""
    kind, _, arrows = name.partition(":")
    found = (turn(arrows, times) for times in range(4))
    return next(spell(kind, a) for a in found if BASE.get((kind, frozenset(a))) == a)


def beside(cell: Cell, way: str) -> Cell:
    return cell[0] + WAYS[way][0], cell[1] + WAYS[way][1]


class Slow:
    """A game from its first step. ``ask`` is what is asked now; ``step`` answers."""

    def __init__(self, players: int, escape: bool, heroes: bool, start: str) -> None:
        self.players, self.escape, self.heroes = players, escape, heroes
        self.board: dict[Cell, str] = {(0, 0): "start:NESW" if start == "four" else "start:NES"}
        self.pile = Counter({spell(kind, arrows): count for kind, arrows, count in TILES})
        self.bottom: list[str] = []
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.coins = [0] * players
        self.on_start = 0
        self.where: list[Cell] = [(0, 0)] * players
        self.figure = [""] * players
        self.used = [False] * players
        self.turns = self.still = 0
        self.changed = False
        self.winners: list[int] = []
        self._play = self._game()
        self.ask: Ask = next(self._play)

    def step(self, word: str) -> None:
        assert word in self.ask[1], word
        try:
            self.ask = self._play.send(word)
        except StopIteration:
            self.ask = (-4, set())

    # ---- the dungeon ---------------------------------------------------------------------------

    def arrows(self, cell: Cell) -> str:
        return self.board[cell].partition(":")[2]

    def kind(self, cell: Cell) -> str:
        return self.board[cell].partition(":")[0]

    def fits(self, name: str, cell: Cell) -> bool:
        """D-3.3, D-3.5."""
        own = name.partition(":")[2]
        return not any(
            way in own and beside(cell, way) in self.board
            and OPPOSITE[way] in self.arrows(beside(cell, way))
            for way in WAYS
        )  # fmt: skip

    def lays(self, player: int) -> set[str]:
        empty = {
            beside(cell, way) for cell in self.board for way in WAYS
            if beside(cell, way) not in self.board
        }  # fmt: skip
        names = {lying for name in +self.hands[player] for lying in orientations(name)}
        return {name + at(cell) for name in names for cell in empty if self.fits(name, cell)}

    def free(self) -> list[Cell]:
        return [c for c in self.board if c != (0, 0) and c not in self.where]

    # ---- ways ----------------------------------------------------------------------------------

    def neighbours(self, cell: Cell) -> Iterator[tuple[Cell, bool]]:
        """Each with whether one may pass there on the way (D-4.1, D-4.9)."""
        for way in WAYS:
            near = beside(cell, way)
            if near in self.board:
                if self.kind(cell) in ("key", "vortex"):
                    yield near, OPPOSITE[way] not in self.arrows(near)
                else:
                    yield near, way in self.arrows(cell)

    def walks(self, cell: Cell, steps: int, breaks: int) -> set[Cell]:
        """Where walks of so many steps end, so many of them where no arrow leads."""
        if steps == 0:
            return {cell} if breaks == 0 else set()
        found: set[Cell] = set()
        for near, allowed in self.neighbours(cell):
            if allowed or breaks:
                found |= self.walks(near, steps - 1, breaks - (not allowed))
        return found

    def ends(self, player: int) -> set[Cell]:
        cell = self.where[player]
        kind = self.kind(cell)
        if kind == "vortex":
            return set(self.board) - {cell}
        if kind == "key":
            return {near for near, _ in self.neighbours(cell)}
        return self.walks(cell, {"wind": 2, "storm": 3}.get(kind, 1), 0)

    def beside(self, player: int) -> set[Cell]:
        """Where the barbarian can shove this player's hero."""
        cell = self.where[player]
        if self.kind(cell) in ("key", "vortex"):
            return {near for near, _ in self.neighbours(cell)}
        return self.walks(cell, 1, 0)

    def wizard_ends(self, player: int) -> set[Cell]:
        cell = self.where[player]
        kind = self.kind(cell)
        if kind in ("vortex", "key"):
            return set()
        return self.walks(cell, {"wind": 2, "storm": 3}.get(kind, 1), 1)

    # ---- abilities -----------------------------------------------------------------------------

    def abilities(self, player: int, *, before: bool) -> set[str]:
        if not self.heroes or self.used[player]:
            return set()
        figure = self.figure[player]
        others = [
            other for other in range(self.players)
            if other != player and self.where[other] == self.where[player]
        ]  # fmt: skip
        if figure == "wizard" and before:
            return {"wizard" + at(cell) for cell in self.wizard_ends(player)}
        if figure == "amazon":
            return {"amazon" + at(cell) for cell in self.ends(player)}
        if figure == "barbarian":
            return {COLOURS[o] + at(cell) for o in others for cell in self.beside(o)}
        if figure == "thief":
            return {COLOURS[other] for other in others if self.coins[other]}
        if figure == "dwarf":
            hand = +self.hands[player]
            return {
                f"swap:{one}/{two}" for one in hand for two in hand if one != two or hand[one] > 1
            }
        return set()

    def use(self, player: int, word: str) -> Play:
        """An ability but the wizard's, and all that it causes."""
        self.used[player] = True
        figure = self.figure[player]
        if figure == "amazon":
            yield from self.enter(player, cell_in(word))
        elif figure == "barbarian":
            other = COLOURS.index(word.partition("@")[0])
            yield from self.enter(other, cell_in(word))
            if +self.hands[other]:
                yield from self.take_blindly(player, other)
        elif figure == "thief":
            yield from self.lose(COLOURS.index(word), player)
        else:
            for name in word.partition(":")[2].split("/"):
                self.hands[player][name] -= 1
                self.bottom.append(name)
            for _ in range(2):
                yield from self.draw(player)

    # ---- the course of the game ----------------------------------------------------------------

    def _game(self) -> Play:
        player = COLOURS.index((yield -1, set(COLOURS[: self.players])))
        if self.heroes:
            for seat in range(self.players):
                word = yield -1, {f"+{f}" for f in FIGURES if f not in self.figure}
                self.figure[seat] = word[1:]
        for seat in range(self.players):
            for _ in range(4):
                yield from self.draw(seat)
        try:
            while True:
                bare = not any(+hand for hand in self.hands)
                self.changed = False
                self.turn = player
                yield from self.take_turn(player)
                self.turns += 1
                self.still = self.still + 1 if bare and not self.changed else 0
                self.check_end()
                player = (player + 1) % self.players
        except Over:
            return

    def take_turn(self, player: int) -> Play:
        while True:
            moves = {at(cell) for cell in self.ends(player)}
            normal = moves | self.lays(player)
            special = self.abilities(player, before=True)
            if not normal and not special:
                return
            word = yield player, normal | special | (set() if normal else {"end"})
            if word == "end":
                return
            if word in normal:
                break
            if word.startswith("wizard"):
                self.used[player] = True
                break
            yield from self.use(player, word)
        name, _, _ = word.partition("@")
        if word in moves or name == "wizard":
            yield from self.enter(player, cell_in(word))
        else:
            self.board[cell_in(word)] = name
            self.hands[player][base(name)] -= 1
            if +self.pile or self.bottom:
                yield from self.draw(player)
        special = self.abilities(player, before=False)
        if special:
            word = yield player, special | {"end"}
            if word != "end":
                yield from self.use(player, word)

    def check_end(self) -> None:
        """D-8.2, D-8.4."""
        stuck = not any(+hand for hand in self.hands) and not any(
            self.ends(p)
            or (self.figure[p] == "wizard" and not self.used[p] and self.wizard_ends(p))
            for p in range(self.players)
        )
        if stuck or self.still >= 30 * self.players or self.turns >= 500 * self.players:
            most = max(self.coins)
            self.winners = [p for p in range(self.players) if self.coins[p] == most]
            raise Over

    # ---- tiles and coins -----------------------------------------------------------------------

    def draw(self, player: int) -> Play:
        if +self.pile:
            word = yield -1, {f"+{name}" for name in +self.pile}
            self.pile[word[1:]] -= 1
        else:
            word = yield -1, {f"+{self.bottom[0]}"}
            self.bottom.pop(0)
        self.hands[player][word[1:]] += 1

    def take_blindly(self, taker: int, victim: int) -> Play:
        word = yield -1, {f"+{name}" for name in +self.hands[victim]}
        self.hands[victim][word[1:]] -= 1
        self.hands[taker][word[1:]] += 1

    def gain(self, player: int) -> None:
        self.changed = True
        self.coins[player] += 1
        if not self.escape and self.coins[player] == 5:
            self.winners = [player]
            raise Over

    def lose(self, player: int, taker: int | None, *, to_start: bool = False) -> Play:
        if not self.coins[player]:
            return
        asked = self.figure[player] == "knight" and not self.used[player]
        if asked and (yield player, {"block", "allow"}) == "block":
            self.used[player] = True
            return
        self.changed = True
        self.coins[player] -= 1
        self.on_start += to_start
        if taker is not None:
            self.gain(taker)

    # ---- events --------------------------------------------------------------------------------

    def enter(self, player: int, cell: Cell) -> Play:
        self.where[player] = cell
        kind = self.kind(cell)
        if kind in ("key", "vortex") and self.escape and self.coins[player] >= 4:
            self.winners = [player]
            raise Over
        if kind == "gold":
            self.gain(player)
        elif kind == "toll":
            yield from self.lose(player, None, to_start=True)
        elif kind == "wishing_well":
            yield from self.lose(player, None)
        elif kind == "steal_left":
            yield from self.lose((player + 1) % self.players, player)
        elif kind == "steal_right":
            yield from self.lose((player - 1) % self.players, player)
        elif kind == "start" and self.on_start:
            if (yield player, {"take", "leave"}) == "take":
                self.on_start -= 1
                self.gain(player)
        elif kind in ("steal_tile", "magic_shift", "destroy", "rotate", "mind_control"):
            yield from getattr(self, kind)(player)

    def opponents(self, player: int) -> list[int]:
        return [other for other in range(self.players) if other != player]

    def steal_tile(self, player: int) -> Play:
        victims = {COLOURS[other] for other in self.opponents(player) if +self.hands[other]}
        if victims:
            word = yield player, victims
            yield from self.take_blindly(player, COLOURS.index(word))

    def magic_shift(self, player: int) -> Play:
        names = {lying for name in +self.hands[player] for lying in orientations(name)}
        choices = {n + at(cell) for n in names for cell in self.free() if self.fits(n, cell)}
        if choices:
            word = yield player, choices
            name, cell = word.partition("@")[0], cell_in(word)
            self.hands[player][base(self.board[cell])] += 1
            self.hands[player][base(name)] -= 1
            self.board[cell] = name

    def destroy(self, player: int) -> Play:
        if self.free():
            word = yield player, {f"destroy{at(cell)}" for cell in self.free()}
            self.bottom.append(base(self.board.pop(cell_in(word))))

    def rotate(self, player: int) -> Play:
        choices: dict[str, tuple[Cell, str]] = {}
        for cell, name in self.board.items():
            kind, _, arrows = name.partition(":")
            seen: set[str] = set()
            for times in (1, 2, 3):
                turned = spell(kind, turn(arrows, times))
                if turned not in seen and self.fits(turned, cell):
                    choices[f"turn{90 * times}{at(cell)}"] = cell, turned
                seen.add(turned)
        if choices:
            cell, turned = choices[(yield player, set(choices))]
            self.board[cell] = turned

    def mind_control(self, player: int) -> Play:
        choices = {
            COLOURS[other] + at(cell) for other in self.opponents(player)
            for cell in self.ends(other)
        }  # fmt: skip
        if choices:
            word = yield player, choices
            yield from self.enter(COLOURS.index(word.partition("@")[0]), cell_in(word))


def choose(dice: random.Random, words: set[str]) -> str:
    """Any of them, but walks more often than one of many lays would be."""
    ordered = sorted(words)
    walks = [word for word in ordered if ":" not in word.partition("@")[0]]
    return dice.choice(walks if walks and dice.random() < 0.4 else ordered)
