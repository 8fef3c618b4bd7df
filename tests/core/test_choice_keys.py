"""A choice with the same key is called the same, at whatever table it is met."""

from collections.abc import Hashable

import pytest

import tafelronde
from tafelronde.core.contract.rng import below, new_rng
from tafelronde.core.objects.registry import infos

KEYED = [info.name for info in infos() if tafelronde.load(info.name).choice_keys is not None]
GAMES = 12
STEPS = 300


def test_some_game_has_keys() -> None:
    assert KEYED


@pytest.mark.parametrize("name", KEYED)
def test_equal_keys_tell_the_same(name: str) -> None:
    game = tafelronde.load(name)
    assert game.choice_keys is not None
    assert game.tell is not None
    said: dict[tuple[int, Hashable], tuple[str, dict[str, str | int]]] = {}
    again = 0
    for number in range(GAMES):
        low, high = game.info.min_players, game.info.max_players
        state = game.new(low + number % (high - low + 1))
        rng = new_rng(number)
        for _ in range(STEPS):
            state.apply_chance(rng)
            if state.is_terminal:
                break
            assert list(game.choice_keys(state, [])) == []
            legal = state.legal_actions()
            keys = game.choice_keys(state, legal)
            assert len(keys) == len(legal)
            for action, key in zip(legal, keys, strict=True):
                told = next(game.tell(state, action, state.current_player))
                sentence = told.code, dict(told.arguments)
                again += (action, key) in said
                known = said.setdefault((action, key), sentence)
                assert known == sentence, state.format(action)
            state.apply_known(legal[below(rng, len(legal))])
    assert again > 100
