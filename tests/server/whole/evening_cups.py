"""Tournaments and deals of the day of an evening, as the server must tell them."""

import math
from collections import Counter
from datetime import datetime
from itertools import pairwise
from typing import Any

import msgspec

from server.whole.evening_clock import DAY
from server.whole.evening_reference import Tale
from tafelronde.server.features.deals.service import Deals
from tafelronde.server.features.tournaments.service import Tournaments
from tafelronde.server.features.tournaments.views import record_of, shown, shown_round
from tafelronde.server.features.tournaments.wire import Tournament, TournamentRound
from tafelronde.server.node.node import Node
from tafelronde.tournament.record import Record, verify

PAIRING = 2.0
"""Seconds within which a round that is being paired may not know yet that somebody leaves."""
RESULTS = ("won", "shared", "lost", "resigned")
"""The results of a try at a deal, the best first."""


async def standings(node: Node, cup: str, over: dict[str, Tale]) -> None:
    """The points of each table, their sums, and the order that follows."""
    standing = await node.parts[Tournaments].standing(cup)
    assert standing.row.status in ("over", "off")
    if standing.row.status == "off":
        return
    view = shown(standing, None, "", node.store.now())
    rounds = [shown_round(standing, known) for known in standing.rounds]
    gone = {player.number: player.gone for player in standing.players if player.gone}
    kind = view.card.kind
    sums: Counter[int] = Counter()
    for one in rounds:
        assert one.over
        left = [number for number, at in gone.items() if at < one.begun - PAIRING]
        assert not _there(one).intersection(left), f"who has left is paired: {left} {one}"
        points = _points(view, one, over)
        for table in one.tables:
            assert table.over
            told = [round(p, 4) for p in points[table.table]]
            assert list(table.points) == told, f"{table} {told} {over[table.table].results()}"
            sums.update(dict(zip(table.seats, points[table.table], strict=True)))
        if kind == "swiss":
            alone = view.card.size == 2 and not view.shared
            sums.update(dict.fromkeys(one.byes, 1.0 if alone else 0.5))
    if kind == "arena":
        sums = _arena(view, rounds, over)
    worths = [(-p.points, -p.strength, -p.direct, -p.won) for p in view.players]
    if kind == "knockout":
        knocked_out(rounds, {id: tale.points() for id, tale in over.items()}, gone)
        worths = [worth[:1] for worth in worths]
    else:
        for player in view.players:
            made = sums[player.number]
            assert abs(player.points - made) < 0.001, f"another sum of points: {player} {made}"
    assert worths == sorted(worths), "another order"
    assert [p.rank for p in view.players] == list(range(1, len(worths) + 1))
    record = msgspec.json.decode(record_of(standing), type=Record)
    assert verify(record) == [], "the record of the tournament is not right"


def _points(
    view: Tournament, one: TournamentRound, over: dict[str, Tale]
) -> dict[str, list[float]]:
    """The points that each table of a round gave."""
    given = {
        table.table: [0.5] * len(table.seats) if table.void else over[table.table].points()
        for table in one.tables
    }
    fair = [t.table for t in one.tables if not t.void and not over[t.table].quit]
    if view.shared and len(fair) > 1:  # compared with those in the same seat
        for id in fair:
            tale = over[id]
            for seat in range(len(tale.places)):
                own = _worth(tale, seat)
                rivals = [_worth(over[other], seat) for other in fair if other != id]
                beaten = sum(1.0 if own > w else 0.5 if own == w else 0.0 for w in rivals)
                given[id][seat] = beaten / len(rivals)
    return given


def _worth(tale: Tale, seat: int) -> tuple[float, float]:
    """The result, then the lead over the best of the others."""
    scores = tale.position.scores()
    best = max(score for other, score in enumerate(scores) if other != seat)
    return tale.shares()[seat], float(scores[seat] - best)


def _arena(view: Tournament, rounds: list[TournamentRound], over: dict[str, Tale]) -> Counter[int]:
    """A victory is 2 points, and from the third in a row on 4."""
    sums: Counter[int] = Counter()
    streak: Counter[int] = Counter()
    tables = [table for one in rounds for table in one.tables if not table.void]
    for table in sorted(tables, key=lambda table: over[table.table].changed):
        for number, part in zip(table.seats, over[table.table].points(), strict=True):
            hot = view.streaks and streak[number] >= 2
            sums[number] += (4 if hot else 2) * part  # type: ignore[assignment]
            streak[number] = streak[number] + 1 if part == 1 else 0
    return sums


def _there(one: TournamentRound) -> set[int]:
    """The players who were there for this round."""
    return {n for table in one.tables for n in table.seats} | set(one.byes)


def knocked_out(
    rounds: list[TournamentRound], points: dict[str, list[float]], gone: dict[int, float]
) -> None:
    """Check a knockout: the sole winner of a table for two goes on, unless they left before the
    next round (``gone``: who left, and when), and the loser is out. Raises AssertionError."""
    for one, after in pairwise(rounds):
        there = _there(after)
        for table in one.tables:
            if table.void or len(table.seats) > 2:
                continue
            for number, part in zip(table.seats, points[table.table], strict=True):
                left = gone.get(number, math.inf) <= after.begun
                if part == 1.0:
                    assert number in there or left, f"{number} won and is out: {table}"
                elif part == 0.0:
                    assert number not in there, f"{number} lost and goes on: {table}"


def _comes_out(day: str) -> float:
    """The end of the next day, in UTC: what ends later is in no list."""
    return datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() + 2 * DAY


async def deal(node: Node, day: str, over: dict[str, Tale]) -> None:
    """The list of the tries of a day."""
    found = await node.parts[Deals].tries(None, day, "", 50)
    told = [(one.table, one.user, one.result, one.points, one.lead) for one in found.tries]
    wanted: list[tuple[Any, ...]] = []
    for id, tale in over.items():
        seat = next((s for s, place in enumerate(tale.places) if place.user), None)
        if tale.deal != day or seat is None or tale.ended >= _comes_out(day):
            continue
        result, _, gave_up = tale.results()[seat]
        result = "resigned" if gave_up else "shared" if result == "draw" else result
        _, lead = _worth(tale, seat)
        points = float(tale.position.scores()[seat])
        wanted.append((id, tale.places[seat].user, result, points, lead))
    for user, tries in Counter(one[1] for one in wanted).items():
        if tries > 1:  # somebody became them: one of their tries counts, the one begun first
            wanted = [one for one in wanted if one[1] != user or one in told]
            assert sum(one[1] == user for one in wanted) == 1
    told = [one for one in told if one[1]]  # who has left for good is nobody
    assert sorted(told) == sorted(wanted), f"tries: {told} {wanted}"
    worths = [(RESULTS.index(one.result), -one.lead) for one in found.tries]
    assert worths == sorted(worths), "another order of the tries"
