#!/usr/bin/env python3
"""An agent with a memory: a small recurrent network reads what its seat has seen, step by step.

In this folder, for any game at any table:

    python recurrent_bot.py drakon --games 20 --out drakon.npz    # learns from another bot's games
    tafelronde arena drakon py:recurrent_bot:Recurrent,weights=drakon.npz random --games 20

Without ``weights`` it plays as it was drawn. It needs nothing but NumPy.
"""

import argparse

import numpy as np

import tafelronde
from tafelronde.arena.deal import Deal
from tafelronde.arena.table import play_game
from tafelronde.bots import create
from tafelronde.bots.agents.bot import AgentBot


class Memory:
    """A state that the history forms, and weights that score actions by it."""

    remembers = True  # known.history then has all that the seat has seen

    def __init__(self, game, seed, units=24, weights=""):
        del seed  # it draws nothing
        size, width = game.bounds.observation, game.action_width
        if weights:
            with np.load(weights) as file:
                self.inward, self.around = file["inward"], file["around"]
                self.outward = file["outward"]
        else:
            dice = np.random.default_rng(0)
            self.inward = dice.normal(0.0, size**-0.5, (units, size))
            self.around = dice.normal(0.0, 0.7 * units**-0.5, (units, units))
            self.outward = dice.normal(0.0, units**-0.5, (width, units + 1))
        self.end()

    def end(self, results=None):
        """Forget: the game is over."""
        self.state, self.read = np.zeros(len(self.around)), 0

    def remember(self, known):
        """Read the steps that are new, of which the last 64 are enough."""
        history = known.history
        if history.total < self.read:  # something was taken back
            self.end()
        told = history.arrays(64)
        new = min(history.total - self.read, told.filled)
        for row in told.observation[told.filled - new : told.filled]:
            self.state = np.tanh(self.inward @ row + self.around @ self.state)
        self.read = history.total
        return np.append(self.state, 1.0)

    def shares(self, known, memory):
        scores = known.action_features @ (self.outward @ memory)
        shares = np.exp(scores - scores.max())
        return shares / shares.sum()


class Recurrent(Memory):
    """Draws its actions by these scores."""

    def probabilities(self, known):
        return self.shares(known, self.remember(known))


class Pupil(Memory):
    """Plays what a teacher plays, and learns to give that a higher score (softmax regression)."""

    rate = 0.05

    def __init__(self, game, seed, teacher, pupil):
        super().__init__(game, seed)
        self.inward, self.around, self.outward = pupil.inward, pupil.around, pupil.outward
        self.teacher = create(game, teacher, seed=seed)

    def act(self, known):
        memory = self.remember(known)
        action = self.teacher.choose(known.redraw(tafelronde.new_rng(0)))
        wanted = np.equal(known.legal_actions, action) - self.shares(known, memory)
        self.outward += self.rate * np.outer(wanted @ known.action_features, memory)
        return action


def main():
    parser = argparse.ArgumentParser(description="Learns from another bot's games.")
    parser.add_argument("game")
    parser.add_argument("--teacher", default="medium")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--out", default="weights.npz")
    wish = parser.parse_args()
    game = tafelronde.load(wish.game)
    learned = Recurrent(game, 0)
    for number in range(wish.games):
        state = game.new()
        pupils = [Pupil(game, number, wish.teacher, learned) for _ in range(state.players)]
        bots = [AgentBot(game, pupil, "pupil") for pupil in pupils]
        play_game(state, bots, Deal(seed=1, number=number))
    np.savez(wish.out, inward=learned.inward, around=learned.around, outward=learned.outward)


if __name__ == "__main__":
    main()
