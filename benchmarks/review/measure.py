"""Measurements of reviews: planted decisions, and whole games between levels."""

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tafelronde import infos, load
from tafelronde.advice.continuations import compare
from tafelronde.advice.judge import judge, scaled
from tafelronde.advice.reviews import Decision, Examination, examine
from tafelronde.advice.reviews.examination import answer_here
from tafelronde.bots.spec import BotSpec
from tafelronde.core.objects.state import State
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number

LEVELS = ("random", "easy", "medium", "hard")
COSTLY = 0.1
"""A blunder costs so much, says a search that thinks longer."""
SOUND = 0.01
"""A sound move that is not the best one costs at most so much, says the same search."""
LONGER = 3.0
"""The effort of that search; a review has 1."""
TRIES = 12
"""Actions among which a blunder or a sound one is looked for."""
PAIRS = 12
"""Pairs of whole games by which a planted decision is measured, where nothing else is asked."""
TO_THE_END = 10_000
"""More decisions than any game has."""
SEED = 1 << 40
"""The random numbers of the measurement are not those of a review."""


@dataclass(frozen=True)
class Table:
    """A game for so many players."""

    game: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}-{self.players}"


TABLES = [
    Table(info.name, players)
    for info in infos()
    for players in (2, 4, 6)
    if info.min_players <= players <= info.max_players
]


def play(table: Table, levels: list[str], seed: int) -> Match:
    """A game between these levels. The same seed deals the same."""
    game = load(table.game)
    match = Match.start(table.game, table.players, seed=seed_from_number(seed))
    bots = [BotSpec(level).create(game, seed * 16 + k) for k, level in enumerate(levels)]
    while not match.is_over:
        match.play(bots[match.current_player].choose(match.state))
    return match


def plant(
    table: Table, count: int, seed: int, effort: float, pairs: int = PAIRS
) -> Iterator[dict[str, Any]]:
    """``count`` blunders and as many sound moves in games of ``medium`` bots: what the review says
    of them, and what they cost in ``pairs`` of whole games that are played on by bots which think
    longer than those of the review."""
    left = {"blunder": count, "sound": count}
    rng = random.Random(f"{table} {seed}")
    while any(left.values()):
        match = play(table, ["medium"] * table.players, rng.randrange(1 << 30))
        for ply in sorted(rng.sample(range(match.ply), min(12, match.ply))):
            state = match.state_at(ply)
            if state.current_player < 0 or len(state.legal_actions()) < 2:
                continue
            kind, best, planted = _planted(state, rng)
            if not left.get(kind):
                continue
            left[kind] -= 1
            decision = review_of(match, ply, planted, effort)
            cost, error = _measured(state, best, planted, pairs)
            yield {
                "table": str(table),
                "planted": kind,
                "ply": ply,
                "told": decision.lost,
                "error": decision.error,
                "pairs": decision.pairs,
                "cost": cost,
                "cost_error": error,
            }


def _planted(state: State, rng: random.Random) -> tuple[str, int, int]:
    """Whether it is a blunder, sound, or neither; the best action, and the planted one."""
    mover, legal = state.current_player, state.legal_actions()
    found = judge(state, legal[0], effort=0.5)
    tried = [one for one in rng.sample(legal, min(TRIES, len(legal))) if one != found.best]
    if not tried:
        return "", found.best, found.best
    planted = rng.choice(tried)
    seed = rng.randrange(1 << 30)
    longer = judge(state, planted, effort=LONGER, seed=seed)
    lost = longer.before[mover] - longer.after[mover]
    kind = "blunder" if lost >= COSTLY else "sound" if lost <= SOUND else ""
    return kind, longer.best, planted


def review_of(match: Match, ply: int, action: int, effort: float) -> Decision:
    """The review of one decision: the match as it was before, the action, and given up."""
    alone = Match.start(
        match.setup.game, match.setup.players, seed=seed_from_number(ply), given=match.log[:ply]
    )
    alone.play(action)
    if not alone.is_over:
        alone.resign(max(0, alone.current_player))
    return examine(alone, effort).decisions[0]


def _measured(state: State, best: int, action: int, count: int) -> tuple[float, float]:
    """The cost of an action in whole games, and its standard error."""
    game, mover = state.game, state.current_player
    usual = game.onward
    longer = replace(usual, settings=scaled(usual.settings, 2.0), horizon=TO_THE_END)
    pairs = compare(state, best, action, range(count), SEED, longer)
    mean = pairs.sums[mover] / count
    return mean, (max(0.0, pairs.squares[mover] / count - mean**2) / max(1, count - 1)) ** 0.5


def calibrate(table: Table, games: int, seed: int, effort: float) -> Iterator[dict[str, Any]]:
    """Games between levels drawn at random: for each seat its level, loss, luck, and parts."""
    rng = random.Random(f"{table} {seed}")
    for number in range(games):
        levels = [rng.choice(LEVELS) for _ in range(table.players)]
        begun = time.process_time()
        review = examine(play(table, levels, seed * 1000 + number), effort)
        yield {
            "table": str(table),
            "levels": levels,
            "result": review.result,
            "luck": [sums.luck for sums in review.seats],
            "error": [sums.error for sums in review.seats],
            "start": [sums.start for sums in review.seats],
            "own": [sums.own for sums in review.seats],
            "loss": [sums.loss for sums in review.seats],
            "expected": [
                (decision.player, round(decision.before[decision.player], 4))
                for decision in review.decisions
            ],
            "seconds": time.process_time() - begun,
        }


def pace(table: Table, seed: int) -> dict[str, Any]:
    """The seconds of one core that a whole review takes, and until the first turning point is told;
    the functions are compiled before."""
    examine(play(table, ["easy"] * table.players, seed), 0.01)
    match = play(table, ["medium"] * table.players, seed + 1)
    begun, first = time.process_time(), None
    examination = Examination(match)
    while answer_here(examination):
        if first is None and examination.review().turning:
            first = time.process_time() - begun
    review = examination.review()
    return {
        "table": str(table),
        "decisions": len(review.decisions),
        "first": first,
        "whole": time.process_time() - begun,
    }
