"""Sequential halving at the root of a tree search: who gets simulations, and what comes of it."""

import pytest

import tafelronde
from tables import PACKAGE_GAMES
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.contract.rng import new_rng
from tafelronde.search.uct.halving import halve


class Tree:
    """A tree in which actions 0, 1, … are worse and worse, until ``ends`` simulations are done."""

    def __init__(self, actions: int, ends: int = 1 << 30) -> None:
        self.actions, self.ends, self.first, self.done = actions, ends, 0, 0
        self.tried = [1] * actions

    def grow(self, simulations: int, only: int) -> int:
        simulations = min(simulations, self.ends - self.done)
        self.done += simulations
        if only < 0:
            self.first += simulations
        else:
            self.tried[only] += simulations
        return simulations

    def ranked(self) -> list[tuple[int, int]]:
        return list(enumerate(self.tried))


@pytest.mark.parametrize("actions", [2, 3, 7, 11, 40])
@pytest.mark.parametrize("simulations", [50, 1000])
def test_half_of_the_actions_go_on_after_each_round(actions: int, simulations: int) -> None:
    tree = Tree(actions)
    done = halve(tree.grow, tree.ranked, actions, simulations)
    assert done == tree.done == sum(tree.tried)
    assert simulations - actions < done <= simulations
    assert tree.first == actions
    assert tree.tried == sorted(tree.tried, reverse=True)
    assert tree.tried[0] == tree.tried[1], "the last two have as many as each other"
    if simulations == 1000:
        assert tree.tried[-1] > 1
        assert tree.tried.count(tree.tried[0]) == 2


def test_one_action_gets_all() -> None:
    tree = Tree(1)
    assert halve(tree.grow, tree.ranked, 1, 64) == 64


@pytest.mark.parametrize("ends", [5, 30, 200])
def test_it_ends_where_nothing_is_left_to_find(ends: int) -> None:
    tree = Tree(11, ends)
    assert halve(tree.grow, tree.ranked, 11, 1000) == ends


def test_fewer_simulations_than_actions_are_not_exceeded() -> None:
    tree = Tree(11)
    assert halve(tree.grow, tree.ranked, 11, 8) == 8


@pytest.mark.parametrize("name", PACKAGE_GAMES)
def test_the_best_two_are_looked_at_equally_often(name: str) -> None:
    """Also where something is hidden."""
    settings = {"cutoff": 0, "exploration": 0.2}
    game, rng, seen = tafelronde.load(name), new_rng(5), 0
    state = game.new()
    while seen < 3:
        state.apply_chance(rng)
        bot = MctsBot(game, halving=True, simulations=600, seed=3, **settings)
        advice = bot.advise(state)
        assert sum(advice.visits) <= 600
        first, second, *others = [*sorted(advice.visits, reverse=True), 0, 0]
        if others[0] > 0:  # there is a choice that is not plain
            seen += 1
            assert sum(advice.visits) == advice.simulations
            assert first == second > others[0]
            assert advice.visits[state.legal_actions().index(advice.action)] == first
            again = MctsBot(game, halving=True, simulations=600, seed=3, **settings)
            assert again.advise(state) == advice
        state.apply(advice.action)
