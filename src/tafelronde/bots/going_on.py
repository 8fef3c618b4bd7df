"""A tree plays on instead of taking moves back.

With three or four at the table whoever attacks helps the third, so in a quiet position a tree finds
every action nearly as good as every other one, and goes to and fro.
"""

from ..core.objects.state import State
from .choosing import Candidate
from .memory import Past

SEEN = 0.001
"""The least share of the most visits for an action that is played instead."""


def going_on(ordered: list[Candidate], state: State, past: Past, price: float) -> list[Candidate]:
    """These candidates, the best first. Where it takes moves back, the best one is that which is
    expected to bring most, less this price for each time that what it arranges has been there."""
    best, mover = ordered[0], state.current_player
    if best.certain > 0 or not past.times(state, best.action):
        return ordered
    least = SEEN * max(one.visits for one in ordered)
    near = [one for one in ordered if one.certain == best.certain and one.visits >= least]

    def worth(one: Candidate) -> float:
        return one.expected[mover] - price * past.times(state, one.action)

    taken = max(near, key=worth, default=best)
    return [taken, *(one for one in ordered if one is not taken)]
