"""Advice: hints, judgements of decisions, and reviews of finished games.

- ``adviser``: the best action in a position, its chances, how the game goes on, and why.
- ``judge``: the expected results of the best action, and of the one that was played.
- ``continuations``: two actions compared by what comes of them.
- ``chances``, ``lines``, ``reasons``: the parts of an advice, made from what searches found.
- ``reviews``: every decision of a finished game, what luck did, and what decided it.
"""
