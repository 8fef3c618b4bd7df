"""Regret of hints."""

import math
import random
import time
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.review.measure import Table
from tafelronde import load
from tafelronde.advice.continuations import Pairs, compare
from tafelronde.advice.judge import settings_of
from tafelronde.bots import Bot, create
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

LEVELS = ("easy", "medium", "medium", "hard")
"""The levels of the bots whose games the positions come from, drawn anew for every seat."""
PARTS = 6
"""Positions of a game: one from each sixth of it."""
LONGER = 50.0
"""The search of the judge, in multiples of the review's."""
PAIRS, AGAIN = 48, 160
"""Pairs by which an advice that is not the judge's is compared with it; and fresh ones for those
that seem to cost something, since the dearest of many always seem dear."""
SEEMS = 0.02
"""A loss that is measured again. The mean is that of the first measurement alone: it would look
smaller if only what seems dear were corrected."""
SEED = 1 << 41
"""The random numbers of the measurement are not those of a hint."""


def played(
    game: Game, bots: Sequence[Bot], drawn: npt.NDArray[np.uint32]
) -> tuple[list[State], State]:
    """A game between these bots: the positions in which there was a choice, and the end."""
    state = game.new(len(bots))
    state.apply_chance(drawn)
    seen: list[State] = []
    while not state.is_terminal:
        if len(state.legal_actions()) > 1:
            seen.append(state.copy())
        state.apply(bots[state.current_player].choose(state))
        state.apply_chance(drawn)
    return seen, state


def positions(table: Table, seed: int) -> Iterator[tuple[float, State]]:
    """Decisions of one game between bots of mixed levels, from all its phases (0 … 1)."""
    game, rng = load(table.game), random.Random(f"hints {table} {seed}")
    bots = [
        BotSpec(rng.choice(LEVELS)).spell_out(game, table.players).create(game, seed * 16 + seat)
        for seat in range(table.players)
    ]
    seen, _ = played(game, bots, new_rng(seed, table.players))
    for part in range(PARTS):
        first, end = part * len(seen) // PARTS, (part + 1) * len(seen) // PARTS
        if first < end:
            ply = rng.randrange(first, end)
            yield ply / len(seen), seen[ply]


def measure(table: Table, seed: int, adviser: Bot | None = None) -> Iterator[dict[str, Any]]:
    """The hints at the positions of one game, and what they are worth."""
    game = load(table.game)
    for number, (phase, state) in enumerate(positions(table, seed)):
        mover = state.current_player
        believed = state.resample(mover, new_rng(seed, number, 1))
        begun = time.process_time()
        bot = create(game, "adviser", seed=seed) if adviser is None else adviser
        advice = bot.advise(believed)
        seconds = time.process_time() - begun
        longer = settings_of(game, table.players, LONGER).create(game, SEED + seed)
        best = longer.advise(believed).action
        lost, error, again = 0.0, 0.0, None
        if best != advice.action:
            found = compare(believed, best, advice.action, range(PAIRS), SEED)
            lost, error = mean_of(found, mover)
            if lost >= SEEMS:
                found = compare(believed, best, advice.action, range(AGAIN), SEED + 1)
                again = mean_of(found, mover)
        reasons = [] if game.reasons is None else game.reasons(state, advice.action, advice.second)
        yield {
            "table": str(table),
            "phase": round(phase, 2),
            "same": best == advice.action,
            "lost": lost,
            "error": error,
            "again": again,
            "reason": reasons[0].code if reasons else None,
            "seconds": seconds,
        }


def mean_of(pairs: Pairs, seat: int) -> tuple[float, float]:
    """The mean of a seat and its standard error."""
    mean = pairs.sums[seat] / pairs.count
    spread = max(0.0, pairs.squares[seat] / pairs.count - mean * mean)
    return mean, math.sqrt(spread / (pairs.count - 1))
