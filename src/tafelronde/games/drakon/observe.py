# pyright: basic
"""An observation as numbers for learning, and the effect of each of a player's actions. Seats count
from the player, clockwise; cells from the player's hero, in steps east and north over 8."""

import numpy as np
import numpy.typing as npt

from ...core.compile.compiler import compiled
from ...core.contract.bits import popcount
from ...core.contract.room import sized
from .facts import CODES, FIGURES, KINDS, LOOKS, MOST_PLAYERS, ROW, STILL_TURNS, TILES
from .rules.actions import code_of, field_of
from .rules.dungeon import tile_cell, tile_code
from .rules.hands import dwarf_of, pile_size
from .rules.sets import some_tile
from .rules.tables import ARROWS, FIRST_CODE, KIND
from .state import DESTROY_TILE, LAY, PHASES, PLAYER, PUSH, SECRET, SWAP, WORD, WORDS

_KINDS, _FIGURES, _PHASES = len(KINDS), len(FIGURES), len(PHASES)
_PLACE = 3 + _KINDS + 4 + MOST_PLAYERS
_SEAT = 4 + _FIGURES + LOOKS
_SEATS_AT = TILES * _PLACE
_BOTTOM_AT = _SEATS_AT + MOST_PLAYERS * _SEAT
_COMMON_AT = _BOTTOM_AT + LOOKS
OBSERVATION = _COMMON_AT + _PHASES + 3 * MOST_PLAYERS + 7


def _laid_tiles() -> npt.NDArray[np.float32]:
    """The numbers of a laid tile of each code, but for its cell and the heroes on it."""
    numbers = np.zeros((CODES, _PLACE), np.float32)
    numbers[:, 0] = 1.0
    for code in range(CODES):
        numbers[code, 3 + KIND[code]] = 1.0
        numbers[code, 3 + _KINDS : 7 + _KINDS] = ARROWS[code] >> np.arange(4) & 1
    return numbers


_LAID = _laid_tiles()


@compiled
def _ahead(state, player, seat):
    """How many seats after the player."""
    return (seat - player) % np.int64(state.players)


@compiled
def _own_cell(state, player):
    """Where the player's hero stands."""
    return tile_cell(state, np.int64(state.where[player]))


@compiled
def _write_cell(own, cell, out, base):
    """A cell as steps from the ``own`` one."""
    out[base] = (cell % ROW - own % ROW) / 8.0
    out[base + 1] = (cell // ROW - own // ROW) / 8.0


@compiled
def _write_tile(code, out, base):
    """A tile as it lies: its kind, and the sides to which its arrows point."""
    out[base + KIND[code]] = 1.0
    for side in range(4):
        out[base + _KINDS + side] = ARROWS[code] >> side & 1


@compiled
def _write_looks(tiles, out, base):
    """How many tiles of each look are in a set."""
    for number in range(popcount(tiles)):
        out[base + some_tile(tiles, number)] += 1.0


@compiled
def _clear(state, out):
    """Zeros for what is not written anew: the tiles that were there before and are no more, the
    seats that were taken, and all that comes after these."""
    place = np.int64(state.count)
    while place < TILES and out[place * _PLACE] != 0.0:
        row = sized(out[place * _PLACE :], _PLACE)
        for k in range(_PLACE):
            row[k] = 0.0
        place += 1
    for seat in range(MOST_PLAYERS):
        row = sized(out[_SEATS_AT + seat * _SEAT :], _SEAT)
        if row[0] != 0.0:
            for k in range(_SEAT):
                row[k] = 0.0
    for k in range(_BOTTOM_AT, OBSERVATION):
        out[k] = 0.0


@compiled
def observe(state, player, out):
    """For each laid tile, from south to north: that it is there, its cell, kind and arrows, and
    whose heroes stand on it. For each seat: that it is taken, coins, size of the hand, whether the
    ability was used, the hero, and how many tiles of each look the player surely knows in the hand
    (all of the own). Then the tiles of each look that the player knows under the pile; the phase;
    whose turn it is, who acts and who does the event; coins on the start tile, the size of the
    pile, turns without progress over 30, the length of the chain, tiles still to be drawn, and
    whether the variants of escape and of heroes' abilities are played."""
    out = sized(out, OBSERVATION)
    own, place = _own_cell(state, player), 0
    while place < state.count:  # LLVM would spread a range over eight tiles, number by number
        code = tile_code(state, place)
        row = sized(out[place * _PLACE :], _PLACE)
        for k in range(_PLACE):
            row[k] = _LAID[code, k]
        _write_cell(own, tile_cell(state, place), row, 1)
        place += 1
    _clear(state, out)
    for seat in range(state.players):
        ahead = _ahead(state, player, seat)
        out[np.int64(state.where[seat]) * _PLACE + 7 + _KINDS + ahead] = 1.0
        _observe_seat(state, player, seat, out, _SEATS_AT + ahead * _SEAT)
    dwarf = dwarf_of(state)
    for k in range(state.sunk):
        look = np.int64(state.bottom[k])
        if look < SECRET or dwarf == player:
            out[_BOTTOM_AT + (look & (SECRET - 1))] += 1.0
    _observe_common(state, player, out, _COMMON_AT)


@compiled
def observe_again(state, player, out):
    observe(state, player, out)


@compiled
def _observe_seat(state, player, seat, out, base):
    out[base] = 1.0
    out[base + 1] = state.coins[seat]
    out[base + 2] = popcount(state.hands[seat])
    out[base + 3] = state.used[seat]
    if state.figure[seat] >= 0:
        out[base + 4 + np.int64(state.figure[seat])] = 1.0
    seen = state.hands[seat] if seat == player else state.known[player, seat]
    _write_looks(seen, out, base + 4 + _FIGURES)


@compiled
def _observe_common(state, player, out, base):
    out[base + np.int64(state.phase)] = 1.0
    base += _PHASES
    if state.turn >= 0:
        out[base + _ahead(state, player, np.int64(state.turn))] = 1.0
    if state.player >= 0:
        out[base + MOST_PLAYERS + _ahead(state, player, np.int64(state.player))] = 1.0
    if state.actor >= 0:
        out[base + 2 * MOST_PLAYERS + _ahead(state, player, np.int64(state.actor))] = 1.0
    base += 3 * MOST_PLAYERS
    out[base] = state.on_start
    out[base + 1] = pile_size(state)
    out[base + 2] = state.still / STILL_TURNS
    out[base + 3] = state.entered
    out[base + 4] = state.draws
    out[base + 5] = state.escape
    out[base + 6] = state.assigned


# ---- the actions ---------------------------------------------------------------------------------

_CODES_BEFORE_PLAYER = PLAYER - DESTROY_TILE
_VERBS = 4 + _CODES_BEFORE_PLAYER + 2 + len(WORDS) + 1
_TARGET_AT = _VERBS + MOST_PLAYERS
_TILE_AT = _TARGET_AT + 3 + MOST_PLAYERS
_SECOND_AT = _TILE_AT + _KINDS + 4
ACTION_WIDTH = _SECOND_AT + _KINDS + 4


@compiled
def _verb(code, field):
    """Moves (0 … 2), a push (3), destroy (4), turns (5 … 7), a player (8), swap (9), the words
    (10 … 14), lay (15)."""
    if code < PUSH:
        return code
    if code < DESTROY_TILE:
        return PUSH
    if code < PLAYER:
        return 4 + code - DESTROY_TILE
    if code == PLAYER:
        return 4 + _CODES_BEFORE_PLAYER
    if code == SWAP:
        return 5 + _CODES_BEFORE_PLAYER
    if code == WORD:
        return 6 + _CODES_BEFORE_PLAYER + field
    return _VERBS - 1


@compiled
def _describe_cell(state, player, cell, out):
    """Where it is, which tile lies there and whose heroes stand on it."""
    _write_cell(_own_cell(state, player), cell, out, _TARGET_AT)
    for place in range(state.count):
        if tile_cell(state, place) == cell:
            out[_TARGET_AT + 2] = 1.0
            _write_tile(tile_code(state, place), out, _TILE_AT)
            for seat in range(state.players):
                if state.where[seat] == place:
                    out[_TARGET_AT + 3 + _ahead(state, player, seat)] = 1.0


@compiled
def describe(state, action, out):
    """Write an action: its verb (``_verb``) and the player whom it is done to; at a cell, where it
    is, whether a tile lies there and whose heroes stand on it; the tile that lies there or is laid,
    its kind and arrows; the second tile of a swap."""
    player = np.int64(state.player)
    code, field = code_of(action), field_of(action)
    out[_verb(code, field)] = 1.0
    if code == PLAYER:
        out[_VERBS + _ahead(state, player, field)] = 1.0
    elif code == SWAP:
        _write_tile(FIRST_CODE[field >> 6], out, _TILE_AT)
        _write_tile(FIRST_CODE[field & 63], out, _SECOND_AT)
    elif code != WORD:
        if PUSH <= code < DESTROY_TILE:
            out[_VERBS + _ahead(state, player, code - PUSH)] = 1.0
        _describe_cell(state, player, field, out)
        if code >= LAY:
            _write_tile(code - LAY, out, _TILE_AT)
