"""Games of a tournament count as all games do: in profiles, and on ladders where they are rated."""

from typing import Any

import pytest

from server.cups import until
from server.directing import duel, lose, until_ratings
from server.helpers import Browser, Server


def told(who: Browser, path: str) -> Any:
    status, answer = who.get(path)
    assert status == 200, answer
    return answer


@pytest.mark.parametrize(("kind", "rated"), [("robin", True), ("swiss", False), ("knockout", True)])
def test_a_game_is_seen_by_strangers_and_counts(server: Server, kind: str, rated: bool) -> None:
    ada, bert = (Browser(server.url, name) for name in ("Ada", "Bert"))
    stranger = Browser(server.url)
    rounds = 0 if kind == "knockout" else 1
    cup = duel(ada, bert, kind=kind, rounds=rounds, rated=rated)
    table = lose(bert, ada, cup)
    until(ada, cup, lambda now: now["card"]["status"] == "over")
    if rated:
        changes = until_ratings(ada, table, bool)
        assert changes[ada.me["user"]] > 0 > changes[bert.me["user"]]
    for who, won in ((ada, 1), (bert, 0)):
        user = who.me["user"]
        (tally,) = told(stranger, f"/api/people/{user}")["tallies"]
        assert (tally["game"], tally["won"], tally["lost"]) == ("rosenkoenig", won, 1 - won)
        (game,) = told(stranger, f"/api/people/{user}/games")["games"]
        assert game["id"] == table
        ladders = told(stranger, f"/api/ratings/{user}")
        assert [(one["game"], one["games"]) for one in ladders] == [("rosenkoenig", 1)] * rated
