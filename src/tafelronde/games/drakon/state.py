"""The state of Drakon, and how actions are packed. Clauses: docs/rules/drakon.md.

An action is ``code * CELLS + field``; the code says what is done, the field where or with what: a
cell, a player, a look. Tiles are put down with the codes from ``LAY`` on, whether in a
turn of one's own or by magical shift; heroes of others are moved with those from ``PUSH`` on,
whether by mind control or by the barbarian.

An action is an int32: LAST * CELLS is 1.65 · 10⁹, less than 2³¹. Fields of 24 bits, as many as
CELLS would need, leave room for 128 codes only, and there are 175.
"""

from ...core.facts.layout import Record, int8, int16, int32, int64
from .facts import CELLS, CODES, HAND, IN_PLAY, LOOKS, MOST_PLAYERS, MOST_TURNS, TILES

MOVE = 0  # the own hero to a cell
WIZARD_MOVE = 1  # the same with one step where there is no arrow (D-10.4)
AMAZON_MOVE = 2  # an extra move (D-10.11)
PUSH = 3  # + player: their hero to a cell
DESTROY_TILE = PUSH + MOST_PLAYERS  # at a cell
TURN_TILE = DESTROY_TILE  # + quarter turns (1 … 3): at a cell
PLAYER = TURN_TILE + 4  # field: begins, is robbed of a tile or (thief) of a coin
SWAP = PLAYER + 1  # field: 64 · first look + second look, put under the pile (D-10.9)
WORD = SWAP + 1  # field: one of the words below
FIGURE = WORD + 1  # chance; field: the hero that is assigned
DRAW = FIGURE + 1  # chance; field: the look that is drawn
LAY = DRAW + 1  # + code of a tile as it lies: at a cell
LAST = LAY + CODES


def packed(code: int, field: int) -> int:
    """The action of a code and a field; ``unpacked`` takes it apart again."""
    return code * CELLS + field


def unpacked(action: int) -> tuple[int, int]:
    """The code and the field of an action."""
    return divmod(action, CELLS)


END, TAKE, LEAVE, BLOCK, ALLOW = range(5)
WORDS = ("end", "take", "leave", "block", "allow")

(
    FIRST_PLAYER, ASSIGN, DEAL, DRAWING, BLIND,
    MAIN, TAKE_COIN, STEAL_FROM, SHIFTING, DESTROYING, TURNING, MIND_MOVE, KEEP, POST,
    WON_COINS, WON_ESCAPE, STUCK, QUIET, LONG,
) = range(19)  # fmt: skip
"""The phases: of chance up to BLIND, of players up to POST; then the ways to have ended."""
PHASES = (
    "first", "assign", "deal", "draw", "blind",
    "main", "take", "steal", "shift", "destroy", "turn", "mind", "keep", "post",
    "won-coins", "won-escape", "stuck", "quiet", "long",
)  # fmt: skip
MOST_EMPTY = 4 * TILES
"""Empty cells beside tiles: four for each tile, where no tile lies beside another one and no cell
lies between two. Players who help each other come near it, since what they destroy leaves islands:
``python -m benchmarks.bounds drakon --aim islands --decisions 900 --games 12`` comes to 248."""

AT_A_TIME = 8
"""Lays are written so many at a time, the last ones of them too many."""

MAX_LEGAL = 4 * 4 * (TILES // 2) ** 2 + LOOKS**2 + TILES + AT_A_TIME
"""Lays: a hand of h tiles has at most h looks, which lie in up to four orientations at the four
sides of the at most TILES − h laid tiles, so 16 · h · (TILES − h), which is greatest for half of
the tiles. No hand of a game holds more than 24 (no tile comes to the hands but for one that left
them), but puzzles ask about hands of all tiles that somebody may have. Then the one ability of a
hero: of the dwarf, pairs of looks; of the others fewer (five heroes at four sides, or the ends of
one move). Then the ends of the own move, fewer than TILES, and ``end``. Then those written too
many, fewer than AT_A_TIME. All other decisions have fewer: a shift is at a tile that lies, not at
its four sides; a turn is one of three for each tile; mind control has five heroes with fewer than
TILES ends each."""

MAX_OUTCOMES = LOOKS
"""A tile of each look, which are more than players or heroes."""

MOST_MOVES_IN_CHAIN = 3 * MOST_PLAYERS
"""Moves by mind control in one chain: three for each hero. From such a tile a hero comes to the
next one by an arrow; no two point at each other (D-3.3), and a circle of tiles takes four, but
there are three (D-6.19). So a hero enters each of them once at the most before going on elsewhere,
and whoever goes elsewhere ends the chain."""

MOST_STEPS_OF_TURN = 1 + MOST_MOVES_IN_CHAIN + 2 + 1
"""The main decision; a chain; the last event's (from whom and which tile, or one decision) or the
tile drawn after a lay; and whether an ability follows."""

MOST_STEPS_OF_ABILITY = 1 + MOST_MOVES_IN_CHAIN + 2 + 2 + 1
"""The ability; a chain; its last event; the dwarf's two draws or the barbarian's theft; and the
main decision, or the one after it, that comes again."""

MAX_STEPS = (
    1
    + MOST_PLAYERS
    + HAND * MOST_PLAYERS
    + MOST_PLAYERS * (MOST_TURNS * MOST_STEPS_OF_TURN + MOST_STEPS_OF_ABILITY)
)
"""The draw of who begins, the heroes, the deal; 500·n turns (D-8.4); each player's ability once.
(The knight's answer is in place of another decision: the event that it belongs to has none.)"""

NOBODY = -1
NOWHERE = -1
ON_START, IN_HOARD = -2, -3
"""Where coins lie that are no player's."""

SECRET = 64
"""Added to the look of a tile in the pile's known end that only the dwarf knows."""
LATER = 16
"""Whether at an empty cell another tile beside it comes before this one."""


LOOKED_BACK = 24
"""The number of past turns in which circles of the heroes are seen."""


class DrakonRecord(Record):
    """A position of Drakon. Sets of tiles: ``facts``. NOBODY stands for no player."""

    phase = int8()
    turn = int8()
    """The player whose turn it is, in others' events too."""
    resume = int8()
    """MAIN, POST or LONG (the turn's end): what follows all events."""
    actor = int8()
    """The player who does the event, or NOBODY."""
    entered = int8()
    """Heroes moved since the turn's last own decision: a chain's length."""
    victim = int8()
    """The player who may lose a tile (BLIND), or NOBODY."""
    taker = int8()
    """The player who gets the tile or coin; ON_START, IN_HOARD; or NOBODY."""
    robbed = int8()
    """Whom the barbarian robs when the event is over, or NOBODY."""
    draws = int8()
    """Tiles that are still to be drawn."""
    winner = int8()
    """D-8.1, D-9.1; or NOBODY."""
    escape = int8()
    """Whether the variant of D-9 is played."""
    assigned = int8()
    """Whether heroes have abilities (D-10)."""
    turns = int16()
    """Turns that are over."""
    still = int16()
    """Turns in a row as D-8.4 counts them."""
    quiet = int16()
    """Turns in a row in which nobody laid a tile (``rules.circles``)."""
    again = int8()
    """How often in these turns the heroes were seen to go in circles."""
    circles = int8()
    """The same in the whole game."""
    lost = int8()
    """Turns in a row that ended as earlier ones had, but for those in which a tile was laid."""
    on_start = int16()
    """Coins on the start tile."""
    coins = int16(MOST_PLAYERS)
    where = int8(MOST_PLAYERS)
    """Each hero's tile, as its place in ``laid``."""
    figure = int8(MOST_PLAYERS)
    """Which hero, or NOBODY."""
    used = int8(MOST_PLAYERS)
    """Whether the ability was used."""
    count = int8()
    """Laid tiles."""
    sunk = int8()
    """Tiles in ``bottom``."""
    bottom = int8(IN_PLAY)
    """The pile's known end, its upper tile first: the look, + SECRET where only the dwarf knows
    it."""
    laid = int32(TILES)
    """(cell − CENTRE) << 8 | code of each laid tile (``facts.laid_on``), ascending; then 0."""
    stood = int32(LOOKED_BACK)
    """A number for where heroes and coins were after each of these turns, the last of them; or
    NOWHERE."""
    went = int32(LOOKED_BACK)
    """The cell where the hero whose turn it was stood then, or NOWHERE."""
    sides = int8(TILES, 4)
    """The neighbour's place in ``laid``; where there is none ~(faced | LATER): from where arrows
    point into the empty cell, and whether another tile at it comes before this one."""
    room = int16(16)
    """Empty cells at which a tile with these arrows may be laid."""
    pile = int64()
    """The tiles in the pile before ``bottom``, as a set."""
    hands = int64(MOST_PLAYERS)
    """The tiles in each hand, as sets."""
    known = int64(MOST_PLAYERS, MOST_PLAYERS)
    """[player][other]: what a player surely knows of another's hand, as a set of tiles; on the
    diagonal what everybody knows of it."""
