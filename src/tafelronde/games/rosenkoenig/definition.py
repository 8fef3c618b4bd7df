"""Rosenkönig as a definition: all of it that is not compiled, and the bots' levels."""

from ...core.facts.definition import Bounds, GameDefinition, Level, Onward, Trust
from ...core.facts.observation import Layout
from . import INFO, notation
from .advice import reasons
from .effects import because, gains
from .encoding import ENCODING, FEATURES
from .ideas import idea
from .puzzling import PUZZLING
from .refusals import REFUSALS
from .scoring import scoring
from .state import DEAL, MAX_LEGAL, MAX_OUTCOMES, MAX_STEPS, RosenkoenigRecord
from .telling import choice_keys, missed, tell, verdict
from .terminal import draw, table
from .view import view

_SEARCH = {"open_loop": True, "cutoff": 0}
_NARROW = {**_SEARCH, "network": 1, "exploration": 0.2}
"""A search that spends its simulations on little, by which few are enough."""

LEVELS = {
    "easy": Level("mcts", {**_SEARCH, "simulations": 15, "depth": 1, "grain": 0.3}),
    "medium": Level("mcts", {**_SEARCH, "simulations": 60, "depth": 1}),
    "hard": Level("mcts", {**_NARROW, "simulations": 1_000, "halving": True}),
    "master": Level("mcts", {**_SEARCH, "simulations": 150_000, "network": 1, "patience": 2}),
}
"""``hard`` and ``master`` judge by a learned network (docs/experiments/training.md); ``hard`` looks
at little of what ``master`` looks at, in the right places (docs/experiments/rosenkoenig-bots.md).
How strong they are: docs/strength.md."""

JUDGE = Level("mcts", {**_NARROW, "simulations": 1_500, "halving": True})
"""Judges the decisions of finished games: docs/experiments/review.md."""

ONWARD = Onward({**_NARROW, "simulations": 48}, 8)
"""Plays a position on when two actions are compared: docs/experiments/review.md."""

TRUST = {2: Trust(1.05, 0.0, 0.02)}
"""The trust in the judge's chances: docs/experiments/hints.md."""

DEFINITION = GameDefinition(
    info=INFO,
    record=RosenkoenigRecord,
    bounds=Bounds(
        legal=MAX_LEGAL,
        outcomes=MAX_OUTCOMES,
        steps=MAX_STEPS,
        actions=DEAL,
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
    gains=gains,
    because=because,
    idea=idea,
    encoding=ENCODING,
    insights=FEATURES,
    mover_alone=True,
    puzzling=PUZZLING,
)
