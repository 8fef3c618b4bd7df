"""What is measured: games between levels, played and reviewed."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tafelronde import infos, load
from tafelronde.bots.judge import judge
from tafelronde.bots.spec import BotSpec
from tafelronde.core.objects.game import Game
from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number
from tafelronde.review import Examination, Review
from tafelronde.review.examination import answer_here

LEVELS = ("easy", "medium", "hard")
COSTLY = 0.1
"""So much a planted blunder costs at least, says a judge that thinks longer."""
FOUND = 0.05
"""A blunder is found where the review says that it lost so much."""
TRIES = 12
"""Actions among which the worst one is looked for."""


@dataclass(frozen=True)
class Table:
    """A game for so many players."""

    game: str
    players: int

    def __str__(self) -> str:
        return f"{self.game}-{self.players}"


TABLES = [
    *(Table(info.name, info.min_players) for info in infos()),
    *(Table(info.name, 4) for info in infos() if info.max_players >= 4),
]


def play(table: Table, levels: list[str], seed: int) -> Match:
    """A game between these levels. The same seed deals the same."""
    game = load(table.game)
    match = Match.start(table.game, table.players, seed=seed_from_number(seed))
    bots = [BotSpec(level).create(game, seed * 16 + k) for k, level in enumerate(levels)]
    while not match.is_over:
        match.play(bots[match.current_player].choose(match.state))
    return match


def glance(match: Match, effort: float) -> Review:
    """The review without its second looks."""
    examination = Examination(match, effort, looks=0)
    while answer_here(examination):
        pass
    return examination.review()


def calibrate(table: Table, games: int, seed: int, effort: float) -> Iterator[dict[str, Any]]:
    """Deals played once for each seat that the first bot can have: for each game the levels, the
    luck of each seat, and of every decision what who decided could expect."""
    rng = random.Random(f"{table} {seed}")
    for number in range(-(-games // table.players)):
        levels = [rng.choice(LEVELS) for _ in range(table.players)]
        for turn in range(table.players):
            sitting = levels[turn:] + levels[:turn]
            review = glance(play(table, sitting, seed * 1000 + number), effort)
            yield {
                "table": str(table),
                "deal": number,
                "turn": turn,
                "levels": sitting,
                "result": review.result,
                "luck": [sums.luck + sums.start for sums in review.seats],
                "own": [sums.own for sums in review.seats],
                "accuracy": [sums.accuracy for sums in review.seats],
                "expected": [
                    (decision.player, round(decision.before[decision.player], 4))
                    for decision in review.decisions
                ],
            }


def plant(table: Table, games: int, seed: int, effort: float) -> Iterator[dict[str, Any]]:
    """Games of strong bots in which one move was replaced by a bad one: whether it was found."""
    game = load(table.game)
    for number in range(games):
        match, ply, cost = _planted(table, game, random.Random(f"{table} {seed} {number}"))
        if ply < 0:
            continue
        examination = Examination(match, effort)
        while answer_here(examination):
            pass
        review = examination.review()
        told = next(decision for decision in review.decisions if decision.ply == ply)
        yield {
            "table": str(table),
            "cost": cost,
            "lost": told.lost,
            "found": told.lost >= FOUND,
            "turning": ply in review.seats[told.player].turning,
        }


def _planted(table: Table, game: Game, rng: random.Random) -> tuple[Match, int, float]:
    """The game, the ply of the blunder (−1: none was possible), and what it costs."""
    seed = rng.randrange(1 << 30)
    match = Match.start(table.game, table.players, seed=seed_from_number(seed))
    bots = [BotSpec("hard").create(game, seed + k) for k in range(table.players)]
    wait, ply, cost = rng.randrange(4, 25), -1, 0.0
    while not match.is_over:
        state = match.state
        mover = state.current_player
        action = bots[mover].choose(state)
        wait -= 1
        if ply < 0 and wait <= 0:
            legal = state.legal_actions()
            tried = rng.sample(legal, min(TRIES, len(legal)))
            after = {each: judge(state, each, effort=0.05).after[mover] for each in tried}
            worst = min(tried, key=lambda each: after[each])
            judged = judge(state, worst, effort=3.0, seed=seed)
            loss = judged.before[mover] - judged.after[mover]
            if loss >= COSTLY:
                ply, cost, action = match.ply, loss, worst
        match.play(action)
    return match, ply, cost


def pace(table: Table, seed: int) -> dict[str, Any]:
    """How many seconds of one core a whole review takes, and until the first turning point is
    told; the functions are compiled before."""
    glance(play(table, ["easy"] * table.players, seed), 0.01)
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
