"""Beliefs from what others did, held against the exact ones."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import kuhn_poker
from tafelronde import load, new_rng
from tafelronde.bots.agents import InformationState, Past
from tafelronde.bots.beliefs import Belief, VisitPolicy, believe
from tafelronde.bots.create import create
from tafelronde.bots.mcts import MctsBot
from tafelronde.bots.solving import GameTree, distance, exact_belief, past_of


class Rising:
    """Later actions are likelier."""

    def probabilities(self, known: InformationState) -> Sequence[float]:
        weights = np.arange(1, len(known.legal_actions) + 1, dtype=float) ** 2
        return (weights / weights.sum()).tolist()


class High:
    """Of Kuhn poker: bets mostly with a high card."""

    def probabilities(self, known: InformationState) -> Sequence[float]:
        bets = (0.1, 0.3, 0.9)[known.view.cards[known.seat]]
        return (1.0 - bets, bets)


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


def test_a_bet_tells_of_a_high_card() -> None:
    past = Past.of(kuhn_poker.GAME.new(2), [2 + 2, 2 + 1, 1])  # king, queen; a bet
    belief = believe(past, 1, High(), new_rng(1), particles=4000)
    kings = sum(
        share
        for data, share in belief.chances.items()
        if kuhn_poker.GAME.from_bytes(data).record.kuhn_cards[0] == 2
    )
    assert kings == pytest.approx(0.9 / (0.9 + 0.1), abs=0.01)  # the queen's owner: jack or king
    assert belief.effective_size == pytest.approx(1 / (0.9**2 + 0.1**2), rel=0.03)


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


def test_before_anybody_decides_it_is_the_uniform_draw() -> None:
    state = kuhn_poker.GAME.new(2)
    belief = believe(Past.of(state, [2, 3]), 0, High(), new_rng(1), particles=3000)
    assert sorted(belief.chances.values()) == pytest.approx([0.5, 0.5], abs=0.03)
    assert belief.since == 2


def test_where_no_world_is_left_it_begins_anew() -> None:
    class Never:
        def probabilities(self, known: InformationState) -> Sequence[float]:
            return (1.0, 0.0)

    past = Past.of(kuhn_poker.GAME.new(2), [2 + 2, 2 + 1, 1])
    belief = believe(past, 1, Never(), new_rng(1), particles=200)
    assert belief.since == 3
    assert len(belief.chances) == 2
    told = believe(past, 1, Never(), new_rng(1), particles=200, slip=0.1)
    assert told.since == 2


def test_a_search_plays_in_the_worlds_of_a_belief() -> None:
    """Who has the queen against a bet calls if it was a bluff, and folds before a king."""
    past = Past.of(kuhn_poker.GAME.new(2), [2 + 2, 2 + 1, 1])
    bot = MctsBot(kuhn_poker.GAME, seed=1, simulations=400)
    found: dict[int, int] = {}
    for card in (0, 2):
        worlds = [
            world
            for world in believe(past, 1, High(), new_rng(1), particles=50).worlds
            if world.record.kuhn_cards[0] == card
        ]
        array = np.concatenate([world.array for world in worlds])
        belief = Belief(kuhn_poker.GAME, 1, array, np.full(len(array), 1 / len(array)))
        found[card] = bot.choose_believing(belief)
    assert found == {0: 1, 2: 0}
    with pytest.raises(ValueError, match="nothing is hidden"):
        MctsBot(load("rosenkoenig")).choose_believing(
            believe(past, 1, High(), new_rng(1), particles=50)
        )


def test_a_whole_game_of_bots_can_be_believed() -> None:
    game, rng = load("drakon"), new_rng(4)
    bot, past = create(game, "easy", seed=2), Past(game.new(3))
    for _ in range(40):
        state = past.position
        step = state.copy().apply_chance(rng)[0] if state.is_chance else bot.choose(state)
        past = past.then(step)
        if past.position.is_terminal:
            break
    policy = VisitPolicy(MctsBot(game, seed=3, simulations=10, cutoff=0))
    belief = believe(past, 1, policy, rng, particles=60, slip=0.2)
    for world in belief.worlds:
        assert world.view(1) == past.position.view(1)
    assert belief.draw(rng).view(1) == past.position.view(1)
