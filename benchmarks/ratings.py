"""Are ratings true? People of known strength play thousands of games; then what the ratings expect
is compared with what comes.

``python -m benchmarks.ratings`` plays on ladders of 2, 3, 4 and 6, prints a table by tenths of what
was expected, and with ``--plot docs/experiments/ratings.svg`` draws it. People grow stronger or
weaker a little, meet bots of the court now and then, and play more or less often; results follow
Luce's rule: who is stronger by ``SPREAD`` comes first e times as often. Nothing is stored.
"""

import argparse
import math
import random
import statistics
from pathlib import Path
from typing import NamedTuple

from tafelronde.core.facts.levels import LEVELS
from tafelronde.core.objects.registry import info
from tafelronde.server.features.ratings.anchors import anchors
from tafelronde.server.features.ratings.game import BOT, Played
from tafelronde.server.features.ratings.replay import Replay
from tafelronde.server.features.ratings.scale import DAY, SPREAD, START, Ladder, Rating, foreseen

from .harness import Row, progress

GAME = "drakon"
SIZES = (2, 3, 4, 6)
PEOPLE, GAMES = 300, 12_000
TENTHS = 10
PLOT = Path(__file__).resolve().parent.parent / "docs" / "experiments" / "ratings.svg"


class Pair(NamedTuple):
    """Two people of a game: how likely the first was to be ahead, and whether they were."""

    expected: float
    real: float
    """1, 0, or ½ for a shared place."""
    firm: bool
    """Whether no rating of the two was provisional."""


class Outcome(NamedTuple):
    """The outcome of a simulation."""

    pairs: list[Pair]
    error: float
    """The mean distance of ratings of people with 50 games and more from their strengths, in points
    as they are shown."""
    order: float
    """The share of pairs of such people whose ratings stand in the right order."""


def simulate(players: int, people: int, games: int, seed: int) -> Outcome:
    """Let so many people play so many games of so many players."""
    chance = random.Random(seed)
    ladder, court = Ladder(GAME, players, "live"), anchors(info(GAME), players)
    truth = {f"p{number}": chance.gauss(START, 6.0) for number in range(people)}
    names = list(truth)
    often = [chance.paretovariate(1.2) for _ in names]  # some play all day, most do not
    replay, pairs = Replay(), list[Pair]()
    for number in range(games):
        at = 1.7e9 + number * DAY * 200 / games
        seats = _company(chance, names, often, players)
        strong = [court[who[len(BOT) :]].mu if who.startswith(BOT) else truth[who] for who in seats]
        places = _places(chance, strong)
        rated = [
            court[who[len(BOT) :]]
            if who.startswith(BOT)
            else replay.ratings.get((who, ladder), Rating()).at(at)
            for who in seats
        ]
        pairs += [
            Pair(
                foreseen(rated[a], rated[b]),
                0.5 if places[a] == places[b] else float(places[a] < places[b]),
                not (rated[a].is_provisional or rated[b].is_provisional),
            )
            for a in range(players)
            for b in range(a)
        ]
        replay.add(Played(GAME, players, "live", tuple(seats), tuple(places)), at)
        for who in seats:
            if who in truth:
                truth[who] += chance.gauss(0.0, 0.05)
    settled = [
        (truth[who], replay.ratings[who, ladder].mu)
        for who in names
        if (who, ladder) in replay.ratings and replay.ratings[who, ladder].games >= 50
    ]
    if len(settled) < 2:
        return Outcome(pairs, math.nan, math.nan)
    error = 30 * statistics.fmean(abs(real - found) for real, found in settled)
    right = [(a[0] < b[0]) == (a[1] < b[1]) for k, a in enumerate(settled) for b in settled[:k]]
    return Outcome(pairs, error, statistics.fmean(right))


def _company(
    chance: random.Random, names: list[str], often: list[float], players: int
) -> list[str]:
    """Seats of a game: people, and at one table in five a bot."""
    seats: list[str] = []
    while len(seats) < players:
        (who,) = chance.choices(names, often)
        if who not in seats:
            seats.append(who)
    if chance.random() < 0.2:
        seats[chance.randrange(players)] = f"{BOT}{chance.choice(LEVELS)}"
    return seats


def _places(chance: random.Random, strong: list[float]) -> list[int]:
    """The places that come of these strengths; at one game in twenty two share the first."""
    keys = [of / SPREAD - math.log(-math.log(chance.random())) for of in strong]
    order = sorted(keys, reverse=True)
    places = [1 + order.index(key) for key in keys]
    return [1 if place == 2 else place for place in places] if chance.random() < 0.05 else places


def tenths(pairs: list[Pair]) -> list[tuple[float, float, int]]:
    """Tenths of the expected results: the mean of each, the mean result, the number of pairs."""
    rows: list[tuple[float, float, int]] = []
    for tenth in range(TENTHS):
        own = [pair for pair in pairs if min(int(pair.expected * TENTHS), TENTHS - 1) == tenth]
        if own:
            mean = statistics.fmean(pair.expected for pair in own)
            rows.append((mean, statistics.fmean(pair.real for pair in own), len(own)))
    return rows


def brier(pairs: list[Pair]) -> float:
    """The mean square of what was expected less the results; 0.25 is a coin's."""
    return statistics.fmean((pair.expected - pair.real) ** 2 for pair in pairs)


def plot(found: dict[int, Outcome]) -> str:
    """The tenths of all sizes as an SVG; each size has a form of its own."""
    side, edge = 320, 44
    forms = {
        2: '<circle r="5"/>', 3: '<path d="M0-6L6 5H-6z"/>',
        4: '<rect x="-5" y="-5" width="10" height="10"/>', 6: '<path d="M0-7L7 0L0 7L-7 0z"/>',
    }  # fmt: skip

    def at(x: float, y: float) -> tuple[float, float]:
        return round(edge + side * x, 1), round(14 + side * (1 - y), 1)

    (x0, y0), (x1, y1) = at(0, 0), at(1, 1)
    parts = [f'<path d="M{x0} {y0}H{x1}V{y1}H{x0}z"/><path d="M{x0} {y0}L{x1} {y1}"/>']
    for number, (players, outcome) in enumerate(found.items()):
        firm = [pair for pair in outcome.pairs if pair.firm]
        for mean, real, _ in tenths(firm):
            x, y = at(mean, real)
            parts.append(f'<g transform="translate({x} {y})">{forms[players]}</g>')
        parts.append(f'<g transform="translate({x0 + 16} {y1 + 18 + 20 * number})">')
        parts.append(f'{forms[players]}<text x="12" y="5">{players} players</text></g>')
    for mark in (0.0, 0.5, 1.0):
        (x, _), (_, y) = at(mark, 0), at(0, mark)
        parts.append(f'<text x="{x}" y="{y0 + 18}" text-anchor="middle">{mark:g}</text>')
        parts.append(f'<text x="{x0 - 8}" y="{y + 5}" text-anchor="end">{mark:g}</text>')
    parts.append(f'<text x="{(x0 + x1) / 2}" y="{y0 + 36}" text-anchor="middle">expected</text>')
    parts.append(f'<text x="8" y="{y1 - 2}">came</text>')
    style = "rect,circle,path{fill:none;stroke:#777;stroke-width:1.6}"
    style += "text{font:13px sans-serif;fill:#777}"
    opening = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side + edge + 20} {side + 60}">'
    )
    return f"{opening}<style>{style}</style>{''.join(parts)}</svg>\n"


def rows(rounds: int) -> list[Row]:
    """The rows of each ladder, by one simulation, whatever ``rounds`` says; draws the plot."""
    del rounds
    found: dict[int, Outcome] = {}
    for size in SIZES:
        progress(f"  a ladder of {size} players")
        found[size] = simulate(size, PEOPLE, GAMES, 1)
    PLOT.write_text(plot(found), encoding="utf-8")
    made: list[Row] = []
    for size, outcome in found.items():
        firm = [pair for pair in outcome.pairs if pair.firm]
        name = f"ratings, {size} players"
        notes = {"tenths": [list(tenth) for tenth in tenths(firm)]}
        made += [
            Row(f"{name}, Brier score", "of firm ratings", [brier(firm)], notes=notes),
            Row(f"{name}, Brier score with provisional ones", "", [brier(outcome.pairs)]),
            Row(f"{name}, off after 50 games", "points", [outcome.error]),
            Row(f"{name}, pairs in the right order", "share", [outcome.order]),
        ]
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--people", type=int, default=PEOPLE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path)
    given = parser.parse_args()
    found = {size: simulate(size, given.people, given.games, given.seed) for size in SIZES}
    for players, outcome in found.items():
        firm = [pair for pair in outcome.pairs if pair.firm]
        print(f"{players} players: {len(outcome.pairs)} pairs, {len(firm)} of firm ratings")
        for mean, real, count in tenths(firm):
            print(f"  expected {mean:5.1%}  came {real:5.1%}  of {count}")
        print(f"  Brier score {brier(firm):.3f} (provisional ones too: {brier(outcome.pairs):.3f})")
        print(f"  from 50 games on: off by {outcome.error:.0f}, {outcome.order:.1%} in right order")
    if given.plot:
        given.plot.write_text(plot(found), encoding="utf-8")


if __name__ == "__main__":
    main()
