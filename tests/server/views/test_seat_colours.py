"""The colours of seats as the server tells them: by the order of seats, or as a game gives them."""

from dataclasses import replace

import msgspec
import pytest

from match import fair
from server.tables import empty_table, running_table
from tafelronde.core.facts import known
from tafelronde.core.objects import registry
from tafelronde.core.objects.registry import info
from tafelronde.server.storage.stored_card import decode_card
from tafelronde.server.table import events as e
from tafelronde.server.table.table import Table
from tafelronde.server.views.cache import ViewCache
from tafelronde.server.views.cards import stored_card
from tafelronde.server.views.render import head
from tafelronde.server.views.seats import seats_of
from tafelronde.server.wire.shown import Seat

BY_ORDER = ("blue", "yellow", "green")


def colours_in_head(table: Table) -> tuple[str, ...]:
    told = head(ViewCache(table), "ada", lambda _: False, "", 0)
    sent = msgspec.json.decode(msgspec.json.encode(told.seats), type=tuple[Seat, ...])
    return tuple(seat.colour for seat in sent)


def colours_in_card(table: Table) -> tuple[str, ...]:
    return tuple(seat.colour for seat in decode_card(stored_card(table)).seats)


def test_seats_have_their_heroes_colours_in_heads_and_cards() -> None:
    options = info("drakon").settle_options(3, {"heroes": True})
    table = running_table("drakon", "ada", "bob", "zoe", options=options)
    view = table.state.view(None)
    assert sorted(view.colours) != sorted(BY_ORDER)
    assert colours_in_head(table) == colours_in_card(table) == view.colours


def test_before_the_start_there_is_no_colour_with_heroes_and_the_usual_one_without() -> None:
    for heroes, expected in ((True, ("", "", "")), (False, BY_ORDER)):
        options = info("drakon").settle_options(3, {"heroes": heroes})
        table = empty_table("drakon", 3, options=options)
        assert tuple(seat.colour for seat in seats_of(table)) == expected
        assert colours_in_card(table) == expected
    table = running_table("drakon", "ada", "bob", "zoe")
    assert colours_in_head(table) == colours_in_card(table) == BY_ORDER


def test_who_sees_a_game_late_sees_the_same_colours() -> None:
    options = info("drakon").settle_options(3, {"heroes": True})
    table = running_table("drakon", "ada", "bob", "zoe", options=options, delay=5)
    outside = decode_card(stored_card(table)).outside
    assert outside is not None
    assert tuple(seat.colour for seat in outside.seats) == table.state.view(None).colours


class Painted(msgspec.Struct, frozen=True):
    """A view that tells colours."""

    colours: tuple[str, ...]


@pytest.mark.parametrize("started", [False, True])
def test_any_game_can_give_colours_by_its_view(started: bool) -> None:
    painted = replace(fair.INFO, name="painted", view_colours=True)
    game = replace(fair.GAME, info=painted, view=lambda *_: Painted(("black", "")))
    registry.register(replace(painted, load=lambda: game))
    try:
        table = running_table("painted", "ada", "bob") if started else empty_table("painted", 2)
        expected = ("black", "") if started else ("", "")
        assert tuple(seat.colour for seat in seats_of(table)) == expected
    finally:
        known._infos.pop("painted")


def test_a_view_without_the_colours_that_its_game_promises_is_told_by_name() -> None:
    bare = replace(fair.INFO, name="bare", view_colours=True)
    with pytest.raises(TypeError, match="bare: view_colours is set, and dict has no field colours"):
        bare.shown_colours(2, {}, dict)
    assert bare.shown_colours(2, {}) == ("", "")


def test_colours_come_as_the_heroes_are_assigned() -> None:
    options = info("drakon").settle_options(2, {"heroes": True})
    table = empty_table("drakon", 2, options=options)
    for seat, who in enumerate(("ada", "bob")):
        table.apply(e.Seated(seat, who, who), 1.0)
        table.apply(e.ReadySaid(seat, True, ""), 1.0)
    table.apply(e.Started(table.setup.rules), 2.0)
    seen = [colours_in_head(table)]
    for action in ("blue", "+dwarf", "+knight"):
        table.apply(e.Drawn(table.state.parse(action)), 2.0)
        table.settle()
        seen.append(colours_in_head(table))
    assert seen == [("", ""), ("", ""), ("red", ""), ("red", "orange")]
