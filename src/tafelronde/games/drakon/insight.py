# pyright: basic
"""Knowledge of bots about Drakon beyond its rules: an evaluation, and which actions look promising.

A player's prospects are their coins and how many moves they are from rooms that bring one, along
the arrows; the shares of the prospects are the expected results. Promising actions are ways to such
rooms, and lays to which an arrow of a hero's room leads; tiles laid far from every hero are not
searched.
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.mathematics import exp
from ...core.facts.constants import PRUNED
from .as_before import WANDER as WANDERED
from .as_before import was_impatient, was_weary
from .circles import (
    WANDER,
    goes_on,
    goes_round,
    is_impatient,
    is_lost,
    is_weary,
    leads_out,
    steals,
    way_in_turn,
    ways_of,
)
from .facts import ESCAPE_GOAL, GOAL, KEY, MOST_PLAYERS, ROW, VORTEX
from .nearness import coin_in, nearness
from .rules.actions import code_of, field_of
from .rules.dungeon import points_to, tile_at, tile_cell, tile_code
from .rules.tables import KIND, STEPS
from .rules.walking import ends_from, kind_at
from .state import DESTROY_TILE, LAY, LEAVE, MAIN, MOVE, PLAYER, PUSH, SHIFTING, SWAP, TAKE, WORD

STEEPNESS = 1.05
"""How much more likely a coin more makes a player to win: e to this."""
A_COIN = 2.0
"""The promise of a move of the own hero that brings a coin."""
A_WAY = 0.4
"""The promise of a tile by which a hero's way goes on, where nothing else is promising."""
HOPELESS = -1e6
"""A promise so small that a search tries no second action that promises no more."""


@compiled
def evaluate(state, out):
    """Shares of the prospects as results, −1 … 1 (for two players: the logistic function)."""
    players = np.int64(state.players)
    goal = 0.0 + (ESCAPE_GOAL + 1 if state.escape else GOAL)
    total = 0.0
    for player in range(players):
        coins = min(goal - 0.2, 1.0 * state.coins[player])
        prospects = coins + 0.9 * nearness(state, player)
        if player == state.turn:
            prospects += 0.12
        out[player] = exp(STEEPNESS * prospects)
        total += out[player]
    for player in range(players):
        out[player] = 2.0 * out[player] / total - 1.0


# ---- promising actions -------------------------------------------------------------------------


@compiled
def _leads_to(state, player, cell):
    """Whether an arrow of the hero's room points to this cell."""
    place = np.int64(state.where[player])
    here = tile_cell(state, place)
    for side in range(4):
        if here + STEPS[side] == cell:
            arrowless = KIND[tile_code(state, place)] == KEY
            return arrowless or points_to(state, place, side) == 1
    return False


@compiled
def _is_near(state, cell):
    """Whether a hero stands on the cell or beside it."""
    for player in range(state.players):
        apart = abs(tile_cell(state, np.int64(state.where[player])) - cell)
        if apart <= 1 or apart == ROW:
            return True
    return False


@compiled
def _lay_promise(state, player, kind, cell):
    """The worth of a tile laid where a hero can go next: what it brings the player who lays it, or
    costs another."""
    best = PRUNED
    if _leads_to(state, player, cell):
        best = 1.5 * coin_in(state, player, kind)
        if best == 0.0 and ends_from(state, np.int64(state.where[player])):
            best = PRUNED  # there are other ways
    for other in range(state.players):
        if other != player and _leads_to(state, other, cell):
            best = max(best, -0.5 * coin_in(state, other, kind))
    return best if best > -0.4 else PRUNED


@compiled
def _promise(state, player, action):
    code, field = code_of(action), field_of(action)
    if code == WORD:
        return PRUNED if field == LEAVE else 1.0 if field == TAKE else 0.0
    if code == SWAP:
        return PRUNED
    if code == PLAYER:
        return 0.5 + 0.2 * state.coins[min(field, MOST_PLAYERS - 1)]
    if code >= LAY:
        if state.phase == SHIFTING:
            return 0.0 if _is_near(state, field) else PRUNED
        return _lay_promise(state, player, KIND[code - LAY], field)
    if DESTROY_TILE <= code < PLAYER:
        return 0.0 if _is_near(state, field) else PRUNED
    kind = kind_at(state, tile_at(state, field))
    if code >= PUSH:
        return -2.0 * coin_in(state, code - PUSH, kind)
    return A_COIN * coin_in(state, player, kind)


@compiled
def _wins(state, player, action):
    """Whether this move of the own hero ends the game."""
    kind = kind_at(state, tile_at(state, field_of(action)))
    if state.escape:
        return kind in (KEY, VORTEX) and state.coins[player] >= ESCAPE_GOAL
    return state.coins[player] == GOAL - 1 and coin_in(state, player, kind) >= 1.0


@compiled
def _weigh(state, actions, count, out, impatient, weary, wander, greedy):
    """The promises of the legal actions. Who is ``impatient`` lays a tile; with ``greedy`` a coin
    that lies before the hero is taken all the same. Who is ``weary`` takes each way in turn, in one
    round of ``wander``."""
    player = np.int64(state.player)
    ways = ways_of(state, player) if impatient else np.int64(0)
    way = way_in_turn(state, actions, count, wander) if weary else np.int64(-1)
    vain = goes_round(state)
    for k in range(count):
        out[k] = _promise(state, player, actions[k])
        code, field = code_of(actions[k]), field_of(actions[k])
        if impatient and code >= LAY and out[k] == PRUNED and goes_on(state, ways, field):
            out[k] = 0.4 * coin_in(state, player, KIND[code - LAY])
        if code != MOVE or _wins(state, player, actions[k]):
            continue
        robs = steals(state, actions[k])
        gains = greedy and out[k] >= A_COIN and not robs and not vain
        leaves = way == -1 or actions[k] == way
        if (impatient and not gains) or (weary and (robs or not leaves)):
            out[k] = PRUNED


@compiled
def _is_hopeless(count, out):
    """Whether nothing is promising."""
    for k in range(count):
        if out[k] > PRUNED:
            return False
    return True


@compiled
def _open_ways(state, actions, count, out):
    """Every lay, and first those by which a hero's way goes on: where no hero can move and no tile
    is left, the game ends (D-8.2)."""
    ways = np.int64(0)
    for player in range(np.int64(state.players)):
        ways |= ways_of(state, player)
    for k in range(count if state.phase == MAIN else 0):
        if code_of(actions[k]) >= LAY:
            out[k] = A_WAY if goes_on(state, ways, field_of(actions[k])) else 0.0


@compiled
def _lead_out(state, actions, count, out):
    """No lays, and of the own hero's moves only those to where nobody has been of late, where there
    are any and no move wins. An ability is as promising as before: it may win, too."""
    player, ways = np.int64(state.player), 0
    for k in range(count):
        if code_of(actions[k]) == MOVE:
            if _wins(state, player, actions[k]):
                return
            ways += leads_out(state, actions[k])
    for k in range(count if ways else 0):
        code = code_of(actions[k])
        if code == MOVE and leads_out(state, actions[k]):
            out[k] = _promise(state, player, actions[k])
        elif code == MOVE or code >= LAY:
            out[k] = PRUNED


@compiled
def _advise(state, actions, count, out, greedy):
    impatient, weary = is_impatient(state, np.int64(state.player)), is_weary(state)
    _weigh(state, actions, count, out, impatient, weary, WANDER, greedy)
    if is_lost(state) and not weary:
        _lead_out(state, actions, count, out)
    if _is_hopeless(count, out):
        _open_ways(state, actions, count, out)


@compiled
def prior(state, actions, count, out):
    _advise(state, actions, count, out, True)


@compiled
def whim(state, actions, count, out):
    """Weigh actions as ``prior`` does; a player in circles leaves even coins that lie before
    them."""
    _advise(state, actions, count, out, False)


@compiled
def hunch(state, actions, count, out):
    """Weigh actions as ``whim`` does, but as the opponents of the benchmark play: where nothing is
    promising, they look at one action alone."""
    impatient = was_impatient(state, np.int64(state.player))
    _weigh(state, actions, count, out, impatient, was_weary(state), WANDERED, False)
    for k in range(count if _is_hopeless(count, out) else 0):
        out[k] = HOPELESS
