"""Beliefs from what others did, held against the exact ones."""

from collections.abc import Sequence

import examples.connect_four
import numpy as np
import pytest

import kuhn_poker
from tafelronde import load, new_rng
from tafelronde.bots.agents import InformationState, Past
from tafelronde.bots.beliefs import Belief, VisitPolicy, believe
from tafelronde.bots.create import create
from tafelronde.bots.mcts import MctsBot


class High:
    """A model of a player of Kuhn poker, who bets mostly with a high card."""

    def probabilities(self, known: InformationState) -> Sequence[float]:
        bets = (0.1, 0.3, 0.9)[known.view.cards[known.seat]]
        return (1.0 - bets, bets)


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
    """With the queen against a bet it calls if the bet was a bluff, and folds before a king."""
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
        MctsBot(examples.connect_four.GAME).choose_believing(
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
