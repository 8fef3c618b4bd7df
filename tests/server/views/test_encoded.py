"""Messages encoded once for several readers are what each of them would be sent alone."""

import random

import msgspec
import pytest

from tafelronde.core.facts.constants import CHANCE
from tafelronde.core.objects.registry import info, infos
from tafelronde.match.chance import commitment
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.cache import ViewCache
from tafelronde.server.views.encoded import KEPT, EncodedNews
from tafelronde.server.views.render import news

READERS = (None, "u0", "u1", "stranger", None)
STEPS = 60


def _gathered(game: str, owners: list[str]) -> Table:
    """A table that is about to begin, with these people on its seats."""
    secret = bytes(32)
    table = Table("t", secret)
    players, promised = len(owners), commitment(secret).hex()
    options = info(game).settle_options(players, {})
    table.apply(e.Created("u0", game, players, options, False, promised), 1.0)
    for seat, owner in enumerate(owners):
        table.apply(e.Seated(seat, owner, owner.upper()), 1.0)
        table.apply(e.ReadySaid(seat, True, ""), 1.0)
    return table


def _is_online(user: str) -> bool:
    return user == "u1"


@pytest.mark.parametrize("game", [info.name for info in infos()])
@pytest.mark.parametrize("own", ["u0", "u1"])
def test_each_reader_is_sent_what_is_theirs(game: str, own: str) -> None:
    """Where the seats are two people's, and where one person sits on two of them."""
    players = max(3, info(game).min_players) if info(game).max_players > 2 else 2
    table = _gathered(game, ["u0", own, *(["u2"] * (players - 2))])
    views, encoded = ViewCache(table), EncodedNews(lambda reader, person: _is_online(person))
    dice = random.Random(7)
    choices = 0
    for step in range(STEPS):
        if table.status == "over":
            break
        table.apply(_next(table, dice) if step else e.ReadySaid(0, True, ""), 3.0)
        table.settle()
        since = max(0, step - 2)
        for user in READERS:
            sent = msgspec.json.decode(encoded.news(views, user, since, "", 5))
            alone = news(ViewCache(table), user, since, _is_online, "", 5)
            assert sent == msgspec.json.decode(msgspec.json.encode(alone))
            choices += len(sent["head"]["legal"])
    assert choices


def _next(table: Table, dice: random.Random) -> e.Event:
    if table.status == "open":
        return e.Started(table.setup.rules)
    action, player = dice.choice(table.state.steps()), table.state.current_player
    return e.Drawn(action) if player == CHANCE else e.Moved(player, action)


def test_what_differs_for_one_reader_is_told_anew() -> None:
    game = infos()[0].name
    table = _gathered(game, ["u0", "u1"])
    table.apply(e.Started(table.setup.rules), 2.0)
    there: set[str] = set()
    views, encoded = ViewCache(table), EncodedNews(lambda reader, person: person in there)

    def heads() -> list[bytes]:
        return [encoded.news(views, None, 0, "", number) for number in range(KEPT + 2)]

    first = heads()
    assert len(set(first)) == KEPT + 2  # the number of those who look on differs
    assert heads() == first
    there.add("u1")
    assert all(b'"online":true' in text for text in heads())
    table.apply(e.Resigned(0), 4.0)
    assert all(b'"status":"over"' in text for text in heads())


def test_older_messages_take_no_newer_view_with_them() -> None:
    """A table whose messages fill what is kept: its view is made once for each position."""
    table = _gathered(infos()[0].name, ["u0", "u1"])
    table.apply(e.Started(table.setup.rules), 2.0)
    views, encoded = ViewCache(table), EncodedNews(lambda reader, person: False)
    for watchers in range(KEPT):
        encoded.news(views, None, 0, "", watchers)
    table.apply(_next(table, random.Random(1)), 3.0)
    made = views.encoded_view(None)
    encoded.news(views, None, 0, "", 0)
    assert views.encoded_view(None) is made
