"""Playouts as digests: ``python -m card.simulated`` plays them on Numba's simulated card."""

import hashlib
import json

import conftest
from tables import Table, all_tables
from tafelronde.core.objects import playouts

STEPS = (7, 18)
"""The steps of large games, in slices; small ones are played to their ends."""


def tables() -> list[Table]:
    """Each game's smallest table."""
    found: dict[str, Table] = {}
    for table in all_tables():
        if table.name not in found or table.players < found[table.name].players:
            found[table.name] = table
    return list(found.values())


def digest(games: playouts.Playouts) -> str:
    told = hashlib.sha256()
    for steps in (playouts.WHOLE,) if games.game.bounds.steps < 100 else STEPS:
        told.update(repr(games.play(steps)).encode())
        for array in (games.states, games.rngs, games.results, games.steps):
            told.update(array.tobytes())
    return told.hexdigest()


def digests(kind: type[playouts.Playouts]) -> dict[str, str]:
    """A digest of three random games, for each game."""
    return {
        table.name: digest(kind(table.game, 3, table.players, 5, **table.options))
        for table in tables()
    }


if __name__ == "__main__":
    from tafelronde.cuda import Playouts
    from tafelronde.cuda.device import SIMULATED

    assert conftest
    print(json.dumps({"simulated": SIMULATED, "digests": digests(Playouts)}))
