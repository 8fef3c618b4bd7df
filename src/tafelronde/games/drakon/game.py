"""Drakon put together."""

from __future__ import annotations

from ...core.contract.implement import implement
from ...core.objects.game import Bounds, Game, Level, Onward, Trust
from . import INFO, notation
from .advice import reasons
from .encoding import ENCODING
from .features import FEATURES, features
from .hidden import resample
from .ideas import idea
from .insight import evaluate, hunch, prior
from .observe import ACTION_WIDTH, OBSERVATION, describe, observe, observe_again
from .parts import PARTS, parts
from .public import forced_publicly
from .puzzling import PUZZLING
from .refusals import REFUSALS
from .rules.chance import chance_outcomes, random_action
from .rules.choices import legal_actions
from .rules.legality import refusal
from .rules.operations import apply_action, setup
from .rules.results import returns, scores
from .state import MAX_LEGAL, MAX_OUTCOMES, MAX_STEPS, DrakonRecord
from .telling import choice_keys, tell, verdict
from .terminal import draw, table
from .view import view

implement(
    DrakonRecord,
    setup,
    legal_actions,
    chance_outcomes,
    random_action,
    apply_action,
    refusal,
    resample,
    forced_publicly,
    scores,
    returns,
    evaluate,
    features,
    prior,
    hunch,
    observe,
    observe_again,
    describe,
    parts,
)

_SEARCH = {"cutoff": 0, "exploration": 0.3, "bias": 0.15, "urgency": 0.15}

_BEGINNER = {**_SEARCH, "beginner": True}
"""After much walking they lay a tile in every second round, whatever coin lies before them."""

LEVELS = {
    "easy": Level("mcts", {**_BEGINNER, "simulations": 100, "depth": 1, "grain": 0.3}),
    "medium": Level("mcts", {**_BEGINNER, "simulations": 200, "depth": 2}),
    "hard": Level("mcts", {**_SEARCH, "simulations": 800, "network": 1, "patience": 1}),
    "master": Level("mcts", {**_SEARCH, "simulations": 10_000, "network": 1, "patience": 2}),
}
"""``easy`` looks at its own decision alone and sees little but coins, ``medium`` at one answer as
well; ``hard`` and ``master`` judge by a learned network. How strong they are:
docs/experiments/drakon-bots.md."""

JUDGE = Level(
    "mcts",
    {**_SEARCH, "simulations": 800},
    Level("mcts", {**_SEARCH, "simulations": 600}),
)
"""Judges the decisions of finished games: docs/experiments/review.md."""

ONWARD = Onward({**_SEARCH, "simulations": 40, "depth": 2}, 8)
"""Plays a position on when two actions are compared: docs/experiments/review.md."""

TRUST = {2: Trust(1.0, 0.0, 0.05)}
"""How the judge's chances come true: docs/experiments/hints.md."""

GAME = Game(
    info=INFO,
    record=DrakonRecord,
    bounds=Bounds(
        legal=MAX_LEGAL,
        outcomes=MAX_OUTCOMES,
        steps=MAX_STEPS,
        observation=OBSERVATION,
        parts=PARTS,
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
    action_width=ACTION_WIDTH,
    encoding=ENCODING,
    insights=FEATURES,
    puzzling=PUZZLING,
)
