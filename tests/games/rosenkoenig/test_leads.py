"""Effects of a card in the view: where it leads, if it can be played, and its points."""

import random

from clauses import clause
from games.rosenkoenig.positions import RED, WHITE, after, dealt, position, words
from tafelronde.core.objects.state import State
from tafelronde.games.rosenkoenig.leads import LeadView


def lead(state: State, seat: int, card: str) -> LeadView:
    return next(found for found in state.view().seats[seat].leads if found.card == card)


@clause("R-6.3")
def test_joining_areas_of_three_and_one_brings_twenty_five_less_ten() -> None:
    state = position("e5", red="d6 d7 d8 c5", white="e5", red_hand="W1 N1 S2")
    found = lead(state, RED, "W1")
    assert found == LeadView("W1", "play", "d5", gain=15, joins=(3, 1), size=5)
    assert after(state, "W1").view().seats[RED].points == 3**2 + 1 + found.gain
    assert lead(state, RED, "S2") == LeadView("S2", "play", "e3", gain=1, size=1)


@clause("R-5.1", "R-6.3")
def test_a_hero_takes_from_one_and_gives_to_the_other() -> None:
    state = position("e5", red="d4", white="e5 e4 d3 e3 f4 g4", red_hand="S1")
    assert lead(state, RED, "S1") == LeadView(
        "S1", "capture", "e4", gain=3, joins=(1,), size=2, loss=36 - 9, broken=6, leaves=(2, 2, 1)
    )


@clause("R-3.2", "R-5.1", "R-5.4")
def test_a_card_that_cannot_be_played_says_why() -> None:
    state = position("a5", red="a5 b5", white="a6", red_hand="E1 N1 W2", heroes=(0, 4))
    assert lead(state, RED, "W2") == LeadView("W2", "off-board")
    assert lead(state, RED, "E1") == LeadView("E1", "own-stone", "b5")
    assert lead(state, RED, "N1") == LeadView("N1", "no-hero-left", "a6")


@clause("R-1.6", "R-2.1", "R-6.3")
def test_what_it_says_is_what_happens() -> None:
    dice = random.Random(5)
    for seed in range(1, 7):
        state = dealt(seed)
        while not state.is_terminal:
            view = state.view()
            for seat in (RED, WHITE):
                assert (
                    tuple(found.card for found in view.seats[seat].leads) == view.seats[seat].hand
                )
                turn = state.copy()
                turn.array["player"] = seat
                if state.is_chance:
                    continue
                possible = {
                    found.card + ("*" if found.how == "capture" else "")
                    for found in view.seats[seat].leads
                    if found.how in ("play", "capture")
                }
                assert possible == words(turn) - {"draw"}
                for found in view.seats[seat].leads:
                    name = found.card + ("*" if found.how == "capture" else "")
                    if name in possible:
                        points = after(turn, name).view().seats
                        assert points[seat].points - view.seats[seat].points == found.gain
                        assert view.seats[1 - seat].points - points[1 - seat].points == found.loss
            state.apply(dice.choice(state.steps()))
        assert state.view().seats[RED].leads == ()


@clause("R-6.3")
def test_a_choice_is_told_with_what_it_brings() -> None:
    state = position("e5", red="d6 d7 d8 c5", white="e5", red_hand="W1")
    tell = state.game.tell
    assert tell is not None
    step = next(iter(tell(state, state.parse("W1"), RED)))
    assert (step.code, step.arguments["gain"], step.arguments["joins"]) == ("play", 15, "3 + 1")
