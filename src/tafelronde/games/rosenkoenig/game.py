"""Rosenkönig put together."""

from __future__ import annotations

from ...core.contract.implement import implement
from ...core.objects.game import Bounds, Game, Level, Onward, Trust
from . import INFO, notation
from .advice import reasons
from .encoding import ENCODING
from .features import FEATURES, features
from .ideas import idea
from .insight import evaluate
from .observe import OBSERVATION, observe
from .puzzling import PUZZLING
from .questions import QUESTIONS
from .refusals import REFUSALS
from .rules import (
    apply_action,
    chance_outcomes,
    legal_actions,
    random_action,
    refusal,
    returns,
    scores,
    setup,
)
from .state import DEAL, MAX_LEGAL, MAX_OUTCOMES, MAX_STEPS, RosenkoenigRecord
from .telling import choice_keys, tell, verdict
from .terminal import draw, table
from .view import view

implement(
    RosenkoenigRecord,
    setup,
    legal_actions,
    chance_outcomes,
    random_action,
    apply_action,
    refusal,
    scores,
    returns,
    observe,
    evaluate,
    features,
)

_SEARCH = {"open_loop": True, "cutoff": 0}

LEVELS = {
    "easy": Level("mcts", {**_SEARCH, "simulations": 15, "depth": 1, "grain": 0.3}),
    "medium": Level("mcts", {**_SEARCH, "simulations": 60, "depth": 1}),
    "hard": Level("mcts", {**_SEARCH, "simulations": 20_000, "patience": 1}),
    "master": Level("mcts", {**_SEARCH, "simulations": 150_000, "patience": 2}),
}
"""Measured by ``benchmarks.strength``; figures in docs/experiments."""

JUDGE = Level("mcts", {**_SEARCH, "simulations": 4_000})
"""Judges the decisions of finished games: docs/experiments/review.md."""

ONWARD = Onward({**_SEARCH, "simulations": 60}, 8)
"""Plays a position on when two actions are compared: docs/experiments/review.md."""

TRUST = {2: Trust(1.0, -0.05, 0.05)}
"""How the judge's chances come true: docs/experiments/hints.md."""

GAME = Game(
    info=INFO,
    record=RosenkoenigRecord,
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
    judge=JUDGE,
    onward=ONWARD,
    trust=TRUST,
    table=table,
    tell=tell,
    choice_keys=choice_keys,
    verdict=verdict,
    reasons=reasons,
    idea=idea,
    encoding=ENCODING,
    insights=FEATURES,
    mover_alone=True,
    puzzling=PUZZLING,
    questions=QUESTIONS,
)
