"""Small games solved: exact values, best responses, and how far a policy is from an equilibrium."""

from .game_tree import BestResponse, GameTree
from .measure import Equilibrium, approach, best_response, equilibrium, exploitability
from .posterior import distance, exact_belief, past_of
from .solution import Solution, TooLarge, solve

__all__ = [
    "BestResponse", "Equilibrium", "GameTree", "Solution", "TooLarge", "approach",
    "best_response", "distance", "equilibrium", "exact_belief", "exploitability", "past_of",
    "solve",
]  # fmt: skip
