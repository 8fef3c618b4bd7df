"""Kaiser, König, Edelmann as a definition: all of it that is not compiled, and the bots' levels."""

from ...core.facts.definition import Bounds, GameDefinition, Level, Onward, Trust
from ...core.facts.observation import Layout
from . import INFO, notation
from .advice import reasons
from .effects import because, gains
from .encoding import ENCODING, FEATURES, MOVE_FEATURES
from .ended import missed, ranking
from .facts import MAX_SEATS
from .ideas import idea, standing
from .puzzling import PUZZLING
from .refusals import REFUSALS
from .scoring import scoring
from .state import BEGIN, MAX_LEGAL, MAX_STEPS, KaiserRecord
from .telling import choice_keys, tell, verdict
from .terminal import draw, table
from .view import view

_REPLY = {"best_reply": True}
"""With three or four at the table; two play plain alpha-beta."""
_TREE = {"cutoff": 0, "exploration": 0.14, "puct": 0.6, "foresee": 4, "network": 3}
"""The settings that play and judge best with three or four: the search sees that everybody wants to
win, and tells what each of them may expect; the network's policy says where to look first. Within
four plies it overlooks nothing, also nothing that the others can do together."""

_ON, _PLAY_ON = {"repeats": True}, {"repeats": 0.1}
"""All levels play on: to take moves back leads nowhere."""

_EASY = {**_ON, **_REPLY, "depth": 1, "nodes": 500}
_MEDIUM = {**_ON, **_REPLY, "depth": 2, "nodes": 3_000}
"""With three or four players evaluations lie farther apart, so their noise is larger, too."""

LEVELS = {
    "easy": Level(
        "alpha_beta", {**_EASY, "noise": 1500}, Level("alpha_beta", {**_EASY, "noise": 2100})
    ),
    "medium": Level(
        "alpha_beta", {**_MEDIUM, "noise": 300}, Level("alpha_beta", {**_MEDIUM, "noise": 420})
    ),
    "hard": Level(
        "alpha_beta",
        {**_ON, "nodes": 12_000},
        Level("mcts", {**_TREE, **_PLAY_ON, "simulations": 2_000}),
    ),
    "master": Level(
        "alpha_beta",
        {**_ON, "nodes": 400_000, "network": 1},
        Level("mcts", {**_TREE, **_PLAY_ON, "simulations": 28_000}),
    ),
}
"""Levels, chosen and measured in docs/experiments/kaiser-search.md, kaiser-levels.md and
training.md. ``master`` judges by a learned network, and with three or four so does ``hard``, by
another one."""

JUDGE = Level(
    "alpha_beta", {"nodes": 18_000, "network": 1}, Level("mcts", {**_TREE, "simulations": 4_000})
)
"""Judges the decisions of finished games: docs/experiments/review.md."""

ONWARD = Onward(
    {**_REPLY, "nodes": 80, "noise": 300, "network": 1}, 16, bot="alpha_beta", varied=True
)
"""Plays a position on when two actions are compared: docs/experiments/review.md."""

TRUST = {2: Trust(1.15, 0.0, 0.02), 3: Trust(1.3, -0.05, 0.02), 4: Trust(1.1, 0.1, 0.024)}
"""The trust in the judge's chances: docs/experiments/hints.md."""

DEFINITION = GameDefinition(
    info=INFO,
    record=KaiserRecord,
    bounds=Bounds(
        legal=MAX_LEGAL,
        outcomes=MAX_SEATS,
        steps=MAX_STEPS,
        actions=BEGIN,
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
    ranking=ranking,
    missed=missed,
    scoring=scoring,
    reasons=reasons,
    gains=gains,
    because=because,
    idea=idea,
    standing=standing,
    encoding=ENCODING,
    insights=FEATURES,
    policy_insights=MOVE_FEATURES,
    puzzling=PUZZLING,
)
