"""The hands that the next player may have, and the odds that follow."""

import tafelronde
from tafelronde.core.contract.rng import new_rng
from tafelronde.games.drakon.dealt import deals
from tafelronde.games.drakon.puzzling import PUZZLING
from tafelronde.school.finding.make import play_game
from tafelronde.school.puzzles import puzzles_of
from tafelronde.solving.attack import Attack

GAME = tafelronde.load("drakon")


def test_they_follow_from_what_the_seat_knows() -> None:
    told = 0
    for at, state in play_game(GAME, 78, 1).decisions[::7]:
        seat = state.current_player
        found = deals(state, seat)
        other = deals(state.resample(seat, new_rng(at)), seat)
        if found is None or other is None:
            assert found is other
            continue
        told += 1
        assert (found.unseen, found.held) == (other.unseen, other.held)
        kind = max(found.unseen)
        assert found.world([kind]) == other.world([kind])
        assert sum(found.unseen.values()) == sum(
            tiles.bit_count()
            for tiles in (state.record.pile, *state.record.hands)
        ) - state.record.hands[seat].bit_count()  # fmt: skip
    assert told


def test_a_table_of_two_has_no_deals() -> None:
    for _, state in play_game(GAME, 78, 0).decisions[:3]:
        assert deals(state, state.current_player) is None


def test_the_odds_are_told_and_hold_for_hands_that_are_dealt() -> None:
    """Where a hand is drawn, the victory is certain just when no tile of the hand prevents it."""
    of = puzzles_of("drakon")
    assert of is not None
    assert PUZZLING.told is not None
    puzzle = next(one for one in of.puzzles if one.idea == "deal")
    state, (answer,) = puzzle.position(), puzzle.actions()
    (one,) = PUZZLING.told(state, puzzle.idea, answer, puzzle.worth, puzzle.second)
    wins, hands = int(one.arguments["wins"]), int(one.arguments["hands"])
    assert abs(wins / hands - puzzle.worth) < 1e-9
    found, attack = deals(state, puzzle.seat), Attack(GAME)
    assert found is not None
    safe = {
        kind: attack.is_won(found.world([kind]).after(answer), puzzle.seat, 1)
        for kind in found.unseen
    }
    pairs = [(a, b) for a in safe for b in safe if a < b][::40]
    assert pairs
    for a, b in pairs:
        won = attack.is_won(found.world([a, b]).after(answer), puzzle.seat, 1)
        assert won == (safe[a] and safe[b])
