"""D-11: what is open, and what is known to whom."""

from collections import Counter

from clauses import clause
from games.drakon.positions import after, dealt, drawn, hand, lays, position, words
from tafelronde.core.contract.rng import new_rng


@clause("D-11.1")
def test_hands_are_secret_and_all_else_is_open() -> None:
    state = dealt(3)
    assert hand(state, 0).total() == 4
    assert [hand(state, seat, reader=0).total() for seat in (1, 2)] == [0, 0]
    spectator = state.view(None)
    assert [seat.hand for seat in spectator.seats] == [(), (), ()]
    assert [seat.size for seat in spectator.seats] == [4, 4, 4]
    assert spectator.pile == 51
    seen = {tuple(sorted(hand(state.resample(0, new_rng(n)), 1).elements())) for n in range(20)}
    assert len(seen) > 10  # anything, for all he knows


@clause("D-11.2")
def test_destroyed_and_exchanged_tiles_are_known_to_all() -> None:
    shifted = after(
        position("magic_shift:N@1,0 gold:N@0,1", hands=("key", "key")), "@1,0", "key@0,1"
    )
    assert hand(shifted, 0, reader=1) == Counter({"gold:N": 1})
    assert shifted.view(None).seats[0].hand[0].kind == "gold"
    destroyed = after(position("destroy:N@1,0 gold:N@0,1"), "@1,0", "destroy@0,1")
    assert [tile.kind for tile in destroyed.view(None).bottom] == ["gold"]
    assert hand(destroyed.resample(1, new_rng(1)), 1) == hand(destroyed, 1)


@clause("D-11.2")
def test_a_stolen_tile_is_known_to_thief_and_victim() -> None:
    hands = ("key", "gold:N toll:N", "key")
    state = position("steal_tile:N@1,0", players=3, hands=hands)
    state = after(state, "@1,0", "yellow", "+gold:N")
    assert hand(state, 0, reader=1) == Counter({"gold:N": 1})
    assert hand(state, 0, reader=2) == Counter()
    for n in range(10):
        assert hand(state.resample(1, new_rng(n)), 0)["gold:N"] == 1
    assert {hand(state.resample(2, new_rng(n)), 0)["gold:N"] for n in range(30)} != {1}


@clause("D-11.2")
def test_what_leaves_a_hand_unseen_may_be_what_was_known() -> None:
    tiles = "magic_shift:N@0,1 steal_tile:N@1,0 gold:N@5,5"
    state = position(tiles, players=3, hands=("key", "toll:N", "key"), turn=1)
    state = after(state, "@0,1", "toll:N@5,5")
    assert hand(state, 1, reader=0) == Counter({"gold:N": 1})
    state.array["turn"] = state.array["player"] = 2
    state = after(state, "@1,0", "yellow", "+gold:N")
    assert hand(state, 1, reader=0) == Counter()
    assert hand(state, 2, reader=1) == Counter({"gold:N": 1})
    laid = after(state, sorted(word for word in lays(state))[0])
    assert hand(laid, 2, reader=1) == Counter({"gold:N": 1})


@clause("D-11.2", "D-12.6")
def test_known_tiles_of_the_pile_are_known_when_they_are_drawn() -> None:
    state = position("", players=3, hands=("gold:N", "gold:N", "key"), bottom="toll:N", pile=False)
    state = after(state, sorted(lays(state))[0])
    assert words(state) == {"+toll:N"}
    assert [weight for _, weight in state.chance_outcomes()] == [1]
    state = after(state, "+toll:N")
    assert hand(state, 0, reader=2) == Counter({"toll:N": 1})
    played = after(
        state, sorted(lays(state))[0], sorted(lays(after(state, sorted(lays(state))[0])))[0]
    )
    assert hand(played, 0, reader=2) == Counter({"toll:N": 1})


@clause("D-11.2")
def test_what_the_dwarf_put_under_the_pile_he_alone_knows() -> None:
    state = position(
        "", players=3, figures="dwarf thief amazon", pile=False,
        hands=("gold:N key toll:N", "gold:N", "gold:NE"),
    )  # fmt: skip
    state = after(state, "swap:key/gold:N", "+key", "+gold:N")
    assert hand(state, 0, reader=1) == Counter()
    again = position(
        "", players=3, figures="dwarf thief amazon",
        hands=("gold:N key toll:N", "gold:N", "gold:NE"),
    )  # fmt: skip
    again = drawn(after(again, "swap:key/gold:N"))
    looks = {
        tuple((tile.kind, tile.arrows) for tile in again.resample(1, new_rng(n)).view(0).bottom)
        for n in range(10)
    }
    assert len(looks) > 3  # another may take them for anything
    kept = {again.resample(0, new_rng(n)).view(0).bottom for n in range(5)}
    assert len(kept) == 1
