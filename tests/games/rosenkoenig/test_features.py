"""The features of a position, from either side of the board."""

import numpy as np

from games.rosenkoenig.positions import dealt, position
from tafelronde.core.contract.rng import new_rng

SIDES = 2


def test_the_other_side_sees_the_same_with_the_players_exchanged() -> None:
    state, dice = dealt(seed=4), np.random.default_rng(4)
    rng = new_rng(4)
    seen = state.game.feature_layout.places("players.points").ravel()
    half = int(seen[1] - seen[0])
    for _ in range(30):
        red, white = state.features(0), state.features(1)
        assert np.array_equal(red[:half], white[half : SIDES * half])
        assert np.array_equal(white[:half], red[half : SIDES * half])
        assert np.array_equal(red[SIDES * half :], white[SIDES * half :])
        state.apply(int(dice.choice(state.legal_actions())))
        state.apply_chance(rng)


def test_roses_points_and_heroes_are_those_of_the_player() -> None:
    state = position(crown="a3", red="a1 a2 a3", white="c3", heroes=(4, 1))
    layout = state.game.feature_layout
    for player, (points, stones, heroes) in enumerate([(9, 3, 4), (1, 1, 1)]):
        seen = state.features(player)
        own = {name: seen[layout.places(f"players.{name}")[0]] for name in ("points", "stones")}
        assert own == {"points": np.float32(points / 100), "stones": np.float32(stones / 26)}
        assert seen[layout.places("players.heroes")].tolist() == [
            heroes / 4, (5 - heroes) / 4
        ]  # fmt: skip
