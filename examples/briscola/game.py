"""Briscola put together."""

from tafelronde.core.contract.implement import implement
from tafelronde.core.objects.game import Bounds, Game, Level

from . import INFO, notation, rules
from .facts import CARDS, HAND
from .hidden import resample
from .insight import evaluate
from .refusals import REFUSALS
from .state import MAX_STEPS, BriscolaRecord
from .telling import tell, verdict
from .terminal import draw, table
from .view import view

implement(
    BriscolaRecord,
    rules.setup,
    rules.legal_actions,
    rules.apply_action,
    rules.chance_outcomes,
    rules.random_action,
    rules.scores,
    rules.returns,
    rules.refusal,
    resample,
    evaluate,
)

LEVELS = {
    "easy": Level("mcts", {"cutoff": 0, "simulations": 8, "depth": 1}),
    "medium": Level("mcts", {"cutoff": 0, "simulations": 60}),
    "hard": Level("mcts", {"simulations": 600}),
    "master": Level("mcts", {"simulations": 6_000}),
}

GAME = Game(
    info=INFO,
    record=BriscolaRecord,
    bounds=Bounds(legal=HAND, outcomes=CARDS, steps=MAX_STEPS, actions=CARDS),
    notation=notation,
    view=view,
    draw=draw,
    refusals=REFUSALS,
    levels=LEVELS,
    table=table,
    tell=tell,
    verdict=verdict,
)
