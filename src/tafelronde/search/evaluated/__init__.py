"""Tree search with an evaluator of one's own: a network, say, that judges positions.

``create(game, "mcts", evaluator=f)`` is a bot that plays by it, ``Search`` searches many positions
at once. docs/search.md shows both.
"""

from .answers import BadAnswer
from .compiled_in import CompiledIn
from .finished import Tree
from .found import Found
from .network import BadNetwork, Network
from .search import Search

__all__ = ["BadAnswer", "BadNetwork", "CompiledIn", "Found", "Network", "Search", "Tree"]
