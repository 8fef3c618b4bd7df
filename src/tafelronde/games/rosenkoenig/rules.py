# pyright: basic
"""The rules of Rosenkönig, compiled. Clauses: docs/rules/rosenkoenig.md."""

import numpy as np

from ...core.compile.compiler import compiled
from ...core.contract.bits import lowest_bit, popcount
from ...core.contract.rng import below
from ...core.facts.constants import CHANCE, TERMINAL
from .areas import put, take
from .facts import (
    ALL_CARDS,
    CARDS,
    CENTRE,
    EMPTY,
    HAND,
    HEROES,
    OUTSIDE,
    RED,
    SIZE,
    SMALL_HAND,
    SQUARES,
    STONES,
    WHITE,
)
from .refusals import (
    HAND_FULL,
    LEGAL,
    NO_HERO,
    NO_TARGET,
    NOT_A_CHOICE,
    NOT_IN_HAND,
    OCCUPIED,
    OFF_BOARD,
    OWN_STONE,
)
from .state import DEAL, DRAW, HERO
from .tables import ON_BOARD, TARGETS

# ---- what a player can do (R-2 to R-5) ---------------------------------------------------------


@compiled
def playable(state, player):
    """The cards the player can play now, without and with a hero, as two sets of bits."""
    cards = state.hands[player] & ON_BOARD[state.crown]
    foe = 1 - player
    plain, hero = 0, 0
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        owner = state.owner[TARGETS[state.crown, card]]  # only the target matters
        if owner == EMPTY:
            plain |= 1 << card
        elif owner == foe and state.heroes[player] > 0:
            hero |= 1 << card
    return plain, hero


@compiled
def _can_draw(state, player):
    most = SMALL_HAND if state.owner[0] == OUTSIDE else HAND
    return popcount(state.hands[player]) < most


@compiled
def _can_act(state, player):
    if _can_draw(state, player):
        return True
    plain, hero = playable(state, player)
    return plain | hero != 0


@compiled
def _next_turn(state, mover):
    """Set the player after ``mover``'s turn, or the end of the game."""
    other = 1 - mover
    if state.stones == STONES:
        state.player = TERMINAL
    elif _can_act(state, other):
        state.player = other
    elif _can_act(state, mover):  # the other is skipped
        state.player = mover
    else:
        state.player = TERMINAL


# ---- the contract ------------------------------------------------------------------------------


@compiled
def setup(state, players, options):
    state.player = CHANCE
    state.players = 2
    state.dealt = 0
    state.drawer = RED
    state.crown = CENTRE
    state.stones = 0
    for player in range(2):
        state.heroes[player] = HEROES
        state.hands[player] = 0
        state.points[player] = 0
    state.pile = ALL_CARDS
    state.discard = 0
    for square in range(SQUARES):
        state.owner[square] = EMPTY
        state.area[square] = -1
        state.extent[square] = 0
    if len(options):
        _make_small(state, options)


@compiled
def _make_small(state, exercise):
    """Take away what the exercise has not (``facts.SMALL``)."""
    first, size = exercise[0], exercise[1]
    for square in range(SQUARES):
        rank, file = square // SIZE - first, square % SIZE - first
        if rank < 0 or rank >= size or file < 0 or file >= size:
            state.owner[square] = OUTSIDE
    state.dealt = 2 * (HAND - exercise[2])
    for player in range(2):
        state.heroes[player] = exercise[3]
    state.stones = STONES - exercise[4]
    state.pile = exercise[5]


@compiled
def legal_actions(state, out):
    player = state.player
    plain, hero = playable(state, player)
    count = 0
    while plain:
        out[count] = lowest_bit(plain)
        plain &= plain - 1
        count += 1
    while hero:
        out[count] = HERO + lowest_bit(hero)
        hero &= hero - 1
        count += 1
    if _can_draw(state, player):
        out[count] = DRAW
        count += 1
    return count


@compiled
def chance_outcomes(state, out, weights):
    cards = state.pile
    count = 0
    while cards:
        out[count] = DEAL + lowest_bit(cards)
        weights[count] = 1
        cards &= cards - 1
        count += 1
    return count


@compiled
def random_action(state, rng, out, weights):
    """Draw an action as the default does, without listing the pile."""
    if state.player == CHANCE:
        cards = state.pile
        for _ in range(below(rng, popcount(cards))):
            cards &= cards - 1
        return DEAL + lowest_bit(cards)
    return np.int64(out[below(rng, legal_actions(state, out))])


@compiled
def _receive(state, card):
    """The drawer takes a card from the pile; the deal or the game goes on."""
    state.pile ^= 1 << card
    state.hands[state.drawer] |= 1 << card
    if state.dealt < 2 * HAND:  # one at a time, red first
        state.dealt += 1
        state.drawer = state.dealt % 2
        if state.dealt == 2 * HAND:
            state.drawer = RED
            state.player = RED
        return
    if state.pile == 0:
        state.pile = state.discard
        state.discard = 0
    _next_turn(state, state.drawer)


@compiled
def apply_action(state, action):
    player = state.player
    if action >= DEAL:
        _receive(state, action - DEAL)
        return
    if action == DRAW:
        state.drawer = player
        state.player = CHANCE
        return
    card = action
    if action >= HERO:
        card -= HERO
        state.heroes[player] -= 1
    else:
        state.stones += 1
    target = TARGETS[state.crown, card]
    if action >= HERO:
        take(state, target)
    put(state, target, player)
    state.crown = target
    state.hands[player] ^= 1 << card
    state.discard |= 1 << card
    _next_turn(state, player)


@compiled
def refusal(state, action):
    player = state.player
    if action < 0 or action >= DEAL:
        return NOT_A_CHOICE
    if action == DRAW:
        return LEGAL if _can_draw(state, player) else HAND_FULL
    card = action % CARDS
    if state.hands[player] & (1 << card) == 0:
        return NOT_IN_HAND
    target = TARGETS[state.crown, card]
    if target < 0 or state.owner[target] == OUTSIDE:
        return OFF_BOARD
    owner = state.owner[target]
    if action < HERO:
        return LEGAL if owner == EMPTY else OCCUPIED
    if state.heroes[player] == 0:
        return NO_HERO
    if owner == EMPTY:
        return NO_TARGET
    return OWN_STONE if owner == player else LEGAL


@compiled
def scores(state, out):
    for player in range(2):
        out[player] = state.points[player]


@compiled
def _largest_and_stones(state, player):
    """The tie-breaks of R-6.4."""
    largest, stones = 0, 0
    for square in range(SQUARES):
        if state.owner[square] == player:
            stones += 1
            largest = max(largest, np.int64(state.extent[square]))
    return largest, stones


@compiled
def returns(state, out):
    out[RED] = 0.0
    out[WHITE] = 0.0
    if state.player != TERMINAL:
        return
    lead = np.int64(state.points[RED]) - state.points[WHITE]
    if lead == 0:
        red_area, red_stones = _largest_and_stones(state, RED)
        white_area, white_stones = _largest_and_stones(state, WHITE)
        lead = red_area - white_area
        if lead == 0:
            lead = red_stones - white_stones
    if lead > 0:
        out[RED], out[WHITE] = 1.0, -1.0
    elif lead < 0:
        out[RED], out[WHITE] = -1.0, 1.0
