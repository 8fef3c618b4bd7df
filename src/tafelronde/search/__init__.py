"""Searches, written once for all games: trees, selection, evaluation and networks.

- ``uct``: Monte-Carlo tree search with playouts or the game's own evaluation.
- ``alpha_beta``: principal variation search with a transposition table.
- ``evaluated``: tree search with an evaluator of one's own, in batches.
- ``prospects``: learned evaluations as data, which the first two ask.
- ``at_once``, ``foresee``: complete searches a few plies deep.
- ``shares``: results as shares of the victory; ``hashing``: keys of 64 bits without a second look.

No level, no style and no sentence is known here: that is what ``bots`` and ``advice`` are for.
"""
