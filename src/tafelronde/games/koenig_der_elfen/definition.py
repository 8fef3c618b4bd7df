"""König der Elfen as a definition: all of it that is not compiled, and the bots' levels."""

from ...core.facts.definition import Bounds, GameDefinition, Level, Onward, Trust
from ...core.facts.observation import Layout
from . import INFO, notation
from .advice import reasons
from .effects import because, prospects
from .encoding import ENCODING, FEATURES
from .ideas import idea
from .puzzling import PUZZLING
from .refusals import REFUSALS
from .scoring import scoring
from .state import DECISIONS, MAX_LEGAL, MAX_OUTCOMES, MAX_STEPS, ElfenRecord
from .telling import choice_keys, missed, tell, verdict
from .terminal import draw, table
from .view import view

_SEARCH = {"cutoff": 0, "exploration": 0.3}

_NOVICE = {"depth": 1, "beginner": 2}
"""Settings of a novice, who counts their own gold after a plain trip, and no answer of the others,
with the simplest plans: locations, and then perhaps an action card."""

LEVELS = {
    "easy": Level("mcts", {**_SEARCH, **_NOVICE, "simulations": 1}),
    "medium": Level("mcts", {**_SEARCH, **_NOVICE, "simulations": 40}),
    "hard": Level("mcts", {**_SEARCH, "simulations": 16, "patience": 1}),
    "master": Level("mcts", {**_SEARCH, "simulations": 10_000, "patience": 2}),
}
"""``easy`` plays locations by a rule of thumb, ``medium`` counts once what comes of each plan;
``hard`` knows all that ``master`` knows, and looks at little of it. How strong they are:
docs/strength.md."""

JUDGE = Level("mcts", {**_SEARCH, "simulations": 800})
"""Judges the decisions of finished games: docs/experiments/review.md."""

ONWARD = Onward({**_SEARCH, "depth": 1, "simulations": 16}, 8)
"""Plays a position on when two actions are compared: docs/experiments/review.md."""

TRUST = {
    2: Trust(0.65, 0.0, 0.02),
    3: Trust(0.7, -0.15, 0.02),
    4: Trust(0.5, -0.05, 0.04),
    6: Trust(0.6, -0.05, 0.02),
}
"""The trust in the judge's chances: docs/experiments/hints.md."""

DEFINITION = GameDefinition(
    info=INFO,
    record=ElfenRecord,
    bounds=Bounds(
        legal=MAX_LEGAL,
        outcomes=MAX_OUTCOMES,
        steps=MAX_STEPS,
        actions=DECISIONS,
        observation=Layout(ENCODING).size,
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
    missed=missed,
    scoring=scoring,
    reasons=reasons,
    prospects=prospects,
    because=because,
    idea=idea,
    encoding=ENCODING,
    insights=FEATURES,
    puzzling=PUZZLING,
)
