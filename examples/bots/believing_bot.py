"""An agent with beliefs: it takes for likely what explains what the others did.

In this folder, for any game in which something is hidden:

    tafelronde arena drakon py:believing_bot:Believer,simulations=200 medium --games 20

``State.resample`` draws from all that is possible. Here worlds are weighed by how likely a model of
the others was to act so, and a tree search plays in those (docs/solving.md).
"""

import tafelronde
from tafelronde.bots import create
from tafelronde.bots.beliefs import believe
from tafelronde.bots.mcts import MctsBot


class Believer:
    """Searches in worlds of its own belief. The model of the others is a quick bot."""

    remembers = True  # known.history then has all that the seat has seen

    def __init__(
        self, game, seed, simulations=100, particles=60, model="greedy", slip=0.25, last=30
    ):
        self.search = MctsBot(game, seed=seed, simulations=simulations, depth=2)
        self.model = create(game, model, seed=seed)
        self.seed, self.asked, self.last = seed, 0, last
        self.particles, self.slip = particles, slip

    def act(self, known):
        if len(known.legal_actions) == 1:
            return known.legal_actions[0]
        self.asked += 1
        rng = tafelronde.new_rng(self.seed, self.asked)
        past = known.history.past(self.last)
        belief = believe(past, known.seat, self.model, rng, self.particles, self.slip)
        return self.search.choose_believing(belief)
