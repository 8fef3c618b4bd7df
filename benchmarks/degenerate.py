"""How often bots play as nobody would who cares: counted in games of one level against itself.

``python -m benchmarks.degenerate drakon --levels hard --games 100`` tells, per 100 games, how many
victories in one were left, how many decisions were made in a position that had been there before,
and how long games last; and what the game counts of its own (``games/<game>/degenerate.py``).
``--players 4``, ``--seconds 500`` to stop after that time.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

import tafelronde
from tafelronde.bots.deal import Deal
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import key
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

from . import games

WINS_LEFT, REPEATED = "wins in one left", "positions that came again"


@dataclass
class Found:
    """What was counted over some games."""

    counts: Counter[str] = field(default_factory=Counter[str])
    lengths: list[int] = field(default_factory=list[int])
    """Decisions of each game."""

    def per_100(self, name: str) -> float:
        """How often that was seen in 100 games."""
        return 100 * self.counts[name] / max(1, len(self.lengths))

    @property
    def overlong(self) -> int:
        """Games longer than three times the median."""
        return sum(length > 3 * statistics.median(self.lengths) for length in self.lengths)

    def __str__(self) -> str:
        named = [f"{name} {self.per_100(name):.0f}" for name in sorted(self.counts)]
        return (
            f"{len(self.lengths)} games; per 100: {', '.join(named)}; decisions: median "
            f"{statistics.median(self.lengths):g}, most {max(self.lengths)}, {self.overlong} games "
            "of more than three times the median"
        )


def wins_at_once(state: State) -> set[int]:
    """The decisions after which the game is over, and won by who decided alone."""
    mover, found = state.current_player, set[int]()
    for action in state.legal_actions():
        after = state.after(action)
        if after.is_terminal and list(after.winners()) == [mover]:
            found.add(action)
    return found


@kernel
def _key(states):  # pyright: ignore
    return key(states[0])


def _position(game: Game, state: State) -> object:
    """What is equal where the table is, whatever has been counted since."""
    own = games.part(game.name, "degenerate")
    if hasattr(own, "position"):
        return own.position(state)
    return int(_key(state.array)) or state.to_bytes()


def watch(game: Game, level: str, players: int, seed: int, found: Found) -> None:
    """One game of a level against itself."""
    own = games.part(game.name, "degenerate")
    state, deal = game.new(players), Deal(seed, 0)
    deal.apply_chance(state)
    bots = [BotSpec.parse(level).create(game, seed * 8 + seat) for seat in range(players)]
    begun, seen, decisions = state.scores(), set[object](), 0
    found.counts.update({WINS_LEFT: 0, REPEATED: 0})
    while not state.is_terminal:
        action = bots[state.current_player].choose(state)
        winning = wins_at_once(state)
        found.counts[WINS_LEFT] += bool(winning) and action not in winning
        position = _position(game, state)
        found.counts[REPEATED] += position in seen
        seen.add(position)
        if hasattr(own, "count"):
            own.count(state, action, found.counts)
        state.apply(action)
        deal.apply_chance(state)
        decisions += 1
    found.lengths.append(decisions)
    if hasattr(own, "count_end"):
        own.count_end(begun, state.scores(), found.counts)


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.degenerate", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--levels", nargs="+", default=["easy", "medium", "hard"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0, help="at most, for each level")
    wanted = parser.parse_args(given)
    game = tafelronde.load(wanted.game)
    for level in wanted.levels:
        found, until = Found(), time.monotonic() + wanted.seconds
        for number in range(wanted.games):
            watch(game, level, wanted.players, wanted.seed * 10_000 + number, found)
            if time.monotonic() > until:
                break
        print(f"{wanted.game}, {level}, {wanted.players} players: {found}", flush=True)


if __name__ == "__main__":
    main()
