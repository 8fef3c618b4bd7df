"""The manifest of a module, as JSON: its callers read offsets there, and write none.

- ``exports``: each kernel's arguments, in order. A number (``int64``, ``float64``) is handed over
  as it is; an array as its address and its length in each dimension. ``result`` is null where
  there is none.
- ``elements``: what arrays consist of: a size in bytes and, of records, the fields with their
  offsets, types and shapes.
- ``memory``: ``heap`` is where the host's part begins; it grows as the host asks.
- ``places``, ``words``: where in the module addresses stand (``link.Module``), each as its distance
  from the one before: what moves it into a part of another module's memory.
- ``operations``: those that the game has of its own (``contract.operations``).
- ``questions``: which export answers a question of the game, how long an answer can be, and how
  many numbers are asked with it.
- ``options``: where each option stands in the int32 array that ``setup`` reads.
"""

from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

import numpy as np

from ..facts.definition import GameDefinition
from .kinds import Array, Export

Json = dict[str, Any]


def describe(game: GameDefinition, exports: Iterable[Export]) -> Json:
    """The part of the manifest that follows from the game and from what is exported."""
    state, exports = game.dtype, tuple(exports)
    arrays = [one for each in exports for one in each.arguments if isinstance(one, Array)]
    names = sorted({one.name for one in arrays})
    of_name = {one.name: one for one in arrays}
    info, bounds = game.info, game.bounds
    return {
        "game": game.name,
        "rulesVersion": info.rules_version,
        "players": [info.min_players, info.max_players],
        "hidden": info.hidden,
        "bounds": {**asdict(bounds), "buffer": bounds.buffer},
        "options": _options(game),
        "elements": {name: _element(of_name[name].dtype(state)) for name in names},
        "exports": {one.name: _export(one, state) for one in exports},
        "questions": {
            name: {"export": f"question_{name}", "length": one.length, "numbers": one.numbers}
            for name, one in game.questions.items()
        },
    }


def _export(one: Export, state: np.dtype[Any]) -> Json:
    taken = [
        {"name": name, "type": argument.name}
        | ({"dimensions": argument.dimensions} if isinstance(argument, Array) else {})
        for name, argument in zip(one.parameters, one.arguments, strict=True)
    ]
    return {"arguments": taken, "result": one.result(state)}


def _element(dtype: np.dtype[Any]) -> Json:
    """A number's type, or a record's fields; what only fills its gaps is left out."""
    if dtype.names is None:
        return {"size": dtype.itemsize, "number": dtype.name}
    fields: list[Json] = []
    places: Any = dtype.fields
    for name in dtype.names:
        kind, offset = places[name][:2]
        if not name.startswith("_fill"):
            field = {"name": name, "offset": offset, "type": kind.base.name}
            fields.append({**field, "shape": list(kind.shape)})
    return {"size": dtype.itemsize, "fields": fields}


def _options(game: GameDefinition) -> list[Json]:
    """Each option's place; an option that is a data set has as many numbers as its default."""
    found, offset = list[Json](), 0
    for option in game.info.options:
        length = len(option.encode(option.default))
        choices = list(option.choices) if option.data is None else None
        found.append({"name": option.name, "offset": offset, "length": length, "choices": choices})
        offset += length
    return found
