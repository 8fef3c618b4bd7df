"""Forced results by the rules alone, and positions in which something is to be found."""

import random

import tafelronde
from tafelronde.core.objects.state import State
from tafelronde.search.alpha_beta.values import WIN


def forced(state: State, plies: int, searcher: int) -> int:
    """The forced result by brute force: WIN − n or n − WIN where the searcher wins or loses in n
    plies whatever the others do, n at most ``plies``; else 0."""
    if state.is_terminal:
        mine = state.returns()[searcher]
        return WIN if mine > 0.999 else -WIN if mine == min(state.returns()) != 0 else 0
    if plies == 0:
        return 0
    values: list[int] = []
    for action in state.legal_actions():
        value = forced(state.after(action), plies - 1, searcher)
        values.append(value - 1 if value > 0 else value + 1 if value < 0 else 0)
    return max(values) if state.current_player == searcher else min(values)


def positions(name: str, players: int, number: int, seed: int) -> list[State]:
    """Positions shortly before the end of random games, where something is to be found."""
    dice, game = random.Random(seed), tafelronde.load(name)
    found: list[State] = []
    while len(found) < number:
        state, past = game.new(players), list[State]()
        while not state.is_terminal:
            if not state.is_chance:
                past.append(state.copy())
            state.apply(dice.choice(state.steps()))
        found.append(past[-min(len(past), dice.randint(1, 4))])
    return found
