"""The board of Kaiser, König, Edelmann: read from a file, checked, and as the rules read it.

Source of the built-in board: named in the file (boards/standard.json) and in the rules, K-F. The
rules know nothing of the board but what such a file says.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ...core.facts.dataset import canonical, text_digest
from .board_check import MEN, MOST_POINTS, PAIRS
from .seating import COLOURS, PAIRINGS

EMPEROR, KING, NOBLEMAN = 1, 2, 3
"""Kinds of pieces; the kind is the value and the steps of a move (K-2.2)."""

VALUES = (EMPEROR, KING, NOBLEMAN)
KINDS = {EMPEROR: "emperor", KING: "king", NOBLEMAN: "nobleman"}

MAX_SEATS = 4
MAX_POINTS = MOST_POINTS
"""Sets of points are the bits of an int64, without its sign."""
FARTHEST = 9
"""The distance from the goal from which on distances are not told apart."""

QUIET = 40
"""Turns a seat without any capture that end the round (K-4.3)."""
BONUS = 5
"""Points for the winner of a round (K-5.3)."""
MAX_ROUNDS = 4

PAIRS_IN_FILE = {
    pairing: (PAIRS[index % len(PAIRS)], index // len(PAIRS))
    for index, pairing in enumerate(PAIRINGS)
}
"""Where in a board's file the colours of two players stand: the list, and which pair of it."""

# Where the numbers of ``encode_board`` begin.
AT_COUNT, AT_GOAL, AT_DIGEST, AT_MOST, AT_ALLOWED = 0, 1, 2, 4, 7
AT_COLOURS = AT_ALLOWED + 2 * len(VALUES)
AT_MEN = AT_COLOURS + MAX_SEATS
AT_PAIRS = AT_MEN + 2 * MEN * MAX_SEATS
AT_POINTS = AT_PAIRS + 2 * len(PAIRINGS)
POINT_NUMBERS = 4
"""x and y in thousandths, and the neighbours as two halves of a bit set."""
BOARD_NUMBERS = AT_POINTS + POINT_NUMBERS * MAX_POINTS


def builtin_board(name: str) -> str:
    """The text of a board that the game brings."""
    return (Path(__file__).parent / "boards" / f"{name}.json").read_text(encoding="utf-8")


def _rows(data: Mapping[str, Any]) -> list[list[str]]:
    """The ids of the points, in rows from the south, each from the west."""
    rows: dict[int, list[tuple[int, str]]] = {}
    for point in data["points"]:
        rows.setdefault(_thousandths(point["y"]), []).append(
            (_thousandths(point["x"]), point["id"])
        )
    return [[name for _, name in sorted(rows[y])] for y in sorted(rows)]


def _thousandths(number: float) -> int:
    return round(number * 1000)


def _names() -> tuple[str, ...]:
    """Short names for points by their number: rows a, b, … from the south, and from the west 1, 2 …

    The rows are those of the standard board, so that a name does not depend on the board in use;
    what a larger one has beyond them is called as if in further rows of eight.
    """
    rows = [len(row) for row in _rows(json.loads(builtin_board("standard")))]
    letters = "abcdefghijklmnopqrstuvwxyz"
    names = [f"{letters[r]}{k}" for r, count in enumerate(rows) for k in range(1, count + 1)]
    further = (f"{letter}{k}" for letter in letters[len(rows) :] for k in range(1, 9))
    while len(names) <= MAX_POINTS:
        names.append(next(further))
    return tuple(names)


NAMES = _names()
NUMBER_OF = {name: number for number, name in enumerate(NAMES)}


def seats_at(data: Mapping[str, Any], players: int, pairing: str, absent: str) -> tuple[str, ...]:
    """The colours at a table, in the order of play (K-1.3, K-1.4)."""
    seats: list[str] = data["seats"]
    if players == 2:
        name, which = PAIRS_IN_FILE[pairing]
        pairs = data["two_player_pairs"][name]
        return tuple(pairs[min(which, len(pairs) - 1)])
    return tuple(seat for seat in seats if players == MAX_SEATS or seat != absent)


def encode_board(data: Any) -> list[int]:
    """A checked board as int32: see the places above. Points are numbered as they are named."""
    order = [name for row in _rows(data) for name in row]
    number = {name: index for index, name in enumerate(order)}
    points = {point["id"]: point for point in data["points"]}
    near = [0] * len(order)
    for a, b in data["edges"]:
        near[number[a]] |= 1 << number[b]
        near[number[b]] |= 1 << number[a]
    allowed = [
        sum(1 << number[p] for p in order if value in points[p].get("only", VALUES))
        for value in VALUES
    ]
    goal = next(number[p] for p in order if points[p].get("goal", False))
    digest = int(text_digest(canonical(data))[:16], 16) >> 1
    colours = [COLOURS.index(seat) for seat in data["seats"]]
    numbers = [len(order), goal, *_halves(digest), *_most_ends(near, allowed)]
    for mask in allowed:
        numbers += _halves(mask)
    numbers += colours
    for seat in data["seats"]:
        men = [x for man in data["setup"][seat] for x in (man["value"], number[man["point"]])]
        numbers += men + [0] * (2 * MEN - len(men))  # an exercise has fewer
    for pairing in PAIRINGS:
        numbers += [data["seats"].index(seat) for seat in seats_at(data, 2, pairing, "")]
    for name in order:
        point = points[name]
        numbers += [
            _thousandths(point["x"]),
            _thousandths(point["y"]),
            *_halves(near[number[name]]),
        ]
    return numbers + [0] * (BOARD_NUMBERS - len(numbers))


def _halves(mask: int) -> tuple[int, int]:
    """An int64 that is not negative as two int32, which may be: the low half, the high one."""
    low, high = mask & 0xFFFFFFFF, mask >> 32
    return low - (1 << 32) if low >> 31 else low, high


def _most_ends(near: list[int], allowed: list[int]) -> list[int]:
    """For each value, at how many points a move can end at most, were all other points empty."""
    return [
        max(_ends(near, mask, start, value).bit_count() for start in range(len(near)))
        for value, mask in zip(VALUES, allowed, strict=True)
    ]


def _ends(near: list[int], mask: int, start: int, steps: int) -> int:
    """Where a way of one to three steps can end that enters no point twice (K-2.4), as a set."""
    free = mask & ~(1 << start)
    first = near[start] & free
    if steps == 1:
        return first
    ends = 0
    for point in range(len(near)):  # the last but one of the way
        before = near[point] & first if steps == 3 else first & 1 << point
        if free >> point & 1 and before:
            further = near[point] & free
            ends |= further & ~before if before.bit_count() == 1 else further
    return ends
