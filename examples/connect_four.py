"""Connect Four: a whole game on the contract of ``tafelronde.core``, in one file.

Seven columns, six high. Two players drop discs in turn; four in a line win. Action = column, 0 … 6;
its text is the column's letter, ``a`` … ``g``. Nothing is hidden and there is no chance.

The board is two 64-bit sets of discs: bit ``7·column + row``, rows from below; the seventh bit of
a column stays empty, so that no line runs from one column's top into the next one's bottom.
"""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

import numpy as np
from msgspec import Struct

from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.implement import implement
from tafelronde.core.contract.rng import below
from tafelronde.core.contract.room import sized
from tafelronde.core.facts.constants import TERMINAL
from tafelronde.core.facts.errors import InvalidAction
from tafelronde.core.facts.info import GameInfo
from tafelronde.core.facts.layout import Record, int64
from tafelronde.core.facts.position import Position
from tafelronde.core.objects.game import Bounds, Game
from tafelronde.core.objects.registry import register

COLUMNS, ROWS, HEIGHT = 7, 6, 7
OBSERVATION = 2 * COLUMNS * ROWS
LETTERS = "abcdefg"
FULL = sum(((1 << ROWS) - 1) << HEIGHT * column for column in range(COLUMNS))
SQUARES = tuple(HEIGHT * c + r for r in reversed(range(ROWS)) for c in range(COLUMNS))
"""The bits of the squares as one reads them: row by row from above."""
BITS = np.array(SQUARES)
"""The same for compiled functions: tables are arrays there."""


class ConnectFourRecord(Record):
    """A position."""

    discs = int64(2)
    """Each player's, as bits."""


# ---- the rules -----------------------------------------------------------------------------------


@compiled
def setup(state, players, options):
    state.player = 0
    state.players = 2
    state.discs[0] = 0
    state.discs[1] = 0


@compiled
def _open(state, column):
    """Whether the column's highest square is free."""
    return ((state.discs[0] | state.discs[1]) >> (HEIGHT * column + ROWS - 1)) & 1 == 0


@compiled
def legal_actions(state, out):
    count = 0
    for column in range(COLUMNS):
        if _open(state, column):
            out[count] = column
            count += 1
    return count


@compiled
def mask_actions(state, out, mask):
    """List the open columns without a branch, since batches have all kinds of positions."""
    out, count = sized(out, COLUMNS), 0
    free = ~(state.discs[0] | state.discs[1]) >> (ROWS - 1)
    for column in range(COLUMNS):  # the next one comes over a column that is full
        out[count] = column
        count += free >> (HEIGHT * column) & 1
    if len(mask) > 0:
        mask = sized(mask, COLUMNS)
        for column in range(COLUMNS):
            mask[column] = free >> (HEIGHT * column) & 1
    return count


@compiled
def random_action(state, rng, out, weights):
    """Draw an action as the default does, without the list: draw columns until one is open."""
    column = below(rng, COLUMNS)
    while not _open(state, column):
        column = below(rng, COLUMNS)
    return column


@compiled
def _has_line(discs):
    for step in (1, HEIGHT - 1, HEIGHT, HEIGHT + 1):  # up, down right, right, up right
        pairs = discs & (discs >> step)
        if pairs & (pairs >> 2 * step):
            return True
    return False


@compiled
def apply_action(state, action):
    mover = np.int64(state.player)
    taken = state.discs[0] | state.discs[1]
    lowest = np.int64(1) << (HEIGHT * action)
    disc = (taken + lowest) & ~taken & (lowest * ((1 << ROWS) - 1))  # carried up to the first gap
    state.discs[mover] |= disc
    if _has_line(state.discs[mover]) or taken | disc == FULL:
        state.player = TERMINAL
    else:
        state.player = 1 - mover


@compiled
def refusal(state, action):
    if 0 <= action < COLUMNS:
        return 0 if _open(state, action) else 2
    return 1


@compiled
def returns(state, out):
    out[0] = 0.0
    out[1] = 0.0
    for player in range(2):
        if _has_line(state.discs[player]):
            out[player] = 1.0
            out[1 - player] = -1.0


@compiled
def scores(state, out):
    returns(state, out)


@compiled
def observe(state, player, out):
    """(6, 7, 2), the top row first: own discs, foreign discs."""
    out = sized(out, OBSERVATION)
    first, second = state.discs[0], state.discs[1]
    own = first if player == 0 else second
    foreign = first ^ second ^ own
    for place in range(COLUMNS * ROWS):
        out[2 * place] = (own >> BITS[place]) & 1
        out[2 * place + 1] = (foreign >> BITS[place]) & 1


@compiled
def observe_again(state, player, out):
    observe(state, player, out)  # which writes each place


implement(
    ConnectFourRecord,
    setup,
    legal_actions,
    mask_actions,
    random_action,
    apply_action,
    refusal,
    returns,
    scores,
    observe,
    observe_again,
)


# ---- the outside ---------------------------------------------------------------------------------


def format_action(action: int) -> str:
    if not 0 <= action < COLUMNS:
        raise InvalidAction(action, f"0 to {COLUMNS - 1}")
    return LETTERS[action]


def parse_action(text: str) -> int:
    word = text.strip().lower()
    if len(word) != 1 or word not in LETTERS:
        raise InvalidAction(text, "a column, a to g")
    return LETTERS.index(word)


def encode_action(action: int) -> dict[str, Any]:
    return {"column": format_action(action)}


def decode_action(data: Mapping[str, Any]) -> int:
    for action in range(COLUMNS):
        if data == encode_action(action):
            return action
    raise InvalidAction(dict(data), 'an object such as {"column": "d"}')


class ConnectFourView(Struct, frozen=True, tag_field="t", tag="connect_four"):
    """The board, for players and spectators alike."""

    player: int
    rows: tuple[str, ...]
    """Seven characters each, the top row first: ``x`` and ``o`` for the players, ``.``."""


def view(state: Position[ConnectFourRecord], player: int | None) -> ConnectFourView:
    first, second = state.record.discs
    squares = ["x" if first >> b & 1 else "o" if second >> b & 1 else "." for b in SQUARES]
    rows = ("".join(squares[k : k + COLUMNS]) for k in range(0, len(squares), COLUMNS))
    return ConnectFourView(state.current_player, tuple(rows))


def draw(view: ConnectFourView) -> str:
    return "\n".join(" ".join(row) for row in (LETTERS, *view.rows))


INFO = GameInfo("connect_four", "Connect Four", 2, 2, ("yellow", "red"), 1, load=lambda: GAME)
BOUNDS = Bounds(legal=7, outcomes=0, steps=42, actions=7, observation=OBSERVATION)
NOTATION = SimpleNamespace(
    format_action=format_action, parse_action=parse_action,
    encode_action=encode_action, decode_action=decode_action,
)  # fmt: skip
REFUSALS = {1: ("not-a-choice", ""), 2: ("column-full", "")}
GAME = Game(INFO, ConnectFourRecord, BOUNDS, NOTATION, view, draw, REFUSALS, levels={})

register(INFO)
