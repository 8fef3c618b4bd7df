"""Bots, written once for all games, and the arena where they play each other.

``create(game, "hard", seed=7)`` makes a bot by the name of a level or kind; ``choose(state)`` asks
it for an action.
"""

from .base import Advice, Bot
from .create import KINDS, LEVELS, create, kinds_for

__all__ = ["KINDS", "LEVELS", "Advice", "Bot", "create", "kinds_for"]
