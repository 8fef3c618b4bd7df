"""Drakon as a definition: all of it that is not compiled, and the bots' levels."""

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
from .state import MAX_LEGAL, MAX_OUTCOMES, MAX_STEPS, DrakonRecord
from .telling import choice_keys, missed, tell, verdict
from .terminal import draw, table
from .view import view

_SEARCH = {"cutoff": 0, "exploration": 0.3, "bias": 0.15, "urgency": 0.15}

_BEGINNER = {**_SEARCH, "beginner": 2}
"""Settings of a beginner: in circles it lays a tile, whatever coin lies before it."""

_TWO, _MORE = 2, 3
"""The networks of tables of two, and of larger ones. (The first, of all tables, is kept for those
who name it.)"""


def _learned(two: int, more: int, patience: float) -> Level:
    """A search that judges by a learned network; with so many simulations at tables of two, and at
    larger ones."""

    def by(network: int, simulations: int) -> dict[str, float]:
        return {**_SEARCH, "simulations": simulations, "network": network, "patience": patience}

    return Level("mcts", by(_TWO, two), Level("mcts", by(_MORE, more)))


LEVELS = {
    "easy": Level("mcts", {**_BEGINNER, "simulations": 60, "depth": 1, "grain": 0.3}),
    "medium": Level("mcts", {**_BEGINNER, "simulations": 200, "depth": 2}),
    "hard": _learned(300, 600, patience=1),
    "master": _learned(10_000, 10_000, patience=2),
}
"""``easy`` looks at its own decision alone and sees little but coins, ``medium`` at one answer as
well; ``hard`` and ``master`` judge by a learned network. How strong they are:
docs/experiments/drakon-bots.md."""

JUDGE = Level(
    "mcts",
    {**_SEARCH, "network": _TWO, "simulations": 800},
    Level("mcts", {**_SEARCH, "network": _MORE, "simulations": 600}),
)
"""Judges the decisions of finished games: docs/experiments/review.md."""

ONWARD = Onward({**_SEARCH, "network": _MORE, "simulations": 24}, 8)
"""Plays a position on when two actions are compared: docs/experiments/review.md."""

TRUST = {
    2: Trust(1.0, 0.05, 0.02),
    3: Trust(0.9, -0.05, 0.02),
    4: Trust(1.35, -0.2, 0.02),
    6: Trust(1.2, -0.1, 0.02),
}
"""The trust in the judge's chances: docs/experiments/hints.md."""

DEFINITION = GameDefinition(
    info=INFO,
    record=DrakonRecord,
    bounds=Bounds(
        legal=MAX_LEGAL, outcomes=MAX_OUTCOMES, steps=MAX_STEPS, observation=Layout(ENCODING).size
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
    puzzling=PUZZLING,
)
