"""Moving: K-2, with the moves just outside each rule."""

from clauses import clause
from games.kaiser_koenig_edelmann.positions import moves, new, pieces, place, refused

FAR = "1k2"
"""A foreign emperor out of the way."""


@clause("K-2.1")
def test_a_turn_is_one_move_of_an_own_piece() -> None:
    state = place("1a1 2e3", "1k2 2g3")
    refused(state, "g3-f3", "not-yours", "K-2.1")
    refused(state, "e4-f3", "not-yours", "K-2.1")
    refused(state, "h1-l8", "not-a-choice", "K-2.1")
    state.apply("a1-a2")
    assert state.current_player == 1
    refused(state, "e3-d3", "not-yours", "K-2.1")
    state.apply("k2-k1")
    assert state.current_player == 0


@clause("K-2.2")
def test_each_piece_moves_exactly_its_value() -> None:
    assert moves(place("1d1", FAR), "d1") == {"c1", "e1"}
    assert moves(place("1a1 2d1", FAR), "d1") == {"c2", "e2", "f1"}
    assert moves(place("1a1 3d1", FAR), "d1") == {"b1", "d2", "f2", "g1"}
    king = place("1a1 2d1", FAR)
    refused(king, "d1-c1", "king-two", "K-2.2")
    refused(king, "d1-d2", "king-two", "K-2.2")
    refused(place("1d1", FAR), "d1-c2", "emperor-one", "K-2.2")
    refused(place("1a1 3d1", FAR), "d1-e1", "nobleman-three", "K-2.2")
    refused(place("1a1 3d1", FAR), "d1-c2", "nobleman-three", "K-2.2")


@clause("K-2.3")
def test_any_direction_backwards_and_round_bends() -> None:
    state = place("1a1 3f2", FAR)
    there = moves(state, "f2")
    assert there == {"c2", "d1", "d3", "e4", "f1", "g4", "h1", "h3", "i2"}
    for end in sorted(there):
        away = state.copy()
        away.apply(f"f2-{end}")
        away.apply("k2-k1")
        assert "f2" in moves(away, end)


@clause("K-2.4")
def test_no_point_is_passed_twice() -> None:
    # A king on a2 would come back to a2 in two steps, and a nobleman to a2's neighbours in three.
    assert moves(place("1k1 2a2", FAR), "a2") == {"b2", "b4", "c4"}
    assert moves(place("1k1 3a2", FAR), "a2") == {"b1", "c3", "c5", "d4"}
    refused(place("1k1 2a2", FAR), "a2-a2", "same-point", "K-2.4")
    refused(place("1k1 3a2", FAR), "a2-a1", "nobleman-three", "K-2.2")
    refused(place("1k1 3a2", FAR), "a2-b3", "nobleman-three", "K-2.2")


@clause("K-2.5")
def test_no_piece_is_jumped() -> None:
    assert moves(place("1a1 2d1", FAR), "d1") == {"c2", "e2", "f1"}
    own = place("1a1 2d1 3c1", FAR)
    assert moves(own, "d1") == {"e2", "f1"}
    refused(own, "d1-c2", "blocked", "K-2.5")
    foreign = place("1a1 2d1", "1k2 3c1")
    assert moves(foreign, "d1") == {"e2", "f1"}
    refused(foreign, "d1-c2", "blocked", "K-2.5")


@clause("K-2.5")
def test_another_way_round_the_same_hexagon_is_as_good() -> None:
    assert "d2" in moves(place("1a1 3d1 2c2", FAR), "d1")
    assert "d2" in moves(place("1a1 3d1 2e2", FAR), "d1")
    refused(place("1a1 3d1 2c2 2e2", FAR), "d1-d2", "blocked", "K-2.5")


@clause("K-2.6")
def test_the_last_point_holds_no_own_piece() -> None:
    state = place("1a1 2d1 3c2", "1k2 3e2")
    refused(state, "d1-c2", "own-piece", "K-2.6")
    assert moves(state, "d1") == {"e2", "f1"}


@clause("K-2.7", "K-F.4")
def test_only_an_emperor_ends_in_the_centre() -> None:
    assert "f4" in moves(place("1f3", FAR), "f3")
    for beside in ("f5", "e3", "e4", "g3", "g4"):
        assert "f4" in moves(place(f"1{beside}", FAR), beside)
    refused(place("1a1 2f2", FAR), "f2-f4", "centre", "K-2.7")
    refused(place("1a1 3d3", FAR), "d3-f4", "centre", "K-2.7")


@clause("K-2.7")
def test_nothing_passes_through_the_centre() -> None:
    # Straight through, from f3 to f5 are two steps and from f2 to f5 three; round it more.
    refused(place("1a1 2f3", FAR), "f3-f5", "king-two", "K-2.2")
    refused(place("1a1 3f2", FAR), "f2-f5", "nobleman-three", "K-2.2")
    assert "f5" in moves(place("1a1 3f3", FAR), "f3")
    refused(place("1a1 3f3 2e3 2g3", FAR), "f3-f5", "blocked", "K-2.5")


@clause("K-2.8")
def test_who_can_move_must() -> None:
    state = new(4)
    assert len(state.legal_actions()) > 0
    assert all("-" in state.format(action) for action in state.legal_actions())


@clause("K-2.8", "K-4.3")
def test_who_cannot_move_is_skipped_and_his_turn_counts() -> None:
    # Shut in a corner, and before his first move he may not capture.
    state = place("1j1", "1a1", "1k2 2a2 2b2", moved=(0, 2), quiet=7)
    state.apply("j1-i2")
    assert state.current_player == 2
    assert int(state.array[0].quiet) == 9
    free = place("1j1", "1a1", "1k2 2a2 2b2", quiet=7)
    free.apply("j1-i2")
    assert free.current_player == 1
    assert moves(free) == {"a1-a2", "a1-b2"}


@clause("K-2.9")
def test_two_ways_to_one_point_are_one_action() -> None:
    state = place("1a1 3d1", FAR)
    assert [state.format(action) for action in state.legal_actions()].count("d1-d2") == 1
    assert (
        state.parse("d1xd2") == state.parse("D1 d2") == state.parse("d1d2") == state.parse("d1-d2")
    )
    results = []
    for blocked in ("", " 2c2", " 2e2"):
        position = place(f"1a1 3d1{blocked}", FAR)
        position.apply("d1-d2")
        results.append({piece for piece in pieces(position)[0] if piece[0] != "2"})
    assert results == [{"1a1", "3d2"}] * 3
