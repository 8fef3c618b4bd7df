"""Bounds of what an agent gives away, beside the truth: on exercises, where the truth is known.

``python -m benchmarks.calibrate GAME AGENT`` works out what two best responses win against the
agent (``solving.exploitability``), and finds a bound as ``tafelronde exploit`` does. AGENT is a
bot or, where something is hidden, ``cfr:ROUNDS``: the policy of so many rounds of CFR+, as far as
it follows from what the seat knows now. A bot that draws is asked with ``--answers`` seeds in each
information set; the truth is then that of these answers, more than that of the bot, since they are
fewer. Where something is hidden, what a best response to every other seed gains from the rest is
told, too: less than the truth, since it knows less than the bot's policy. Where nothing is hidden,
the gain is also told without the luck of its games.
"""

import argparse
import hashlib
import json
import tempfile
import time
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tafelronde.bots.agents import InformationState, action_probabilities
from tafelronde.bots.base import Bot
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State
from tafelronde.exploit import exploit, plan_of
from tafelronde.solving import GameTree, equilibrium, exploitability

from .perfect import without_luck

CANDIDATES = ("greedy", "medium", "hard", "respond:playouts=32,base=medium")
LEARNT = "respond:playouts={},base=medium,learn={}"
MOST = 4_000_000


Table = npt.NDArray[np.float64]
TRUST = 0.99
"""The share of a policy where the best response to it is looked for; it answers all else, too."""


class Mixed:
    """The policy of a bot whose seed nobody knows: the mean of some seeds."""

    def __init__(self, bots: list[Bot]) -> None:
        self._bots = bots

    def probabilities(self, known: InformationState) -> list[float]:
        return np.mean([action_probabilities(bot, known) for bot in self._bots], axis=0).tolist()


class Even:
    """All legal actions, each as likely as the others."""

    def probabilities(self, known: InformationState) -> list[float]:
        return [1.0 / len(known.legal_actions)] * len(known.legal_actions)


def across(tree: GameTree, tables: tuple[Table, Table]) -> float:
    """The mean gain of best responses to one half of a bot's seeds against the other half."""
    owner, gains = np.repeat(tree.owner, np.diff(tree.offset)), list[float]()
    for studied, met in (tables, tables[::-1]):
        for player in range(2):
            known = TRUST * studied + (1.0 - TRUST) * tree.uniform()
            best = tree.best_response(known, player).table
            value = tree.value(np.where(owner == player, best, met))
            gains.append(value if player == 0 else -value)
    return sum(gains) / len(gains) / 2


class Present:
    """The policy of a table, as far as it follows from what the player knows now."""

    def __init__(self, tree: GameTree, table: Table) -> None:
        sums = dict[bytes, Table]()
        weights = tree.in_sets(tree.reach(table)) + 1e-9
        for one, known in tree.decisions():
            shares = table[tree.offset[one] : tree.offset[one + 1]]
            key = _key(known)
            sums[key] = sums.get(key, 0.0) + weights[one] * shares
        self._shares = {key: (found / found.sum()).tolist() for key, found in sums.items()}

    def probabilities(self, known: InformationState) -> list[float]:
        return self._shares[_key(known)]


def _key(known: InformationState) -> bytes:
    return hashlib.blake2b(known.redraw(new_rng(0)).to_bytes(), digest_size=16).digest()


def measured(start: State, agent: str, answers: int) -> tuple[float, object]:
    """The gain of best responses against the agent, as a share of the victory, and the agent."""
    tree = GameTree(start, MOST) if start.game.info.hidden else start
    name, _, rounds = agent.partition(":")
    if name == "cfr":
        if isinstance(tree, State):
            raise SystemExit("cfr: is for games in which something is hidden")
        found = Present(tree, equilibrium(tree, int(rounds)).table)
        return exploitability(tree, found) / 2, found
    if agent == "random":  # known without asking it
        even = tree.uniform() if isinstance(tree, GameTree) else Even()
        return exploitability(tree, even) / 2, agent
    spec = BotSpec.parse(agent)
    bots = [spec.create(load(start.game.info.name), seed) for seed in range(answers)]
    if isinstance(tree, GameTree) and answers > 1:
        halves = tree.table_of(Mixed(bots[::2])), tree.table_of(Mixed(bots[1::2]))
        print(f"  {100 * across(tree, halves):.2f} points across seeds", flush=True)
    return exploitability(tree, Mixed(bots)) / 2, agent


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("agent")
    parser.add_argument("--answers", type=int, default=4, help="(4); 0: no truth is worked out")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--training", type=int, default=16)
    parser.add_argument("--candidate", action="append", help="instead of the usual ones")
    parser.add_argument("--learn", type=int, default=100_000, help="games to learn from")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args(arguments)
    pairs = (option.split("=") for option in wish.option)
    options = {"exercise": "small", **{key: json.loads(value) for key, value in pairs}}
    begun = time.process_time()
    start, agent = load(wish.game).new(2, **options), wish.agent
    if wish.answers:
        truth, agent = measured(start, wish.agent, wish.answers)
        spent = time.process_time() - begun
        print(
            f"{wish.game} {wish.agent}: truth {100 * truth:.2f} points, {spent:.0f} s", flush=True
        )
    usual = [*CANDIDATES, *(LEARNT.format(count, wish.learn) for count in (0, 32))]
    plan, spec = plan_of(
        agent, wish.game, players=2, options=options,
        candidates=tuple(wish.candidate or usual),
        deals=wish.deals, training=wish.training,
    )  # fmt: skip
    begun = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        outcome = exploit(plan, spec, wish.out or Path(folder))
    found = outcome.bound_by(outcome.exploiter)
    print(
        f"  bound {100 * found.gain:.2f} ± {100 * found.around:.2f}, at least "
        f"{100 * found.at_least:.2f}, by {outcome.exploiter}, {time.process_time() - begun:.0f} s"
    )
    if not start.game.info.hidden:
        gain, around = without_luck(start, outcome.played_by(outcome.exploiter))
        print(f"  {100 * gain:.2f} ± {100 * around:.2f} without luck")


if __name__ == "__main__":
    main()
