"""The arena: bots play each other on the same deals, and every bot has every seat.

A *round* is one deal, played once for each bot at the table. From game to game of a round the bots
move on by one seat, while chance stays the same (``deal``). With more bots than seats, every group
of bots meets. The same seed gives the same games on any number of workers. For games that have too
little chance to differ, each round may begin with an *opening* of random moves, the same in all its
games.

Examples:
    >>> from concurrent.futures import ThreadPoolExecutor
    >>> contest = Contest.of("rosenkoenig", ["greedy", "random"], games=4, seed=1)
    >>> with ThreadPoolExecutor(2) as executor:  # or processes, or a cluster (tafelronde.work)
    ...     standing = hold(contest, executor)[0]
    >>> standing.wins(0)  # how many games the first bot won, drew and lost
    (4, 0, 0)
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Any

from ..bots.spec import BotSpec
from ..core.facts.errors import BadOption
from ..core.facts.info import OptionValue
from ..core.objects.registry import info, load
from ..work.in_order import in_order
from .conduct import Fault, counts_of, summed
from .deal import Deal, seed_of
from .score import Score, Sprt, elo, finite, score, shares_of
from .table import play_game


@dataclass(frozen=True)
class Contest:
    """A contest: the bots, their game, and the number of rounds. Made by ``Contest.of``."""

    game: str
    bots: tuple[BotSpec, ...]
    games: int
    seed: int
    players: int
    options: Mapping[str, OptionValue]
    opening: int = 0
    """Random moves of each seat before the bots play on."""

    @classmethod
    def of(
        cls,
        game: str,
        bots: Sequence[object],
        *,
        games: int = 200,
        seed: int = 0,
        players: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        opening: int = 0,
    ) -> Contest:
        """A contest of ``games`` games for each group of bots, rounded up to whole rounds.

        ``bots`` are specs, their texts, agents, or classes that make agents (``BotSpec.of``).
        ``players`` is by default the smallest number that the game allows. ``opening`` is the
        number of random moves of each seat before the bots play. Raises UnknownGame, BadOption.
        """
        about = info(game)
        count = about.min_players if players is None else players
        about.check_players(count)
        specs = tuple(BotSpec.of(bot) for bot in bots)
        if len(specs) < 2:
            raise BadOption("bots", len(specs), "two or more")
        if count < 2:
            raise BadOption("players", count, "two or more in an arena")
        if opening < 0:
            raise BadOption("opening", opening, "0 or more")
        for spec in specs:
            spec.spell_out(load(game), count).create(load(game))
        settled = about.settle_options(count, options or {})
        return cls(game, specs, games, seed, count, settled, opening)

    @property
    def groups(self) -> list[tuple[int, ...]]:
        """The groups that meet at a table, as indices of ``bots``."""
        everyone = range(len(self.bots))
        return list(itertools.combinations(everyone, min(len(self.bots), self.players)))

    def rounds_of(self, group: tuple[int, ...]) -> int:
        """The number of rounds of a group."""
        return -(-self.games // len(group))


@dataclass(frozen=True)
class Round:
    """The results of one deal; ``shares`` has each bot's share of the victories, 0 … 1, of all its
    seats together. The shares of a group add up to 1."""

    group: tuple[int, ...]
    number: int
    shares: tuple[float, ...]
    results: tuple[tuple[float, ...], ...]
    """The returns by seat of each of its games; in game *g* seat *s* is bot (s + g) mod n."""
    decisions: int
    faults: tuple[Fault, ...] = ()
    """The games that were lost by a fault."""
    counts: Mapping[int, Mapping[str, int]] = field(default_factory=dict[int, Mapping[str, int]])
    """Counts of players made of words (``ExecBot.counts``), by their index in the contest."""


def play_round(contest: Contest, group: tuple[int, ...], number: int) -> Round:
    """Play all games of one deal. Arguments and result can be pickled."""
    game = load(contest.game)
    sums = [0.0] * len(group)
    results: list[tuple[float, ...]] = []
    faults: list[Fault] = []
    counts: dict[int, Counter[str]] = {}
    decisions = 0
    for rotation in range(len(group)):
        sitting = [(seat + rotation) % len(group) for seat in range(contest.players)]
        players = [
            contest.bots[group[place]].create(
                game, seed_of(contest.seed, *group, number, rotation, seat)
            )
            for seat, place in enumerate(sitting)
        ]
        state = game.new(contest.players, **contest.options)
        opening, dice = contest.opening * contest.players, random.Random(f"{contest.seed} {number}")
        deal = Deal(contest.seed, number)
        played = play_game(state, players, deal, opening=opening, dice=dice)
        decisions += played.decisions
        for place, player in zip(sitting, players, strict=True):
            if found := counts_of([player]):
                counts.setdefault(group[place], Counter()).update(found)
        if played.lost is not None:
            seat = played.lost.seat
            faults.append(Fault(group[sitting[seat]], rotation, seat, played.lost.fault))
        outcome = played.results
        results.append(outcome)
        for place, value in zip(sitting, shares_of(outcome), strict=True):
            sums[place] += value
    shares = tuple(total / len(group) for total in sums)
    return Round(group, number, shares, tuple(results), decisions, tuple(faults), counts)


@dataclass
class Standing:
    """The results of one group so far."""

    contest: Contest
    group: tuple[int, ...]
    rounds: list[Round] = field(default_factory=list[Round])
    decision: str = ""
    """The hypothesis that the SPRT accepted: ``elo0``, ``elo1``, or '' while it is open."""

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self.rounds) * len(self.group)

    @property
    def even(self) -> float:
        """The share of the victories that each bot has if all are equally strong. In a round every
        bot sits on every seat as often as the others."""
        return 1.0 / len(self.group)

    def shares(self, place: int) -> list[float]:
        """The share of the victories of the bot at this place of the group, for each round."""
        return [played.shares[place] for played in self.rounds]

    def score(self, place: int) -> Score:
        """The mean of ``shares`` with its 95 % interval."""
        return score(self.shares(place), self.even)

    def elo(self, share: float) -> float:
        """The Elo points that a bot with this share has more than the others of the group."""
        return elo(share, self.even)

    def wins(self, place: int) -> tuple[int, int, int]:
        """Games (seats, where a bot has several) won, drawn and lost by a bot of the group."""
        won = drawn = lost = 0
        for played in self.rounds:
            for rotation, outcome in enumerate(played.results):
                for seat, value in enumerate(outcome):
                    if (seat + rotation) % len(self.group) != place:
                        continue
                    if max(outcome) == min(outcome):
                        drawn += 1
                    elif value == max(outcome):
                        won += 1
                    else:
                        lost += 1
        return won, drawn, lost

    def counts(self, index: int) -> dict[str, int]:
        """The counts of the bot with this index, over all rounds: ``illegal`` answers, ``retries``,
        ``tokens``. Empty where it is not made of words."""
        return summed(played.counts.get(index, {}) for played in self.rounds)

    def faults(self) -> list[tuple[int, Fault]]:
        """The games that programs lost by a fault, with the numbers of their rounds."""
        return [(played.number, fault) for played in self.rounds for fault in played.faults]

    def as_json(self, sprt: Sprt | None) -> dict[str, Any]:
        """The results as JSON types; an infinite Elo is null."""
        bots: list[dict[str, Any]] = []
        for place, index in enumerate(self.group):
            found = self.score(place)
            won, drawn, lost = self.wins(place)
            bots.append(
                {
                    "bot": str(self.contest.bots[index]),
                    "score": found.mean,
                    "score_95": [found.low, found.high],
                    "elo": finite(self.elo(found.mean)),
                    "elo_95": [finite(self.elo(found.low)), finite(self.elo(found.high))],
                    "won": won,
                    "drawn": drawn,
                    "lost": lost,
                    **({"words": counts} if (counts := self.counts(index)) else {}),
                }
            )
        report: dict[str, Any] = {
            "bots": bots,
            "even": self.even,
            "games": self.games,
            "rounds": len(self.rounds),
            "round_shares": [list(played.shares) for played in self.rounds],
        }
        if faults := self.faults():
            report["faults"] = [
                {
                    "bot": str(self.contest.bots[fault.bot]),
                    "round": number,
                    "game": fault.game,
                    "seat": fault.seat,
                    **fault.fault.as_json(),
                }
                for number, fault in faults
            ]
        if sprt is not None:
            report["sprt"] = {
                "elo0": sprt.elo0,
                "elo1": sprt.elo1,
                "llr": sprt.llr(self.shares(0), self.even),
                "bounds": list(sprt.bounds),
                "accepted": self.decision or None,
            }
        return report


def hold(
    contest: Contest,
    executor: Executor | None = None,
    *,
    sprt: Sprt | None = None,
    progress: Callable[[Standing], None] | None = None,
) -> list[Standing]:
    """Play the contest; returns the results of each group.

    Without an executor the games are played in this process. ``progress`` is called after every
    round, in order. With ``sprt`` a group stops when the test about its first bot is decided;
    rounds that were played ahead are dropped, so that the result does not depend on the number of
    workers.
    """
    standings: list[Standing] = []
    for group in contest.groups:
        standing = Standing(contest, group)
        standings.append(standing)
        tasks = ((contest, group, number) for number in range(contest.rounds_of(group)))
        played = in_order(executor, play_round, tasks)
        for result in played:
            standing.rounds.append(result)
            if sprt is not None:
                standing.decision = sprt.decision(standing.shares(0), standing.even)
            if progress is not None:
                progress(standing)
            if standing.decision:
                played.close()
                break
    return standings
