"""Events of a step, as a seat is told them."""

from collections.abc import Iterable, Iterator
from typing import Any

from ..core.facts.definition import GameDefinition
from ..core.facts.telling import Telling
from ..core.objects.state import State


def tellings_of(game: GameDefinition, state: State, action: int, seat: int) -> Iterator[Telling]:
    """The events that ``seat`` is told of a step that is about to be made in ``state``."""
    if game.tell is not None:
        yield from game.tell(state, action, seat)
    elif not game.info.hidden:
        yield Telling("step", {"action": state.format(action)})


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
    return told_as_data(tellings_of(game, state, action, seat))


def told_as_data(tellings: Iterable[Telling]) -> Iterator[dict[str, Any]]:
    """Events as objects with a ``code`` and its arguments."""
    for telling in tellings:
        yield {"code": telling.code, **telling.arguments}
