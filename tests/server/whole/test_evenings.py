"""Evenings at tables of all sorts, and what is said of them; see ``benchmarks.evenings``."""

import asyncio
from collections import Counter
from unittest.mock import patch

import msgspec
import pytest

from server.quick_nodes import Database, Lifeline
from server.whole.evening_clock import Clocks
from server.whole.evening_clock import Evening as Known
from server.whole.evening_cups import knocked_out
from server.whole.evening_reference import Tale
from server.whole.evenings import evening
from server.whole.memory_store import MemoryStore, VirtualPostgres
from server.whole.simulation import real_store
from server.whole.virtual_loop import virtual
from tables import daily
from tafelronde.server.features.tournaments.wire import TournamentRound, TournamentTable
from tafelronde.server.storage.leases import take_turn
from tafelronde.server.views import cards

SEEDS = (0, 1, 3, 7)
"""The first three found, when they were new, that people were told of other victors."""
CHEAP = 7
DAILY = (0, CHEAP)
"""Every time; all once a night, as with those of days."""
WIDE = (101, 104, 106)
"""Evenings of days, pauses, leagues and deals."""


@pytest.fixture(scope="module")
def base() -> MemoryStore:
    return MemoryStore()


@pytest.mark.parametrize("seeds", daily([SEEDS, DAILY], [DAILY]))
def test_everything_says_what_the_games_came_to(base: MemoryStore, seeds: tuple[int, ...]) -> None:
    games = sum(evening(base, seed).tally["games"] for seed in seeds)
    assert games > len(seeds)


@pytest.mark.parametrize("seeds", daily([WIDE, WIDE[:1]], [WIDE[:1]]))
def test_so_it_does_where_evenings_take_days(base: MemoryStore, seeds: tuple[int, ...]) -> None:
    tally = sum((evening(base, seed, wide=True).tally for seed in seeds), Counter[str]())
    assert tally["games"] > len(seeds)
    assert tally["long"]


def test_a_list_that_tells_of_other_victors_is_found_out(base: MemoryStore) -> None:
    tell = cards.lobby_card

    def lie(*given: object) -> object:
        card = tell(*given)  # type: ignore[arg-type]
        return card if card.outcome is None else _with_all_winners(card)

    with patch("tafelronde.server.live.listed.lobby_card", lie), pytest.raises(AssertionError):
        evening(base, CHEAP)


def test_leases_on_postgresql_run_out_in_made_up_time(empty_postgres: str) -> None:
    """A reader who asks for the database's clock once only has one that stands still: a tournament
    whose next step waits for a time then never ends (seed 9013)."""

    async def taken(lines: list[Lifeline]) -> list[int | None]:
        one, other = lines
        turns = [
            await take_turn(one, "seek", "one", 6.0),
            await take_turn(other, "seek", "other", 6.0),
        ]
        await asyncio.sleep(7.0)
        return [*turns, await take_turn(other, "seek", "other", 6.0)]

    with real_store(VirtualPostgres(empty_postgres)) as base, virtual(0) as loop:
        lines = [Lifeline(Database(base)) for _ in range(2)]  # type: ignore[arg-type]
        assert loop.run_until_complete(taken(lines)) == [1, None, 2]


def _with_all_winners(card: object) -> object:
    outcome = card.outcome  # type: ignore[attr-defined]
    everybody = tuple(range(len(card.seats)))  # type: ignore[attr-defined]
    lied = msgspec.structs.replace(outcome, winners=everybody)
    return msgspec.structs.replace(card, outcome=lied)  # type: ignore[type-var]


def _row(seq: int, body: str, at: float = 0.0) -> tuple[int, str, float]:
    return seq, body, at


def _begun() -> Tale:
    tale = Tale("t")
    tale.follow(_row(1, '{"t":"created","game":"rosenkoenig","players":2}'))
    for seat, user in enumerate(("a", "b")):
        tale.follow(_row(2, f'{{"t":"seated","seat":{seat},"user":"{user}","name":"{user}"}}'))
        tale.follow(_row(3, f'{{"t":"ready","seat":{seat},"on":true}}'))
    tale.follow(_row(4, '{"t":"started"}'))
    return tale


def test_the_reference_knows_a_move_out_of_turn() -> None:
    tale = _begun()
    with pytest.raises(AssertionError, match="out of turn"):
        tale.follow(_row(5, '{"t":"move","seat":0,"action":1}'))  # the cards are not dealt
    tale.follow(_row(5, '{"t":"resigned","seat":1}'))
    assert tale.came_to() == {0: "won", 1: "lost"}
    assert (tale.rated_places(), tale.points()) == ([1, 2], [1.0, 0.0])
    assert tale.why_not_rated() == "short"


@pytest.mark.parametrize(
    ("after", "whys"),
    [(0.5, {"same-person"}), (10.0, {"short", "same-person"}), (100.0, {"short"})],
)
def test_a_merge_counts_for_what_is_rated_later(after: float, whys: set[str]) -> None:
    tale = _begun()
    tale.follow(_row(5, '{"t":"resigned","seat":1}', 50.0))
    tale.follow(_row(6, '{"t":"passed","user":"b","to":"a"}', 50.0 + after))
    assert tale.whys_not_rated() == whys


@pytest.mark.parametrize(("own", "left"), [(True, [3.0, 20.0]), (False, [10.0, 20.0])])
def test_the_reference_takes_away_what_undone_decisions_earned(
    own: bool, left: list[float]
) -> None:
    """The earnings go whoever asks, as far as more than one increment remains (docs/record.md)."""
    clocks = Clocks({"kind": "live", "bank": 20, "increment": 10}, 2, 0.0, Known())
    clocks.decides(0, "a", 15.0)
    clocks.since = 15.0
    assert clocks.left == [15.0, 20.0]
    clocks.takes_back(0, "a", 27.0, own=own, earners=[0])
    assert clocks.left == left


def test_the_reference_lets_who_won_leave_a_knock_out() -> None:
    """A player who leaves is not paired any more (seed 31104); one who stays goes on, or is
    missed."""

    def table(id: str, *seats: int) -> TournamentTable:
        return TournamentTable(id, seats, (), (), 60.0, True, False)

    first = TournamentRound(1, 0.0, True, (), (), (table("a", 1, 2), table("b", 3, 4)), "", "")
    last = TournamentRound(2, 50.0, True, (), (), (table("c", 1, 3),), "", "")
    points = {"a": [1.0, 0.0], "b": [0.0, 1.0], "c": [1.0, 0.0]}
    for gone in ({}, {4: 60.0}):
        with pytest.raises(AssertionError, match="3 lost and goes on"):
            knocked_out([first, last], points, gone)
    alone = msgspec.structs.replace(last, byes=(1,), tables=())
    with pytest.raises(AssertionError, match="4 won and is out"):
        knocked_out([first, alone], points, {4: 60.0})
    knocked_out([first, alone], points, {4: 40.0})
