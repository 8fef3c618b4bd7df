"""Tree search with an evaluator of one's own: a network, say, that judges positions.

``create(game, "mcts", evaluator=f)`` is a bot that plays by it, ``Search`` searches many positions
at once. docs/search.md shows both.
"""

from __future__ import annotations

from .answers import BadAnswer
from .bot import EvaluatedBot
from .compiled_in import CompiledIn
from .found import Found
from .network import BadNetwork, Network
from .search import Search
from .tree import Tree

__all__ = [
    "BadAnswer",
    "BadNetwork",
    "CompiledIn",
    "EvaluatedBot",
    "Found",
    "Network",
    "Search",
    "Tree",
]
