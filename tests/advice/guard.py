"""A game of four in Kaiser, König, Edelmann in which green takes the only piece that could have
captured yellow's emperor, two steps before the end."""

from tafelronde.core.objects.registry import load
from tafelronde.core.objects.state import State

_STEPS = """
+2 h4-f5 d5-f6 d2-f2 i1-g2 f5-d4 c5-e6 c1-e2 h3-g4 h5-g4 e6-d4 f2-e3 i3-g3 i5-f6 d4-f6 e3-g3
g2-g3 i4-j2 f6-d6 e2-h2 g3-g2 j3-h3 d6-g6 d3-e2 g2-i1 g4-f6 b4-c5 e2-f3 i1-f1 f6-g6 c6-e5
h2-f1 i2-g1 g6-f6 e5-g6 c2-f2 j1-j2 h3-f2 g6-h4 f3-e4 j2-i3 i6-h4 c5-c6 f1-f2 i3-j2 f6-e4
b3-d5 b1-c2 g1-e2 e4-d3 d5-g5 c2-d2 e2-g1 j4-i5 g5-d5 d2-d3 j2-i3 h4-f3 c6-d6 b2-c1 k1-i2
f3-f5 d6-c6 f2-e4 i2-f2 f5-h3 c6-d6 d3-d2 i3-h3 k2-j1 d6-e6 c1-f1 h3-g3 i5-h5 c4-e4 f1-f2
g3-g4 h5-g5 e4-g4 f2-g4 g5-f6 a2-c3 d2-d3 j1-g2 e6-d6 a1-c4 g2-e1 c3-a2 d3-d2 e1-f3 d5-e3
d2-d3 f6-f5 e3-c4 d3-c3 f5-f4
"""
MOVES = _STEPS.split()
"""All steps, the draw of who begins first."""
BLUNDER = 93
"""The ply at which it is taken."""
GREEN = 2
"""The seat that takes it."""


def before(ply: int = BLUNDER) -> State:
    """The position before this ply."""
    state = load("kaiser_koenig_edelmann").new(players=4)
    state.replay(MOVES[:ply])
    return state
