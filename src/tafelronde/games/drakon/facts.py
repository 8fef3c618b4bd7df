"""The material of Drakon as constants, and the tables derived from it.

Source: ``tiles.json``, which names where each count and each pattern of arrows comes from and how
sure it is (F-1 … F-4). Counts are the rulebook's; arrows are a reconstruction.
"""

import json
from itertools import accumulate
from pathlib import Path
from typing import Any

KINDS = (
    "blank", "gold", "toll", "wishing_well", "steal_left", "steal_right", "steal_tile",
    "magic_shift", "destroy", "rotate", "mind_control", "wind", "storm", "key", "vortex", "start",
)  # fmt: skip
(
    BLANK, GOLD, TOLL, WELL, STEAL_LEFT, STEAL_RIGHT, STEAL_TILE,
    SHIFT, DESTROY, ROTATE, MIND, WIND, STORM, KEY, VORTEX, START,
) = range(len(KINDS))  # fmt: skip

FIGURES = ("wizard", "barbarian", "thief", "dwarf", "knight", "amazon")
WIZARD, BARBARIAN, THIEF, DWARF, KNIGHT, AMAZON = range(len(FIGURES))
FIGURE_COLOURS = ("blue", "yellow", "green", "red", "orange", "purple")
"""The colour of each hero (D-10.1)."""

MOST_PLAYERS = 6  # D-1.1
HAND = 4  # D-1.2
GOAL = 5  # D-8.1
ESCAPE_GOAL = 4  # D-9.1
STILL_TURNS = 30

MOST_TURNS = 500
"""D-8.4, for each player."""
TILES = 64  # F-1
IN_PLAY = TILES - 1
"""Tiles that are ever in a hand or the pile: all but the start tile."""

# ---- directions --------------------------------------------------------------------------------

LETTERS = "NESW"
"""Sides 0 … 3; a set of arrows has bit ``1 << side``."""

FARTHEST = (MOST_TURNS * MOST_PLAYERS + IN_PLAY + 2) // 2
"""How far from the start a tile can lie, along either axis: as many steps as tiles were laid.

A lay goes beside a laid tile (D-3.1), so it comes at most one step farther than all before it;
magical shift changes no cell. Of T turns, L are lays, and each other one moves a hero of the own
once (D-2.1). Each tile that is laid beyond the IN_PLAY was destroyed before: L <= IN_PLAY + K. A
move destroys at most one tile: mind control does nothing but move another hero, so a chain goes
from hero to hero (D-6.19), and its last event alone can destroy. Moves beside the turns' own are
those of the amazon and the barbarian, once a game each; the wizard's, and those that mind control
makes, are in the count already. So K <= T - L + 2, and 2 L <= T + IN_PLAY + 2, where T is at most
500·n (D-8.4). At a table of six that is 1,532; six who help each other, with a ring of tiles
that destroy, come to 1,526 (``python -m benchmarks.bounds drakon --aim ring --decisions 6000``)."""
REACH = FARTHEST + 2
"""How far from the start cells have numbers: also the empty ones beside the farthest tile, and
those beside these. All tiles of a game lie within FARTHEST steps of one another, too, so numbers
that go on from the end of a row in the next one are never taken for neighbours."""
ROW = 2 * REACH + 1
CELLS = ROW * ROW
CENTRE = REACH * ROW + REACH
"""The cell of the start tile. Cells count along the rows, from west to east, south to north."""
STEPS = (ROW, 1, -ROW, -1)
"""The differences between a cell and its neighbour on each side."""


def cell_of(x: int, y: int) -> int:
    """The cell so many steps east and north of the start tile."""
    return (y + REACH) * ROW + x + REACH


def laid_on(cell: int, code: int) -> int:
    """A laid tile as one number, which ``state`` keeps: below 2³¹, since the cell counts from the
    start tile's there (CELLS · 256 / 2 is 1.21 · 10⁹), and a code has eight bits (CODES)."""
    return cell - CENTRE << 8 | code


def cell_of_laid(entry: int) -> int:
    """The cell of a laid tile."""
    return (entry >> 8) + CENTRE


def place_of(cell: int) -> tuple[int, int]:
    """Steps east and north of the start tile."""
    y, x = divmod(cell, ROW)
    return x - REACH, y - REACH


def turned(arrows: int, quarters: int) -> int:
    """A set of arrows after so many quarter turns clockwise."""
    return (arrows << quarters | arrows >> 4 - quarters) & 15


def letters(arrows: int) -> str:
    """``NES`` for a set of arrows."""
    return _LETTERS[arrows]


_LETTERS = [
    "".join(letter for side, letter in enumerate(LETTERS) if arrows >> side & 1)
    for arrows in range(16)
]


# ---- looks -------------------------------------------------------------------------------------
# Tiles of one kind and one pattern of arrows are interchangeable: a *look*. A look lies in up to
# four orientations; look and orientation together are a tile's *code*.


def _read() -> list[tuple[int, int, int]]:
    """(kind, arrows, count) of each look, by kind and number of arrows; checked against F-1."""
    data: dict[str, Any] = json.loads(Path(__file__).with_name("tiles.json").read_text("utf-8"))
    looks = [
        (KINDS.index(t["type"]), sum(1 << LETTERS.index(a) for a in t["arrows"]), int(t["count"]))
        for t in data["tiles"]
    ]
    if sum(count for _, _, count in looks) != data["total"] or data["total"] != TILES:
        raise ValueError(f"tiles.json holds no {TILES} tiles")
    for entry in data["types"]:
        kind = KINDS.index(entry["type"])
        if sum(count for k, _, count in looks if k == kind) != entry["count"]:
            raise ValueError(f"tiles.json: the tiles of {entry['type']} are not {entry['count']}")
    return sorted(looks, key=lambda look: (look[0], look[1].bit_count(), look[1]))


_LOOKS = _read()
_IN_PLAY = [look for look in _LOOKS if look[0] != START]
LOOKS = len(_IN_PLAY)
"""Looks that can be in a hand; 0 … LOOKS−1."""
START_FOUR, START_THREE = LOOKS, LOOKS + 1
"""The start tile's two possible looks (F-3)."""
_ALL = [*_IN_PLAY, (START, 0b1111, 1), (START, 0b0111, 1)]

COUNT_OF_LOOK = tuple(count for _, _, count in _ALL)


def _orientations(arrows: int) -> list[int]:
    """The different looks of a pattern by quarter turns: four, two (straight) or one."""
    return list(dict.fromkeys(turned(arrows, quarters) for quarters in range(4)))


_CODES = [
    (look, kind, lying)
    for look, (kind, arrows, _) in enumerate(_ALL)
    for lying in _orientations(arrows)
]
CODES = len(_CODES)
LOOK = tuple(look for look, _, _ in _CODES)
KIND = tuple(kind for _, kind, _ in _CODES)
ARROWS = tuple(lying for _, _, lying in _CODES)
"""For each code its look, its kind, and the sides to which its arrows point."""
SAID = tuple((KINDS[kind], letters(lying)) for _, kind, lying in _CODES)
"""For each code its kind and arrows in words (``gold``, ``NE``)."""
ORIENTATIONS = tuple(len(_orientations(arrows)) for _, arrows, _ in _ALL)
FIRST_CODE = tuple(accumulate(ORIENTATIONS[:-1], initial=0))
"""The code of each look's first orientation; the others follow, each a quarter turn on."""
CODE_OF = {(kind, lying): code for code, (_, kind, lying) in enumerate(_CODES)}
"""The code of a kind with these arrows. (The start tile with N, E, S is its look of three.)"""
STARTS = (FIRST_CODE[START_FOUR], FIRST_CODE[START_THREE])
"""The code of the start tile by the option."""

# ---- sets of tiles -----------------------------------------------------------------------------
# A set of tiles is an int64 in which each look has as many bits as there are tiles of it; the
# lowest of them are set, one for each tile in the set. So a set has exactly one form.

_WIDTHS = COUNT_OF_LOOK[:LOOKS]
LOW_BIT = tuple(accumulate(_WIDTHS[:-1], initial=0))
BITS = tuple((1 << width) - 1 << low for width, low in zip(_WIDTHS, LOW_BIT, strict=True))
"""The bits of each look."""
LOOK_OF_BIT = tuple(look for look, width in enumerate(_WIDTHS) for _ in range(width))
ALL_TILES = (1 << IN_PLAY) - 1
NOT_TOP = ALL_TILES ^ sum(1 << low + width - 1 for width, low in zip(_WIDTHS, LOW_BIT, strict=True))
"""All bits but the highest of each look."""
