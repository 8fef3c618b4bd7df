"""History of a game as one seat saw it: each step as typed events, and all of them as arrays."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from ...core.contract.rng import new_rng
from ...core.facts.definition import GameDefinition
from ...core.facts.telling import Telling
from ...core.objects.state import State
from ..tellings import tellings_of
from .past import Past

MOST = 1024
"""The most steps that are kept, the last ones; those of chance count."""
SENT = 256
"""The most steps that are sent to another process."""
UNSEEN = -1
"""The ``action`` of a step that the seat did not make itself."""
NOBODY = -2
"""The ``actor`` of a place of the arrays where there is no step."""


class Seen(Struct, frozen=True):
    """A step of the game, as one seat saw it. It holds nothing that the seat could not know."""

    actor: int
    """The seat that made it; CHANCE (−1)."""
    action: int
    """The action, where the seat made it itself; else UNSEEN."""
    events: tuple[Telling, ...]
    """The tellings of it to the seat: see the game's ``tell``."""
    position: bytes
    """The position after it, in which all that the seat cannot know was drawn anew: always the same
    one of those that it cannot tell apart. ``game.from_bytes`` reads it."""


class HistoryArrays(NamedTuple):
    """The last steps as arrays of a fixed length L, the oldest first; the rest is filled up."""

    filled: int
    """The number of steps in them, 0 … L: the first rows."""
    actor: npt.NDArray[np.int8]
    """int8[L]: who made each step, counted clockwise from the seat: 0 itself, 1 the next …; −1
    chance, −2 no step."""
    action: npt.NDArray[np.int32]
    """int32[L]: the seat's own action; −1 elsewhere."""
    observation: npt.NDArray[np.float32]
    """float32[L, game.bounds.observation]: what the seat could see after each step; 0 elsewhere."""


class Memory(Struct, frozen=True):
    """The last steps of a history, to be sent to another process."""

    total: int
    start: bytes
    steps: tuple[Seen, ...]


class History:
    """All that a seat has seen, up to ``MOST`` steps back; older ones are forgotten.

    It follows from what the seat could see: games that look the same to it have equal histories,
    whatever is hidden.

    Examples:
        >>> state = tafelronde.load("drakon").new()
        >>> history = History(state, seat=0)
        >>> for action in state.copy().apply_chance(tafelronde.new_rng(7)):
        ...     history.add(state, action)
        ...     state.apply(action)
        >>> len(history.steps) == history.total, history.steps[0].events[0].code
        (True, 'first')
        >>> history.arrays(16).observation.shape == (16, state.game.bounds.observation)
        True
    """

    def __init__(self, start: State, seat: int) -> None:
        self.game: GameDefinition = start.game
        self.seat = seat
        self.players = start.players
        self.total = 0
        """The number of steps since ``start``, the forgotten ones included."""
        self.steps = deque[Seen](maxlen=MOST)
        """The steps that are kept, the oldest first."""
        self._start = self._redrawn(start).to_bytes()
        self._rows: list[npt.NDArray[np.float32]] = []
        """The observations after the last steps that were asked for."""
        self._observed = 0
        """The number of steps up to the last of these."""

    def add(self, state: State, action: int) -> None:
        """See a step that is about to be made in ``state``, the true position."""
        actor = state.current_player
        own = action if actor == self.seat else UNSEEN
        events = tuple(tellings_of(self.game, state, action, self.seat))
        after = self._redrawn(state.after(action)).to_bytes()
        self.take([Seen(actor, own, events, after)])

    def take(self, steps: Iterable[Seen]) -> None:
        """Append steps that were seen elsewhere."""
        for one in steps:
            if len(self.steps) == MOST:
                self._start = self.steps[0].position
            self.steps.append(one)
            self.total += 1

    @property
    def present(self) -> bytes:
        """The position at the end, redrawn as those of the steps are."""
        return self.steps[-1].position if self.steps else self._start

    def arrays(self, length: int = 64) -> HistoryArrays:
        """The last ``length`` steps, 1 … ``MOST``, as arrays."""
        last = list(self.steps)[-length:]
        actor = np.full(length, NOBODY, np.int8)
        action = np.full(length, UNSEEN, np.int32)
        seen = np.zeros((length, self.game.bounds.observation), np.float32)
        if last and seen.shape[1]:
            seen[: len(last)] = self._observations(last)
        for row, one in enumerate(last):
            own = (one.actor - self.seat) % self.players
            actor[row] = one.actor if one.actor < 0 else own
            action[row] = one.action
        return HistoryArrays(len(last), actor, action, seen)

    def _observations(self, last: Sequence[Seen]) -> list[npt.NDArray[np.float32]]:
        """The observations after these last steps; each is worked out once."""
        old = len(last) - (self.total - self._observed)
        kept: list[npt.NDArray[np.float32]] = []
        if 0 < old <= len(self._rows):
            kept = self._rows[-old:]
        states = (_state(self.game, one.position) for one in last[len(kept) :])
        kept += [state.observation(self.seat) for state in states]
        self._rows = kept
        self._observed = self.total
        return self._rows

    def past(self, last: int = MOST) -> Past:
        """How the present came about in the ``last`` steps, as the seat saw it: for
        ``beliefs.believe``. Positions are redrawn, and others' actions are UNSEEN."""
        begin, steps = self._last(last)
        past = Past(_state(self.game, begin))
        for one in steps:
            choice = None if one.actor < 0 else (one.actor, one.action)
            past = Past(_state(self.game, one.position), past, choice)
        return past

    def pack(self, last: int = SENT) -> Memory:
        """The ``last`` steps, to be sent to another process."""
        begin, steps = self._last(last)
        return Memory(self.total, begin, tuple(steps))

    def pack_events(self) -> Memory:
        """All steps that are kept, without their positions: for a program, which hears events."""
        bare = tuple(Seen(one.actor, one.action, one.events, b"") for one in self.steps)
        return Memory(self.total, self._start, bare)

    @classmethod
    def unpack(cls, game: GameDefinition, seat: int, memory: Memory) -> History:
        """The history that was packed, as far as it was sent."""
        found = cls(_state(game, memory.start), seat)
        found.take(memory.steps)
        found.total = memory.total
        return found

    def _last(self, count: int) -> tuple[bytes, list[Seen]]:
        """The last steps, at most so many, and the position before them."""
        steps = list(self.steps)
        first = max(0, len(steps) - max(0, count))
        return steps[first - 1].position if first else self._start, steps[first:]

    def _redrawn(self, state: State) -> State:
        return state.resample(self.seat, new_rng(0))


def _state(game: GameDefinition, position: bytes) -> State:
    return State(game, np.frombuffer(position, game.dtype).copy())


class Watch:
    """A seat's history of a game whose log somebody keeps: it goes on from what was read of it, and
    begins anew where something was taken back."""

    def __init__(self, start: State, seat: int) -> None:
        self._start, self._seat = start.copy(), seat
        self._begin()

    def _begin(self) -> None:
        self._state, self._read = self._start.copy(), list[int]()
        self.history = History(self._start, self._seat)

    def read(self, actions: Sequence[int]) -> History:
        """The history after these actions, all since the start, those of chance included."""
        if list(actions[: len(self._read)]) != self._read:
            self._begin()
        for action in actions[len(self._read) :]:
            self.history.add(self._state, action)
            self._state.apply_known(action)
            self._read.append(action)
        return self.history


@runtime_checkable
class Recalls(Protocol):
    """A bot that is asked at its turns alone, and hears then what its seat has seen."""

    def recall(self, history: History) -> None:
        """Take what its seat has seen until now. It may be longer than the one before, or begin
        otherwise, where something was taken back."""
        ...


class Heard:
    """The part of a history that a bot has heard."""

    def __init__(self) -> None:
        self._end, self._steps = 0, list[Seen]()

    def new(self, history: History) -> tuple[int, list[Seen]]:
        """The steps that it has not heard, and how many there are before them: since the start, or
        since that which was taken back; at most those that are kept."""
        steps, end = list(history.steps), history.total
        first, known = end - len(steps), self._end - len(self._steps)
        same = max(first, known)
        while same < min(end, self._end) and steps[same - first] == self._steps[same - known]:
            same += 1
        if same > end:  # more was taken back than is known
            same = first
        self._end, self._steps = end, steps
        return same, steps[same - first :]
