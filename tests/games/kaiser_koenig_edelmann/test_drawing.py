"""The board as plain text: points, pieces and the ways between them."""

import tafelronde
from tafelronde.core.contract.rng import new_rng
from tafelronde.games.kaiser_koenig_edelmann.terminal import draw

NORTH = """\
                     R3k1──· k2
                     ╱        ╲
            R1j1──R3j2        · j3──· j4
            ╱        ╲        ╱        ╲
   R3i1──R3i2        R2i3──· i4        · i5──· i6
   ╱        ╲        ╱        ╲        ╱        ╲
· h1        R2h2──R2h3        · h4──· h5        · h6
   ╲        ╱        ╲        ╱        ╲        ╱
   · g1──· g2        · g3──· g4        · g5──· g6
   ╱        ╲        ╱  ╲  ╱  ╲        ╱        ╲
· f1        · f2──· f3──▣ f4──· f5──· f6        · f7"""


def test_every_way_is_drawn_between_its_two_points() -> None:
    state = tafelronde.load("kaiser_koenig_edelmann").new(2)
    state.apply_chance(new_rng(1))
    assert draw(state.view(0)).startswith(NORTH)
