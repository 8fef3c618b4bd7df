"""Events of a step as data, as a seat is told them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.facts.definition import GameDefinition
from ..core.objects.state import State


def tell_step(
    game: GameDefinition, state: State, action: int, seat: int
) -> Iterator[dict[str, Any]]:
    """The events that ``seat`` is told of a step that is about to be made in ``state``: objects
    with a ``code`` and its arguments.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> drawn = state.apply_chance(tafelronde.new_rng(7))
        >>> [event["code"] for event in tell_step(state.game, state, state.parse("SE2"), 1)][0]
        'play'
    """
    if game.tell is not None:
        for telling in game.tell(state, action, seat):
            yield {"code": telling.code, **telling.arguments}
    elif not game.info.hidden:
        yield {"code": "step", "action": state.format(action)}
