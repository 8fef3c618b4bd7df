"""Bounds of what an agent gives away, beside the truth: on exercises that can be written out.

``python -m benchmarks.calibrate GAME AGENT`` works out what two best responses win against the
agent (``solving``), and finds a bound as ``tafelronde exploit`` does. An agent that draws among its
actions is asked ``--answers`` times in each information set, with other seeds; the truth is then
that of these answers, a little more than that of the agent, since they are fewer.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path

import numpy as np

from tafelronde.bots.agents import InformationState
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.objects.registry import load
from tafelronde.exploit import exploit, plan_of
from tafelronde.solving import GameTree, exploitability
from tafelronde.solving.game_tree import Table

CANDIDATES = (
    "greedy",
    "medium",
    "hard",
    "respond:playouts=32,base=medium",
    "respond:playouts=128,base=medium",
    "respond:playouts=512,base=medium",
)
MOST = 4_000_000


class Answers:
    """A bot's own choice, as an agent."""

    def __init__(self, spec: BotSpec, tree: GameTree, seed: int) -> None:
        self._bot = spec.create(load(tree.start.game.info.name), seed)

    def act(self, known: InformationState) -> int:
        return self._bot.choose(known.redraw(new_rng(0)))


def table_of(tree: GameTree, agent: str, answers: int) -> Table:
    """The agent's probabilities in every information set."""
    if agent == "random":
        return tree.uniform()
    spec = BotSpec.parse(agent)
    tables = [tree.table_of(Answers(spec, tree, seed)) for seed in range(answers)]
    return np.mean(tables, axis=0)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks.calibrate", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("agent")
    parser.add_argument("--answers", type=int, default=4)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--training", type=int, default=16)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path)
    wish = parser.parse_args(arguments)
    pairs = (option.split("=") for option in wish.option)
    options = {"exercise": "small", **{key: json.loads(value) for key, value in pairs}}
    begun = time.process_time()
    tree = GameTree(load(wish.game).new(2, **options), MOST)
    truth = exploitability(tree, table_of(tree, wish.agent, wish.answers)) / 2
    print(f"{wish.game} {wish.agent}: truth {100 * truth:.2f} points", flush=True)
    print(f"  {tree.sets} sets, {time.process_time() - begun:.0f} s", flush=True)
    plan, spec = plan_of(
        wish.agent, wish.game, players=2, options=options, candidates=CANDIDATES,
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


if __name__ == "__main__":
    main()
