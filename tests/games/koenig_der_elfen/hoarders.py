"""Games in which one prince buys cards, never travels, and ends with a very large hand."""

from collections.abc import Iterator

import numpy as np

from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State
from tafelronde.games.koenig_der_elfen.facts import (
    BODYGUARD,
    DIRECTION_CHANGE,
    KINDS,
    PLANNING,
    PLANNINGS,
    TRAVEL,
    TRAVELS,
)
from tafelronde.games.koenig_der_elfen.state import (
    ANNOUNCE,
    AWAIT_TURN,
    BUY,
    DISCARD,
    HALT,
    PASS,
    SWAP,
    TRAVELLING,
)

GAME = load("koenig_der_elfen")
USEFUL = (*range(TRAVEL, TRAVEL + TRAVELS), BODYGUARD, DIRECTION_CHANGE)
JUNK = 5
"""The number of cards of no use for any trip that makes the hoarder swap."""


def travel_cards(state: State, player: int) -> int:
    """The number of travel cards that a player holds."""
    return int(state.array["hands"][0, player, TRAVEL : TRAVEL + TRAVELS].sum())


def hoarded(players: int, seed: int) -> Iterator[State]:
    """The positions of one such game."""
    rng, dice, hoarder = new_rng(seed, players), np.random.default_rng(seed), seed % players
    state = GAME.new(players)
    state.apply_chance(rng)
    while not state.is_terminal:
        yield state.copy()
        legal, hoards = state.legal_actions(), state.current_player == hoarder
        record = state.array[0]
        if hoards and record["elf_phase"] == TRAVELLING and record["awaits"] == AWAIT_TURN:
            action = HALT
        else:
            weights = np.array([_weight(state, one) if hoards else 1.0 for one in legal])
            action = int(legal[dice.choice(len(legal), p=weights / weights.sum())])
        state.apply(action)
        state.apply_chance(rng)


def _weight(state: State, action: int) -> float:
    if action == BUY:
        return 30.0
    if action == SWAP:
        hand = state.array["hands"][0, state.current_player]
        junk = hand[:TRAVEL].sum() + hand[PLANNING : PLANNING + PLANNINGS].sum()
        return 3.0 if junk >= JUNK else 1e-4
    if DISCARD <= action < DISCARD + KINDS:
        return 0.01 if action - DISCARD in USEFUL else 5.0
    return 0.3 if action in (PASS, ANNOUNCE) else 1.0
