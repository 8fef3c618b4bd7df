"""The exercise of this game: its value, and beliefs held against the exact ones."""

from collections.abc import Sequence

import numpy as np
import pytest

from tables import daily
from tafelronde import bots, load, new_rng
from tafelronde.bots.agents import InformationState, Past
from tafelronde.bots.beliefs import believe
from tafelronde.solving import GameTree, approach, distance, exact_belief, exploitability, past_of


class Rising:
    """Later actions are likelier."""

    def probabilities(self, known: InformationState) -> Sequence[float]:
        weights = np.arange(1, len(known.legal_actions) + 1, dtype=float) ** 2
        return (weights / weights.sum()).tolist()


@pytest.fixture(scope="module")
def journey() -> GameTree:
    game = load("koenig_der_elfen")
    return GameTree(game.new(exercise="small", dragon=1, three_locations=False))


def uniformly(past: Past, seat: int) -> dict[bytes, float]:
    rng, found = new_rng(5), dict[bytes, float]()
    for _ in range(2000):
        data = past.position.resample(seat, rng).to_bytes()
        found[data] = found.get(data, 0.0) + 1 / 2000
    return found


def sets_of(tree: GameTree, seed: int, count: int) -> list[int]:
    """Some information sets of many positions, after decisions of the other."""
    dice, found = np.random.default_rng(seed), list[int]()
    while len(found) < count:
        one = int(dice.integers(tree.sets))
        nodes = tree.nodes_of(one)
        if len(nodes) >= 6 and len(tree.way_to(int(nodes[0]))) >= 4:
            found.append(one)
    return found


def test_the_small_journey_nears_its_value(journey: GameTree) -> None:
    tree = journey
    assert (tree.nodes, tree.sets) == (532_127, 223_738)
    assert exploitability(tree, tree.uniform()) == pytest.approx(0.91231, abs=1e-4)
    first, second = approach(tree, (5, 25))
    assert first.exploitability > 2 * second.exploitability
    assert second.exploitability < 0.04
    assert abs(second.value - 0.0083) <= 2 * second.exploitability


VALUES = [("easy", 0.286075), ("hard", 0.154942)]


@pytest.mark.parametrize(("bot", "value"), daily(VALUES, (), lambda one: one[0], many=True))
def test_bots_give_away_at_the_small_journey(journey: GameTree, bot: str, value: float) -> None:
    made = bots.create(load("koenig_der_elfen"), bot)
    assert exploitability(journey, made) == pytest.approx(value, abs=1e-5)


def test_beliefs_near_the_exact_ones(journey: GameTree) -> None:
    for one in sets_of(journey, 7, 2):
        seat, exact = int(journey.owner[one]), exact_belief(journey, Rising(), one)
        past = past_of(journey, int(journey.nodes_of(one)[0]))
        assert past.position.current_player == seat
        few = believe(past, seat, Rising(), new_rng(3), particles=1000)
        many = believe(past, seat, Rising(), new_rng(3), particles=20_000)
        assert distance(exact, few.chances) < 0.08
        assert distance(exact, many.chances) < 0.02
        assert distance(exact, uniformly(past, seat)) > 3 * distance(exact, many.chances)
        size = 1.0 / sum(share**2 for share in exact.values())
        assert many.effective_size == pytest.approx(size, rel=0.1)


def test_only_what_the_seat_saw_is_used(journey: GameTree) -> None:
    (one,) = sets_of(journey, 11, 1)
    pasts = [past_of(journey, int(node)) for node in journey.nodes_of(one)[:2]]
    assert pasts[0].position != pasts[1].position
    seat = int(journey.owner[one])
    found = [believe(past, seat, Rising(), new_rng(3), particles=500).chances for past in pasts]
    assert found[0] == found[1]
