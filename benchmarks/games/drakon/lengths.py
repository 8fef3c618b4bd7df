"""Drakon: how long games last, how they end, and how many actions are legal in main decisions.

``python -m benchmarks.games.drakon.lengths random`` plays 100 games each with 2 to 6 players, every
legal action with the same chance; ``greedy --games 20`` plays other bots and numbers.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import tafelronde
from tafelronde.arena.deal import Deal
from tafelronde.bots.spec import BotSpec
from tafelronde.games.drakon.state import MAIN, PHASES


@dataclass
class Games:
    """Counts over games. ``legal`` holds the legal actions of each main decision."""

    legal: list[int] = field(default_factory=list[int])
    turns: list[int] = field(default_factory=list[int])
    endings: Counter[str] = field(default_factory=Counter[str])

    def add(self, other: Games) -> None:
        self.legal += other.legal
        self.turns += other.turns
        self.endings += other.endings

    def __str__(self) -> str:
        games = len(self.turns)
        ends = ", ".join(f"{name} {n / games:.0%}" for name, n in self.endings.most_common())
        return (
            f"{games} games; legal actions of a main decision: mean "
            f"{statistics.fmean(self.legal):.1f}, most {max(self.legal)}; turns: mean "
            f"{statistics.fmean(self.turns):.1f}, median {statistics.median(self.turns):g}; {ends}"
        )


def count(bot: BotSpec, players: int, games: int, seed: int) -> Games:
    """Games of the same bot in all seats."""
    game, found = tafelronde.load("drakon"), Games()
    for number in range(games):
        state, deal = game.new(players), Deal(seed, number)
        deal.apply_chance(state)
        seats = [bot.create(game, seed * games + number + seat) for seat in range(players)]
        while not state.is_terminal:
            if int(state.record.phase) == MAIN:
                found.legal.append(len(state.legal_actions()))
            state.apply(seats[state.current_player].choose(state))
            deal.apply_chance(state)
        found.turns.append(int(state.record.turns))
        found.endings[PHASES[int(state.record.phase)]] += 1
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.games.drakon.lengths")
    parser.add_argument("bot", nargs="?", default="random", help="who plays (random)")
    parser.add_argument("--games", type=int, default=100, help="for each number of players (100)")
    parser.add_argument("--seed", type=int, default=1, help="of the deals (1)")
    options = parser.parse_args(arguments)
    everything = Games()
    for players in range(2, 7):
        found = count(BotSpec.parse(options.bot), players, options.games, options.seed)
        print(f"{players} players: {found}", flush=True)
        everything.add(found)
    print(f"all: {everything}")


if __name__ == "__main__":
    main()
