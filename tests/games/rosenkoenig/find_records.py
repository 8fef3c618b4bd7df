"""Find a game for every way in which Rosenkönig can end, and write the golden records.

Random games on one seed, by the million: chance follows from the seed and the ply, the players'
moves are drawn. From the root of the repository:

    PYTHONPATH=tests python -m games.rosenkoenig.find_records
"""

from datetime import UTC, datetime
from itertools import product
from pathlib import Path

import numpy as np

import tafelronde
from tafelronde.core.compile.compiler import compiled
from tafelronde.core.contract.operations import apply_action, chance_outcomes, legal_actions
from tafelronde.core.contract.operations import setup as set_up
from tafelronde.core.contract.rng import below, new_rng
from tafelronde.core.facts.constants import CHANCE, TERMINAL
from tafelronde.match import Match, save_match
from tafelronde.match.chance import derive_key, draw, seed_from_number

RECORDS = Path(__file__).parents[2] / "records" / "rosenkoenig"
ENDS = ("52-stones", "both-stuck")
DECIDERS = ("points", "area", "stones", "draw")
LEAST_STONES = 24
"""A game that is stuck sooner is no good example."""


@compiled
def decider(state):
    """The tie-breaker that decided a finished game: its index in DECIDERS."""
    if state.points[0] != state.points[1]:
        return 0
    largest, stones = [0, 0], [0, 0]
    for square in range(81):
        owner = state.owner[square]
        if owner >= 0:
            stones[owner] += 1
            largest[owner] = max(largest[owner], int(state.extent[square]))
    return 1 if largest[0] != largest[1] else 2 if stones[0] != stones[1] else 3


@compiled
def play(states, chance, rng, games, log, out, weights, end, wanted):
    """Random games until one ends as wanted; its length, its steps in ``log``; 0: none did.

    ``chance`` int32[plies, cards + 1] is the index that the seed draws among so many cards.
    """
    for _ in range(games):
        state = states[0]
        set_up(state, 2, out)
        ply = 0
        while state.player != TERMINAL:
            if state.player == CHANCE:
                action = out[chance[ply, chance_outcomes(state, out, weights)]]
            else:
                action = out[below(rng, legal_actions(state, out))]
            log[ply] = action
            ply += 1
            apply_action(state, action)
        if (state.stones < 52) == end and state.stones >= LEAST_STONES and decider(state) == wanted:
            return ply
    return 0


def main() -> None:
    game = tafelronde.load("rosenkoenig")
    states, rng = np.zeros(1, game.dtype), new_rng(1)
    log = np.zeros(game.bounds.steps, np.int32)
    out, weights = np.zeros(24, np.int32), np.zeros(24, np.int32)
    RECORDS.mkdir(parents=True, exist_ok=True)
    for number, (end, wanted) in enumerate(product(range(2), range(4))):
        seed = seed_from_number(number)
        match = Match.start(
            "rosenkoenig",
            seed=seed,
            names=("Lancaster", "York"),
            nonces=(f"{ENDS[end]}, {DECIDERS[wanted]}",),
            started=datetime(2026, 11, 21, 20, number, tzinfo=UTC),
        )
        key = derive_key(seed, match.setup.digest())
        chance = np.array(
            [[0, *(draw(key, ply, [1] * n) for n in range(1, 25))] for ply in range(len(log))]
        )
        length = play(states, chance, rng, 50_000_000, log, out, weights, end, wanted)
        actions = log[:length].tolist()
        match = Match.from_log(match.setup, match.table, actions, seed=seed)
        path = RECORDS / f"{ENDS[end]}-{DECIDERS[wanted]}.txt"
        save_match(match, path)
        print(f"{path.name}: {length} plies, {match.state.scores()}", flush=True)


if __name__ == "__main__":
    main()
