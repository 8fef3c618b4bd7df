"""Puzzles: positions with one best action, found in games between bots, and proven.

- ``idea``: what ideas look at and what they find.
- ``attack_idea``, ``save_idea``, ``odds_idea``, ``deal_idea``, ``own_idea``, ``far_idea``: one way
  to find puzzles each; ``ideas`` lists them.
- ``solving.attack``, ``solving.odds``: the exhaustive searches that they rest on.
- ``solvers``: how often bots find the answer.
- ``make``: plays games and keeps the best.
"""
