"""Players that need no person: generic, compiled, and made by name.

``create(game, "hard", seed=7)`` makes a bot; a bot answers ``choose(state)``.
"""

from __future__ import annotations

from .base import Advice, Bot
from .create import KINDS, LEVELS, create, kinds_for

__all__ = ["KINDS", "LEVELS", "Advice", "Bot", "create", "kinds_for"]
