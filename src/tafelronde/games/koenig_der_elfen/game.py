"""König der Elfen put together: its definition, and the compiled functions."""

from ...core.contract.implement import implement
from ...core.objects.game import Game
from .definition import DEFINITION
from .features import features
from .hidden import resample
from .insight import evaluate, glance, hunch, prior, whim
from .observe import observe
from .public import forced_publicly
from .questions import QUESTIONS
from .rules.choices import legal_actions
from .rules.legality import refusal
from .rules.operations import apply_action, chance_outcomes, random_action, returns, scores, setup
from .state import ElfenRecord

implement(
    ElfenRecord,
    setup,
    legal_actions,
    chance_outcomes,
    random_action,
    apply_action,
    refusal,
    scores,
    returns,
    resample,
    forced_publicly,
    observe,
    evaluate,
    features,
    glance,
    hunch,
    whim,
    prior,
)

GAME = Game.of(DEFINITION, questions=QUESTIONS)
