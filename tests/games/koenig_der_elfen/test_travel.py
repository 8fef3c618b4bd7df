"""E-7 to E-13: travelling, payment, the end."""

import pytest

from clauses import clause
from games.koenig_der_elfen.positions import (
    FULL,
    OVER,
    TRAVEL,
    after,
    gold,
    hand,
    on_turn,
    position,
    realm,
    refused,
    words,
)
from tafelronde.core.objects.state import State


def travelling(*hands: str, realms: dict[int, str], on: str = "", **more: object) -> State:
    """A position in which the first prince travels; the second holds the dragon of two."""
    return position(*hands, realms=realms, on=on, phase=TRAVEL, **more)  # type: ignore[arg-type]


def trip(state: State, reader: int | None = None) -> object:
    return state.view(reader).trip


def route(state: State, *steps: str) -> list[str]:
    """The places that a trip visits."""
    found: list[str] = []
    for step in steps:
        state = after(state, step)
        found.append(state.view(None).trip.at)
    return found


EIGHT = "9 dragon, 9 raft, 2 direction_change, 2 bodyguard"


# ---- E-7: the route ------------------------------------------------------------------------------


@clause("E-7.1")
def test_one_prince_travels_and_is_paid_then_his_left_neighbour() -> None:
    state = travelling("raft", "raft", "raft", realms={1: FULL, 2: "river", 3: FULL}, turn=2,
                       dragon=2)  # fmt: skip
    state = after(state, "raft", "halt")
    assert gold(state) == [12, 15, 12]
    assert on_turn(state) == 3
    state = after(state, "halt")
    assert on_turn(state) == 1


@clause("E-7.2", "E-7.3")
def test_the_route_goes_realm_by_realm_clockwise() -> None:
    realms = {1: "plain desert", 2: "river", 3: "mountain plain"}
    steps = ["dragon", "dragon", "raft", "dragon", "dragon", "dragon"]
    assert route(travelling(EIGHT, "", "", realms=realms), *steps) == [
        "1.1", "1.2", "2.1", "3.1", "3.2", "1.1",
    ]  # fmt: skip
    third = travelling("", "", EIGHT, realms=realms, turn=3)
    assert third.view(None).trip.ahead == "3.1"
    assert route(third, *["dragon"] * 3) == ["3.1", "3.2", "1.1"]


@clause("E-7.2", "E-14.1")
def test_with_three_locations_the_route_has_three_slots() -> None:
    state = travelling(EIGHT, "", realms={1: "plain desert plain", 2: "river lake"})
    assert route(state, "dragon", "dragon", "dragon", "raft", "raft", "dragon") == [
        "1.1", "1.2", "1.3", "2.1", "2.2", "1.1",
    ]  # fmt: skip


@clause("E-7.4")
def test_no_location_is_left_out() -> None:
    state = travelling("dragon raft", "", realms={1: "lake plain", 2: "plain"})
    assert words(state) == {"halt"}  # the lake at the entry takes two rafts
    assert refused(state, "dragon") == ("cannot-travel-there", "E-4.2")
    assert refused(state, "raft") == ("too-few-cards", "E-8.1")


@clause("E-7.5", "E-7.6")
def test_empty_realms_are_passed_over() -> None:
    state = travelling("3 dragon, direction_change", "", "", "", realms={2: "plain", 4: "desert"})
    assert state.view(None).trip.ahead == "2.1"
    assert route(state, "dragon", "dragon", "dragon") == ["2.1", "4.1", "2.1"]
    assert route(state, "dragon", "dragon+turn") == ["2.1", "4.1"]


@clause("E-7.2", "E-12.5")
def test_on_an_empty_table_there_is_nothing_to_visit() -> None:
    state = travelling("3 dragon", "", realms={})
    assert words(state) == {"halt"}
    assert refused(state, "dragon") == ("nothing-ahead", "E-7.2")
    assert gold(after(state, "halt")) == [12, 12]


@clause("E-7.7")
def test_stopping_is_always_possible_and_always_ones_own_step() -> None:
    state = travelling("2 dragon", "", realms={1: "plain", 2: "plain"})
    for _ in range(2):
        assert "halt" in words(state)
        state = after(state, "dragon")
    assert words(state) == {"halt"}
    assert on_turn(state) == 1


@clause("E-7.7", "E-14.2")
def test_between_naming_a_spell_and_its_visit_there_is_no_stopping() -> None:
    state = travelling("4 raft", "", realms={1: "plain", 2: "plain"}, magic_spell=True)
    state = after(state, "spell@2.1")
    assert words(state) == {"-raft"}
    assert refused(state, "halt") == ("turn-is-begun", "E-0.3")


@clause("E-7.8", "E-9.1")
def test_the_route_goes_round_but_to_no_location_a_third_time() -> None:
    state = travelling("6 dragon", "", realms={1: "desert", 2: "plain"}, on="gold@1.1:1")
    state = after(state, *["dragon"] * 4)
    assert words(state) == {"halt"}  # E-7.7: the only action
    assert refused(state, "dragon") == ("seen-twice", "E-7.8")
    entry = next(entry for entry in state.view(0).actions if entry.kind == "visit")
    assert (entry.reason, entry.clause) == ("seen-twice", "E-7.8")
    assert gold(after(state, "halt"))[0] == 12 + 2 * (12 + 2) + 10


@clause("E-7.8")
def test_each_of_two_travellers_may_visit_a_location_twice() -> None:
    state = travelling("2 dragon", "2 dragon", realms={2: "plain"})
    state = after(state, "dragon", "dragon", "halt", "dragon", "dragon")
    assert words(state) == {"halt"}


@clause("E-7.8", "E-11.2")
def test_turning_round_leads_away_from_what_was_seen_twice() -> None:
    realms = {1: "plain desert", 2: "mountain"}
    state = travelling("8 dragon, 2 direction_change", "", realms=realms)
    state = after(state, "dragon", "dragon", "dragon+turn", "dragon+turn")  # 1.1 1.2 1.1 1.2
    assert words(state) == {"dragon", "halt"}
    state = after(state, "dragon")  # 2.1
    assert refused(state, "dragon") == ("seen-twice", "E-7.8")


@clause("E-7.8")
def test_a_single_location_follows_itself() -> None:
    state = travelling("2 dragon, direction_change", "", realms={2: "plain"})
    assert route(state, "dragon", "dragon") == ["2.1", "2.1"]
    assert route(state, "dragon", "dragon+turn") == ["2.1", "2.1"]


# ---- E-8: cost -----------------------------------------------------------------------------------


@clause("E-8.1")
def test_types_are_not_mixed() -> None:
    state = travelling("unicorn troll_wagon", "", realms={1: "desert"})
    assert words(state) == {"halt"}
    assert "unicorn" in words(travelling("2 unicorn, troll_wagon", "", realms={1: "desert"}))


@clause("E-8.2", "E-8.3")
@pytest.mark.parametrize(
    ("terrain", "obstacle", "card", "cost"),
    [("plain", "tree", "dragon", 1), ("forest", "tree", "dragon", 2),
     ("river", "sea_monster", "raft", 1), ("lake", "sea_monster", "raft", 2)],
)  # fmt: skip
def test_a_foreign_obstacle_takes_one_more_card(
    terrain: str, obstacle: str, card: str, cost: int
) -> None:
    for owner, extra in ((2, 1), (1, 0)):
        on, realms = f"{obstacle}@1.1:{owner}", {1: terrain}
        state = travelling(f"{cost + extra} {card}", "", realms=realms, on=on)
        (offer,) = state.view(0).offers
        assert (offer.action, offer.cards, offer.place) == (card, cost + extra, "1.1")
        assert hand(after(state, card), 1) == {}
    few = travelling(f"{cost} {card}", "", realms={1: terrain}, on=f"{obstacle}@1.1:2")
    assert refused(few, card) == ("obstacle-needs-more", "E-8.2")


@clause("E-8.4")
def test_played_cards_are_discarded_and_nothing_is_drawn() -> None:
    state = travelling("2 raft, dragon", "", realms={1: "lake plain"})
    pile = state.view(None).pile
    state = after(state, "raft", "dragon")
    assert state.view(None).discard == {"raft": 2, "dragon": 1}
    assert state.view(None).pile == pile
    assert state.view(None).phase == "travelling"


@clause("E-8.5")
def test_cards_on_the_table_stay_for_all() -> None:
    on = "tree@1.1:3 thief@1.1:3 gold@1.1:1"
    state = travelling("6 dragon", "3 dragon", "", realms={1: "plain"}, on=on)
    state = after(state, "dragon", "dragon", "halt", "dragon", "halt")
    assert hand(state, 1) == {"dragon": 2}
    assert hand(state, 2) == {"dragon": 1}
    assert gold(state) == [12 + 8 - 4 + 10, 12 + 2 - 2 + 10, 12 + 6]
    spot = state.view(None).seats[0].realm[0]
    assert (spot.gold, spot.thief, spot.obstacle) == (0, 2, 2)


# ---- E-9: gold and thieves -----------------------------------------------------------------------


@clause("E-9.1")
@pytest.mark.parametrize(("owner", "income"), [(1, 14), (2, 7)])
def test_the_own_gold_card_doubles_a_foreign_one_does_nothing(owner: int, income: int) -> None:
    state = travelling("2 raft", "", realms={1: "lake plain"}, on=f"gold@1.1:{owner}")
    assert state.view(0).offers[0].income == income
    assert gold(after(state, "raft", "halt"))[0] == 12 + income


@clause("E-9.2", "E-12.2")
def test_a_foreign_thief_takes_2_for_each_visit() -> None:
    state = travelling("4 dragon", "", "", realms={1: "plain", 2: "plain"}, on="thief@2.1:3")
    assert state.view(0).offers[0].toll == -1
    state = after(state, "dragon")
    assert state.view(0).offers[0].toll == 2
    state = after(state, "dragon", "dragon", "dragon")
    assert state.view(None).trip.tolls == (0, 0, 4)
    assert gold(state) == [12, 12, 12]
    assert gold(after(state, "halt")) == [12 + 8 + 10 - 4, 12, 16]


@clause("E-9.3")
def test_the_own_thief_does_nothing() -> None:
    state = travelling("dragon", "", realms={1: "plain lake"}, on="thief@1.1:1", gold=(0, 0))
    assert state.view(0).offers[0].toll == -1
    assert gold(after(state, "dragon", "halt")) == [2, 0]


@clause("E-9.4")
def test_the_stock_must_cover_every_thief_of_the_trip() -> None:
    """Five thieves' visits and a stock of 8: four are possible, though 12 have been earned."""
    realms, on = {1: "plain mountain", 2: "plain"}, "thief@1.1:2 thief@1.2:2 thief@2.1:2"
    state = travelling("9 dragon", "", realms=realms, on=on, gold=(8, 0))
    for left in (8, 6, 4, 2):
        assert state.view(0).trip.stock == left
        assert state.view(1).trip.stock is None
        state = after(state, "dragon")
    assert state.view(None).trip.income == 2 + 5 + 2 + 2
    assert refused(state, "dragon") == ("stock-too-small", "E-9.4")
    assert gold(after(state, "halt")) == [8 + 11 + 10 - 8, 8]


@clause("E-9.4")
@pytest.mark.parametrize(("stock", "legal"), [(0, False), (1, False), (2, True)])
def test_income_does_not_count_for_the_thief(stock: int, legal: bool) -> None:
    state = travelling("2 raft, dragon", "", realms={1: "lake plain"}, on="thief@1.2:2",
                       gold=(stock, 12))  # fmt: skip
    state = after(state, "raft")
    assert ("dragon" in words(state)) == legal
    if not legal:
        assert refused(state, "dragon") == ("stock-too-small", "E-9.4")


@clause("E-9.5")
def test_what_a_thief_brought_in_earlier_is_stock() -> None:
    state = travelling("dragon", "dragon", realms={1: "plain", 2: "plain"},
                       on="thief@1.1:2 thief@2.1:1", gold=(2, 0))  # fmt: skip
    assert refused(after(state, "halt"), "dragon") == ("stock-too-small", "E-9.4")
    state = after(state, "dragon", "halt")
    assert state.view(1).trip.stock == 2
    assert "dragon" in words(state)


# ---- E-10: the bodyguard -------------------------------------------------------------------------


@clause("E-10.1", "E-10.2", "E-10.7")
def test_a_bodyguard_comes_along_into_a_realm() -> None:
    realms, on = {1: "plain desert", 2: "plain"}, "thief@2.1:2 tree@2.1:2"
    state = travelling("4 dragon, bodyguard", "", realms=realms, on=on, gold=(0, 0))
    state = after(state, "dragon", "dragon")
    assert refused(state, "dragon") == ("stock-too-small", "E-9.4")
    assert words(state) == {"halt", "dragon+guard"}  # one card, no toll, no stock
    state = after(state, "dragon+guard")
    assert hand(state, 1) == {"dragon": 1}
    assert state.view(None).discard == {"dragon": 3, "bodyguard": 1}
    assert state.view(None).trip.guarded
    assert gold(after(state, "halt")) == [2 + 6 + 2 + 10, 0]


@clause("E-10.1")
def test_a_bodyguard_at_the_first_visit() -> None:
    state = travelling("dragon bodyguard", "", realms={1: "plain"}, on="tree@1.1:2 thief@1.1:2")
    assert words(state) == {"halt", "dragon+guard"}
    assert refused(travelling("dragon", "", realms={1: "plain"}), "dragon+guard") == (
        "no-bodyguard", "E-10.1",
    )  # fmt: skip


@clause("E-10.1")
def test_passing_empty_realms_makes_no_new_entry() -> None:
    state = travelling("9 dragon, bodyguard", "", "", realms={2: "plain"})
    state = after(state, "dragon")
    assert refused(state, "dragon+guard") == ("guard-inside", "E-10.3")


@clause("E-10.3")
def test_no_bodyguard_between_two_locations_of_a_realm() -> None:
    state = travelling("3 dragon, bodyguard", "", realms={1: "plain desert", 2: "plain"})
    assert "dragon+guard" in words(state)
    state = after(state, "dragon")
    assert refused(state, "dragon+guard") == ("guard-inside", "E-10.3")
    assert "dragon+guard" in words(after(state, "dragon"))


@clause("E-10.4")
def test_he_guards_the_whole_realm_until_it_is_left() -> None:
    on = "thief@1.1:2 thief@1.2:2 thief@2.1:2"
    state = travelling("9 dragon, bodyguard", "", realms={1: "plain desert", 2: "plain"}, on=on)
    state = after(state, "dragon+guard", "dragon")
    assert state.view(None).trip.tolls == (0, 0)
    state = after(state, "dragon")
    assert state.view(None).trip.tolls == (0, 2)
    assert not state.view(None).trip.guarded
    state = after(state, "dragon")  # back in the first realm: a new one would be needed
    assert state.view(None).trip.tolls == (0, 4)


@clause("E-10.4", "E-14.3")
def test_a_spell_within_the_realm_does_not_end_it() -> None:
    on = "thief@1.1:2 thief@1.2:2"
    state = travelling("dragon, 4 raft, bodyguard", "", realms={1: "plain desert", 2: "plain"},
                       on=on, magic_spell=True)  # fmt: skip
    state = after(state, "dragon+guard", "spell@1.2", *["-raft"] * 4)
    assert state.view(None).trip.guarded
    assert state.view(None).trip.tolls == (0, 0)


@clause("E-10.5")
def test_turning_round_inside_the_realm_does_not_end_it() -> None:
    state = travelling("3 dragon, bodyguard, direction_change", "", on="thief@1.1:2 thief@1.2:2",
                       realms={1: "plain desert", 2: "plain"})  # fmt: skip
    state = after(state, "dragon+guard", "dragon", "dragon+turn")
    assert (state.view(None).trip.at, state.view(None).trip.tolls) == ("1.1", (0, 0))


@clause("E-10.6")
def test_gold_doubles_under_guard() -> None:
    state = travelling("dragon bodyguard", "", realms={1: "plain lake"}, on="gold@1.1:1")
    assert after(state, "dragon+guard").view(None).trip.income == 4


@clause("E-10.7")
def test_several_bodyguards_one_for_each_entry() -> None:
    state = travelling("9 dragon, 3 bodyguard", "", realms={1: "plain", 2: "plain"})
    state = after(state, "dragon+guard", "dragon+guard", "dragon+guard")
    assert state.view(None).discard == {"dragon": 3, "bodyguard": 3}


@clause("E-10.8")
def test_a_bodyguard_may_come_along_for_nothing() -> None:
    state = travelling("dragon bodyguard", "", realms={1: "plain"})
    assert words(state) == {"halt", "dragon", "dragon+guard"}


# ---- E-11: changing direction --------------------------------------------------------------------


@clause("E-11.1", "E-11.2", "E-11.6")
def test_a_direction_change_turns_round_before_the_visit() -> None:
    realms = {1: "plain", 2: "desert", 3: "mountain"}
    state = travelling("9 dragon, 2 direction_change", "", "", realms=realms)
    state = after(state, "dragon", "dragon")
    assert (state.view(None).trip.ahead, state.view(None).trip.back) == ("3.1", "1.1")
    state = after(state, "dragon+turn")
    assert state.view(None).trip.at == "1.1"
    assert state.view(None).trip.heading == -1
    assert state.view(None).trip.income == 2 + 6 + 2  # full pay …
    assert state.view(None).discard == {"dragon": 3, "direction_change": 1}  # … and full cost
    assert route(state, "dragon", "dragon", "dragon+turn") == ["3.1", "2.1", "3.1"]


@clause("E-11.1")
def test_one_change_a_visit_and_only_with_the_card() -> None:
    state = travelling("9 dragon", "", "", realms={1: "plain", 2: "desert", 3: "mountain"})
    state = after(state, "dragon", "dragon")
    assert refused(state, "dragon+turn") == ("no-direction-change", "E-11.1")


@clause("E-11.3")
def test_the_first_visit_cannot_be_turned() -> None:
    state = travelling("9 dragon, direction_change", "", realms={1: "plain desert", 2: "plain"})
    assert refused(state, "dragon+turn") == ("turn-before-first", "E-11.3")
    assert "dragon+turn" in words(after(state, "dragon"))


@clause("E-11.4")
def test_counter_clockwise_is_the_reverse_order() -> None:
    realms = {1: "plain desert", 2: "mountain plain", 3: "desert plain"}
    state = travelling("9 dragon, direction_change", "", "", realms=realms)
    state = after(state, *["dragon"] * 5)
    assert state.view(None).trip.at == "3.1"
    steps = ["dragon+turn", *["dragon"] * 3]
    assert route(state, *steps) == ["2.2", "2.1", "1.2", "1.1"]
    assert state.view(None).trip.back == "2.2"


@clause("E-11.4")
def test_from_the_entry_back_leads_to_the_last_of_the_right_neighbour() -> None:
    state = travelling("2 dragon, direction_change", "", "",
                       realms={1: "plain", 2: "lake", 3: "lake desert"})  # fmt: skip
    assert route(state, "dragon", "dragon+turn") == ["1.1", "3.2"]


@clause("E-11.5")
def test_there_is_no_change_without_a_visit() -> None:
    state = travelling("dragon direction_change", "", realms={1: "plain", 2: "lake"})
    state = after(state, "dragon")
    assert words(state) == {"halt"}
    assert refused(state, "-direction_change") == ("not-discarding", "E-0.3")
    assert hand(after(state, "halt"), 1) == {"direction_change": 1}


@clause("E-11.7")
def test_the_next_prince_starts_clockwise() -> None:
    realms = {1: "plain", 2: "forest", 3: "desert"}
    state = travelling("2 dragon, direction_change", "unicorn", "", realms=realms)
    state = after(state, "dragon", "dragon+turn")
    assert state.view(None).trip.heading == -1
    assert after(state, "halt").view(None).trip.heading == 1


# ---- E-12: payment -------------------------------------------------------------------------------


@clause("E-12.1", "E-12.2", "E-12.6", "E-8.2", "E-9.1")
def test_example_3() -> None:
    """Adam 1, Beate 2, Carl 3, Doris 4: 15, his gold in the forest 4 more, 2 of it for Beate."""
    state = travelling(
        "2 raft, 2 unicorn, dragon, elfcycle", "", "", "",
        realms={1: "river", 2: "forest desert", 3: "plain", 4: "mountain"},
        on="sea_monster@1.1:4 tree@2.1:3 gold@2.1:1 thief@2.2:2",
    )  # fmt: skip
    for step, kept in (("raft", 4), ("unicorn", 2), ("dragon", 1), ("elfcycle", 0)):
        state = after(state, step)
        assert sum(hand(state, 1).values()) == kept
    assert state.view(None).discard == {"raft": 2, "unicorn": 2, "dragon": 1, "elfcycle": 1}
    assert words(state) == {"halt"}  # nothing left for the mountains
    assert state.view(None).trip.income == 19
    assert gold(after(state, "halt")) == [12 + 19 - 2, 12 + 2, 12, 12]


@clause("E-10.1", "E-10.2", "E-11.1", "E-11.2")
def test_example_4() -> None:
    """Carl 3: lake in his own realm, desert in a foreign one, under guard; then back."""
    state = position("", "", "4 raft, dragon, bodyguard, direction_change", "",
                     realms={1: "plain", 2: "plain", 3: "lake", 4: "desert"}, on="thief@4.1:4",
                     phase=TRAVEL, turn=3)  # fmt: skip
    state = after(state, "raft", "dragon+guard")
    assert state.view(None).trip.tolls == (0, 0, 0, 0)
    state = after(state, "raft+turn")
    assert (state.view(None).trip.at, hand(state, 3)) == ("3.1", {})
    assert state.view(None).trip.heading == -1  # until another change, or the end
    assert state.view(None).trip.ahead == "2.1"
    assert gold(after(state, "halt")) == [12, 12, 12 + 7 + 6 + 7, 12]


@clause("E-12.1")
def test_every_repeat_is_paid() -> None:
    state = travelling("5 dragon", "", realms={1: "mountain", 2: "plain lake"}, on="gold@1.1:1")
    state = travelling("3 dragon, 2 direction_change", "", realms={1: "mountain", 2: "plain lake"},
                       on="gold@1.1:1")  # fmt: skip
    state = after(state, "dragon", "dragon", "dragon+turn", "halt")
    assert gold(state)[0] == 12 + 10 + 2 + 10


@clause("E-12.3", "E-12.4")
def test_the_bonus_is_for_all_locations_and_once() -> None:
    state = travelling("9 dragon, direction_change", "", realms={1: "plain", 2: "plain desert"})
    near = after(state, "dragon", "dragon", "halt")
    assert gold(near)[0] == 12 + 4
    assert gold(after(state, *["dragon"] * 3, "halt"))[0] == 12 + 10 + 10
    assert gold(after(state, *["dragon"] * 6, "halt"))[0] == 12 + 20 + 10
    backwards = after(state, "dragon", "dragon+turn", "dragon", "halt")
    assert gold(backwards)[0] == 12 + 10 + 10


@clause("E-12.4")
def test_a_visit_by_spell_counts_for_the_bonus() -> None:
    state = travelling("dragon, 4 raft", "", realms={1: "plain", 2: "lake"}, magic_spell=True)
    state = after(state, "dragon", "spell@2.1", *["-raft"] * 4, "halt")
    assert gold(state)[0] == 12 - 3 + 2 + 7 + 10


@clause("E-12.5", "E-12.3")
def test_who_stays_at_home_gets_nothing() -> None:
    assert gold(after(travelling("", "", realms={1: "plain"}), "halt")) == [12, 12]


# ---- E-13: closing a journey, the end ------------------------------------------------------------


@clause("E-13.1", "E-13.2", "E-3.2")
def test_a_journey_is_closed() -> None:
    on = "gold@1.1:1 thief@2.1:1 sea_monster@1.2:2"
    state = travelling("raft tree", "dragon", realms={1: FULL, 2: FULL}, on=on, turn=2, dragon=1,
                       discard="lake")  # fmt: skip
    state = after(state, "halt")
    view = state.view(None)
    assert (view.phase, view.journey, view.dragon) == ("dealing", 2, 1)
    assert [seat.arms for seat in view.seats] == [4, 4]
    assert realm(state, 1) == realm(state, 2) == []
    assert [seat.cards for seat in view.seats] == [2, 1]
    assert view.pile == 117


@clause("E-13.3")
def test_the_game_ends_with_the_last_payment_and_the_table_stays() -> None:
    state = travelling("raft", "2 dragon", realms={1: FULL, 2: "plain"}, on="thief@2.1:1",
                       turn=2, dragon=1, journey=2)  # fmt: skip
    state = after(state, "dragon")
    assert not state.is_terminal
    state = after(state, "halt")
    assert on_turn(state) == OVER
    assert state.view(None).phase == "over"
    assert gold(state) == [14, 12]
    assert realm(state, 2) == ["plain"]
    assert state.view(None).dragon == 0
    assert state.view(None).seats[0].arms == 3


@clause("E-13.4", "E-13.5")
@pytest.mark.parametrize(
    ("amounts", "winners", "results"),
    [
        ((20, 12, 3), [0], [1.0, -1.0, -1.0]),
        ((12, 20, 20), [1, 2], [-1.0, 0.0, 0.0]),
        ((7, 7, 7), [0, 1, 2], [-1 / 3] * 3),
    ],
)
def test_the_richest_wins_and_equals_share(
    amounts: tuple[int, ...], winners: list[int], results: list[float]
) -> None:
    state = position("9 raft", "", "", realms={1: FULL, 2: FULL, 3: FULL}, phase=TRAVEL, turn=3,
                     gold=amounts, dragon=1, journey=3)  # fmt: skip
    assert state.returns() == [0.0] * 3
    state = after(state, "halt")
    assert state.winners() == winners
    assert state.returns() == pytest.approx(results)


@clause("E-13.6")
def test_the_score_is_the_gold_held() -> None:
    state = travelling("2 raft, dragon", "", realms={1: "lake plain"}, on="thief@1.2:2")
    state = after(state, "raft", "dragon")
    assert gold(state) == [12, 12]
    assert (state.view(None).trip.income, state.view(None).trip.tolls) == (9, (0, 2))
    assert gold(after(state, "halt")) == [12 + 9 + 10 - 2, 14]
