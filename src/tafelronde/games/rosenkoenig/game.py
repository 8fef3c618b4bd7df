"""Rosenkönig put together: its definition, and the compiled functions."""

from ...core.contract.implement import implement
from ...core.objects.game import Game
from .definition import DEFINITION
from .features import features
from .insight import evaluate
from .observe import observe
from .questions import QUESTIONS
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
from .state import RosenkoenigRecord

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

GAME = Game.of(DEFINITION, questions=QUESTIONS)
