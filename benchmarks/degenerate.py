"""Degenerate play of bots, as nobody who cares would play: counted in games of one level against
itself.

``python -m benchmarks.degenerate drakon --levels hard --games 100`` tells how many victories in one
were left, how many decisions were made in a position that had been there before although somebody
had a choice in between, how many games last more than three times the median, where more than two
play in how many nobody ever attacked the leader, and what the game counts of its own
(``games/<game>/degenerate.py``). ``--players 4``, ``--seconds 500`` to stop after that time; with
``--out FILE`` each game is kept as soon as it is played, and the same command goes on where it was
broken off.
"""

import argparse
import statistics
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tafelronde
from tafelronde.arena.deal import Deal
from tafelronde.arena.score import Z95
from tafelronde.bots.spec import BotSpec
from tafelronde.core.contract.dispatch import kernel
from tafelronde.core.contract.operations import key
from tafelronde.core.objects.game import Game
from tafelronde.core.objects.state import State

from . import games
from .kept import Kept, Line, commit, digest, today

GAMES, DECISIONS = "games", "decisions"
WINS_LEFT, WINS = "wins in one left", "wins in one"
REPEATED = "positions that came again"
OVERLONG = "games over three times the median"
SPARED, LED = "leaders never attacked", "games with a leader who could be"

MEASURES = ((WINS_LEFT, WINS), (REPEATED, DECISIONS), (OVERLONG, GAMES), (SPARED, LED))
"""The measures, each with the count it is a share of; a game may have ``MEASURES`` of its own as
well."""


@dataclass(frozen=True)
class Share:
    """A share of a count, with its 95 % interval (Wilson's)."""

    what: str
    among: str
    count: int
    total: int

    @property
    def ends(self) -> tuple[float, float]:
        """The interval, 0 … 1."""
        if not self.total:
            return 0.0, 1.0
        square, share = Z95**2 / self.total, self.count / self.total
        half = (square * share * (1 - share) + square**2 / 4) ** 0.5
        low, high = ((share + square / 2 + sign * half) / (1 + square) for sign in (-1, 1))
        return max(0.0, low), min(1.0, high)

    def __str__(self) -> str:
        low, high = self.ends
        share = 100 * self.count / max(1, self.total)
        interval = f"({100 * low:.1f}–{100 * high:.1f})"
        return f"{self.what}: {self.count} of {self.total} {self.among}, {share:.1f} % {interval}"


def shares(game: str, lines: Sequence[Line]) -> list[Share]:
    """The shares of each count over some games, where it could occur."""
    counts = Counter[str]()
    for line in lines:
        counts.update(line["counts"])
    lengths = [line["counts"][DECISIONS] for line in lines]
    counts[OVERLONG] = sum(length > 3 * statistics.median(lengths) for length in lengths)
    counts[GAMES] = len(lines)
    measures = (*MEASURES, *getattr(games.part(game, "degenerate"), "MEASURES", ()))
    found = [Share(what, among, counts[what], counts[among]) for what, among in measures]
    return [share for share in found if share.total]


def wins_at_once(state: State) -> set[int]:
    """The decisions after which the game is over, and won by who decided alone."""
    mover, found = state.current_player, set[int]()
    for action in state.legal_actions():
        after = state.after(action)
        if after.is_terminal and list(after.winners()) == [mover]:
            found.add(action)
    return found


def leader_of(state: State) -> int:
    """The player who has the most points alone; −1 where nobody has."""
    points = state.scores()
    return points.index(max(points)) if points.count(max(points)) == 1 else -1


def attacks(state: State, action: int, seat: int) -> bool:
    """Whether an action takes something from a seat; a game may have ``attacks`` of its own."""
    own: Any = games.part(state.game.name, "degenerate")
    if hasattr(own, "attacks") and own.attacks(state, action, seat):
        return True
    return state.after(action).scores()[seat] < state.scores()[seat]


@kernel
def _key(states):  # pyright: ignore
    return key(states[0])


def _position(own: Any, state: State) -> object:
    """A key that is equal where the table is, whatever has been counted since."""
    if hasattr(own, "position"):
        return own.position(state)
    return int(_key(state.array)) or state.to_bytes()


class Watch:
    """Counts in one game."""

    def __init__(self, state: State) -> None:
        self.counts = Counter[str]()
        self._own: Any = games.part(state.game.name, "degenerate")
        self._begun = state.scores()
        self._seen: dict[object, int] = {}
        """Position → the number of the latest decision in it."""
        self._chosen = -1
        """The number of the latest decision with a choice."""

    def decide(self, state: State, action: int) -> None:
        """A decision that is about to be made."""
        number = self.counts[DECISIONS]
        self.counts[DECISIONS] += 1
        if winning := wins_at_once(state):
            self.counts[WINS] += 1
            self.counts[WINS_LEFT] += action not in winning
        position = _position(self._own, state)
        self.counts[REPEATED] += self._seen.get(position, number) <= self._chosen
        self._seen[position] = number
        if len(state.legal_actions()) > 1:
            self._chosen = number
        if state.players > 2:
            self._spare(state, action)
        if hasattr(self._own, "count"):
            self._own.count(state, action, self.counts)

    def _spare(self, state: State, action: int) -> None:
        """Where a leader could be attacked it stands that nobody did, until somebody does."""
        leader = leader_of(state)
        if leader in (-1, state.current_player):
            return
        if attacks(state, action, leader):
            self.counts[LED], self.counts[SPARED] = 1, 0
        elif not self.counts[LED]:
            able = any(attacks(state, other, leader) for other in state.legal_actions())
            self.counts[LED] = self.counts[SPARED] = int(able)

    def end(self, state: State) -> None:
        """The game is over."""
        if hasattr(self._own, "count_end"):
            self._own.count_end(self._begun, state.scores(), self.counts)


def watch(game: Game, level: str, players: int, seed: int) -> Counter[str]:
    """The counts of one game of a level against itself."""
    state, deal = game.new(players), Deal(seed, 0)
    deal.apply_chance(state)
    bots = [BotSpec.parse(level).create(game, seed * 8 + seat) for seat in range(players)]
    watching = Watch(state)
    while not state.is_terminal:
        action = bots[state.current_player].choose(state)
        watching.decide(state, action)
        state.apply(action)
        deal.apply_chance(state)
    watching.end(state)
    return watching.counts


def settings_of(game: Game, level: str, players: int) -> str:
    """A digest of the settings of a level; others have others."""
    return digest(BotSpec.parse(level).spell_out(game, players))


def play(
    game: Game, level: str, players: int, numbers: Iterable[int], kept: Kept, until: float
) -> list[Line]:
    """The games of these numbers, those played that are not kept yet and begin before ``until``."""
    settings = settings_of(game, level, players)
    key = {"game": game.name, "level": level, "players": players, "of": settings}
    done = {line["number"]: line for line in kept.of(key)}
    found: list[Line] = []
    for number in numbers:
        if number not in done and time.monotonic() < until:
            counts = watch(game, level, players, number)
            done[number] = {
                **key,
                "number": number,
                "counts": counts,
                "on": today(),
                "at": commit(),
            }
            kept.add(done[number])
        if number in done:
            found.append(done[number])
    return found


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.degenerate", description=__doc__)
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--levels", nargs="+", default=["easy", "medium", "hard"])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0, help="at most, for each level")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keeps each game; goes on there")
    wanted = parser.parse_args(given)
    game, kept = tafelronde.load(wanted.game), Kept(wanted.out)
    for level in wanted.levels:
        until = time.monotonic() + wanted.seconds
        numbers = range(wanted.seed * 10_000, wanted.seed * 10_000 + wanted.games)
        lines = play(game, level, wanted.players, numbers, kept, until)
        print(f"{wanted.game}, {level}, {wanted.players} players, {len(lines)} games")
        for share in shares(wanted.game, lines) if lines else ():
            print(f"  {share}", flush=True)


if __name__ == "__main__":
    main()
