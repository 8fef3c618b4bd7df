"""How far from the truth what a seat believes of the other hand is, after both have decided.

    python -m benchmarks.games.koenig_der_elfen.beliefs
    python -m benchmarks.games.koenig_der_elfen.beliefs --bot hard --after 8 --games 40

Two bots plan the first journey. After so many decisions the seat to act is asked how many cards of
each group the other hand holds, by the uniform draw (``State.resample``) and by ``bots.beliefs``
with the bot's own visits as the policy. ``z`` is the sum over all games of what the hand holds less
what was expected, in standard deviations: beyond ±2 the expectation is wrong. ``bits`` is how much
likelier a belief makes the true hand's count of locations than the uniform draw does, on average.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping

import numpy as np

from tafelronde import load, new_rng
from tafelronde.bots.agents import Past
from tafelronde.bots.beliefs import Belief, VisitPolicy, believe
from tafelronde.bots.create import create
from tafelronde.games.koenig_der_elfen.facts import KINDS, LOCATIONS, PLANNING

NAME = "koenig_der_elfen"
GROUPS = {
    "locations": slice(0, LOCATIONS),
    "travel": slice(LOCATIONS, PLANNING),
    "action cards": slice(PLANNING, KINDS),
}
FLOOR = 1e-3
"""The least probability that a count is taken to have, so that no logarithm is infinite."""


class Sums:
    """Sums of one group over all games."""

    def __init__(self) -> None:
        self.more, self.variance, self.bits, self.games = 0.0, 0.0, 0.0, 0

    def add(self, true: int, counts: np.ndarray, weights: np.ndarray) -> float:
        """Add the number that the hand holds and the worlds' numbers; the probability of the
        truth."""
        mean = float(counts @ weights)
        self.more += true - mean
        self.variance += float((counts - mean) ** 2 @ weights)
        self.games += 1
        return max(FLOOR, float(weights[counts == true].sum()))

    def __str__(self) -> str:
        z = self.more / math.sqrt(self.variance) if self.variance else 0.0
        return f"z {z:+6.2f}  {self.more / self.games:+.3f} cards a hand"


def play(bot: str, decisions: int, seed: int) -> Past | None:
    """A game's first decisions; None where somebody travels already."""
    game = load(NAME)
    bots = [create(game, bot, seed=2 * seed + seat) for seat in range(2)]
    past, rng, made = Past(game.new(2)), new_rng(seed), 0
    while made < decisions or past.position.is_chance:
        state = past.position
        if state.is_chance:
            past = past.then(state.copy().apply_chance(rng)[0])
            continue
        if state.record.elf_phase == 2:
            return None
        past = past.then(bots[state.current_player].choose(state))
        made += 1
    return past if past.position.record.elf_phase == 1 else None


def uniform(past: Past, seat: int, seed: int, worlds: int) -> Belief:
    """The uniform draw as a belief."""
    rng, state = new_rng(seed, 1), past.position
    array = np.concatenate([state.resample(seat, rng).array for _ in range(worlds)])
    return Belief(state.game, seat, array, np.full(worlds, 1.0 / worlds))


def look(
    past: Past, seat: int, beliefs: Mapping[str, Belief], sums: dict[str, dict[str, Sums]]
) -> None:
    """Hold beliefs against the true hand."""
    other = 1 - seat
    hand = np.array(past.position.record.hands[other])
    found: dict[str, float] = {}
    for kind, belief in beliefs.items():
        hands = belief.array["hands"][:, other]
        for group, part in GROUPS.items():
            counts = hands[:, part].sum(axis=1)
            told = sums[kind][group].add(int(hand[part].sum()), counts, belief.weights)
            if group == "locations":
                found[kind] = told
    sums["believe"]["locations"].bits += math.log2(found["believe"] / found["uniform"])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="medium")
    parser.add_argument("--after", type=int, nargs="+", default=[0, 2, 4, 8, 12])
    parser.add_argument("--particles", type=int, default=2000)
    parser.add_argument("--slip", type=float, default=0.1)
    wanted = parser.parse_args()
    for decisions in wanted.after:
        kinds = ("uniform", "believe")
        sums = {kind: {group: Sums() for group in GROUPS} for kind in kinds}
        sizes: list[float] = []
        for seed in range(100_000 * decisions, 100_000 * decisions + wanted.games):
            past = play(wanted.bot, decisions, seed)
            if past is None:
                continue
            seat = past.position.current_player
            policy = VisitPolicy(create(load(NAME), wanted.bot, seed=10_000 + seed))
            belief = believe(past, seat, policy, new_rng(seed, 2), wanted.particles, wanted.slip)
            sizes.append(belief.effective_size)
            beliefs = {"uniform": uniform(past, seat, seed, wanted.particles), "believe": belief}
            look(past, seat, beliefs, sums)
        print(f"after {decisions} decisions of {wanted.bot}, {len(sizes)} games")
        for kind in kinds:
            for group in GROUPS:
                print(f"  {kind:<8} {group:<13} {sums[kind][group]}")
        bits = sums["believe"]["locations"].bits / max(1, len(sizes))
        print(
            f"  {bits:+.3f} bits on the count of locations; effective size {np.mean(sizes):.0f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
