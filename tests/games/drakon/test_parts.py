"""Actions in two parts: few numbers, and nothing is lost."""

from collections.abc import Iterator

import numpy as np

import tafelronde
from tables import Table, all_tables
from tafelronde.core.objects.state import State
from tafelronde.games.drakon.facts import ROW, cell_of_laid
from tafelronde.games.drakon.parts import PARTS
from tafelronde.games.drakon.state import unpacked


def walk(table: Table, seed: int, steps: int = 400) -> Iterator[State]:
    """Positions of a random game in which somebody decides."""
    state, rng, dice = table.new(), tafelronde.new_rng(seed), np.random.default_rng(seed)
    state.apply_chance(rng)
    for _ in range(steps):
        if state.is_terminal:
            return
        yield state
        state.apply_known(int(dice.choice(state.legal_actions())))
        state.apply_chance(rng)


def test_two_numbers_below_512_tell_every_action() -> None:
    far = 0
    for table in (table for table in all_tables() if table.name == "drakon"):
        for state in walk(table, 1):
            parts = state.parts()
            assert parts.min() >= 0
            assert parts.max() < PARTS == table.game.bounds.parts <= 512
            assert len(np.unique(parts, axis=0)) == len(parts) == len(state.legal_actions())
            far += int((parts[:, 1] >= 225).sum())
    assert far > 100


def test_one_number_below_512_would_not_do() -> None:
    batch = tafelronde.Batch(tafelronde.load("drakon"), 128, seed=1, observation=False)
    for _ in range(200):
        batch.rollout(1)
        most = int(batch.legal_count.argmax())
        if batch.legal_count[most] > 512:
            break
    assert batch.legal_count[most] > 512
    parts = batch.parts()
    for row, count in enumerate(batch.legal_count.tolist()):
        assert np.array_equal(parts[row, :count], batch.state(row).parts())
        assert (parts[row, count:] == -1).all()
        assert len(np.unique(parts[row, :count], axis=0)) == count


def test_the_same_place_has_the_same_number() -> None:
    """A tile laid one cell north of the hero, wherever the hero stands."""
    table = next(table for table in all_tables() if table.name == "drakon")
    seen: dict[tuple[int, int], set[int]] = {}
    for state in walk(table, 2, 200):
        record = state.record
        own = cell_of_laid(record.laid[record.where[state.current_player]])
        for action, (_, second) in zip(state.legal_actions(), state.parts(), strict=True):
            told = state.game.notation.encode_action(action)
            if told["t"] != "lay":
                continue
            cell = unpacked(action)[1]
            apart = (cell % ROW - own % ROW, cell // ROW - own // ROW)
            if max(map(abs, apart)) <= 7:
                seen.setdefault(apart, set()).add(int(second))
    assert len(seen) > 30
    assert all(len(numbers) == 1 for numbers in seen.values())
    assert len({one for numbers in seen.values() for one in numbers}) == len(seen)
