"""The events of the game itself: the deal; each action with the chance and the forced decisions
that follow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ...core.facts.constants import CHANCE
from ...core.facts.errors import IllegalAction, InvalidAction
from ...match import Given, Setup
from ...match.chance import derive_key
from ...match.forced import forced_action
from ...match.play import Ply, advance, open_state
from ..base.refusal import Refusal
from . import events as e
from .place import Place
from .table import Table

if TYPE_CHECKING:
    from ...core.objects.state import State


def gathers(table: Table, new: list[e.Event]) -> bool:
    """Whether these events make all seats taken and ready, so that the game starts."""
    if table.status != "open" or not new:
        return False
    trial = table.fork()
    for event in new:
        if isinstance(event, e.Started):
            return True
        trial.apply(event, 0.0)
    return trial.status == "open" and trial.is_gathered


def start(table: Table, said: list[e.Event]) -> list[e.Event]:
    """The events of the start and the deal, if all seats are taken and ready after ``said``; else
    []. Raises Refusal where the given steps are of a version whose rules, or numbers of actions,
    were others."""
    trial = table.fork()
    for event in said:
        trial.apply(event, 0.0)
    if not trial.is_gathered:
        return []
    places = trial.places
    nonces = [place.nonce for place in places if place.nonce]
    promised = bytes.fromhex(table.commitment)
    given = Given.of(table.given)
    setup = Setup.of(table.game, len(places), table.options, promised, nonces, given)
    key = derive_key(table.secret, setup.digest())
    try:
        state, opening = open_state(setup, key, table.given)
    except (IllegalAction, InvalidAction):
        raise Refusal("other-rules", "its first steps were played by other rules") from None
    forced = _forced(places, state, key, len(opening))
    return [e.Started(setup.rules), *_stored(opening), *forced]


def play(table: Table, action: int) -> list[e.Event]:
    """The events of an action of the player to act, and of the decisions that it forces. Raises
    Refusal."""
    state = table.state.copy()
    try:
        plies = advance(state, action, table.key, table.ply)
        forced = _forced(table.places, state, table.key, table.ply + len(plies))
        return [*_stored(plies), *forced]
    except IllegalAction as error:
        raise Refusal(error.reason, str(error), error.clause, {"action": error.action}) from None
    except InvalidAction as error:
        raise _no_such(error) from None


def parse_action(table: Table, action: dict[str, Any] | str) -> int:
    """The number of an action that came as JSON or text. Raises Refusal."""
    notation = table.state.game.notation
    try:
        if isinstance(action, str):
            return notation.parse_action(action)
        return notation.decode_action(action)
    except InvalidAction as error:
        raise _no_such(error) from None


def _no_such(error: InvalidAction) -> Refusal:
    return Refusal("no-such-action", f"no such action; expected {error.expected}")


def _stored(plies: list[Ply], forced: bool = False) -> Iterator[e.Event]:
    for ply in plies:
        if ply.player == CHANCE:
            yield e.Drawn(ply.action)
        else:
            yield e.Moved(ply.player, ply.action, forced)


def _forced(places: tuple[Place, ...], state: State, key: bytes, ply: int) -> Iterator[e.Event]:
    """The events of decisions that are forced now. Plays them on ``state``."""
    while state.current_player >= 0 and not places[state.current_player].is_bot:
        action = forced_action(state)
        if action is None:
            return
        plies = advance(state, action, key, ply)
        ply += len(plies)
        yield from _stored(plies, forced=True)
