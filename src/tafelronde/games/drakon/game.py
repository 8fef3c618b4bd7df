"""Drakon put together."""

from __future__ import annotations

from ...core.contract import implement
from ...core.game import Bounds, Game, Level
from . import INFO, notation
from .board import draw, table
from .insight import evaluate, prior
from .refusals import REFUSALS
from .rules import MAX_LEGAL, MAX_OUTCOMES, MAX_STEPS, STATE
from .telling import tell, verdict
from .view import view

implement(STATE, evaluate, prior)

_SEARCH = {"cutoff": 0}

LEVELS = {
    "easy": Level("mcts", {**_SEARCH, "simulations": 20, "slip": 0.45}),
    "medium": Level("mcts", {**_SEARCH, "simulations": 60, "slip": 0.15}),
    "hard": Level("mcts", {**_SEARCH, "simulations": 2_500}),
    "master": Level("mcts", {**_SEARCH, "simulations": 20_000}),
}
"""Measured up to ``hard``: docs/architecture.md. How far ``master`` is above it is a guess."""

GAME = Game(
    info=INFO,
    dtype=STATE,
    bounds=Bounds(legal=MAX_LEGAL, outcomes=MAX_OUTCOMES, steps=MAX_STEPS),
    notation=notation,
    view=view,
    draw=draw,
    refusals=REFUSALS,
    levels=LEVELS,
    table=table,
    tell=tell,
    verdict=verdict,
)
