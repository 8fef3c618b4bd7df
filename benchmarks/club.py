"""Waits for a table on a club's evening, and the people who find none.

``python -m benchmarks.club`` simulates evenings of 10 to 200 people: most come when it begins,
wish for one to three games, for how many, rated or not, with equals or anybody, with bots or
without, and give up when their patience ends. Who was seated plays for a while, and most look
again. Every second the pairing of the server is asked.

Then the same for the first two minutes, where all come within one and wish for one game, on terms
of their own only for how many; and one round of 1,000 who wait at once, some of them so that
nobody fits anybody. Nothing is stored and nobody waits: the time is a number.
"""

import argparse
import heapq
import random
import statistics
import time
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tafelronde.core.objects.registry import infos
from tafelronde.server.features.matchmaking.match import match
from tafelronde.server.features.matchmaking.seek import Seek

SIZES = (10, 20, 50, 100, 200)
SECONDS = 3 * 3600
GAMES = {game.name: game.max_players for game in infos()}
"""The games, and the most who play each."""


class Evening(NamedTuple):
    """The results of one evening, or of some."""

    waits: list[float]
    """Seconds, of those who were seated with people."""
    short: list[int]
    """The number of seats by which each table was smaller than they like best."""
    alone: int
    """The number of times that somebody was seated with bots alone …"""
    left: int
    """… and how often somebody gave up."""
    rounds: list[float]
    """Seconds of computing for each round."""


def evening(people: int, seed: int) -> Evening:
    """One evening of so many people."""
    dice = random.Random(f"{people} {seed}")
    users = [f"p{number:03}" for number in range(people)]
    apart = {frozenset(dice.sample(users, 2)) for _ in range(people // 10)}
    own = {user: random.Random(f"{seed} {user}") for user in users}  # whatever others do
    strength = {user: own[user].gauss(25.0, 6.0) for user in users}
    come = [(abs(own[user].gauss(0.0, 1200.0)), user) for user in users]
    heapq.heapify(come)
    pool: dict[str, list[Seek]] = {}
    until: dict[str, float] = {}
    waits, short, rounds = list[float](), list[int](), list[float]()
    alone = left = 0
    for now in range(SECONDS):
        while come and come[0][0] <= now:
            _, user = heapq.heappop(come)
            pool[user] = list(_wishes(own[user], user, strength[user], float(now)))
            until[user] = now + 60 + own[user].expovariate(1 / 480)
        for user in [user for user in pool if until[user] <= now]:
            del pool[user]
            left += 1
        if not pool:
            continue
        begun = time.perf_counter()
        tables = match([seek for seeks in pool.values() for seek in seeks], apart, float(now))
        rounds.append(time.perf_counter() - begun)
        for table in tables:
            alone += len(table.seeks) == 1
            for seek in table.seeks:
                del pool[seek.user]
                if len(table.seeks) > 1:
                    waits.append(seek.waited(now))
                    short.append(seek.most - table.players)
                if own[seek.user].random() < 0.7:
                    heapq.heappush(come, (now + own[seek.user].uniform(900, 3600), seek.user))
    return Evening(waits, short, alone, left, rounds)


def _wishes(dice: random.Random, user: str, strength: float, now: float) -> Iterator[Seek]:
    """The seeks of somebody: some games, everywhere on the same terms."""
    rated, near, bots = dice.random() < 0.2, dice.random() < 0.2, dice.random() < 0.3
    for game in dice.sample(list(GAMES), dice.randint(1, 3)):
        least = 2 if dice.random() < 0.6 else dice.randint(2, GAMES[game])
        most = GAMES[game] if dice.random() < 0.5 else dice.randint(least, GAMES[game])
        yield Seek(
            f"{user} {game}",
            user,
            game,
            least,
            most,
            "live",
            True,
            rated,
            near,
            bots,
            strength,
            now,
        )


def rush(people: int, seed: int) -> Evening:
    """Two minutes: all come within the first, for one game, and nobody gives up."""
    dice = random.Random(f"rush {people} {seed}")
    seeks: list[Seek] = []
    for number in range(people):
        user, least = f"p{number:03}", dice.randint(2, 6)
        terms = ("", least, dice.randint(least, 6), "live", True, False, False, False)
        seeks.append(Seek(user, user, *terms, 25.0, dice.uniform(0.0, 60.0)))
    waits, short, rounds = list[float](), list[int](), list[float]()
    for now in range(120):
        begun = time.perf_counter()
        tables = match([seek for seek in seeks if seek.since <= now], (), float(now))
        rounds.append(time.perf_counter() - begun)
        for seek, players in ((seek, table.players) for table in tables for seek in table.seeks):
            seeks.remove(seek)
            waits.append(seek.waited(now))
            short.append(seek.most - players)
    return Evening(waits, short, 0, len(seeks), rounds)


CROWDS: dict[str, Any] = {
    "all may sit with all": {},
    "all look for people of their strength": {"near": True},
    "twelve games": {"games": 12},
    "nobody fits: each wishes for something else": {"games": 1000},
    "nobody fits: strengths too far apart": {"near": True, "spread": 1e6},
}
"""Crowds of 1,000 people who wait at once, and what is special about each."""


def crowd(
    seed: int, people: int = 1000, games: int = 1, near: bool = False, spread: float = 6.0
) -> list[Seek]:
    """This number of people who have waited up to a minute. With as many games as people each has
    one."""
    dice = random.Random(f"crowd {seed}")
    seeks: list[Seek] = []
    for number in range(people):
        user, least = f"p{number:04}", dice.randint(2, 6)
        game = f"{number if games == people else dice.randrange(games)}"
        terms = (game, least, dice.randint(least, 6), "", True, False, near, False)
        seeks.append(Seek(user, user, *terms, dice.gauss(25.0, spread), -dice.uniform(0.0, 60.0)))
    return seeks


def evenings(of: Callable[[int, int], Evening], people: int, count: int) -> Evening:
    """The results of this number of evenings together."""
    each = [of(people, seed) for seed in range(count)]
    return Evening(
        [wait for one in each for wait in one.waits],
        [short for one in each for short in one.short],
        sum(one.alone for one in each),
        sum(one.left for one in each),
        [seconds for one in each for seconds in one.rounds],
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.club", description=__doc__)
    parser.add_argument("--evenings", type=int, default=20, help="of each number of people")
    parser.add_argument("--people", type=int, nargs="*", default=SIZES)
    wanted = parser.parse_args()
    for title, of in (("An evening", evening), ("All within a minute", rush)):
        print(f"\n{title}, {wanted.evenings} times:\n")
        print("| people | seated with people | waited: median | p90 | seats fewer than liked best "
              "| with bots alone | no table | a round: mean | longest |")  # fmt: skip
        print("|---|---|---|---|---|---|---|---|---|")
        for people in wanted.people:
            print(row(people, evenings(of, people, wanted.evenings)))
    print("\n1,000 wait at once, the quickest of five rounds, in seconds of one processor:\n")
    print("| who | a round | seated |")
    print("|---|---|---|")
    for who, given in CROWDS.items():
        times, seated = list[float](), 0
        for _ in range(5):
            seeks, begun = crowd(1, **given), time.process_time()
            seated = sum(len(table.seeks) for table in match(seeks, (), 0.0))
            times.append(time.process_time() - begun)
        print(f"| {who} | {1000 * min(times):.0f} ms | {seated} |")


def row(people: int, of: Evening) -> str:
    """A line of the table."""
    visits, waits = len(of.waits) + of.alone + of.left, sorted(of.waits)
    return (
        f"| {people} | {len(waits) / visits:.1%} | {statistics.median(waits):.0f} s "
        f"| {waits[len(waits) * 9 // 10]:.0f} s | {statistics.fmean(of.short):.2f} "
        f"| {of.alone / visits:.1%} | {of.left / visits:.1%} "
        f"| {1000 * statistics.fmean(of.rounds):.2f} ms | {1000 * max(of.rounds):.0f} ms |"
    )


if __name__ == "__main__":
    main()
