# pyright: basic
"""Knowledge of bots about König der Elfen beyond its rules.

*Search the planning, solve the travelling*: with the table fixed, everybody's best trip depends on
their own hand alone (``solver``). The evaluation is the gold that everybody would have if planning
ended now and all travelled so, with something for locations still to be played and a little for
cards kept; in the middle of a swap it looks at the hand that is left when the useless cards are
gone. ``prior`` prunes a traveller's choices to the solver's, discards to the least useful card, and
says which plans look promising.
"""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.mathematics import exp
from ...core.contract.scratch import scratch
from ...core.facts.constants import PRUNED
from .facts import LOCATIONS, TOLL, TRAVEL, TRAVELS
from .plans import prefer_simple, prefer_sound
from .state import AWAIT_SWAP_DISCARD, AWAIT_TURN, DISCARD, HALT, PLANNING_PHASE, TRAVELLING, VISIT
from .trips.memory import COLUMNS, MEMO_COLUMNS, MEMO_ROWS, NO_MEMO, NO_MOVE, ROWS, UNIT
from .trips.plain import plain_trip
from .trips.solver import GUESS_LIMIT, best_trip
from .useless import EVERY_KIND, least_useful
from .worth import can_visit, hand_worth, journeys_left, keep_other, keep_travel, kept_worth

CHOICE_LIMIT = np.int64(40_000)
"""Visits tried for the traveller's own choice, at most 50 ms: docs/experiments/elfen-solver.md says
for which hands that is exact."""

SECOND = 0.5
"""How likely it is that a realm gets a second location."""
CARDS_A_VISIT = 1.6
"""Travel cards that a visit takes, on average."""
LIKELY = 0.6
"""How much of what may come is counted."""

SPREAD, SPREAD_LATER = 5.0, 4.0
"""Gold that makes a lead of e : 1 in the odds of winning; more for each journey to come."""


@compiled
def has_travelled(state, player):
    """Whether the player has travelled, and been paid, in this journey."""
    if state.elf_phase != TRAVELLING:
        return False
    turn = (state.player - state.dragon) % state.players
    return (player - state.dragon) % state.players < turn


@compiled
def potential(state, player):
    """Gold that locations still to be played in this journey may bring: every realm gets one, and
    some a second; the hand must have a transport for them, and cards enough."""
    if state.elf_phase != PLANNING_PHASE:
        return 0.0
    more, lying = 0.0, 0
    for realm in range(state.players):
        lying += np.int64(state.realm[realm])
        if state.realm[realm] == 0:
            more += 1.0
        if state.realm[realm] < state.room:
            more += SECOND
    held = 0
    for kind in range(TRAVEL, TRAVEL + TRAVELS):
        held += np.int64(state.hands[player, kind])
    more = min(more, held / CARDS_A_VISIT - lying)
    if more <= 0.0:
        return 0.0
    reached = 0
    for terrain in range(LOCATIONS):
        if can_visit(state, player, terrain):
            reached += np.int64(state.worth[terrain])
    return more * reached / LOCATIONS * LIKELY


@compiled
def drop_useless(state, player, work, memo):
    """Take the cards that are due out of the hand, each time the one whose loss costs the least;
    what went, as a number for ``put_back``."""
    gone = np.int64(0)
    for _ in range(np.int64(state.due)):
        best = least_useful(state, player, EVERY_KIND, work, memo)
        if best < 0:
            break
        state.hands[player, best] -= 1
        gone = gone << 8 | (best + 1)
    return gone


@compiled
def put_back(state, player, gone):
    """Give the hand back what ``drop_useless`` took."""
    while gone > 0:
        state.hands[player, (gone & 255) - 1] += 1
        gone >>= 8


@compiled
def estimate(state, out):
    """Everybody's gold after this journey if planning ended now, with what hands are worth; of a
    swap that is under way, when the least useful cards are gone."""
    work, memo = scratch(ROWS, COLUMNS), scratch(NO_MEMO, MEMO_COLUMNS)
    travel, other = keep_travel(state), keep_other(state)
    gone = np.int64(0)
    if state.awaits == AWAIT_SWAP_DISCARD:
        gone = drop_useless(state, np.int64(state.player), work, memo)
    for player in range(np.int64(state.players)):
        out[player] = state.gold[player] + hand_worth(state, player) / UNIT
    for player in range(np.int64(state.players)):
        if has_travelled(state, player):
            out[player] += kept_worth(state, player) / UNIT
            continue
        value, _, owed, _ = best_trip(state, player, travel, other, GUESS_LIMIT, work, memo)
        out[player] += value / UNIT + potential(state, player)
        for owner in range(state.players):
            out[owner] += TOLL * (owed >> 8 * owner & 255)
    put_back(state, np.int64(state.player), gone)


@compiled
def spread_of(state):
    """Gold that makes a lead of e : 1 in the odds of winning."""
    return SPREAD + SPREAD_LATER * journeys_left(state)


@compiled
def _to_odds(state, out):
    """Turn everybody's gold into the odds of being the richest, by a softmax; −1 … 1."""
    spread = spread_of(state)
    best = out[0]
    for player in range(1, state.players):
        best = max(best, out[player])
    total = 0.0
    for player in range(state.players):
        out[player] = exp((out[player] - best) / spread)
        total += out[player]
    for player in range(state.players):
        out[player] = 2.0 * out[player] / total - 1.0


@compiled
def evaluate(state, out):
    """The odds of being the richest, from the estimates."""
    estimate(state, out)
    _to_odds(state, out)


@compiled
def glance(state, out):
    """The same for a beginner, who counts the gold of everybody's plain trip and nothing else."""
    work = scratch(ROWS, COLUMNS)
    for player in range(np.int64(state.players)):
        out[player] = state.gold[player]
        if not has_travelled(state, player):
            gold, _ = plain_trip(state, player, work)
            out[player] += gold
    _to_odds(state, out)


# ---- what looks promising ----------------------------------------------------------------------


@compiled
def prior(state, actions, count, out):
    if state.awaits == AWAIT_SWAP_DISCARD:
        _prefer_useless(state, actions, count, out)
    elif state.awaits != AWAIT_TURN:
        for k in range(count):
            out[k] = 0.0
    elif state.elf_phase == PLANNING_PHASE:
        prefer_sound(state, actions, count, out)
    else:
        _prefer_solved(state, actions, count, out)


@compiled
def hunch(state, actions, count, out):
    """Weigh actions as ``prior`` does; a beginner travels plainly."""
    if state.elf_phase != TRAVELLING or state.awaits != AWAIT_TURN:
        prior(state, actions, count, out)
        return
    _, move = plain_trip(state, np.int64(state.player), scratch(ROWS, COLUMNS))
    _keep_move(move, actions, count, out)


@compiled
def whim(state, actions, count, out):
    """Weigh actions as ``hunch`` does; with the simplest plans."""
    if state.elf_phase == PLANNING_PHASE and state.awaits == AWAIT_TURN:
        prefer_simple(state, actions, count, out)
    else:
        hunch(state, actions, count, out)


@compiled
def _keep_move(move, actions, count, out):
    """This move of a trip alone (NO_MOVE: the halt); the spells as well."""
    chosen = HALT if move == NO_MOVE else VISIT + move
    for k in range(count):
        is_plain = actions[k] < VISIT + TRAVELS * 4
        out[k] = PRUNED if is_plain and actions[k] != chosen else 0.0


@compiled
def _prefer_solved(state, actions, count, out):
    """The solver's next move alone; where the spell is played, the spells as well."""
    work, memo = scratch(ROWS, COLUMNS), scratch(MEMO_ROWS, MEMO_COLUMNS)
    player = np.int64(state.player)
    travel, other = keep_travel(state), keep_other(state)
    _, move, _, _ = best_trip(state, player, travel, other, CHOICE_LIMIT, work, memo)
    _keep_move(move, actions, count, out)


@compiled
def _prefer_useless(state, actions, count, out):
    """The card whose loss costs the least alone."""
    work, memo = scratch(ROWS, COLUMNS), scratch(NO_MEMO, MEMO_COLUMNS)
    kinds = np.int64(0)
    for k in range(count):
        kinds |= np.int64(1) << actions[k] - DISCARD
    best = DISCARD + least_useful(state, np.int64(state.player), kinds, work, memo)
    for k in range(count):
        out[k] = 0.0 if actions[k] == best else PRUNED
