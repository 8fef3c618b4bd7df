"""A benchmark of agents: frozen deals and opponents, a card of results, and its check from the
recorded games (docs/benchmark.md)."""

from .card import Row, card_of, markdown
from .check import Wrong, check, check_all_there
from .play import GamePlayed, play_round
from .suite import OPPONENTS, SUITE, Pairing, pairings

__all__ = [
    "OPPONENTS", "SUITE", "GamePlayed", "Pairing", "Row", "Wrong", "card_of", "check",
    "check_all_there", "markdown", "pairings", "play_round",
]  # fmt: skip
