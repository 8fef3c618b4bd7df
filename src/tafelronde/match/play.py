"""A step of a match and the chance that follows it, as functions of a state, without a match.

A server that keeps its logs in a database needs no more: ``open_state`` once, then ``advance`` for
every move. A key is ``chance.derive_key(seed, setup.digest())``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ..core.constants import CHANCE
from ..core.errors import TafelrondeError
from .chance import draw_chance, next_outcome
from .errors import MatchError
from .given import Given

if TYPE_CHECKING:
    from ..core.state import State
    from .setup import Setup


class Ply(NamedTuple):
    """One entry of a log: its number from 0, who acted (``CHANCE`` or a player), and what."""

    number: int
    player: int
    action: int


def open_state(setup: Setup, key: bytes, given: Sequence[int] = ()) -> tuple[State, list[Ply]]:
    """The state in which the first player decides, and what led there: the steps that were given,
    then the draws (the deal).

    Raises MatchError where these are not the steps of the setup; as ``State.apply`` does where they
    cannot be.
    """
    check_given(setup, given)
    state = setup.new_state()
    plies: list[Ply] = []
    for action in given:
        plies.append(Ply(len(plies), state.current_player, action))
        state.apply(action)
    return state, [*plies, *_draws(state, key, len(plies))]


def check_given(setup: Setup, log: Sequence[int]) -> None:
    """Raise MatchError where a log does not begin with the steps that the setup says."""
    if Given.of(log[: setup.given.steps]) != setup.given:
        raise MatchError("these are not the steps that the match began with")


def advance(state: State, action: int | str, key: bytes, ply: int) -> list[Ply]:
    """Play a decision and draw all chance that follows; the new entries of the log.

    ``ply`` is the length of the log so far. The state changes in place, and only if the action is
    legal. Raises InvalidAction, IllegalAction.
    """
    player = state.current_player
    number = state.parse(action) if isinstance(action, str) else int(action)
    if player < 0:
        raise state.explain(number)
    state.apply(number)
    return [Ply(ply, player, number), *_draws(state, key, ply + 1)]


def _draws(state: State, key: bytes, ply: int) -> list[Ply]:
    drawn = draw_chance(state, key, ply)
    return [Ply(ply + k, CHANCE, outcome) for k, outcome in enumerate(drawn)]


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with one entry of a log."""

    ply: int
    code: str
    """``draw`` (another outcome was due), ``illegal``, or ``unfinished`` (a draw is missing)."""
    found: str
    expected: str
    """The outcome that was due, or why the action is illegal."""


def audit(
    state: State,
    log: Sequence[int],
    key: bytes | None,
    watch: Callable[[int, int], None] | None = None,
    given: int = 0,
) -> Iterator[Fault]:
    """Replay a log on ``state`` and tell what is wrong, up to the first step that is impossible.

    With the key, every draw is compared with the outcome that was due; the replay goes on with
    what the log says. ``watch`` is told each ply and who acts. The first ``given`` steps follow
    from no key.
    """
    for ply, action in enumerate(log):
        if watch is not None:
            watch(ply, state.current_player)
        if key is not None and ply >= given and state.is_chance:
            due = next_outcome(state, key, ply)
            if action != due:
                yield Fault(ply, "draw", _text(state, action), state.format(due))
        try:
            state.apply(action)
        except TafelrondeError as error:
            yield Fault(ply, "illegal", _text(state, action), str(error))
            return
    if state.is_chance:
        yield Fault(len(log), "unfinished", "", "the outcome of a draw")


def _text(state: State, action: int) -> str:
    try:
        return state.format(action)
    except TafelrondeError:
        return str(action)
