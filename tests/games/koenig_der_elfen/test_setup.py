"""F-0 to E-4: material, setup, the course of a journey, dealing."""

import json
from pathlib import Path

import pytest

import tafelronde
from clauses import clause
from games.koenig_der_elfen import conservation
from games.koenig_der_elfen.positions import (
    CARDS,
    FULL,
    OVER,
    STANDARD,
    TERRAINS,
    TRANSPORTS,
    TRAVEL,
    after,
    gold,
    hand,
    on_turn,
    position,
    refused,
    words,
)
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import BadOption
from tafelronde.core.objects.state import State

GAME = tafelronde.load("koenig_der_elfen")
DECK = json.loads(
    Path(tafelronde.__file__).with_name("games").joinpath("koenig_der_elfen/deck.json").read_text()
)
COSTS = {
    "giant_pig": {"plain": 1, "forest": 1},
    "elfcycle": {"plain": 1, "forest": 1, "mountain": 2},
    "magic_cloud": {"mountain": 1, "plain": 2, "forest": 2},
    "unicorn": {"forest": 1, "mountain": 1, "desert": 2},
    "troll_wagon": {"plain": 1, "forest": 2, "desert": 2, "mountain": 2},
    "dragon": {"plain": 1, "desert": 1, "mountain": 1, "forest": 2},
    "raft": {"river": 1, "lake": 2},
}


def fresh(players: int = 3, **options: bool | int | str) -> State:
    return GAME.new(players, **options)


# ---- F: material -------------------------------------------------------------------------------


@clause("F-1", "F-4", "F-5", "F-6", "E-1.2")
def test_the_deck_has_120_cards_of_19_kinds() -> None:
    view, pile = fresh().view(None), fresh().array[0].pile.tolist()
    assert pile == list(STANDARD)
    assert (sum(pile), view.pile, view.discard) == (120, 120, {})
    assert [sum(pile[:6]), sum(pile[6:13]), sum(pile[13:])] == [26, 64, 30]


@clause("F-2", "F-3")
def test_a_terrain_has_one_value() -> None:
    assert fresh().view(None).worth == {
        "plain": 2, "river": 3, "forest": 4, "mountain": 5, "desert": 6, "lake": 7,
    }  # fmt: skip


@clause("F-2", "F-4", "F-5", "F-6")
@pytest.mark.parametrize(
    ("deck", "changed"),
    [
        ("more_rafts", {**dict.fromkeys(TRANSPORTS[:-1], 8), "raft": 16}),
        ("more_hindrances", {"thief": 6, "tree": 6, "sea_monster": 6, "gold": 4, "bodyguard": 4,
                             "direction_change": 4}),
        ("rare_lakes", {"plain": 6, "forest": 5, "mountain": 5, "river": 4, "desert": 3,
                        "lake": 3}),
        ("sixty_travel", {**dict.fromkeys(TRANSPORTS[:-1], 8), "raft": 12}),
        ("dear_rivers", {}),
    ],
)  # fmt: skip
def test_the_alternatives_can_be_chosen(deck: str, changed: dict[str, int]) -> None:
    state = fresh(deck=deck)
    expected = {**dict(zip(CARDS, STANDARD, strict=True)), **changed}
    assert dict(zip(CARDS, state.array[0].pile.tolist(), strict=True)) == expected
    worth = state.view(None).worth
    assert (worth["river"], worth["desert"]) == ((6, 3) if deck == "dear_rivers" else (3, 6))
    conservation.check(state)


@clause("F-1", "E-1.2")
def test_a_deck_counts_as_the_rulebook_prints_it() -> None:
    """26 + 60 + 30: the pile is counted, not taken for granted, and is dealt to the last card."""
    state = fresh(3, deck="sixty_travel", dragon=1)
    assert state.view(None).pile == 116
    state.apply_chance(new_rng(1))
    assert state.view(None).pile == 116 - 30
    own = json.loads(GAME.info.options[-1].data.builtin("sixty_travel"))  # type: ignore[union-attr]
    assert sum(own["cards"].values()) == 116


@clause("F-1", "F-2")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"cards": {"raft": 11}}, "deck: cards: '65 travel cards' .* 64 or 60 of them"),
        ({"cards": {"raft": -1}}, r"deck: cards.raft: '-1' .* 0 to 120"),
        ({"cards": {"raft": 10.0}}, r"deck: cards.raft"),
        ({"cards": {"boat": 0}}, "deck: cards: .* a number for each"),
        ({"values": {"lake": 8}}, "deck: values.lake: '8' .* 2 to 7"),
        ({"name": 3}, "deck: name: '3' .* a text"),
        ({"colour": "red"}, "deck: colour"),
    ],
)
def test_a_deck_that_does_not_add_up_is_refused(change: dict[str, object], why: str) -> None:
    deck = json.loads(GAME.info.options[-1].data.builtin("standard"))  # type: ignore[union-attr]
    for key, value in change.items():
        deck[key] = {**deck[key], **value} if isinstance(value, dict) else value
    with pytest.raises(BadOption, match=why):
        fresh(deck=json.dumps(deck))


@clause("F-1")
def test_a_deck_of_ones_own_is_played() -> None:
    deck = json.loads(GAME.info.options[-1].data.builtin("standard"))  # type: ignore[union-attr]
    deck["name"], deck["values"]["lake"] = "shallow lakes", 2
    assert fresh(deck=json.dumps(deck)).view(None).worth["lake"] == 2


@clause("F-7", "E-1.3", "E-1.4", "E-1.1")
@pytest.mark.parametrize("players", range(2, 7))
def test_every_prince_begins_with_12_gold_and_four_arms(players: int) -> None:
    state = fresh(players)
    assert gold(state) == [12] * players
    assert [seat.arms for seat in state.view(None).seats] == [4] * players
    arms = DECK["components"]["arms"]
    assert arms["players"] * arms["each"] == 24


@clause("E-1.1")
@pytest.mark.parametrize("players", [1, 7])
def test_no_others_can_play(players: int) -> None:
    with pytest.raises(BadOption, match="2 to 6"):
        fresh(players)


@clause("E-1.5")
def test_the_bank_never_runs_out() -> None:
    """More than the 75 coins could be: an income of 28 for a prince who owns a great deal."""
    state = position("4 raft", "", realms={1: "lake", 2: "lake"}, on="gold@1.1:1 gold@2.1:1",
                     phase=TRAVEL, gold=(2000, 0), dragon=1)  # fmt: skip
    assert gold(after(state, "raft", "raft", "halt")) == [2000 + 14 + 14 + 10, 0]


@clause("E-1.6")
def test_the_dragon_is_given_by_an_option_or_by_chance() -> None:
    for seat in (1, 2, 3):
        state = fresh(3, dragon=seat)
        assert state.view(None).dragon == seat - 1
        assert words(state) == {f"+{card}" for card in CARDS}
    state = fresh(3)
    assert state.chance_outcomes() == [(state.parse(f"start-{seat}"), 1) for seat in (1, 2, 3)]
    assert state.view(None).dragon == -1
    assert after(state, "start-2").view(None).dragon == 1
    with pytest.raises(BadOption, match="dragon"):
        fresh(3, dragon=4)


# ---- E-0: words --------------------------------------------------------------------------------


@clause("E-0.1", "E-7.1")
def test_a_trip_is_one_players_part_of_a_journey() -> None:
    state = position("2 elfcycle", "elfcycle", realms={1: "plain", 2: "plain"}, phase=TRAVEL)
    assert state.view(None).trip.visits == 0
    assert after(state, "elfcycle").view(None).trip.visits == 1
    second = after(state, "elfcycle", "halt").view(None)
    assert (second.trip.player, second.trip.visits, second.journey) == (1, 0, 1)


@clause("E-0.2")
def test_the_only_choice_is_a_decision_and_the_only_card_chance() -> None:
    state = position("", "", realms={1: "plain", 2: "plain"}, phase=TRAVEL)
    assert words(state) == {"halt"}
    last = position("raft", "", realms={1: FULL}, pile="lake")
    assert after(last, "buy").chance_outcomes() == [(last.parse("+lake"), 1)]
    state = after(position("raft", "", realms={1: FULL}, pile="2 raft, lake"), "buy")
    assert [weight for _, weight in state.chance_outcomes()] == [1, 2]


@clause("E-0.3", "E-6.6")
def test_parts_of_a_decision_are_decisions() -> None:
    state = position("2 raft, dragon", "", realms={1: FULL})
    state = after(state, "swap", "+lake", "+lake", "+tree")
    for left in (4, 3, 2, 1):
        assert (on_turn(state), state.view(0).awaits, state.view(0).due) == (
            1,
            "swap-discard",
            left,
        )
        assert refused(state, "pass") == ("turn-is-begun", "E-0.3")
        state = after(state, sorted(words(state))[0])
    assert on_turn(state) == 2
    assert refused(state, "-raft") == ("not-discarding", "E-0.3")


# ---- E-2: journeys -----------------------------------------------------------------------------


def idle(players: int, seed: int = 1) -> list[tuple[int, int]]:
    """A whole game in which every prince lays one location a journey: (dragon, journey) each."""
    state, rng, found = fresh(players, dragon=1), new_rng(seed), []
    state.apply_chance(rng)
    while not state.is_terminal:
        view = state.view(None)
        if view.phase == "travelling":
            state.apply("halt")
        elif view.awaits == "turn":
            if (view.dragon, view.journey) not in found:
                found.append((view.dragon, view.journey))
                for seat in view.seats:
                    assert seat.realm == ()  # E-2.4
            legal = words(state)
            mine = state.current_player + 1
            locations = [f"{t}@{mine}" for t in TERRAINS if f"{t}@{mine}" in legal]
            empty = not view.seats[mine - 1].realm
            state.apply(locations[0] if empty and locations else "pass" if "pass" in legal
                        else "no-location" if "no-location" in legal else "swap")  # fmt: skip
        else:
            state.apply(state.legal_actions()[0])
        state.apply_chance(rng)
    return found


@clause("E-2.1", "E-2.4", "E-13.2", "E-13.3")
@pytest.mark.parametrize(("players", "journeys"), [(2, 2), (3, 3), (4, 4), (5, 5), (6, 5)])
def test_there_are_as_many_journeys_as_players_but_five_for_six(
    players: int, journeys: int
) -> None:
    found = idle(players)
    assert [journey for _, journey in found] == list(range(1, journeys + 1))
    assert [dragon for dragon, _ in found] == list(range(journeys))
    assert fresh(players).view(None).journeys == journeys


@clause("E-2.2", "E-2.3")
def test_phases_follow_one_another_and_all_take_part() -> None:
    state = position("", "", "", realms={1: FULL, 2: FULL, 3: FULL}, turn=2, dragon=2)
    assert refused(state, "halt") == ("while-planning", "E-5.5")
    order = []
    while state.view(None).phase == "planning":
        order.append(on_turn(state))
        state = after(state, "pass")
    assert order == [2, 3, 1]
    assert refused(state, "pass") == ("while-travelling", "E-2.2")
    while state.view(None).phase == "travelling":
        order.append(on_turn(state))
        state = after(state, "halt")
    assert order == [2, 3, 1, 2, 3, 1]
    assert state.view(None).phase == "dealing"
    assert state.view(None).seats[2].realm == ()
    assert int(state.array[0].drawer) == 2  # the dragon has gone to the left


# ---- E-3: the deal -----------------------------------------------------------------------------


@clause("E-3.1", "E-3.4")
@pytest.mark.parametrize("players", range(2, 7))
def test_ten_cards_are_dealt_one_by_one_from_the_dragon_on(players: int) -> None:
    state, rng = fresh(players, dragon=2), new_rng(5)
    order = []
    while state.is_chance:
        assert sum(weight for _, weight in state.chance_outcomes()) == 120 - len(order)
        order.append(int(state.array[0].drawer))
        state.apply(state.chance_outcomes()[int(rng[0]) % len(state.chance_outcomes())][0])
    assert order == [(1 + k) % players for k in range(10 * players)]
    assert [seat.cards for seat in state.view(None).seats] == [10] * players
    assert state.current_player == 1


@clause("E-3.1", "E-3.2", "E-3.3", "E-13.1", "E-13.2")
def test_eight_more_are_dealt_later_to_what_was_kept() -> None:
    state = position("9 raft, 9 unicorn", "tree", realms={1: FULL, 2: FULL}, phase=TRAVEL, turn=2,
                     dragon=1, discard="3 dragon")  # fmt: skip
    state = after(state, "halt")
    view = state.view(None)
    assert (view.phase, view.journey, view.dragon) == ("dealing", 2, 1)
    assert view.discard == {}
    assert view.pile == 120 - 18 - 1  # the table and the discards are shuffled in
    state.apply_chance(new_rng(1))
    assert [seat.cards for seat in state.view(None).seats] == [26, 9]
    assert hand(state, 1)["raft"] >= 9


@clause("E-3.4")
def test_the_deal_ends_with_the_pile() -> None:
    hands = ["9 giant_pig, 9 elfcycle, 5 plain", "9 magic_cloud, 9 unicorn, 5 forest",
             "9 troll_wagon, 9 dragon", "10 raft, 5 gold",
             "5 thief, 5 tree", "5 sea_monster"]  # fmt: skip
    state = position(*hands, realms={1: "river"}, phase=TRAVEL, turn=6, dragon=1)
    left = 120 - sum(seat.cards for seat in state.view(None).seats)
    state = after(state, "halt")
    assert (state.view(None).pile, left) == (left, 26)
    before = [seat.cards for seat in state.view(None).seats]
    state.apply_chance(new_rng(1))
    got = [seat.cards - held for seat, held in zip(state.view(None).seats, before, strict=True)]
    assert got == [4, 5, 5, 4, 4, 4]  # the new holder of the dragon, seat 2, comes first
    assert (state.view(None).pile, state.current_player) == (0, 1)


# ---- E-4: cards --------------------------------------------------------------------------------


@clause("E-4.1", "E-4.2", "E-8.1")
@pytest.mark.parametrize("transport", TRANSPORTS)
@pytest.mark.parametrize("terrain", TERRAINS)
def test_what_a_visit_costs(transport: str, terrain: str) -> None:
    cost = COSTS[transport].get(terrain, 0)
    for held in (1, 2, 3):
        state = position(f"{held} {transport}", "", realms={1: terrain}, phase=TRAVEL)
        if cost == 0:
            assert refused(state, transport) == ("cannot-travel-there", "E-4.2")
        elif held < cost:
            assert refused(state, transport) == ("too-few-cards", "E-8.1")
        else:
            state = after(state, transport)
            assert hand(state, 1).get(transport, 0) == held - cost
            assert state.view(None).discard[transport] == cost + 0


@clause("E-4.3", "E-5.5")
def test_each_action_card_has_its_phase() -> None:
    full = "gold thief tree sea_monster bodyguard direction_change raft"
    state = position(full, "", realms={1: FULL, 2: FULL})
    found = {word.partition("@")[0] for word in words(state)}
    assert found == {"gold", "thief", "tree", "sea_monster", "swap", "buy", "close", "pass"}
    assert refused(state, "raft+guard") == ("while-planning", "E-5.5")
    state = position(full, "", realms={1: "river", 2: "river"}, phase=TRAVEL)
    assert words(state) == {"halt", "raft", "raft+guard"}
    assert refused(state, "gold@1.1") == ("while-travelling", "E-2.2")


@clause("E-5.5")
def test_bodyguards_and_turns_are_not_played_alone() -> None:
    for nothing in ("bodyguard", "direction_change", "guard", "turn"):
        with pytest.raises(tafelronde.InvalidAction):
            GAME.notation.parse_action(nothing)


def test_the_end_is_marked() -> None:
    state = position("", "", realms={1: FULL, 2: FULL}, phase=TRAVEL, turn=1, dragon=2, journey=2)
    assert on_turn(after(state, "halt")) == OVER
