"""The rules once more, slowly and from the clauses alone: points are names, ways are lists.

Nothing of the package is used but the text of the board's file. What is compared with it is what
was written by another method: here every way of a piece is walked, one list after the other, over
dictionaries; there sets of bits are spread.
"""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

BOARD = (
    Path(__file__).parents[3] / "src/tafelronde/games/kaiser_koenig_edelmann/boards/standard.json"
)

PAIRS = {"opposite": "opposite", "near": "adjacent_near", "far": "adjacent_far"}


@cache
def read(text: str) -> dict[str, Any]:
    """The board with its points by short name: rows from the south, from the west in a row."""
    data = json.loads(text)
    heights = sorted({point["y"] for point in data["points"]})
    short: dict[str, str] = {}
    for letter, height in zip("abcdefghijklmnopqrstuvwxyz", heights, strict=False):
        row = [point for point in data["points"] if point["y"] == height]
        for number, point in enumerate(sorted(row, key=lambda p: p["x"]), 1):
            short[point["id"]] = f"{letter}{number}"
    near: dict[str, list[str]] = {name: [] for name in short.values()}
    for a, b in data["edges"]:
        near[short[a]].append(short[b])
        near[short[b]].append(short[a])
    return {
        "near": near,
        "goal": next(short[p["id"]] for p in data["points"] if p.get("goal")),
        "only": {short[p["id"]]: p["only"] for p in data["points"] if "only" in p},
        "seats": data["seats"],
        "pairs": data["two_player_pairs"],
        "setup": {
            seat: {short[man["point"]]: man["value"] for man in data["setup"][seat]}
            for seat in data["seats"]
        },
    }


@dataclass
class Round:
    """A position of one round. ``pieces``: point → (seat, value)."""

    board: dict[str, Any]
    seats: list[str]
    turn: int
    pieces: dict[str, tuple[int, int]] = field(default_factory=dict)
    movers: set[int] = field(default_factory=set)
    quiet: int = 0
    winner: int | None = None
    over: str = ""

    @classmethod
    def new(
        cls, players: int, begins: int, pairing: str = "opposite", absent: str = "blue"
    ) -> Round:
        """K-1, before the first move of the seat that begins."""
        board = read(BOARD.read_text(encoding="utf-8"))
        if players == 2:
            name, second, _ = pairing.partition("-2")
            seats = board["pairs"][PAIRS[name]][1 if second else 0]
        else:
            seats = [seat for seat in board["seats"] if players == 4 or seat != absent]
        start = cls(board, list(seats), begins)
        for number, seat in enumerate(seats):
            for point, value in board["setup"][seat].items():
                start.pieces[point] = (number, value)
        return start

    def ways(self, start: str, value: int) -> list[list[str]]:
        """All ways of a piece, end included, whatever stands there (K-2.2 … K-2.5, K-2.7)."""
        found = [[start]]
        for step in range(1, value + 1):
            longer: list[list[str]] = []
            for way in found:
                for point in self.board["near"][way[-1]]:
                    if point in way or value not in self.board["only"].get(point, (1, 2, 3)):
                        continue
                    if step < value and point in self.pieces:
                        continue
                    longer.append([*way, point])
            found = longer
        return found

    def moves_of(self, seat: int) -> set[tuple[str, str]]:
        """K-2, K-3: of a seat, were it its turn."""
        found: set[tuple[str, str]] = set()
        for start, (owner, value) in self.pieces.items():
            if owner != seat:
                continue
            for way in self.ways(start, value):
                standing = self.pieces.get(way[-1])
                if standing is None or (standing[0] != seat and seat in self.movers):
                    found.add((start, way[-1]))
        return found

    def moves(self) -> set[str]:
        """The moves in notation; none when the game is over."""
        if self.over:
            return set()
        return {f"{start}-{end}" for start, end in self.moves_of(self.turn)}

    def alive(self) -> list[int]:
        return sorted(seat for seat, value in self.pieces.values() if value == 1)

    def play(self, move: str) -> Round:
        """The position after a move."""
        after = deepcopy(self, {id(self.board): self.board})
        start, end = move.split("-")
        seat, value = after.pieces.pop(start)
        captured = after.pieces.pop(end, None)
        after.pieces[end] = (seat, value)
        after.movers.add(seat)
        after.quiet = 0 if captured else self.quiet + 1
        if value == 1 and end == self.board["goal"]:
            after.winner, after.over = seat, "goal"
        elif captured and captured[1] == 1 and after.alive() == [seat]:
            after.winner, after.over = seat, "last"
        else:
            after.pass_on()
        return after

    def pass_on(self) -> None:
        """K-2.8, K-4.3: who is next."""
        limit = 40 * len(self.seats)
        for _ in self.seats:
            if self.quiet >= limit:
                self.over = "quiet"
                return
            self.turn = (self.turn + 1) % len(self.seats)
            if self.turn in self.alive() and self.moves_of(self.turn):
                return
            self.quiet += 1
        self.over = "stuck"

    def points(self) -> list[int]:
        """K-5.2, K-5.3."""
        return [
            sum(value for owner, value in self.pieces.values() if owner == seat)
            + (5 if self.winner == seat else 0)
            for seat in range(len(self.seats))
        ]
