# pyright: basic
"""What a game is: compiled functions over one flat record, found by the record's dtype.

A game is a NumPy record dtype and functions named as the operations below, handed to
``implement``. Code that is written once for all games calls the operations on a state; inside
compiled code the call is resolved at compile time from the state's type (``compiling.Operation``)
and inlined, in interpreted mode (``NUMBA_DISABLE_JIT=1``) it is looked up. Measured: functions
passed as arguments or closed over are compiled anew by every process, functions resolved from a
type are not.

Conventions of all operations

- ``state`` is one element of a record array, changed in place; ``states[j] = states[i]`` copies.
  Its first fields are ``player`` (int8: the player to act, ``CHANCE`` or ``TERMINAL``) and
  ``players`` (int8: how many sit at the table). No state holds a random generator, pointers or
  the order of a hidden pile: two equal positions are equal bytes.
- Actions are int32, packed by the game, for players and for chance. Lists of actions go into a
  buffer that the caller hands in and are sorted ascending, without repeats.
- Players are 0 … players−1.
- No operation raises, or reads anything but its arguments and constants; none returns an array, and
  one that takes arrays from the heap is ``allocating``.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
from numba.core import types

from .cache import KernelCache, sources_hash
from .compiling import INTERPRETED, Compiled, Operation, compiled
from .compiling import allocating as allocating
from .compiling import inlined as inlined
from .constants import CHANCE, TERMINAL
from .rng import below


class _Implementation:
    """The operations of one game, by name."""

    def __init__(self) -> None:
        self.functions: dict[str, Any] = {}

    @property
    def fingerprint(self) -> str:
        """A hash of all source and data files that the operations may depend on."""
        places = {_sources_of(_plain(function)) for function in self.functions.values()}
        return " ".join([*sorted(self.functions), *sorted(sources_hash(p) for p in places)])


_implementations: dict[np.dtype[Any], _Implementation] = {}
_by_numba_type: dict[types.Type, _Implementation] = {}
_operations: dict[str, Callable[..., Any]] = {}


def _plain(function: Callable[..., Any]) -> Callable[..., Any]:
    """The function as it was written."""
    return getattr(function, "py_func", function)


def _sources_of(function: Callable[..., Any]) -> Path:
    """The folder of the function's package, or its file where it is in none."""
    module = inspect.getmodule(function)
    file = Path(inspect.getfile(function)).resolve()
    in_package = module is not None and bool(module.__package__)
    return file.parent if in_package else file


def state_dtype(fields: list[Any]) -> np.dtype[Any]:
    """The dtype of a game's state: the common header, then the game's own fields, aligned.

    Every field must be named so that no other game has the same fields of the same types; the
    dtype *is* the game's identity in compiled code. Raises TypeError for a field named like an
    attribute of NumPy scalars (``size``, ``data``, …): interpreted code could not read it.
    """
    taken = [field[0] for field in fields if hasattr(np.record, field[0])]
    if taken:
        raise TypeError(f"state fields named like attributes of NumPy scalars: {taken}")
    header = [("player", np.int8), ("players", np.int8)]
    return np.dtype((np.record, _filled(np.dtype([*header, *fields], align=True))))


def _filled(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with every gap named: unnamed bytes are lost when NumPy copies a record."""
    layout: dict[str, Any] = {"names": [], "formats": [], "offsets": []}

    def place(name: str, kind: Any, offset: int) -> None:
        layout["names"].append(name)
        layout["formats"].append(kind)
        layout["offsets"].append(offset)

    end = 0
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]  # type: ignore[index]
        if offset > end:
            place(f"_fill{end}", (np.int8, (offset - end,)), end)
        place(name, kind, offset)
        end = offset + kind.itemsize
    if dtype.itemsize > end:
        place(f"_fill{end}", (np.int8, (dtype.itemsize - end,)), end)
    return np.dtype(layout, align=True)  # pyright: ignore[reportCallIssue, reportArgumentType]


def implement(dtype: np.dtype[Any], *functions: Callable[..., Any]) -> None:
    """Declare that these functions are the operations (of the same names) of this game.

    Raises TypeError when a name is no operation, or has other parameters than it.
    """
    implementation = _implementations.setdefault(dtype, _Implementation())
    _by_numba_type[numba.from_dtype(dtype)] = implementation
    for function in functions:
        plain = _plain(function)
        name = plain.__name__
        if name not in _operations:
            raise TypeError(f"{name} is no operation of the contract")
        expected = list(inspect.signature(_operations[name]).parameters)
        found = list(inspect.signature(plain).parameters)
        if expected != found:
            raise TypeError(f"{name} takes {expected}, not {found}")
        known = INTERPRETED or isinstance(function, Compiled)
        implementation.functions[name] = function if known else compiled(plain)


def _operation(default: Callable[..., Any]) -> Callable[..., Any]:
    """Make ``default`` an operation: dispatched on its first argument, itself the fallback."""
    name = default.__name__
    _operations[name] = default
    if INTERPRETED:

        @functools.wraps(default)
        def dispatch(state: Any, *arguments: Any) -> Any:
            found = _implementations[state.dtype].functions.get(name, default)
            return found(state, *arguments)

        return dispatch

    itself = compiled(default)

    def find(kind: types.Type) -> Compiled | None:
        implementation = _by_numba_type.get(kind)
        return None if implementation is None else implementation.functions.get(name, itself)

    return Operation(default, find)


def _state_fingerprint(kind: types.Type) -> str:
    """The fingerprint of the game whose state (or array of states) this type is, or ''."""
    record = kind.dtype if isinstance(kind, types.Array) else kind
    implementation = _by_numba_type.get(record)
    return "" if implementation is None else implementation.fingerprint


def kernel(function: Callable[..., Any]) -> Any:
    """Compile a function that Python calls: cached on disk (see ``cache``), without the GIL."""
    if INTERPRETED:
        return function
    dispatcher = Compiled(function)
    dispatcher._cache = KernelCache(function, _state_fingerprint)
    return dispatcher


# ---- the operations a game must have -----------------------------------------------------------


@_operation
def setup(state, players, options):
    """Write every field of ``state`` for a new game; ``options`` is the game's int32[:]."""
    raise NotImplementedError


@_operation
def legal_actions(state, out):
    """Write the legal actions of the player to act into ``out`` (int32[max_legal]); the count."""
    raise NotImplementedError


@_operation
def apply_action(state, action):
    """Carry out a legal action or chance outcome. Unchecked: the caller answers for legality."""
    raise NotImplementedError


@_operation
def scores(state, out):
    """Write every player's points by the game's own count into ``out`` (float64[players])."""
    raise NotImplementedError


@_operation
def returns(state, out):
    """Write every player's result, −1 … 1, best 1, into ``out``; zeros before the end."""
    raise NotImplementedError


# ---- the operations that have a default --------------------------------------------------------


@_operation
def chance_outcomes(state, out, weights):
    """Write the possible outcomes and their weights (int32, positive) where chance acts; count.

    The default has none: right for a game in which chance never acts.
    """
    return 0


@_operation
def resample(state, player, rng):
    """Redraw all that ``player`` cannot know, consistently with what he has seen.

    The default does nothing: right exactly when nothing but future chance is hidden.
    """


@_operation
def refusal(state, action):
    """Why a decision is illegal now: 0 when legal, else the game's own number of the reason.

    The default knows one reason, 1: the action is not in the legal list (the shell looks there).
    """
    return 1


@_operation
def random_action(state, rng, out, weights):
    """One action or chance outcome, drawn uniformly (chance: by weight).

    ``out`` and ``weights`` are buffers for the lists. A game may replace it where it can draw
    without listing; the distribution must be the same.
    """
    if state.player == CHANCE:
        count = chance_outcomes(state, out, weights)
        total = 0
        for k in range(count):
            total += weights[k]
        ticket = below(rng, total)
        k = 0
        while ticket >= weights[k]:
            ticket -= weights[k]
            k += 1
        return out[k]
    count = legal_actions(state, out)
    return out[below(rng, count)]


@_operation
def playout_action(state, rng, out, weights):
    """The action of a bot's playout policy (``insight``); uniform by default."""
    return random_action(state, rng, out, weights)


@_operation
def evaluate(state, out):
    """Every player's expected result, −1 … 1, as the game's ``insight`` guesses it.

    The default guesses nothing (zeros); on terminal states it is not called.
    """
    for player in range(state.players):
        out[player] = 0.0


@_operation
def key(state):
    """A number (int64) that is the same for positions that play on alike, and else hardly ever:
    for transposition tables. 0: the game has none, and the bytes of the state serve.
    """
    return 0


@_operation
def priority(state, action):
    """How early a search should try a legal action, 0 … 999: the higher, the earlier."""
    return 0


@_operation
def noisy_actions(state, out):
    """The legal actions that a search should follow before it trusts ``evaluate``; their number.

    Negative, as −1 − number: the player to act cannot wait and must do one of them (he is in
    check, say, and these are all that he has). The default has none: every position is quiet.
    """
    return 0


@_operation
def hand_turn(state, player):
    """Let ``player`` act as if it were his turn; False where that makes no sense, with the state
    unchanged. For searches that look at one reply of several opponents (best-reply search).
    """
    return False


@_operation
def prior(state, actions, count, out):
    """Write how promising each of the ``count`` legal ``actions`` looks into ``out`` (float32):
    0 neutral, more is better, ``PRUNED`` not worth a search while others remain.

    ``actions`` is the legal list. Without it a search takes all for equal, at no cost.
    """
    for k in range(count):
        out[k] = 0.0


@_operation
def observe(state, player, out):
    """Write ``player``'s observation into ``out`` (float32, flat, zeroed by the caller).

    Only what that player may know. The default leaves it empty.
    """


def has_prior(state):
    """Whether the game has a ``prior`` of its own; a constant in compiled code."""
    return "prior" in _implementations[state.dtype].functions


if not INTERPRETED:
    _always, _never = compiled(lambda state: True), compiled(lambda state: False)

    def _find_prior(kind: types.Type) -> Compiled:
        found = _by_numba_type.get(kind)
        return _always if found is not None and "prior" in found.functions else _never

    has_prior = Operation(has_prior, _find_prior)


@_operation
def is_over(state):
    """Whether the game has ended."""
    return state.player == TERMINAL
