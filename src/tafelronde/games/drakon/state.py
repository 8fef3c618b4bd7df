# pyright: basic
"""The state of Drakon, and how actions are packed. Clauses: docs/rules/drakon.md.

An action is ``code << FIELD_BITS | field``; the code says what is done, the field where or with
what: a cell, a player, a look. Tiles are put down with the codes from ``LAY`` on, whether in a
turn of one's own or by magical shift; heroes of others are moved with those from ``PUSH`` on,
whether by mind control or by the barbarian.
"""

from __future__ import annotations

import numpy as np

from ...core.fields import state_dtype
from .facts import CODES, HAND, IN_PLAY, LOOKS, MOST_PLAYERS, MOST_TURNS, TILES

FIELD_BITS = 23
FIELD = (1 << FIELD_BITS) - 1

MOVE = 0  # the own hero to a cell
WIZARD_MOVE = 1  # the same with one step where there is no arrow (D-10.4)
AMAZON_MOVE = 2  # an extra move (D-10.11)
PUSH = 3  # + player: his hero to a cell
DESTROY_TILE = PUSH + MOST_PLAYERS  # at a cell
TURN_TILE = DESTROY_TILE  # + quarter turns (1 … 3): at a cell
PLAYER = TURN_TILE + 4  # field: begins, is robbed of a tile or (thief) of a coin
SWAP = PLAYER + 1  # field: 64 · first look + second look, put under the pile (D-10.9)
WORD = SWAP + 1  # field: one of the words below
FIGURE = WORD + 1  # chance; field: the hero that is assigned
DRAW = FIGURE + 1  # chance; field: the look that is drawn
LAY = DRAW + 1  # + code of a tile as it lies: at a cell
LAST = LAY + CODES

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
MOST_EMPTY = 256
"""Empty cells beside 64 tiles: four each, at the most."""

MOST_TILES_IN_HANDS = HAND * MOST_PLAYERS

MAX_LEGAL = 4 * MOST_TILES_IN_HANDS * 4 * (TILES - MOST_TILES_IN_HANDS) + 1024 + MOST_EMPTY
"""Lays of 24 tiles in four orientations at four sides of the 40 others; moves and abilities; and
the buffer of the empty cells."""

MAX_OUTCOMES = LOOKS

MAX_STEPS = 1 + MOST_PLAYERS + HAND * MOST_PLAYERS + MOST_PLAYERS * (MOST_TURNS * 25 + 8)
"""The deal; 500·n turns (D-8.4) of at most 18 moves by mind control (D-6.19), and what the first
and the last decision bring with them; and each player's ability once."""

NOBODY = -1
ON_START, IN_HOARD = -2, -3
"""Where coins lie that are no player's."""

STATE = state_dtype(
    [
        ("phase", np.int8),
        ("turn", np.int8),  # whose turn it is, in others' events too
        ("resume", np.int8),  # MAIN, POST or LONG (the turn's end): what follows all events
        ("actor", np.int8),  # who does the event, or NOBODY
        ("entered", np.int8),  # heroes moved since the turn's last own decision: a chain's length
        ("victim", np.int8),  # who may lose a tile (BLIND), or NOBODY
        ("taker", np.int8),  # who gets the tile or coin; ON_START, IN_HOARD; or NOBODY
        ("robbed", np.int8),  # whom the barbarian robs when the event is over, or NOBODY
        ("draws", np.int8),  # tiles that are still to be drawn
        ("winner", np.int8),  # D-8.1, D-9.1; or NOBODY
        ("escape", np.int8),  # D-9
        ("assigned", np.int8),  # D-10: heroes have abilities
        ("turns", np.int16),  # that are over
        ("still", np.int16),  # turns in a row as D-8.4 counts them
        ("on_start", np.int16),  # coins on the start tile
        ("coins", np.int16, (MOST_PLAYERS,)),
        ("where", np.int8, (MOST_PLAYERS,)),  # each hero's tile, as its place in ``laid``
        ("figure", np.int8, (MOST_PLAYERS,)),  # which hero, or NOBODY
        ("used", np.int8, (MOST_PLAYERS,)),  # whether his ability was
        ("count", np.int8),  # laid tiles
        ("sunk", np.int8),  # tiles in ``bottom``
        ("bottom", np.int8, (IN_PLAY,)),  # the pile's known end, its upper tile first: the look,
        # + SECRET where only the dwarf knows it
        ("laid", np.int32, (TILES,)),  # cell << 8 | code, ascending
        ("sides", np.int8, (TILES, 4)),  # the neighbour's place in ``laid``; where there is none
        # ~(faced | LATER): from where arrows point into the empty cell, and whether another tile
        # at it comes before this one
        ("room", np.int16, (16,)),  # empty cells at which a tile with these arrows may be laid
        ("pile", np.int64),  # sets of tiles (facts): what is in the pile before ``bottom``,
        ("hands", np.int64, (MOST_PLAYERS,)),  # in the hands,
        ("known", np.int64, (MOST_PLAYERS, MOST_PLAYERS)),  # and what a player surely knows of
        # another's hand; on the diagonal: what everybody knows of it
    ]
)

SECRET = 64
LATER = 16
