"""Kaiser, König, Edelmann put together: its definition, and the compiled functions."""

from ...core.contract.implement import implement
from ...core.objects.game import Game
from .definition import DEFINITION
from .features import features
from .insight import evaluate, hand_turn, key, noisy_actions, priority
from .observe import observe
from .policy import policy_features
from .rules.laying import setup
from .rules.legality import refusal
from .rules.operations import apply_action, chance_outcomes, legal_actions, random_action
from .rules.results import returns, scores
from .state import KaiserRecord

implement(
    KaiserRecord,
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
    key,
    priority,
    noisy_actions,
    hand_turn,
    policy_features,
)

GAME = Game.of(DEFINITION)
