"""E-14: the magic spell; and E-15: who knows what."""

import msgspec
import pytest

import tafelronde
from clauses import clause
from games.koenig_der_elfen import conservation
from games.koenig_der_elfen.positions import (
    FULL,
    OVER,
    TRAVEL,
    after,
    dealt,
    gold,
    hand,
    position,
    refused,
    words,
)
from tables import Table, random_states
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State

REALMS = {1: "plain desert", 2: "lake mountain"}


def magical(first: str, on: str = "", **more: object) -> State:
    return position(first, "", realms=REALMS, on=on, phase=TRAVEL, magic_spell=True, **more)  # type: ignore[arg-type]


@clause("E-14.1")
def test_three_locations_are_a_switch_of_two_players() -> None:
    assert dealt(2).view(None).room == 3
    assert dealt(2, three_locations=False).view(None).room == 2
    assert dealt(3).view(None).room == 2
    with pytest.raises(BadOption, match="three_locations"):
        tafelronde.load("koenig_der_elfen").new(3, three_locations=False)


@clause("E-14.2")
def test_a_spell_costs_3_gold_and_any_four_travel_cards() -> None:
    state = magical("raft, unicorn, dragon, 2 giant_pig, tree, lake")
    assert words(state) == {
        "halt", "dragon", "giant_pig", "spell@1.1", "spell@1.2", "spell@2.1", "spell@2.2",
    }  # fmt: skip
    state = after(state, "spell@2.1")
    assert gold(state) == [9, 12]  # at once
    assert state.view(1).trip.aim == "2.1"
    assert words(state) == {"-raft", "-unicorn", "-dragon", "-giant_pig"}
    assert refused(state, "-tree") == ("not-a-travel-card", "E-14.2")
    for number, step in enumerate(("-raft", "-giant_pig", "-dragon"), 1):
        state = after(state, step)
        assert sum(state.view(None).discard.values()) == number
        assert state.view(None).trip.visits == 0
    state = after(state, "-giant_pig")
    assert (state.view(None).trip.at, state.view(None).trip.income) == ("2.1", 7)
    assert hand(state, 1) == {"lake": 1, "unicorn": 1, "tree": 1}


@clause("E-14.2")
def test_a_spell_must_be_possible_to_complete() -> None:
    assert refused(magical("3 raft, tree, bodyguard"), "spell@2.1") == (
        "spell-needs-cards", "E-14.2",
    )  # fmt: skip
    assert refused(magical("4 raft"), "spell@2.3") == ("nothing-lies-there", "E-14.2")
    off = position("4 raft", "", realms=REALMS, phase=TRAVEL)
    assert refused(off, "spell@2.1") == ("no-spell", "E-14.2")


@clause("E-14.3", "E-9.1", "E-9.2")
def test_obstacles_do_not_count_gold_and_thieves_do() -> None:
    state = magical("4 raft", on="sea_monster@2.1:2 thief@2.1:2 gold@2.1:1")
    state = after(state, "spell@2.1", *["-raft"] * 4)
    assert (state.view(None).trip.income, state.view(None).trip.tolls) == (14, (0, 2))
    assert gold(after(state, "halt")) == [12 - 3 + 14 - 2, 14]


@clause("E-14.4")
def test_it_may_be_the_first_visit_and_travel_goes_on_from_there() -> None:
    state = magical("8 giant_pig, 3 dragon, direction_change")
    state = after(state, "spell@1.2", *["-giant_pig"] * 4)
    assert state.view(None).trip.ahead == "2.1"
    assert state.view(None).trip.back == "1.1"
    back = after(state, "dragon+turn")
    assert back.view(None).trip.at == "1.1"
    state = after(back, "spell@2.2", *["-giant_pig"] * 4)
    assert state.view(None).trip.heading == -1
    assert state.view(None).trip.ahead == "2.1"  # still counter-clockwise


@clause("E-14.5")
def test_it_leads_elsewhere() -> None:
    state = after(magical("4 raft, dragon"), "dragon")
    assert refused(state, "spell@1.1") == ("spell-here", "E-14.5")
    assert "spell@1.2" in words(state)


@clause("E-7.8", "E-14.4")
def test_it_leads_to_no_location_a_third_time() -> None:
    state = position("8 raft, 3 dragon", "", realms={1: "plain", 2: "plain desert"}, phase=TRAVEL,
                     magic_spell=True, gold=(20, 0))  # fmt: skip
    state = after(state, "dragon", "spell@2.1", *["-raft"] * 4, "spell@1.1", *["-raft"] * 4)
    state = after(state, "dragon", "dragon")
    assert (state.view(0).trip.at, [spot.visits for spot in state.view(0).seats[0].realm]) == (
        "2.2", [2],
    )  # fmt: skip
    assert refused(state, "spell@1.1") == ("seen-twice", "E-7.8")


@clause("E-14.6", "E-9.4")
@pytest.mark.parametrize(
    ("stock", "free", "robbed"),
    [(2, False, False), (3, True, False), (4, True, False), (5, True, True)],
)
def test_its_gold_must_be_in_stock(stock: int, free: bool, robbed: bool) -> None:
    state = magical("4 raft, bodyguard", on="thief@2.1:2", gold=(stock, 0))
    assert ("spell@2.2" in words(state)) == free
    assert ("spell@2.1" in words(state)) == robbed
    assert ("spell@2.1+guard" in words(state)) == free
    if not free:
        assert refused(state, "spell@2.2") == ("spell-dear", "E-14.6")
    elif not robbed:
        assert refused(state, "spell@2.1") == ("stock-too-small", "E-14.6")


@clause("E-14.6", "E-9.4")
def test_its_gold_is_missing_for_later_thieves() -> None:
    state = magical("4 raft, 2 dragon", on="thief@2.2:2", gold=(4, 0))
    assert "spell@2.1" in words(state)
    state = after(state, "spell@2.1", *["-raft"] * 4)
    assert refused(state, "dragon") == ("stock-too-small", "E-9.4")


@clause("E-14.7")
def test_there_is_no_limit_of_spells() -> None:
    state = magical("9 raft, 3 unicorn")
    state = after(state, "spell@2.1", *["-raft"] * 4, "spell@1.1", *["-raft"] * 4, "spell@2.2",
                  "-raft", *["-unicorn"] * 3)  # fmt: skip
    assert gold(state)[0] == 12 - 9
    assert state.view(None).trip.visits == 3


@clause("E-14.8", "E-14.2")
def test_a_bodyguard_may_come_along_into_another_realm() -> None:
    state = magical("4 raft, dragon, 2 bodyguard", on="thief@2.1:2")
    assert "spell@1.1+guard" in words(state)  # the first visit
    state = after(state, "dragon")
    assert refused(state, "spell@1.2+guard") == ("guard-inside", "E-14.8")
    state = after(state, "spell@2.1+guard")
    assert hand(state, 1)["bodyguard"] == 1  # gone when named
    state = after(state, *["-raft"] * 4)
    assert state.view(None).trip.tolls == (0, 0)
    assert state.view(None).trip.guarded


# ---- E-15: information ---------------------------------------------------------------------------


@clause("E-15.1", "E-15.3")
def test_hands_and_gold_are_secret_all_else_is_open() -> None:
    state = position("dragon, raft, lake", "dragon", "tree", realms={1: FULL, 2: FULL, 3: FULL},
                     on="gold@1.1:2", phase=TRAVEL, gold=(5, 6, 7))  # fmt: skip
    for reader in (0, 1, 2, None):
        view = state.view(reader)
        for seat, before in enumerate(view.seats):
            assert (before.hand is None) == (seat != reader)
            assert (before.gold is None) == (seat != reader)
        assert [before.cards for before in view.seats] == [3, 1, 1]
        assert view.trip.stock == (5 if reader == 0 else None)
        assert (view.offers == ()) == (reader != 0)
    assert state.view(1).seats[1].gold == 6


@clause("E-15.1")
@pytest.mark.parametrize("reader", [1, None])
def test_other_gold_shows_nowhere(reader: int | None) -> None:
    """Changing the others' gold changes no byte of a view."""
    for state in random_states(Table("koenig_der_elfen", 3, {"magic_spell": True}), 11, 2, every=3):
        if state.is_terminal:
            continue
        other = state.copy()
        for seat in range(3):
            if seat != reader:
                other.array["gold"][0, seat] += 50
        if state.current_player == reader:
            continue
        assert msgspec.json.encode(other.view(reader)) == msgspec.json.encode(state.view(reader))


@clause("E-15.1")
def test_at_the_end_all_gold_is_open() -> None:
    state = position("raft", "", realms={1: FULL, 2: FULL}, phase=TRAVEL, turn=2, dragon=1,
                     journey=2, gold=(3, 9))  # fmt: skip
    state = after(state, "halt")
    assert state.current_player == OVER
    for reader in (0, 1, None):
        assert [seat.gold for seat in state.view(reader).seats] == [3, 9]
    assert state.view(1).seats[0].hand is None


@clause("E-15.2", "E-15.1")
def test_drawn_and_bought_cards_are_told_to_their_owner_only() -> None:
    state = after(position("raft", "", realms={1: FULL, 2: FULL}), "buy")
    for reader, code in ((0, "bought"), (1, "bought-hidden"), (None, "bought-hidden")):
        (told,) = state.game.tell(state, state.parse("+lake"), reader)  # type: ignore[misc]
        assert (told.code, "card" in told.arguments) == (code, reader == 0)
    state = after(position("raft", "", realms={1: FULL, 2: FULL}), "swap")
    assert next(state.game.tell(state, state.parse("+lake"), 1)).code == "drawn-hidden"  # type: ignore[misc]
    after_all = after(state, "+lake", "+tree", "+gold", "-lake")
    assert after_all.view(1).discard == {"lake": 1}


@clause("E-15.2")
def test_what_all_have_seen_stays_known_until_it_is_played() -> None:
    state = position("raft tree", "lake gold", "", realms={2: FULL, 3: FULL})
    state = after(state, "no-location", "fetch-lake", "-tree")
    rng = new_rng(1)
    for _ in range(20):
        assert hand(state.resample(1, rng), 1) == {"lake": 1, "raft": 1}
    state = after(state, "pass", "pass", "lake@1", "pass", "pass", "buy", "+thief")
    found = set()
    for _ in range(60):
        other = hand(state.resample(1, rng), 1)
        assert other["raft"] >= 1
        assert sum(other.values()) == 2
        found.update(other)
    assert len(found) > 5


@clause("E-15.2")
def test_hidden_cards_are_dealt_anew_by_what_is_left() -> None:
    state = position("raft", "raft", realms={1: FULL, 2: FULL}, pile="7 lake".replace("7", "2"))
    rng, seen = new_rng(2), []
    for _ in range(900):
        other = state.resample(0, rng)
        conservation.check(other)
        seen.append(next(iter(hand(other, 2))))
    assert set(seen) == {"raft", "lake"}
    assert abs(seen.count("lake") - 600) < 70  # two lakes, one raft


@clause("E-15.2", "E-14.2")
def test_an_onlooker_believes_in_a_spell_that_can_be_completed() -> None:
    state = after(magical("4 raft, 3 lake, 4 forest, 4 plain, tree"), "spell@2.2", "-raft")
    rng = new_rng(3)
    for _ in range(40):
        other = state.resample(1, rng)
        conservation.check(other)
        while other.view(None).awaits == "spell-discard":
            other.apply(other.legal_actions()[0])
        assert other.view(None).trip.at == "2.2"
