"""The seats' colours on the wire are those of the pieces, not the first of the game's."""

from collections.abc import Mapping

import msgspec
import pytest

from clauses import clause
from tafelronde.core.facts.info import OptionValue
from tafelronde.core.objects.registry import info
from tafelronde.match.chance import commitment
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.cache import ViewCache
from tafelronde.server.views.cards import lobby_card, stored_card
from tafelronde.server.views.render import news
from tafelronde.server.wire.messages import TableNews

NAME = "kaiser_koenig_edelmann"
SEATS = [
    (2, {}, ["red", "green"]),
    (2, {"pairing": "far"}, ["yellow", "green"]),
    (2, {"pairing": "opposite-2"}, ["yellow", "blue"]),
    (3, {"absent": "red"}, ["yellow", "green", "blue"]),
    (4, {}, ["red", "yellow", "green", "blue"]),
]


def nobody(user: str) -> bool:
    return False


def gathered(players: int, options: Mapping[str, OptionValue]) -> Table:
    table = Table("t1", bytes(32))
    settled = info(NAME).settle_options(players, {"begins": 1, **options})
    promised = commitment(bytes(32)).hex()
    table.apply(e.Created("u0", NAME, players, settled, True, promised), 1.0)
    for seat in range(players):
        table.apply(e.Seated(seat, f"u{seat}", f"P{seat}"), 1.0)
        table.apply(e.ReadySaid(seat, True, ""), 1.0)
    return table


def told(table: Table) -> list[str]:
    """The colours of the seats as a reader gets them."""
    sent = msgspec.json.encode(news(ViewCache(table), "u0", 0, nobody, "", 1))
    seats = msgspec.json.decode(sent, type=TableNews).head.seats
    card = lobby_card(table.id, stored_card(table), 1.0, "u0", nobody, 1.0)
    assert [seat.colour for seat in card.seats] == [seat.colour for seat in seats]
    return [seat.colour for seat in seats]


@clause("K-1.3", "K-1.4")
@pytest.mark.parametrize(("players", "options", "colours"), SEATS)
def test_a_seat_has_the_colour_of_its_pieces(
    players: int, options: Mapping[str, OptionValue], colours: list[str]
) -> None:
    table = gathered(players, options)
    assert told(table) == colours
    table.apply(e.Started(table.setup.rules), 2.0)
    assert told(table) == colours
    view = msgspec.to_builtins(table.state.view(0))
    assert [seat["colour"] for seat in view["seats"]] == colours
