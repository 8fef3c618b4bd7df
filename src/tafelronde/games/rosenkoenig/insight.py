# pyright: basic
"""What bots know about Rosenkönig beyond its rules: an evaluation, and the levels' settings."""

from __future__ import annotations

import math

from ...core.contract import compiled, implement
from ...core.game import Level
from .facts import RED, WHITE
from .rules import STATE

HERO_POINTS = 10.0
SCALE = 40.0


@compiled
def evaluate(state, out):
    """A squashed difference of points, heroes counted as points."""
    lead = float(state.points[RED] - state.points[WHITE])
    lead += HERO_POINTS * (state.heroes[RED] - state.heroes[WHITE])
    out[RED] = math.tanh(lead / SCALE)
    out[WHITE] = -out[RED]


implement(STATE, evaluate)

LEVELS: dict[str, Level] = {}
