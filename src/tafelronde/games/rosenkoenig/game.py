"""Rosenkönig put together."""

from __future__ import annotations

from ...core.game import Bounds, Game
from . import INFO, notation
from .board import draw, table
from .insight import LEVELS
from .rules import DEAL, MAX_LEGAL, MAX_OUTCOMES, MAX_STEPS, OBSERVATION, REFUSALS, STATE
from .telling import tell, verdict
from .view import view

GAME = Game(
    info=INFO,
    dtype=STATE,
    bounds=Bounds(
        legal=MAX_LEGAL,
        outcomes=MAX_OUTCOMES,
        steps=MAX_STEPS,
        actions=DEAL,
        observation=OBSERVATION,
    ),
    notation=notation,
    view=view,
    draw=draw,
    refusals=REFUSALS,
    levels=LEVELS,
    table=table,
    tell=tell,
    verdict=verdict,
)
