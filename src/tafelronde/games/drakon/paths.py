"""The ways of heroes through the dungeon, in plain Python: for showing and telling them.

``laid`` are the laid tiles as in the state, ``facts.laid_on`` each, in the order of their cells;
a *place* is an index of it.
"""

import functools
from collections.abc import Mapping

from .facts import ARROWS, KEY, KIND, STEPS, STORM, VORTEX, WIND, cell_of_laid

Laid = tuple[int, ...]
Way = tuple[int, ...]


def strides(code: int) -> int:
    """The number of steps of a move from such a tile (D-4.7)."""
    return {WIND: 2, STORM: 3}.get(KIND[code], 1)


@functools.lru_cache(maxsize=256)
def ways(laid: Laid, start: int, free: bool) -> Mapping[int, Way]:
    """The ways from a place to each place where a move can end: the places that are passed, both
    ends included, on the first way found. ``free``: with one step where there is no arrow (D-10.4).

    Empty where heroes leave without passing anything: from a key, and from a vortex.
    """
    code = laid[start] & 255
    if KIND[code] in (VORTEX, KEY):
        return {}
    places = _places(laid)
    found: list[tuple[Way, bool]] = [((start,), not free)]
    for _ in range(strides(code)):
        found = [
            ((*passed, near), done or not ordinary)
            for passed, done in found
            for near, ordinary in _steps(laid, places, laid[passed[-1]])
            if ordinary or not done
        ]
    first: dict[int, Way] = {}
    for passed, done in found:
        if done:
            first.setdefault(passed[-1], passed)
    return first


@functools.lru_cache(maxsize=256)
def neighbours(laid: Laid) -> tuple[tuple[tuple[int, bool], ...], ...]:
    """The neighbours of each place, from the north clockwise, each with whether an ordinary step
    leads there (D-4.1, D-4.9)."""
    places = _places(laid)
    return tuple(tuple(_steps(laid, places, entry)) for entry in laid)


def _places(laid: Laid) -> dict[int, int]:
    """The place of each cell that has a tile."""
    return {cell_of_laid(entry): place for place, entry in enumerate(laid)}


def _steps(laid: Laid, places: Mapping[int, int], entry: int) -> list[tuple[int, bool]]:
    code = entry & 255
    arrowless = KIND[code] in (KEY, VORTEX)
    found: list[tuple[int, bool]] = []
    for side, step in enumerate(STEPS):
        near = places.get(cell_of_laid(entry) + step)
        if near is not None:
            against = bool(ARROWS[laid[near] & 255] >> (side ^ 2) & 1)
            along = bool(ARROWS[code] >> side & 1)
            found.append((near, not against if arrowless else along))
    return found
