"""The compiled rules and an independent, slow implementation play the same games."""

import random
from collections import Counter

import pytest

import tafelronde
from games.koenig_der_elfen.positions import CARDS
from games.koenig_der_elfen.slow_rules import Slow
from tafelronde.core.objects.state import State


def counter(counts: object) -> Counter[str]:
    return +Counter(dict(zip(CARDS, counts.tolist(), strict=True)))  # type: ignore[attr-defined]


def same(state: State, slow: Slow) -> None:
    """Everything that both can tell of a position."""
    record = state.array[0]
    assert {state.format(step) for step in state.steps()} == slow.steps()
    assert state.is_chance == slow.is_chance
    assert state.is_terminal == (slow.stage == "over")
    if state.current_player >= 0:
        assert state.current_player + 1 == slow.who
    for seat in slow.seats:
        assert counter(record.hands[seat - 1]) == +slow.hand[seat]
        assert int(record.gold[seat - 1]) == slow.gold[seat]
        assert int(record.arms[seat - 1]) == slow.arms(seat)
        lying = [spot.terrain for spot in slow.realm[seat]]
        assert [CARDS[t] for t in record.terrain[3 * seat - 3 : 3 * seat] if t >= 0] == lying
    assert counter(record.pile) == +slow.pile
    assert counter(record.discard) == +slow.gone
    assert int(record.journey) == slow.journey
    if slow.stage == "travel":
        assert int(record.income) == slow.trip.income
        assert record.tolls.tolist()[: slow.players] == [slow.trip.tolls[s] for s in slow.seats]
    if slow.stage == "over":
        assert [seat + 1 for seat in state.winners()] == slow.winners()


def choose(dice: random.Random, steps: list[str]) -> str:
    """Any step; a trip is not ended too soon, so that there is something to compare."""
    if "halt" in steps and len(steps) > 1 and dice.random() < 0.9:
        steps = [step for step in steps if step != "halt"]
    return dice.choice(steps)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("spell", [False, True])
def test_random_games_are_the_same(players: int, spell: bool) -> None:
    for seed in range(max(1, 6 - players)):
        dice = random.Random(f"{players}, {spell}, {seed}")
        options = {"three_locations": seed % 2 == 0} if players == 2 else {}
        state = tafelronde.load("koenig_der_elfen").new(players, magic_spell=spell, **options)
        slow = Slow(players, spell, seed % 2 == 0)
        same(state, slow)
        while slow.stage != "over":
            word = choose(dice, sorted(slow.steps()))
            state.apply(word)
            slow.step(word)
            same(state, slow)
