"""Games that go on side by side and look the same to a seat, with other hands and draws."""

from collections.abc import Iterator

import numpy as np

from tables import Table
from tafelronde import new_rng
from tafelronde.core.objects.state import State

TRIES = 30
"""The steps that are tried in the other world for one that looks the same."""


def looks_alike(one: State, other: State, seat: int) -> bool:
    """Whether the seat sees the same, and the same seat is to act, which has the same choice if it
    is this one."""
    if one.current_player != other.current_player or one.view(seat) != other.view(seat):
        return False
    return one.current_player != seat or one.legal_actions() == other.legal_actions()


def twin_of(step: int, after: State, other: State, seat: int, dice: np.random.Generator) -> int:
    """A step of the other world that looks to the seat as this one does: of chance another one if
    it can be, of a player the same; −1: there is none."""
    steps = other.steps()
    if not other.is_chance:
        steps = [step] if step in steps else []
    found = (one for one in dice.permutation(steps).tolist()[:TRIES])
    return next((one for one in found if looks_alike(after, other.after(one), seat)), -1)


class Twins:
    """Two games from where the seat cannot tell them apart."""

    def __init__(self, table: Table, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.true, self.seat = table.new(), int(self.dice.integers(table.players))
        for _ in range(int(self.dice.integers(80))):
            step = int(self.dice.choice(self.true.steps()))
            if self.true.after(step).is_terminal:
                break
            self.true.apply_known(step)
        self.other = self.true.resample(self.seat, new_rng(seed, 1))
        self.differed = 0

    def steps(self, most: int) -> Iterator[tuple[int, int]]:
        """Steps that are about to be made in both, as long as they look the same."""
        for _ in range(most):
            if self.true.is_terminal:
                return
            step = int(self.dice.choice(self.true.steps()))
            twin = twin_of(step, self.true.after(step), self.other, self.seat, self.dice)
            if twin < 0:
                return
            yield step, twin
            self.differed += self.true != self.other
            self.true.apply_known(step)
            self.other.apply_known(twin)
