"""Setup: K-1."""

import pytest

from clauses import clause
from games.kaiser_koenig_edelmann.boards import crowded, text
from games.kaiser_koenig_edelmann.positions import NAME, new, pieces
from tafelronde import BadOption, load
from tafelronde.games.kaiser_koenig_edelmann.seating import PAIRINGS
from tafelronde.match import Match, format_record, parse_record, resume

RED = {"1j1", "3i1", "3i2", "3j2", "3k1", "2h2", "2h3", "2i3"}
YELLOW = {"1j4", "3k2", "3j3", "3i5", "3i6", "2i4", "2h4", "2h5"}
GREEN = {"1b4", "3c6", "3c5", "3b3", "3a2", "2d5", "2d4", "2c4"}
BLUE = {"1b1", "3a1", "3b2", "3c2", "3c1", "2c3", "2d3", "2d2"}
FULL = {"red": RED, "yellow": YELLOW, "green": GREEN, "blue": BLUE}


def colours(players: int, **options: object) -> list[str]:
    seats = new(players, **options).view().seats
    return [seat.colour for seat in seats]


@clause("K-1.1")
def test_two_to_four_play() -> None:
    for players in (2, 3, 4):
        assert new(players).players == players
    for players in (1, 5):
        with pytest.raises(BadOption, match="2 to 4 for kaiser_koenig_edelmann"):
            new(players)


@clause("K-1.2", "K-F.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_the_eight_pieces_of_his_colour_on_their_points(players: int) -> None:
    state = new(players)
    assert pieces(state) == [FULL[colour] for colour in colours(players)]
    for own in pieces(state):
        assert sorted(piece[0] for piece in own) == ["1", "2", "2", "2", "3", "3", "3", "3"]


@clause("K-1.3")
def test_two_choose_how_they_sit() -> None:
    assert colours(2) == colours(2, pairing="opposite") == ["red", "green"]
    assert colours(2, pairing="near") == ["red", "yellow"]
    assert colours(2, pairing="far") == ["yellow", "green"]
    assert colours(2, pairing="opposite-2") == ["yellow", "blue"]
    assert colours(2, pairing="near-2") == ["green", "blue"]
    assert colours(2, pairing="far-2") == ["blue", "red"]
    for pairing in PAIRINGS:
        state = new(2, pairing=pairing)
        assert pieces(state) == [FULL[colour] for colour in colours(2, pairing=pairing)]
    with pytest.raises(BadOption, match="pairing: 'near' is not possible; expected opposite"):
        new(3, pairing="near")


@clause("K-1.3")
def test_where_a_board_lists_one_pair_it_is_the_second_as_well() -> None:
    for pairing in PAIRINGS:
        listed = colours(2, pairing=pairing, board=text(crowded()))
        assert listed == colours(2, pairing=pairing.removesuffix("-2"), board=text(crowded()))


@clause("K-1.3")
@pytest.mark.parametrize("pairing", PAIRINGS)
def test_a_record_keeps_the_colours_that_two_have_chosen(pairing: str) -> None:
    match = Match.start(NAME, 2, {"pairing": pairing})
    assert list(match.setup.labels()) == colours(2, pairing=pairing)
    again = resume(parse_record(format_record(match, secret=True)))
    assert again.state.view() == match.state.view()


@clause("K-1.4")
@pytest.mark.parametrize("absent", ["red", "yellow", "green", "blue"])
def test_with_three_one_colour_stays_in_the_box(absent: str) -> None:
    playing = [colour for colour in ("red", "yellow", "green", "blue") if colour != absent]
    assert colours(3, absent=absent) == playing
    assert pieces(new(3, absent=absent)) == [FULL[colour] for colour in playing]
    match = Match.start(NAME, 3, {"absent": absent})
    assert match.setup.labels() == tuple(playing)
    with pytest.raises(BadOption, match="absent"):
        new(4, absent="red")


@clause("K-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_may_begin(players: int) -> None:
    game = load(NAME)
    state = game.new(players)
    assert state.is_chance
    assert [state.format(seat) for seat, _ in state.chance_outcomes()] == [
        f"+{seat}" for seat in range(1, players + 1)
    ]
    assert {weight for _, weight in state.chance_outcomes()} == {1}
    for seat in range(players):
        drawn, chosen = state.copy(), game.new(players, begins=seat + 1)
        drawn.apply(f"+{seat + 1}")
        assert drawn == chosen
        assert chosen.current_player == seat
    with pytest.raises(BadOption, match="begins"):
        game.new(players, begins=players + 1)


@clause("K-1.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    state = new(players, begins=2)
    order: list[int] = []
    for _ in range(2 * players):
        order.append(state.current_player)
        state.apply(state.legal_actions()[0])
    assert order == [(1 + turn) % players for turn in range(2 * players)]
    if players == 4:
        assert colours(4) == ["red", "yellow", "green", "blue"]
        at = {piece.seat: piece for piece in new(4).view().pieces if piece.kind == "emperor"}
        places = {p.name: (p.x < 0, p.y < 0) for p in new(4).view().points}
        corners = [places[at[seat].point] for seat in range(4)]  # west?, south?
        assert corners == [(True, False), (False, False), (False, True), (True, True)]
