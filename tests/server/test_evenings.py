"""Evenings at tables of all sorts, and what is said of them; see ``benchmarks.evenings``."""

from __future__ import annotations

from collections import Counter
from unittest.mock import patch

import pytest

from server.evening_reference import Tale
from server.evenings import evening
from server.memory_store import MemoryStore
from tafelronde.server.views import cards

SEEDS = (0, 1, 3, 7)
"""The first three found, when they were new, that people were told of other victors."""
CHEAP = 7
WIDE = (101, 104, 106)
"""Evenings of days, pauses, leagues and deals."""


@pytest.fixture(scope="module")
def base() -> MemoryStore:
    return MemoryStore()


def test_everything_says_what_the_games_came_to(base: MemoryStore) -> None:
    games = sum(evening(base, seed).tally["games"] for seed in SEEDS)
    assert games > len(SEEDS)


def test_so_it_does_where_evenings_take_days(base: MemoryStore) -> None:
    tally = sum((evening(base, seed, wide=True).tally for seed in WIDE), Counter[str]())
    assert tally["games"] > len(WIDE)
    assert tally["long"]


def test_a_list_that_tells_of_other_victors_is_found_out(base: MemoryStore) -> None:
    tell = cards.lobby_card

    def lie(*given: object) -> object:
        card = tell(*given)  # type: ignore[arg-type]
        return card if card.outcome is None else _with_all_winners(card)

    with (
        patch("tafelronde.server.features.lobby.lists.lobby_card", lie),
        pytest.raises(AssertionError),
    ):
        evening(base, CHEAP)


def _with_all_winners(card: object) -> object:
    import msgspec

    outcome = card.outcome  # type: ignore[attr-defined]
    everybody = tuple(range(len(card.seats)))  # type: ignore[attr-defined]
    lied = msgspec.structs.replace(outcome, winners=everybody)
    return msgspec.structs.replace(card, outcome=lied)  # type: ignore[type-var]


def _row(seq: int, body: str, at: float = 0.0) -> tuple[int, str, float]:
    return seq, body, at


def test_the_reference_knows_a_move_out_of_turn() -> None:
    tale = Tale("t")
    tale.follow(_row(1, '{"t":"created","game":"rosenkoenig","players":2}'))
    for seat, user in enumerate(("a", "b")):
        tale.follow(_row(2, f'{{"t":"seated","seat":{seat},"user":"{user}","name":"{user}"}}'))
        tale.follow(_row(3, f'{{"t":"ready","seat":{seat},"on":true}}'))
    tale.follow(_row(4, '{"t":"started"}'))
    with pytest.raises(AssertionError, match="out of turn"):
        tale.follow(_row(5, '{"t":"move","seat":0,"action":1}'))  # the cards are not dealt
    tale.follow(_row(5, '{"t":"resigned","seat":1}'))
    assert tale.came_to() == {0: "won", 1: "lost"}
    assert (tale.rated_places(), tale.points()) == ([1, 2], [1.0, 0.0])
    assert tale.why_not_rated() == "short"
