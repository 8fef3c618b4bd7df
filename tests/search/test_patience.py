"""A patient search stops when its choice is clear, and goes on where two actions are close."""

import pytest

import tafelronde
from tafelronde.arena.deal import Deal
from tafelronde.bots.mcts import MctsBot
from tafelronde.core.facts.errors import BadOption
from tafelronde.search.uct.patience import think


class Tree:
    """A tree whose every third or second simulation goes to the second-best action, say."""

    def __init__(self, every: int, ends: int = 1 << 30) -> None:
        self.every, self.ends = every, ends
        self.done, self.asked = 0, list[int]()

    def grow(self, simulations: int) -> int:
        self.asked.append(simulations)
        simulations = min(simulations, self.ends - self.done)
        self.done += simulations
        return simulations

    def two_most(self) -> tuple[int, int]:
        second = self.done // self.every
        return self.done - second, second


def test_it_stops_when_no_other_can_overtake() -> None:
    tree = Tree(every=10)
    done = think(tree.grow, tree.two_most, 1600, 4.0)
    best, second = tree.two_most()
    assert done == tree.done == sum(tree.asked)
    assert best - second >= 1600 - done > 0
    assert best - second - tree.asked[-1] * 8 // 10 < 1600 - done + tree.asked[-1]


def test_it_goes_on_where_two_are_close() -> None:
    tree = Tree(every=2)
    assert think(tree.grow, tree.two_most, 1600, 4.0) == 6400
    tree = Tree(every=2)
    assert think(tree.grow, tree.two_most, 1600, 1.5) == 2400


def test_it_does_not_go_on_where_they_are_not() -> None:
    tree = Tree(every=3)
    tree.two_most = lambda: (900, 200)  # not clear by any number of simulations that are left
    assert think(tree.grow, tree.two_most, 1600, 4.0) < 1600
    tree.two_most = lambda: (60, 20)
    assert think(tree.grow, tree.two_most, 1600, 4.0) == 1600


@pytest.mark.parametrize("ends", [16, 250])
def test_it_ends_where_nothing_is_left_to_find(ends: int) -> None:
    tree = Tree(every=2, ends=ends)
    assert think(tree.grow, tree.two_most, 1600, 4.0) == ends


def test_it_chooses_as_a_search_of_all_simulations_where_that_is_clear() -> None:
    """Both grow the same tree, so what cannot be overtaken is the choice of both."""
    loaded = tafelronde.load("rosenkoenig")
    settings = {"open_loop": True, "cutoff": 0, "simulations": 640, "seed": 3}
    state, deal = loaded.new(), Deal(5, 0)
    shorter = longer = 0
    for _ in range(24):
        deal.apply_chance(state)
        if state.is_terminal:
            break
        plain = MctsBot(loaded, **settings).advise(state)
        patient = MctsBot(loaded, patience=3.0, **settings).advise(state)
        if 0 < patient.simulations < 640:
            shorter += patient.simulations < plain.simulations
            assert patient.action == plain.action
        longer += patient.simulations > 640
        assert patient.simulations <= 3 * 640
        state.apply(plain.action)
    assert shorter > 0
    assert longer > 0


@pytest.mark.parametrize("wrong", [-0.5, -1, 101])
def test_a_wrong_patience_is_refused(wrong: float) -> None:
    with pytest.raises(BadOption, match="patience"):
        MctsBot(tafelronde.load("rosenkoenig"), patience=wrong)
