"""A step of a match and the chance that follows it, as functions of a state.

For those who keep the log themselves, as the server does in its database: ``open_state`` once,
then ``advance`` for every decision. The ``key`` is ``chance.derive_key(seed, setup.digest())``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from ..core.facts.constants import CHANCE
from ..core.facts.errors import TafelrondeError, whole_action
from .chance import draw_chance, next_outcome
from .errors import MatchError
from .given import Given

if TYPE_CHECKING:
    from ..core.objects.state import State
    from .setup import Setup


class Ply(NamedTuple):
    """One entry of a log: its number from 0, who acted (``CHANCE`` or a player), and the action."""

    number: int
    player: int
    action: int


def open_state(setup: Setup, key: bytes, given: Sequence[int] = ()) -> tuple[State, list[Ply]]:
    """The state in which the first player decides, and the plies that led there: the given steps,
    then the draws (the deal).

    Raises MatchError where ``given`` are not the steps that the setup names, and InvalidAction or
    IllegalAction where they cannot be played.
    """
    check_given(setup, given)
    state = setup.new_state()
    plies: list[Ply] = []
    for action in given:
        plies.append(Ply(len(plies), state.current_player, action))
        state.apply(action)
    return state, [*plies, *_draws(state, key, len(plies))]


def check_given(setup: Setup, log: Sequence[int]) -> None:
    """Raise MatchError where a log does not begin with the given steps that the setup names."""
    if Given.of(log[: setup.given.steps]) != setup.given:
        raise MatchError("these are not the steps that the match began with")


def advance(state: State, action: int | str, key: bytes, ply: int) -> list[Ply]:
    """Play a decision and draw all chance that follows it; returns the new plies.

    ``action`` is a number or in the game's notation, ``ply`` the length of the log so far. The
    state changes in place, and only if the action is legal. Raises InvalidAction, IllegalAction.

    Examples:
        >>> from tafelronde.match import Setup
        >>> from tafelronde.match.chance import commitment, derive_key, seed_from_number
        >>> seed = seed_from_number(7)
        >>> setup = Setup.of("rosenkoenig", 2, {}, commitment(seed))
        >>> key = derive_key(seed, setup.digest())
        >>> state, plies = open_state(setup, key)
        >>> len(plies), state.current_player
        (10, 0)
        >>> advance(state, "N2", key, len(plies))
        [Ply(number=10, player=0, action=1)]
    """
    player = state.current_player
    number = state.parse(action) if isinstance(action, str) else whole_action(action)
    if player < 0:
        raise state.explain(number)
    state.apply(number)
    return [Ply(ply, player, number), *_draws(state, key, ply + 1)]


def _draws(state: State, key: bytes, ply: int) -> list[Ply]:
    drawn = draw_chance(state, key, ply)
    return [Ply(ply + k, CHANCE, outcome) for k, outcome in enumerate(drawn)]


@dataclass(frozen=True, slots=True)
class Fault:
    """A fault of one entry of a log."""

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
    """Replay a log on ``state`` and yield its faults, up to the first step that is impossible.

    With the key, every draw after the first ``given`` steps is compared with the outcome that was
    due; after a wrong draw the replay goes on with the outcome of the log. ``watch(ply, player)``
    is called before each step with the player who acts.

    Examples:
        >>> state = tafelronde.load("rosenkoenig").new()
        >>> deal = state.copy().apply_chance(tafelronde.new_rng(7))
        >>> [(fault.ply, fault.code, fault.found) for fault in audit(state, [*deal, 48], key=None)]
        [(10, 'illegal', 'draw')]
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
