"""The rules of Briscola, clause by clause; and a game in the browser."""

from collections import Counter
from itertools import pairwise

import examples.briscola  # noqa: F401  # registers the game
import pytest
from examples.briscola.facts import POINTS, RANKS, beats, card_name, names_of, winner_of

import tafelronde
from clauses import clause
from tafelronde.core.contract.rng import new_rng
from tafelronde.core.facts.errors import IllegalAction
from tafelronde.core.objects.state import State


def dealt(*hands: str, trump: str = "2s") -> State:
    """A new game with these hands (``"Ad Kc 2b"`` …), and this card turned up."""
    state = tafelronde.load("briscola").new(len(hands))
    cards = [hand.split() for hand in hands]
    state.replay("+" + hand[turn] for turn in range(3) for hand in cards)
    state.apply("+" + trump)
    return state


def draw(state: State, *cards: str) -> None:
    state.replay("+" + card for card in cards)


def played_out(players: int, seed: int) -> list[State]:
    """All positions of a game in which everybody plays their lowest card."""
    state, rng = tafelronde.load("briscola").new(players), new_rng(seed)
    found = [state.copy()]
    while not state.is_terminal:
        if state.is_chance:
            state.apply(state.copy().apply_chance(rng)[0])
        else:
            state.apply(state.legal_actions()[0])
        found.append(state.copy())
    return found


def number(name: str) -> int:
    return tafelronde.load("briscola").notation.parse_action(name)


# ---- the cards (B-1) -----------------------------------------------------------------------------


@clause("B-1.1")
def test_forty_cards_ten_of_each_suit() -> None:
    names = names_of((1 << 40) - 1)
    assert len(set(names)) == 40
    assert Counter(name[1] for name in names) == dict.fromkeys("dcsb", 10)
    assert {name[0] for name in names} == set("A234567JNK")


@clause("B-1.2")
def test_the_order_in_a_suit() -> None:
    order = [number(rank + "c") for rank in "24567JNK3A"]
    for weaker, stronger in pairwise(order):
        assert beats(stronger, weaker, trump=number("2d"))
        assert not beats(weaker, stronger, trump=number("2d"))


@clause("B-1.3")
def test_what_cards_count() -> None:
    worth = dict(zip(RANKS, POINTS, strict=True))
    assert worth == dict(zip("24567JNK3A", (0, 0, 0, 0, 0, 2, 3, 4, 10, 11), strict=True))
    assert 4 * sum(worth.values()) == 120


@clause("B-1.4")
@pytest.mark.parametrize(("players", "used"), [(2, 40), (3, 39), (4, 40)])
def test_with_three_the_two_of_cups_is_left_out(players: int, used: int) -> None:
    assert len(tafelronde.load("briscola").new(players).chance_outcomes()) == used
    with pytest.raises(tafelronde.BadOption):
        tafelronde.load("briscola").new(5)
    if players == 3:
        state = dealt("Ad 2d 4d", "5d 6d 7d", "Jd Nd Kd")
        with pytest.raises(IllegalAction, match="unused"):
            state.apply("2c")


@clause("B-1.5")
def test_with_four_opposite_seats_count_together() -> None:
    state = dealt("4c 5d 6d", "Ac 4b 5b", "3c 6b 7b", "2c 4s 5s")
    state.replay(["4c", "Ac", "3c", "2c"])
    assert state.scores() == [0.0, 21.0, 0.0, 21.0]
    assert state.view().seats[3].partner == 1
    assert (state.view().seats[3].points, state.view().seats[3].score) == (0, 21)


# ---- the deal (B-2) ------------------------------------------------------------------------------


@clause("B-2.1", "B-2.2", "B-2.3")
def test_three_cards_each_then_one_is_turned_up_then_the_first_leads() -> None:
    state = tafelronde.load("briscola").new(2)
    for turn, card in enumerate(["Ad", "Kd", "3c", "4c", "7b", "6b"]):
        assert state.is_chance
        state.apply("+" + card)
        assert len(state.view(turn % 2).seats[turn % 2].hand) == turn // 2 + 1
    assert state.view(0).seats[0].hand == ("Ad", "3c", "7b")
    assert state.view().suit == ""
    state.apply("+2s")
    assert (state.current_player, state.view().leader) == (0, 0)
    assert (state.view().trump, state.view().suit, state.view().under) == ("2s", "swords", True)
    with pytest.raises(IllegalAction, match=r"turned-up \(B-2.2\)"):
        state.apply("2s")


# ---- the play (B-3) ------------------------------------------------------------------------------


@clause("B-3.1")
def test_one_card_each_from_the_own_hand() -> None:
    state = dealt("Ad Kd 4c", "2d 3d 5c")
    with pytest.raises(IllegalAction, match=r"not-in-hand \(B-3.1\)"):
        state.apply("2d")  # the other's
    with pytest.raises(IllegalAction, match="not-in-hand"):
        state.apply("7b")  # in the pile: the same words
    state.apply("Kd")
    assert state.current_player == 1
    assert state.view().seats[0].played == "Kd"
    with pytest.raises(IllegalAction, match=r"played \(B-3.4\)"):
        state.apply("Kd")


@clause("B-3.2")
def test_nobody_has_to_follow_suit() -> None:
    state = dealt("Ad Kd 4c", "2d 5c 7b")
    state.apply("Ad")
    assert [state.format(action) for action in state.legal_actions()] == ["2d", "5c", "7b"]


@clause("B-3.3")
@pytest.mark.parametrize(
    ("table", "leader", "winner"),
    [
        ("Kd 2d Ad", 0, 2),  # the suit that was led
        ("Kd Ac 3b", 0, 0),  # other suits take nothing
        ("Ad 2s 3d", 0, 1),  # the smallest trump beats the ace
        ("4s 2s Ad", 0, 0),  # of two trumps the stronger
        ("Ad 2b 3b", 1, 2),  # seat 1 led clubs
        ("Ac Ab 2d", 2, 2),  # seat 2 led: aces of other suits take nothing
    ],
)
def test_who_takes_the_trick(table: str, leader: int, winner: int) -> None:
    cards = [number(name) for name in table.split()]
    assert winner_of(cards, leader, number("7s")) == winner
    state = dealt(*(f"{name} {rest}" for name, rest in zip(
        table.split(), ("4b 5b", "6b 7b", "Jb Nb"), strict=True)), trump="7s")  # fmt: skip
    if leader == 0:
        state.replay(table.split())
        assert [seat.tricks for seat in state.view().seats].index(1) == winner


@clause("B-3.4")
def test_the_winner_keeps_the_cards() -> None:
    state = dealt("Ad Kd 4c", "2s 5c 7b", trump="7s")
    state.replay(["Ad", "2s"])
    assert state.scores() == [0.0, 11.0]
    assert [seat.played for seat in state.view().seats] == ["", ""]
    draw(state, "5b", "6b")
    for card in ("Ad", "2s"):
        with pytest.raises(IllegalAction, match="played"):
            state.apply(card)


@clause("B-3.5", "B-3.6")
def test_the_winner_draws_first_and_leads() -> None:
    state = dealt("4d Kd 4c", "Ad 5c 7b")
    state.replay(["4d", "Ad"])
    draw(state, "5b", "6b")
    assert "5b" in state.view(1).seats[1].hand
    assert "6b" in state.view(0).seats[0].hand
    assert state.current_player == state.view().leader == 1


@clause("B-3.5", "B-4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_card_under_the_pile_is_drawn_last(players: int) -> None:
    found = played_out(players, seed=players)
    (before, after) = next((a, b) for a, b in pairwise(found) if a.record.under > b.record.under)
    trump = 1 << before.record.trump
    holder = (before.record.leader + players - 1) % players
    assert before.record.pile.bit_count() == 1
    assert after.record.pile == 0
    assert after.record.briscola_hands[holder] & trump
    assert all(hand.bit_count() == 3 for hand in after.record.briscola_hands[:players])
    rng = new_rng(1)
    for reader in range(players):  # all have seen who has it
        other = after.resample(reader, rng)
        assert other.record.briscola_hands[holder] & trump
    told = list(before.game.tell(before, before.steps()[0], None))  # type: ignore[misc]
    assert (told[-1].code, told[-1].arguments["player"]) == ("last", holder)


# ---- what is hidden (B-4) ------------------------------------------------------------------------


@clause("B-4.1")
def test_hands_are_their_owners_and_tellings_name_no_hidden_card() -> None:
    state = dealt("Ad Kd 4c", "2d 5c 7b")
    assert state.view(0).seats[0].hand == ("Kd", "Ad", "4c")
    assert state.view(0).seats[1].hand == state.view(None).seats[0].hand == ()
    state.replay(["Ad", "2d"])
    tell = state.game.tell
    assert tell is not None
    assert next(tell(state, number("+6b"), 0)).arguments == {"player": 0, "card": "6b"}
    for reader in (1, None):
        assert next(tell(state, number("+6b"), reader)).arguments == {"player": 0}


def test_every_hidden_card_is_equally_likely_in_another_hand() -> None:
    state, rng = dealt("Ad Kd 4c", "2d 5c 7b"), new_rng(6)
    seen: Counter[str] = Counter()
    for _ in range(2000):
        seen.update(names_of(state.resample(0, rng).record.briscola_hands[1]))
    assert len(seen) == 36  # neither one's own nor the one turned up
    assert all(abs(count - 2000 * 3 / 36) < 65 for count in seen.values())


# ---- the end (B-5) -------------------------------------------------------------------------------


@clause("B-5.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_with_the_last_card(players: int) -> None:
    *before, last = played_out(players, seed=9)
    assert last.is_terminal
    assert not any(last.record.briscola_hands)
    assert sum(last.record.points) == 120
    assert not any(state.is_terminal for state in before)


def ended(*points: int) -> State:
    state = played_out(len(points), seed=1)[-1]
    state.array["points"][0, : len(points)] = points
    return state


@clause("B-5.2")
@pytest.mark.parametrize(
    ("points", "returns", "code"),
    [
        ((61, 59), [1.0, -1.0], "won"),
        ((60, 60), [0.0, 0.0], "drawn-game"),
        ((50, 40, 30), [1.0, -1.0, -1.0], "won"),
        ((50, 20, 50), [0.0, -1.0, 0.0], "won-shared"),
        ((40, 40, 40), [-1 / 3, -1 / 3, -1 / 3], "drawn-game"),
        ((60, 1, 1, 58), [0.0, -1.0, 0.0, -1.0], "won-pair"),
        ((60, 40, 0, 20), [-0.5, -0.5, -0.5, -0.5], "drawn-game"),
    ],
)
def test_the_most_points_win(points: tuple[int, ...], returns: list[float], code: str) -> None:
    state = ended(*points)
    assert state.returns() == pytest.approx(returns)
    verdict = state.game.verdict
    assert verdict is not None
    assert [one.code for one in verdict(state)] == ["sum"] * len(points) + [code]


# ---- bots ----------------------------------------------------------------------------------------


def test_a_strong_bot_takes_the_ace_and_three_with_its_last_card() -> None:
    from tafelronde.bots import create

    state = dealt("Ad 4b 5b", "3d 2s 4c", trump="7s")
    state.apply("Ad")
    assert card_name(create(state.game, "hard", seed=1).choose(state)) == "2s"
