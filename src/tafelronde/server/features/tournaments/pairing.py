"""Pairing the next round: looks up what the pure rules of ``tournament`` need to know of the
players (their strength, and which of them block each other), and has the round drawn."""

import asyncio
import logging
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

from ....core.objects.registry import info as info_of
from ....tournament import Round
from ....tournament.lot import ticket
from ...base.fair import Owner
from ...base.refusal import Refusal
from ...live.tables import Tables
from ...people.blocks import blocked_among
from ...reading.reading import Reading
from ..ratings.anchors import anchors
from ..ratings.rows import ratings_on
from ..ratings.scale import START, Ladder
from .drawing import Draw, Pair, draw_round
from .row_types import Player, Row, StoredSetup

SPARE = 3
"""Meetings beyond an even share from which on two players of an arena are kept apart."""
_log = logging.getLogger("tafelronde")


def ladder_of(setup: StoredSetup) -> Ladder:
    """The ladder on which the games of a tournament count, where they are rated."""
    pace = "live" if setup.time is None else setup.time.kind
    return Ladder(setup.game, setup.size, pace)


async def strongest_first(tables: Tables, row: Row, players: Sequence[Player]) -> tuple[int, ...]:
    """The numbers of these players, the strongest on the tournament's ladder first; the lot orders
    equals. Empty where the tournament is not rated."""
    setup = row.setup
    if not setup.rated:
        return ()
    known = await ratings_on(tables.store, ladder_of(setup), [p.user for p in players if p.user])
    bots = anchors(info_of(setup.game), setup.size)

    def place(player: Player) -> tuple[float, int]:
        rating = known.get(player.user) if player.user else bots.get(player.level)
        strength = rating.mu if rating is not None else START
        return -strength, ticket(row.seed, "order", player.number)

    return tuple(player.number for player in sorted(players, key=place))


async def who_block(tables: Tables, players: Sequence[Player]) -> frozenset[Pair]:
    """The pairs of these players in which one blocks the other, each with the smaller number
    first."""
    numbers = {player.user: player.number for player in players if player.user}
    found = await blocked_among(tables.store, list(numbers))
    pairs = (sorted((numbers[a], numbers[b])) for a, b in found)
    return frozenset((low, high) for low, high in pairs)


def met_often(rounds: Sequence[Round], present: int) -> frozenset[Pair]:
    """The pairs of an arena who have met more than ``SPARE`` times oftener than they would if
    everybody met all who are ``present`` (a number) equally often, each with the smaller number
    first: friends who give games up at once are free again before all others."""
    met, meetings = Counter[Pair](), Counter[int]()
    for board in (board for played in rounds for board in played.boards):
        met.update(combinations(sorted(board.seats), 2))
        meetings.update({number: len(board.seats) - 1 for number in board.seats})
    return frozenset(
        pair
        for pair, times in met.items()
        if times >= SPARE + min(meetings[number] for number in pair) / max(1, present - 1)
    )


async def drawn(reading: Reading, id: str, draw: Draw) -> Round | None:
    """The next round of this tournament, drawn in a process beside the node; where none is to be
    had, in a thread of the node."""
    try:
        return await reading.read(Owner("tournaments", id), "", draw_round, draw)
    except Refusal as refusal:
        _log.warning("tournament %s is paired by the node itself: %s", id, refusal.reason)
        return await asyncio.to_thread(draw_round, draw)
