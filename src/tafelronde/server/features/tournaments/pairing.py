"""Who is paired with whom in a tournament: what the pure rules of ``tournament`` have to know of
its people, which is how strong they are and whom they block."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from ....core.objects.registry import info as info_of
from ....tournament import Round, Rules, next_round
from ....tournament.lot import ticket
from ...live.tables import Tables
from ...people.blocks import blocked_among
from ..ratings.anchors import anchors
from ..ratings.rows import ratings_on
from ..ratings.scale import START, Ladder
from .row_types import Player, Row

Pair = tuple[int, int]


async def strongest_first(tables: Tables, row: Row, players: Sequence[Player]) -> tuple[int, ...]:
    """These players by their rating on the tournament's ladder, equals by the lot; empty where it
    is not rated."""
    setup = row.setup
    if not setup.rated:
        return ()
    pace = "live" if setup.time is None else setup.time.kind
    ladder = Ladder(setup.game, setup.size, pace)
    known = await ratings_on(tables.store, ladder, [p.user for p in players if p.user])
    bots = anchors(info_of(setup.game), setup.size)

    def place(player: Player) -> tuple[float, int]:
        rating = known.get(player.user) if player.user else bots.get(player.level)
        strength = rating.mu if rating is not None else START
        return -strength, ticket(row.seed, "order", player.number)

    return tuple(player.number for player in sorted(players, key=place))


async def who_block(tables: Tables, players: Sequence[Player]) -> frozenset[Pair]:
    """Every two of these of whom one blocks the other, the smaller number first."""
    numbers = {player.user: player.number for player in players if player.user}
    found = await blocked_among(tables.store, list(numbers))
    pairs = (sorted((numbers[a], numbers[b])) for a, b in found)
    return frozenset((low, high) for low, high in pairs)


def paired(
    rules: Rules,
    rounds: Sequence[Round],
    present: Sequence[int],
    seed: bytes,
    now: float,
    order: tuple[int, ...],
    blocked: frozenset[Pair],
) -> Round | None:
    """The next round. Of those who block each other only those are named in it who would have met
    otherwise: the record is public."""
    apart: set[Pair] = set()
    while True:
        kept = tuple(sorted(apart))
        found = next_round(rules, rounds, present, seed, now, order=order, apart=kept)
        boards = found.boards if found is not None else ()
        meet = {pair for board in boards for pair in combinations(sorted(board.seats), 2)}
        if not (blocked & meet) - apart:
            return found
        apart |= blocked & meet
