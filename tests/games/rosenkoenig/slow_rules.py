"""Rosenkönig once more, from the clauses alone: plain Python, slow and simple.

It shares nothing with the package: its own names of squares and cards, no tables, no bits, points
counted from the board each time. Steps are the notation's words (``NE2``, ``NE2*``, ``draw``,
``+NE2``), so that both implementations can play the same games.
"""

import copy
from dataclasses import dataclass, field
from functools import cache

COMPASS = {
    "N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1),
    "S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1),
}  # fmt: skip
CARDS = tuple(way + str(far) for way in COMPASS for far in (1, 2, 3))
FILES = "abcdefghi"


def square_of(x: int, y: int) -> str | None:
    """The name of a square, or None off the board (R-1.1)."""
    return f"{FILES[x]}{y + 1}" if 0 <= x < 9 and 0 <= y < 9 else None


@cache
def target(crown: str, card: str) -> str | None:
    """Where a card takes the crown (R-3.1, R-1.7); None off the board (R-3.2)."""
    across, up = COMPASS[card[:-1]]
    x, y = FILES.index(crown[0]), int(crown[1]) - 1
    return square_of(x + across * int(card[-1]), y + up * int(card[-1]))


def areas(stones: dict[str, int], player: int) -> list[int]:
    """The sizes of a player's areas (R-6.3)."""
    left = {square for square, owner in stones.items() if owner == player}
    sizes: list[int] = []
    while left:
        area = [left.pop()]
        for square in area:
            for way in ("N1", "E1", "S1", "W1"):
                near = target(square, way)
                if near in left:
                    left.remove(near)
                    area.append(near)
        sizes.append(len(area))
    return sizes


@dataclass
class Slow:
    """A position. ``turn`` is 0 (red), 1 (white), "deal", "draw" or "over"."""

    crown: str = "e5"
    stones: dict[str, int] = field(default_factory=dict)
    hands: tuple[set[str], set[str]] = field(default_factory=lambda: (set(), set()))
    heroes: list[int] = field(default_factory=lambda: [4, 4])
    pile: set[str] = field(default_factory=lambda: set(CARDS))
    played: set[str] = field(default_factory=set)
    turn: int | str = "deal"
    drawer: int = 0

    def can_play(self, player: int) -> list[str]:
        """The cards a player can play, ``*`` with a hero."""
        found: list[str] = []
        for card in self.hands[player]:
            square = target(self.crown, card)
            if square is None:
                continue
            if square not in self.stones:
                found.append(card)
            elif self.stones[square] != player and self.heroes[player]:
                found.append(card + "*")
        return found

    def can_do(self, player: int) -> list[str]:
        """R-2.1."""
        draws = ["draw"] if len(self.hands[player]) < 5 else []
        return self.can_play(player) + draws

    def steps(self) -> set[str]:
        if self.turn in ("deal", "draw"):
            return {"+" + card for card in self.pile}
        return set() if self.turn == "over" else set(self.can_do(int(self.turn)))

    def step(self, word: str) -> None:
        assert word in self.steps()
        if self.turn in ("deal", "draw"):
            self.receive(word[1:])
        elif word == "draw":
            self.drawer, self.turn = int(self.turn), "draw"
        else:
            self.play(int(self.turn), word.rstrip("*"), word.endswith("*"))

    def receive(self, card: str) -> None:
        self.pile.remove(card)
        self.hands[self.drawer].add(card)
        if self.turn == "deal":  # in turn, red first
            self.drawer = 1 - self.drawer
            if len(self.pile) == 14:
                self.turn = 0
            return
        if not self.pile:
            self.pile, self.played = self.played, set()
        self.next_turn(self.drawer)

    def play(self, player: int, card: str, hero: bool) -> None:
        square = target(self.crown, card)
        assert square is not None
        self.stones[square] = player
        self.crown = square
        self.hands[player].remove(card)
        self.played.add(card)
        if hero:
            self.heroes[player] -= 1
        self.next_turn(player)

    def next_turn(self, player: int) -> None:
        if len(self.stones) == 52:
            self.turn = "over"
        elif self.can_do(1 - player):
            self.turn = 1 - player
        elif self.can_do(player):
            self.turn = player
        else:
            self.turn = "over"

    def points(self, player: int) -> int:
        return sum(size * size for size in areas(self.stones, player))

    def winner(self) -> int | None:
        """R-6.4, R-6.5."""
        for measure in (
            self.points,
            lambda player: max(areas(self.stones, player), default=0),
            lambda player: sum(owner == player for owner in self.stones.values()),
        ):
            red, white = measure(0), measure(1)
            if red != white:
                return 0 if red > white else 1
        return None


def perft(position: Slow, depth: int) -> list[list[int]]:
    """Decision, chance and terminal nodes by depth."""
    counts = [[0, 0, 0] for _ in range(depth + 1)]

    def visit(here: Slow, level: int) -> None:
        kind = 2 if here.turn == "over" else 1 if here.turn in ("deal", "draw") else 0
        counts[level][kind] += 1
        if level < depth:
            for word in here.steps():
                there = copy.copy(here)
                there.stones = dict(here.stones)
                there.hands = (set(here.hands[0]), set(here.hands[1]))
                there.heroes = list(here.heroes)
                there.pile, there.played = set(here.pile), set(here.played)
                there.step(word)
                visit(there, level + 1)

    visit(position, 0)
    return counts
