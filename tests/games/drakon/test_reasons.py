"""The reasons for a decision: which of the others they speak of."""

from collections.abc import Sequence

from tafelronde.core.facts.telling import Telling
from tafelronde.games.drakon.advice import FAR, Facts, _leader


def facts(moves: Sequence[int], coins: Sequence[int] = (0, 1, 3)) -> Facts:
    return Facts(coins, list(moves), exits=1, won=False)


def test_of_two_whose_way_it_makes_longer_the_richer_is_named() -> None:
    [(_, reason)] = _leader(0, facts((FAR, 1, 1)), facts((FAR, 2, 2)), None)
    assert reason == Telling("blocks-leader", {"other": 2})
    poor = (0, 2, 1)
    [(_, reason)] = _leader(0, facts((FAR, 1, 1), poor), facts((FAR, 2, 2), poor), None)
    assert reason == Telling("blocks-leader", {"other": 1})


def test_who_is_not_the_richest_is_blocked_and_is_no_leader() -> None:
    [(_, reason)] = _leader(0, facts((FAR, 1, 1)), facts((FAR, 2, 1)), None)
    assert reason == Telling("blocks", {"other": 1})
    assert _leader(0, facts((FAR, 1, 1)), facts((FAR, 1, 1)), None) == []


def test_what_the_other_action_gives_the_richest_is_named() -> None:
    now, this, that = facts((FAR, 2, 2)), facts((FAR, 2, 2)), facts((FAR, 1, 1))
    [(_, reason)] = _leader(0, now, this, that)
    assert reason == Telling("gives-nothing", {"other": 2})
