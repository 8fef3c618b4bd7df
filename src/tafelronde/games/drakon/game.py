"""Drakon put together: its definition, and the compiled functions."""

from dataclasses import replace

from ...core.contract.implement import implement
from ...core.objects.game import Game
from .definition import DEFINITION
from .features import features
from .hidden import resample
from .insight import evaluate, hunch, prior, whim
from .observe import ACTION_WIDTH, describe, observe, observe_again
from .parts import PARTS, parts
from .public import forced_publicly
from .rules.chance import chance_outcomes, random_action
from .rules.choices import legal_actions
from .rules.legality import refusal
from .rules.operations import apply_action, setup
from .rules.results import returns, scores
from .state import DrakonRecord

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
    whim,
    observe,
    observe_again,
    describe,
    parts,
)

GAME = Game.of(
    DEFINITION, bounds=replace(DEFINITION.bounds, parts=PARTS), action_width=ACTION_WIDTH
)
