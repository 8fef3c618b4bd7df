"""``create(game, "mcts", evaluator=f)``: a bot like the others."""

from typing import Any

import pytest

import tafelronde
from search.evaluated.judges import dealt, even, four, odd
from tables import EVALUATED
from tafelronde.bots import create
from tafelronde.bots.mcts import MctsBot
from tafelronde.bots.with_evaluator import EvaluatedBot
from tafelronde.core.facts.errors import BadOption
from tafelronde.search.evaluated import Network


def test_an_evaluator_makes_another_bot() -> None:
    game = tafelronde.load("rosenkoenig")
    assert isinstance(create(game, "mcts", evaluator=even), EvaluatedBot)
    assert isinstance(create(game, "mcts"), MctsBot)
    with pytest.raises(BadOption, match="settings"):
        create(game, "greedy", evaluator=even)
    with pytest.raises(BadOption, match="settings"):
        create(game, "mcts", evaluator=even, cutoff=3)
    with pytest.raises(BadOption, match="simulations"):
        create(game, "mcts", evaluator=even, simulations=0)
    with pytest.raises(BadOption, match="slip"):
        create(game, "mcts", evaluator=even, slip=2.0)


@pytest.mark.parametrize("root", ["puct", "gumbel"])
def test_it_advises(root: str) -> None:
    state = dealt("rosenkoenig", seed=2)
    settings: dict[str, Any] = {"evaluator": odd, "simulations": 120, "root": root, "trees": 2}
    advice = create(state.game, "mcts", seed=3, **settings).advise(state)
    assert advice.simulations == 120 == sum(advice.visits)
    assert advice.action in state.legal_actions()
    assert advice.second in state.legal_actions()
    assert advice.second != advice.action
    assert len(advice.expected) == 2
    assert advice == create(state.game, "mcts", seed=3, **settings).advise(state)
    other = create(
        state.game, "mcts", seed=3, **{**settings, "root": "puct"}, gumbel=root != "puct"
    )
    assert advice == other.advise(state)
    if root == "puct":
        assert max(advice.visits) == advice.visits[state.legal_actions().index(advice.action)]


def test_it_wins_at_once_without_being_asked() -> None:
    asked: list[int] = []

    def never(leaves: Any) -> Any:
        asked.append(1)
        return even(leaves)

    state = four("ababa" + "b")
    bot = create(state.game, "mcts", evaluator=never, simulations=10)
    assert state.format(bot.choose(state)) == "a"
    assert not asked


def test_it_finishes_games_against_others() -> None:
    """With a compiled network, one leaf or many at a time."""
    for name, players in (("connect_four", 2), (EVALUATED[2], 3)):
        game = tafelronde.load(name)
        network = Network.random(game, players, hidden=(8,), seed=1)
        bots = [
            create(game, "mcts", seed=1, evaluator=network, simulations=12),
            create(game, "random", seed=2),
            create(game, "mcts", seed=3, evaluator=odd, simulations=12, root="gumbel"),
        ]
        state, rng = game.new(players), tafelronde.new_rng(4)
        state.apply_chance(rng)
        while not state.is_terminal:
            state.apply(bots[state.current_player].choose(state))
            state.apply_chance(rng)
        assert state.winners()


def test_a_slip_is_a_random_move() -> None:
    state = four("abaca")  # red must close a
    bot = create(state.game, "mcts", seed=1, evaluator=even, simulations=100, slip=1.0)
    assert {bot.choose(state) for _ in range(100)} == set(state.legal_actions())
    assert state.format(bot.advise(state).action) == "a"
