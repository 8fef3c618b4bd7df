"""E-5 and E-6: planning."""

import pytest

import tafelronde
from clauses import clause
from games.koenig_der_elfen.positions import (
    CARDS,
    FULL,
    STANDARD,
    after,
    cards,
    dealt,
    gold,
    hand,
    on_turn,
    position,
    realm,
    refused,
    words,
)
from tafelronde.core.contract.rng import below, new_rng
from tafelronde.core.objects.state import State


def action(state: State, kind: str) -> tuple[int, str, str]:
    """Price, reason and clause of a kind of action, as the player to act sees it."""
    view = state.view(state.current_player)
    found = next(entry for entry in view.actions if entry.kind == kind)
    return found.price, found.reason, found.clause


# ---- E-5 -----------------------------------------------------------------------------------------


@clause("E-5.1")
def test_a_turn_is_one_of_seven_actions() -> None:
    state = position(
        "lake thief", "", realms={1: "plain", 2: "plain"}, pile="raft dragon tree gold"
    )
    assert words(state) == {
        "lake@1", "lake@2", "swap", "buy", "thief@1.1", "thief@2.1", "close@1.1", "pass",
    }  # fmt: skip
    kinds = [entry.kind for entry in state.view(0).actions]
    assert kinds == ["location", "swap", "buy", "card", "close", "pass", "no-location"]
    assert refused(state, "fetch-lake") == ("not-fetching", "E-6.25")
    assert words(position("tree raft", "", realms={2: "plain"})) == {
        "swap", "buy", "tree@2.1", "no-location",
    }  # fmt: skip
    assert state.view(1).actions == state.view(None).actions == ()
    for step in ("lake@2", "thief@2.1", "close@1.1", "pass"):
        assert on_turn(after(state, step)) == 2
    with pytest.raises(tafelronde.InvalidAction):
        state.apply("sleep")


@clause("E-5.2", "E-5.3", "E-5.4")
def test_example_1() -> None:
    """Adam, Beate, Carl and Doris (1 … 4)."""
    state = position("3 raft", "forest", "thief", "", realms={1: "lake", 3: FULL, 4: FULL})
    state = after(state, "pass")  # Adam
    state = after(state, "forest@2")  # Beate
    state = after(state, "thief@2.1")  # Carl, with his arms
    assert state.view(None).seats[1].realm[0].thief == 2
    state = after(state, "buy")  # Doris, for one gold
    assert gold(state) == [12, 12, 12, 11]
    state = after(state, "+tree")
    assert on_turn(state) == 1
    assert "pass" in words(state)  # he can pass again, but chooses to
    state = after(state, "swap", "+lake", "+gold", "+raft", "-lake", "-gold", "-raft", "-raft")
    assert hand(state, 1) == {"raft": 2}
    assert on_turn(state) == 2


@clause("E-5.3", "E-5.4")
def test_example_2() -> None:
    realms = dict.fromkeys((1, 2, 3, 4), FULL)
    state = position("gold", "gold", "gold", "gold", realms=realms)
    for seat in (1, 2, 3):
        assert on_turn(state) == seat
        state = after(state, "pass")
        assert state.view(None).passes == seat
    assert state.view(None).phase == "planning"
    state = after(state, "pass")  # Doris; Adam can do nothing more
    assert state.view(None).phase == "travelling"
    assert "gold@1.1" not in words(state)


@clause("E-5.4")
@pytest.mark.parametrize("step", ["lake@2", "buy", "gold@1.1", "close@1.1", "swap"])
def test_any_other_action_restarts_the_count(step: str) -> None:
    state = position("", "", "lake gold raft tree", realms={1: "lake", 2: "lake", 3: "lake plain"},
                     turn=3, passes=2)  # fmt: skip
    step = step.replace("1.1", "3.1")
    state = after(state, step)
    while state.is_chance:
        state = after(state, "+raft")
    while on_turn(state) == 3:
        state = after(state, min(words(state)))
    assert (on_turn(state), state.view(None).passes) == (1, 0)
    state = after(state, "pass", "pass")
    assert state.view(None).phase == "planning"
    assert after(state, "pass").view(None).phase == "travelling"


@clause("E-5.4")
def test_announcing_restarts_the_count_too() -> None:
    state = position("", "", "tree", realms={1: FULL, 2: FULL}, turn=3, passes=2)
    assert after(state, "no-location").view(None).passes == 0


# ---- locations -----------------------------------------------------------------------------------


@clause("E-6.1", "E-6.5")
def test_a_location_goes_face_up_into_any_realm() -> None:
    state = position("lake", "", "")
    assert {f"lake@{seat}" for seat in (1, 2, 3)} <= words(state)
    state_3 = after(state, "lake@3")
    assert realm(state_3, 3) == ["lake"]
    assert hand(state_3, 1) == {}
    assert realm(state_3, 1) == []  # his own is empty still
    assert refused(state, "river@1") == ("not-in-hand", "E-6.1")
    assert refused(state, "lake@4") == ("no-such-realm", "E-6.1")
    assert action(position("raft", "", ""), "location") == (0, "not-in-hand", "E-6.1")


@clause("E-6.2", "E-14.1")
@pytest.mark.parametrize(("players", "three", "room"), [(2, True, 3), (2, False, 2), (3, True, 2)])
def test_a_realm_holds_so_many(players: int, three: bool, room: int) -> None:
    hands = ["lake", *[""] * (players - 1)]
    for lying in range(room + 1):
        realms = {2: " ".join(["plain"] * lying)}
        state = position(*hands, realms=realms, three_locations=three)
        assert state.view(None).room == room
        if lying < room:
            assert "lake@2" in words(state)
        else:
            assert refused(state, "lake@2") == ("realm-full", "E-6.2")


@clause("E-6.2")
def test_when_all_realms_are_full_no_location_can_be_played() -> None:
    state = position("lake", "", "", realms={1: FULL, 2: FULL, 3: FULL})
    assert action(state, "location") == (0, "realm-full", "E-6.2")


@clause("E-6.3")
def test_a_further_location_comes_later_on_the_route() -> None:
    state = position("lake", "desert", realms={2: "plain"})
    state = after(state, "lake@2", "desert@2")
    assert realm(state, 2) == ["plain", "lake", "desert"]
    assert [spot.place for spot in state.view(None).seats[1].realm] == ["2.1", "2.2", "2.3"]


@clause("E-6.4", "E-6.3")
def test_when_a_location_is_closed_the_rest_move_up() -> None:
    state = position("forest", "", realms={1: "lake plain desert", 2: FULL},
                     on="thief@1.1:2 gold@1.2:2 tree@1.3:1")  # fmt: skip
    state = after(state, "close@1.1")
    assert realm(state, 1) == ["plain", "desert"]
    spots = state.view(None).seats[0].realm
    assert [(spot.gold, spot.thief, spot.obstacle) for spot in spots] == [(1, -1, -1), (-1, -1, 0)]
    state = after(state, "pass", "forest@1")
    assert realm(state, 1) == ["plain", "desert", "forest"]


# ---- swap ----------------------------------------------------------------------------------------


@clause("E-6.6")
def test_three_are_drawn_and_four_discarded_openly_drawn_ones_too() -> None:
    state = position("dragon tree", "", realms={1: FULL})
    state = after(state, "swap", "+raft", "+lake", "+raft")
    assert hand(state, 1) == {"lake": 1, "dragon": 1, "raft": 2, "tree": 1}
    assert words(state) == {"-lake", "-dragon", "-raft", "-tree"}
    assert refused(state, "-thief") == ("not-in-hand", "E-6.6")
    for number, step in enumerate(("-lake", "-raft", "-tree", "-raft"), 1):
        state = after(state, step)
        assert sum(state.view(1).discard.values()) == number
    assert hand(state, 1) == {"dragon": 1}
    assert state.view(None).discard == {"lake": 1, "raft": 2, "tree": 1}
    assert on_turn(state) == 2


@clause("E-6.7")
def test_a_swap_needs_a_card_in_hand() -> None:
    state = position("", "", realms={1: FULL})
    assert refused(state, "swap") == ("nothing-in-hand", "E-6.7")
    assert "swap" in words(position("raft", "", realms={1: FULL}))


@clause("E-6.7", "E-6.32")
@pytest.mark.parametrize("one", ["raft", "lake"])
def test_with_an_empty_realm_a_swap_needs_two_cards(one: str) -> None:
    state = position(one, "", realms={2: FULL})
    assert refused(state, "swap") == ("last-card", "E-6.7")
    assert action(state, "swap") == (0, "last-card", "E-6.7")
    assert "swap" in words(position(f"{one} tree", "", realms={2: FULL}))
    assert refused(position("", "", realms={2: FULL}), "swap") == ("nothing-in-hand", "E-6.7")


@clause("E-6.32")
def test_the_last_location_is_not_thrown_away_while_the_realm_is_empty() -> None:
    state = position("lake tree", "", realms={2: FULL})
    state = after(state, "swap", "+raft", "+raft", "+lake")
    assert words(state) == {"-lake", "-raft", "-tree"}  # of two one may go
    state = after(state, "-lake")
    assert words(state) == {"-raft", "-tree"}
    assert refused(state, "-lake") == ("last-location", "E-6.32")
    state = after(state, "-raft", "-raft", "-tree")
    assert hand(state, 1) == {"lake": 1}
    assert refused(after(state, "pass"), "pass") == ("pass-empty", "E-6.22")


@clause("E-6.32", "E-6.5")
def test_it_may_be_played_into_any_realm_and_thrown_away_when_one_lies_in_the_own() -> None:
    assert {"lake@1", "lake@2"} <= words(position("lake tree", "", realms={2: "plain"}))
    state = after(position("lake tree", "", realms={1: "plain"}), "swap", *["+raft"] * 3)
    assert "-lake" in words(state)


@clause("E-6.32")
def test_a_location_that_is_drawn_is_kept_too() -> None:
    state = after(position("raft tree", "", realms={2: FULL}), "swap", "+raft", "+lake", "+raft")
    assert words(state) == {"-raft", "-tree"}


@clause("E-6.8")
@pytest.mark.parametrize(
    ("pile", "discard", "legal"),
    [
        ("raft", "lake", False),
        ("raft", "2 lake", True),
        ("3 raft", "", True),
        ("2 raft", "", False),
    ],
)
def test_a_swap_needs_three_cards_in_both_piles_together(
    pile: str, discard: str, legal: bool
) -> None:
    state = hoarded(pile, discard)
    if legal:
        assert "swap" in words(state)
    else:
        assert refused(state, "swap") == ("piles-small", "E-6.8")


# ---- buying --------------------------------------------------------------------------------------


@clause("E-6.9")
def test_three_cards_are_sold_for_1_2_and_3_gold() -> None:
    state = position("", "", realms={1: FULL, 2: FULL})
    for price, left in ((1, 11), (2, 9), (3, 6)):
        assert action(state, "buy") == (price, "", "")
        state = after(state, "buy")
        assert gold(state) == [left, 12]
        state = after(state, "+raft", "pass")
    assert state.view(None).seats[0].bought == 3
    assert hand(state, 1) == {"raft": 3}
    assert refused(state, "buy") == ("bought-out", "E-6.9")


@clause("E-6.10")
def test_prices_begin_anew_in_the_next_journey() -> None:
    state = position("", "", realms={1: FULL, 2: FULL})
    state = after(state, "buy", "+raft", "pass", "pass")
    assert state.view(None).phase == "travelling"
    state = after(state, "halt", "halt")
    state.apply_chance(new_rng(3))
    assert [seat.bought for seat in state.view(None).seats] == [0, 0]
    state = after(state, "buy")
    assert gold(state) == [11, 11]


@clause("E-6.11")
def test_no_purchase_without_gold_or_cards() -> None:
    poor = position("", "", realms={1: FULL}, gold=(0, 12))
    assert refused(poor, "buy") == ("buy-dear", "E-6.11")
    assert "buy" in words(position("", "", realms={1: FULL}, gold=(1, 12)))
    once = after(position("", "", realms={1: FULL, 2: FULL}, gold=(2, 12)), "buy", "+raft", "pass")
    assert refused(once, "buy") == ("buy-dear", "E-6.11")


@clause("E-6.11", "E-6.8")
def test_no_purchase_and_no_swap_when_both_piles_are_gone() -> None:
    state = hoarded("2 raft")
    assert (state.view(None).pile, state.view(None).discard) == (2, {})
    assert refused(state, "swap") == ("piles-small", "E-6.8")
    state = after(state, "buy", "+raft", "pass")
    state = after(state, "buy", "+raft", "pass")
    assert refused(state, "buy") == ("piles-empty", "E-6.11")


def hoarded(pile: str, discard: str = "") -> State:
    """Two princes who hold all cards but those of two full realms and of these piles."""
    left = {**dict(zip(CARDS, STANDARD, strict=True))}
    for card, number in (cards(pile) + cards(discard) + cards("2 plain, 2 river")).items():
        left[card] -= number
    first = ", ".join(f"{left[card]} {card}" for card in CARDS[:9] if left[card])
    second = ", ".join(f"{left[card]} {card}" for card in CARDS[9:] if left[card])
    return position(first, second, realms={1: FULL, 2: FULL}, discard=discard)


# ---- the pile runs out ---------------------------------------------------------------------------


@clause("E-6.12")
def test_the_discards_become_the_pile_just_before_a_card_is_drawn() -> None:
    state = hoarded("2 raft", "2 lake")
    view = state.view(None)
    assert (view.pile, view.discard) == (2, {"lake": 2})
    state = after(state, "buy", "+raft", "pass", "buy")
    assert (state.view(None).pile, state.view(None).discard) == (1, {"lake": 2})
    state = after(state, "+raft")
    assert (state.view(None).pile, state.view(None).discard) == (0, {"lake": 2})  # never earlier
    state = after(state, "pass", "buy")
    assert (state.view(None).pile, state.view(None).discard) == (2, {})
    assert words(state) == {"+lake"}


@clause("E-6.12")
def test_also_between_two_cards_of_one_swap() -> None:
    state = hoarded("2 raft", "2 lake")
    state = after(state, "swap", "+raft", "+raft")
    assert (state.view(None).pile, state.view(None).discard) == (2, {})
    state = after(state, "+lake")
    assert words(state) >= {"-raft", "-lake"}


# ---- action cards --------------------------------------------------------------------------------


@clause("E-6.13")
@pytest.mark.parametrize("card", ["gold", "thief", "tree", "sea_monster"])
def test_an_action_card_is_placed_with_arms_at_any_location(card: str) -> None:
    state = position(card, "", "", realms={1: FULL, 2: "lake desert", 3: "forest"})
    dry, wet = {"1.1", "2.2", "3.1"}, {"1.2", "2.1"}
    where = {"tree": dry, "sea_monster": wet}.get(card, dry | wet)
    assert {word for word in words(state) if word.startswith(card)} == {
        f"{card}@{p}" for p in where
    }
    place = max(where)
    state = after(state, f"{card}@{place}")
    spot = state.view(None).seats[int(place[0]) - 1].realm[int(place[2]) - 1]
    owners = {"gold": spot.gold, "thief": spot.thief}
    assert owners.get(card, spot.obstacle) == 0
    assert state.view(None).seats[0].arms == 3
    assert hand(state, 1) == {}
    other = position("raft", "", realms={1: FULL})
    assert refused(other, f"{card}@{place}")[0] == "not-in-hand"
    assert refused(position(card, "", realms={1: FULL}), f"{card}@2.1") == (
        "nothing-lies-there", "E-6.13",
    )  # fmt: skip


@clause("E-6.14")
def test_of_each_kind_one_card_lies_at_a_location_by_whomever() -> None:
    state = position("gold thief tree sea_monster", "", realms={1: "plain river", 2: FULL},
                     on="gold@1.1:2 thief@1.1:1 tree@1.1:2 sea_monster@1.2:1")  # fmt: skip
    for card in ("gold", "thief", "tree"):
        assert refused(state, f"{card}@1.1") == ("card-lies-there", "E-6.14")
    assert refused(state, "sea_monster@1.2") == ("card-lies-there", "E-6.14")
    assert {"gold@1.2", "thief@1.2", "tree@2.1", "sea_monster@2.2"} <= words(state)


@clause("E-6.15")
@pytest.mark.parametrize("terrain", ["plain", "river", "forest", "mountain", "desert", "lake"])
def test_trees_stand_on_land_and_sea_monsters_live_in_water(terrain: str) -> None:
    state = position("tree sea_monster", "", realms={1: terrain})
    if terrain in ("river", "lake"):
        assert "sea_monster@1.1" in words(state)
        assert refused(state, "tree@1.1") == ("tree-in-water", "E-6.15")
    else:
        assert "tree@1.1" in words(state)
        assert refused(state, "sea_monster@1.1") == ("monster-on-land", "E-6.15")


@clause("E-6.16")
def test_without_arms_no_card_is_placed() -> None:
    on = "gold@1.1:1 thief@1.1:1 tree@1.1:1"
    state = position("gold", "gold", realms={1: FULL, 2: FULL}, on=on)
    assert "gold@2.1" in words(state)
    assert after(state, "gold@2.1").view(None).seats[0].arms == 0
    full = position("gold", "", realms={1: FULL, 2: FULL}, on=f"{on} thief@1.2:1")
    assert refused(full, "gold@2.1") == ("no-arms", "E-6.16")
    assert action(full, "card") == (0, "no-arms", "E-6.16")


@clause("E-6.17")
def test_one_player_may_have_several_cards_at_one_location() -> None:
    state = position("tree", "", realms={1: FULL}, on="gold@1.1:1 thief@1.1:1")
    spot = after(state, "tree@1.1").view(None).seats[0].realm[0]
    assert (spot.gold, spot.thief, spot.obstacle) == (0, 0, 0)


# ---- closing -------------------------------------------------------------------------------------


@clause("E-6.18")
@pytest.mark.parametrize(
    ("on", "price"),
    [("", 2), ("gold@1.1:1", 3), ("gold@1.1:2 thief@1.1:1", 4),
     ("gold@1.1:2 thief@1.1:2 tree@1.1:1", 5), ("gold@1.2:2", 2)],
)  # fmt: skip
def test_closing_costs_2_and_1_for_each_card_there(on: str, price: int) -> None:
    state = position("", "", realms={1: FULL}, on=on)
    assert state.view(None).seats[0].realm[0].close_price == price
    state = after(state, "close@1.1")
    assert gold(state) == [12 - price, 12]
    assert realm(state, 1) == ["river"]
    assert state.view(None).discard["plain"] == 1
    assert sum(state.view(None).discard.values()) == price - 1


@clause("E-6.18", "E-6.20")
def test_only_what_lies_in_the_own_realm_can_be_closed() -> None:
    state = position("", "", realms={1: "lake", 2: FULL})
    assert refused(state, "close@2.1") == ("foreign-realm", "E-6.20")
    assert refused(state, "close@1.2") == ("nothing-to-close", "E-6.18")
    assert action(position("raft", "", realms={2: FULL}), "close")[1:] == (
        "nothing-to-close", "E-6.18",
    )  # fmt: skip


@clause("E-6.20")
def test_closing_needs_the_gold() -> None:
    realms, on = {1: FULL}, "gold@1.1:2 thief@1.1:2"
    assert "close@1.1" in words(position("", "", realms=realms, on=on, gold=(4, 0)))
    poor = position("", "", realms=realms, on=on, gold=(3, 0))
    assert refused(poor, "close@1.1") == ("close-dear", "E-6.20")
    assert "close@1.2" in words(poor)
    assert action(poor, "close") == (2, "", "")
    assert action(position("", "", realms=realms, gold=(1, 0)), "close") == (
        2, "close-dear", "E-6.20",
    )  # fmt: skip


@clause("E-6.19")
def test_the_arms_come_back_at_once_and_can_be_used() -> None:
    on = "gold@1.1:1 thief@1.1:2 tree@1.1:1 gold@2.1:1 thief@2.1:1"
    state = position("gold", "", realms={1: FULL, 2: FULL}, on=on)
    assert [seat.arms for seat in state.view(None).seats] == [0, 3]
    assert refused(state, "gold@1.2") == ("no-arms", "E-6.16")
    state = after(state, "close@1.1")
    assert [seat.arms for seat in state.view(None).seats] == [2, 4]
    assert "gold@1.1" in words(after(state, "pass"))


@clause("E-6.21")
def test_the_last_location_may_be_closed_and_then_one_is_needed_to_pass() -> None:
    state = position("lake", "", realms={1: "plain", 2: FULL})
    state = after(state, "close@1.1", "pass")
    assert refused(state, "pass") == ("pass-empty", "E-6.22")
    state = after(state, "lake@1", "pass")
    assert "pass" in words(state)


# ---- passing -------------------------------------------------------------------------------------


@clause("E-6.22", "E-6.23")
def test_passing_needs_a_location_in_the_own_realm() -> None:
    assert refused(position("raft", "", realms={2: FULL}), "pass") == ("pass-empty", "E-6.22")
    assert refused(position("lake", "", realms={2: FULL}), "pass") == ("pass-empty", "E-6.22")
    assert "pass" in words(position("raft", "", realms={1: "lake"}))


# ---- no location ---------------------------------------------------------------------------------


@clause("E-6.24", "E-15.2")
def test_announcing_needs_an_empty_realm_and_no_location_in_hand() -> None:
    state = position("raft tree", "", realms={2: FULL})
    assert "no-location" in words(state)
    assert refused(position("raft lake", "", realms={2: FULL}), "no-location") == (
        "holds-location", "E-6.24",
    )  # fmt: skip
    assert refused(position("raft tree", "", realms={1: "lake"}), "no-location") == (
        "realm-has-location", "E-6.24",
    )  # fmt: skip
    assert state.view(1).seats[0].hand is None
    state = after(state, "no-location")
    for reader in (0, 1, None):
        seat = state.view(reader).seats[0]
        assert (seat.hand, seat.shown) == ({"raft": 1, "tree": 1}, True)


@clause("E-6.25", "E-15.2")
def test_a_location_is_fetched_and_another_card_discarded() -> None:
    state = position("raft tree", "", "", realms={2: "lake lake", 3: "lake lake"},
                     discard="5 plain, forest")  # fmt: skip
    state = after(state, "no-location")
    assert words(state) == {f"fetch-{t}" for t in ("river", "forest", "mountain", "desert")}
    assert refused(state, "fetch-lake") == ("no-such-terrain", "E-6.25")  # all lie on the table
    assert refused(state, "fetch-plain") == ("no-such-terrain", "E-6.25")  # discarded, all five
    assert refused(state, "buy") == ("turn-is-begun", "E-0.3")
    pile = state.view(None).pile
    state = after(state, "fetch-desert")
    assert state.view(None).pile == pile - 1
    assert state.view(2).seats[0].hand == {"desert": 1, "raft": 1, "tree": 1}
    assert words(state) == {"-raft", "-tree"}
    assert refused(state, "-desert") == ("not-a-location", "E-6.25")
    state = after(state, "-tree")
    assert on_turn(state) == 2
    assert hand(state, 1) == {"desert": 1, "raft": 1}
    assert state.view(2).seats[0].hand is None


@clause("E-6.25")
def test_only_the_searcher_learns_what_lies_in_the_pile() -> None:
    state = after(position("raft tree", "lake", realms={2: FULL}), "no-location")
    rng = new_rng(1)
    for _ in range(50):
        assert state.resample(0, rng).legal_actions() == state.legal_actions()
    seen = {tuple(state.resample(1, rng).legal_actions()) for _ in range(300)}
    assert all(seen)
    hidden = {bytes(state.resample(1, rng).array["pile"][0]) for _ in range(50)}
    assert hidden == {bytes(state.array["pile"][0])}  # all else is shown: nothing to mix


@clause("E-6.26")
def test_with_no_other_card_nothing_is_discarded() -> None:
    state = after(position("", "", realms={2: FULL}), "no-location")
    assert state.view(1).seats[0].hand == {}
    state = after(state, "fetch-lake")
    assert on_turn(state) == 2
    assert hand(state, 1) == {"lake": 1}
    assert state.view(1).seats[0].hand is None


@clause("E-6.27", "E-6.12")
def test_without_a_location_in_the_pile_the_discards_are_searched() -> None:
    state = position("tree", "", realms={2: FULL}, pile="3 raft, dragon")
    state = after(state, "no-location")
    assert words(state) == {
        f"fetch-{t}" for t in ("plain", "river", "forest", "mountain", "desert", "lake")
    }
    before = state.view(None)
    state = after(state, "fetch-lake")
    assert state.view(None).pile == before.pile == 4  # searching is not drawing: nothing shuffled
    assert state.view(None).discard["lake"] == before.discard["lake"] - 1


@clause("E-6.28", "E-6.23")
def test_who_cannot_announce_may_pass_with_an_empty_realm() -> None:
    locations = "5 plain, 4 river, 5 forest, 4 mountain, 4 desert, 4 lake"
    state = position("raft", locations, "")
    assert refused(state, "no-location") == ("no-location-left", "E-6.28")
    assert {"pass", "buy"} == words(state)
    assert {"pass", "buy", "swap"} == words(position("raft tree", locations, ""))
    assert action(state, "pass") == (0, "", "")
    state = position("raft", locations.replace("4 lake", "3 lake"), "", discard="lake")
    assert refused(state, "pass") == ("pass-empty", "E-6.22")
    assert "no-location" in words(state)


@clause("E-6.29", "E-6.28")
def test_announcing_is_possible_again_and_again() -> None:
    """An empty realm is therefore never an excuse to pass while there is a location to be had."""
    state = position("raft tree", "", realms={2: FULL})
    for _ in range(2):
        assert refused(state, "pass") == ("pass-empty", "E-6.22")
        state = after(state, "no-location", "fetch-lake")
        state = after(state, min(words(state)), "pass", "lake@1", "pass", "close@1.1", "pass")
    assert gold(state)[0] == 12 - 2 - 2
    assert words(state) >= {"no-location"}
    assert refused(state, "pass") == ("pass-empty", "E-6.22")


@clause("E-6.30")
def test_announcing_is_not_a_duty() -> None:
    state = position("raft tree", "", realms={2: FULL})
    assert {"buy", "swap", "tree@2.1", "no-location"} == words(state)


@clause("E-6.31")
@pytest.mark.parametrize("players", [2, 6])
def test_planning_ends_even_when_nobody_wants_to_pass(players: int) -> None:
    """Everybody does anything but pass while he can, and every turn brings the end nearer."""
    state, rng = dealt(players, seed=3), new_rng(players)
    decisions, measure = 0, left_to_do(state)
    while state.view(None).phase == "planning" or state.is_chance:
        if state.is_chance:
            state.apply_chance(rng)
            continue
        legal = words(state) - {"pass"}
        chosen = sorted(legal)[int(below(rng, len(legal)))] if legal else "pass"
        state.apply(chosen)
        decisions += 1
        assert decisions < 2100
        if chosen != "pass" and state.view(None).awaits == "turn":
            assert left_to_do(state) < measure
            measure = left_to_do(state)


def left_to_do(state: State) -> tuple[int, int, int, int]:
    """The quantities that every turn but a pass lowers."""
    record, players = state.array[0], state.players
    locations = record.hands[:players, :6].sum(axis=1)
    return (
        int(record.gold.sum()),
        int(players * record.room - record.realm.sum()),
        int(sum((record.realm[:players] == 0) & (locations == 0))),
        int(record.held.sum()),
    )
