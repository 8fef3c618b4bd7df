"""The levels of bots, and which of them is taken where nobody chose one."""

from collections.abc import Collection

LEVELS = ("easy", "medium", "hard", "master")
"""The levels from the weakest to the strongest. A game may lack some, or all."""

DEFAULT = "medium"
"""The level of a bot that takes a seat where no other was asked for."""

ADVISER = "adviser"
"""The bot that gives hints (``advice.adviser``)."""


def default_bot(levels: Collection[str]) -> str:
    """The bot that takes a seat in a game with these levels; ``greedy`` where it has none.

    Examples:
        >>> default_bot(["easy", "medium"]), default_bot([])
        ('medium', 'greedy')
    """
    return DEFAULT if DEFAULT in levels else "greedy"
