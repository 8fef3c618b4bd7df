# pyright: basic
"""The course of a turn, from one decision to the next (D-2, D-5, D-6, D-8, D-12).

``operations`` carries out what was chosen. ``enter`` and ``pay`` begin what comes of it
and answer whether all is done already; ``go_on`` then looks for the next decision.
"""

import numpy as np

from ....core.compile.compiler import compiled
from ....core.facts.constants import CHANCE, TERMINAL
from ..facts import (
    DESTROY,
    ESCAPE_GOAL,
    GOAL,
    GOLD,
    KEY,
    KNIGHT,
    MIND,
    MOST_TURNS,
    ROTATE,
    SHIFT,
    START,
    STEAL_LEFT,
    STEAL_RIGHT,
    STEAL_TILE,
    STILL_TURNS,
    TOLL,
    VORTEX,
    WELL,
)
from ..state import (
    BLIND,
    DESTROYING,
    IN_HOARD,
    KEEP,
    LONG,
    MAIN,
    MIND_MOVE,
    NOBODY,
    ON_START,
    POST,
    QUIET,
    SHIFTING,
    STEAL_FROM,
    STUCK,
    TAKE_COIN,
    TURNING,
    WON_COINS,
    WON_ESCAPE,
)
from .circles import see_turn
from .possible import (
    ability_usable,
    all_stuck,
    can_act,
    can_shift,
    can_turn,
    has_ability,
    hero_to_move,
    tile_to_steal,
)
from .walking import free_tiles, kind_at


@compiled
def ask(state, phase, player):
    """The next step is this one of this player's (or of chance's)."""
    state.phase = phase
    state.player = player


@compiled
def end_game(state, how):
    """D-8; nothing stays pending (D-12.7)."""
    ask(state, how, TERMINAL)
    state.resume = LONG
    state.actor = NOBODY
    state.entered = 0
    state.victim = NOBODY
    state.taker = NOBODY
    state.robbed = NOBODY
    state.draws = 0


# ---- coins -------------------------------------------------------------------------------------


@compiled
def pay(state, giver, taker):
    """One coin goes from a player, the start tile or the hoard to another of these (D-6.2 …)."""
    if giver >= 0:
        state.coins[giver] -= 1
    elif giver == ON_START:
        state.on_start -= 1
    if taker == ON_START:
        state.on_start += 1
    state.still = -1  # D-8.4: coins have changed
    if taker >= 0:
        state.coins[taker] += 1
        if state.escape == 0 and state.coins[taker] >= GOAL:  # D-8.1, D-5.6
            state.winner = taker
            end_game(state, WON_COINS)
            return False
    return True


@compiled
def lose(state, giver, taker):
    """A player is to lose a coin, if they have one; the knight may keep it (D-10.10)."""
    if state.coins[giver] == 0:
        return True
    if has_ability(state, giver, KNIGHT):
        ask(state, KEEP, giver)
        state.taker = taker
        return False
    return pay(state, giver, taker)


# ---- events ------------------------------------------------------------------------------------


@compiled
def enter(state, player, place):
    """A hero ends a move on this tile, and its event happens (D-5, D-6)."""
    state.where[player] = place
    state.actor = player
    state.entered += 1
    kind = kind_at(state, place)
    if kind in (KEY, VORTEX):
        if state.escape and state.coins[player] >= ESCAPE_GOAL:  # D-9.1, D-9.2
            state.winner = player
            end_game(state, WON_ESCAPE)
            return False
        return True
    if kind == GOLD:
        return pay(state, IN_HOARD, player)
    giver, taker = NOBODY, player
    if kind == TOLL:
        giver, taker = player, ON_START
    elif kind == WELL:
        giver, taker = player, IN_HOARD
    elif kind == STEAL_LEFT:  # D-6.6: the left neighbour plays next
        giver = (player + 1) % state.players
    elif kind == STEAL_RIGHT:
        giver = (player + state.players - 1) % state.players
    if giver != NOBODY:
        return lose(state, giver, taker)
    phase = _event_phase(state, player, kind)
    if phase == NOBODY:  # D-5.3
        return True
    ask(state, phase, player)
    return False


@compiled
def _event_phase(state, player, kind):
    """The decision of an event that has one, or NOBODY where there is nothing to choose."""
    if kind == START:
        return TAKE_COIN if state.on_start > 0 else NOBODY
    if kind == STEAL_TILE:
        return STEAL_FROM if tile_to_steal(state, player) else NOBODY
    if kind == SHIFT:
        return SHIFTING if can_shift(state, player) else NOBODY
    if kind == DESTROY:
        return DESTROYING if free_tiles(state) != 0 else NOBODY
    if kind == ROTATE:
        return TURNING if can_turn(state) else NOBODY
    if kind == MIND:
        return MIND_MOVE if hero_to_move(state, player) else NOBODY
    return NOBODY


@compiled
def take_blindly(state, taker, victim):
    """Chance says which tile goes from hand to hand."""
    state.taker = taker
    state.victim = victim
    ask(state, BLIND, CHANCE)


# ---- turns -------------------------------------------------------------------------------------


@compiled
def go_on(state):
    """All that was begun is done: what comes next (D-12.3)?"""
    robbed = np.int64(state.robbed)
    state.robbed = NOBODY
    if robbed != NOBODY and state.hands[robbed]:  # D-10.6
        take_blindly(state, state.turn, robbed)
        return
    state.actor = NOBODY
    state.entered = 0
    same_turn = state.resume == MAIN
    if same_turn:
        state.resume = POST
    elif state.resume == POST:
        state.resume = LONG
        if ability_usable(state, False):
            ask(state, POST, state.turn)
            return
    _next_main(state, same_turn)


@compiled
def _next_main(state, same_turn):
    """On to the next main decision: of this turn, else after its end; turns in which nothing can
    be done are skipped (D-2.3)."""
    players = np.int64(state.players)
    while True:
        if not same_turn:
            state.turns += 1
            state.still += 1
            see_turn(state)
            if all_stuck(state):
                end_game(state, STUCK)
                return
            if state.still >= STILL_TURNS * players:
                end_game(state, QUIET)
                return
            if state.turns >= MOST_TURNS * players:
                end_game(state, LONG)
                return
            begin_turn(state, (state.turn + 1) % state.players)
        same_turn = False
        if can_act(state) or ability_usable(state, True):
            ask(state, MAIN, state.turn)
            return


@compiled
def begin_turn(state, player):
    state.turn = player
    state.resume = POST
    for other in range(state.players):
        if state.hands[other]:
            state.still = -1  # D-8.4 counts turns begun without tiles
