"""The course of a game: the log so far, and the position that it leads to."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from .play import Ply, advance

if TYPE_CHECKING:
    from ..core.objects.state import State
    from .setup import Setup


KEPT = 4
"""The number of last decisions before which the position is at hand."""


class Takeback(NamedTuple):
    """One takeback: the log had ``at`` entries before it and ``to`` entries after it."""

    at: int
    to: int


class Course:
    """The course of a match so far: all actions, chance included, and the takebacks.

    The log is the truth, the position is its replay. It is computed when it is first asked for,
    which needs the rules; from then on it follows the log. A ``Match`` holds a course, and so does
    a table of the server.

    Examples:
        >>> from tafelronde.match import Setup
        >>> setup = Setup.of("rosenkoenig", 2, {}, commitment=bytes(32))
        >>> course = Course(setup, log=range(49, 59))  # the first ten cards of the deck are dealt
        >>> course.ply, course.is_computed
        (10, False)
        >>> course.state.current_player, course.is_computed
        (0, True)
        >>> course.add(course.state.legal_actions()[0])
        >>> course.take_back(10)
        >>> course.ply, course.takebacks
        (10, [Takeback(at=11, to=10)])
    """

    __slots__ = ("_before", "_begun", "_state", "log", "setup", "takebacks")

    def __init__(
        self,
        setup: Setup,
        log: Sequence[int] = (),
        takebacks: Sequence[Takeback] = (),
        state: State | None = None,
    ) -> None:
        """``state`` is the position after ``log``, where it is known already."""
        self.setup = setup
        self.log = array("i", log)
        """The action of ply k is the entry k."""
        self.takebacks = list(takebacks)
        self._state = state
        self._before: tuple[tuple[int, State], ...] = ()
        """The plies of the last decisions that were added, and the positions before them, which are
        not to be changed."""
        self._begun: tuple[int, State] | None = None
        """The ply that ``compute`` has reached, and the position there."""

    @property
    def ply(self) -> int:
        """The number of the next ply: how many entries the log has."""
        return len(self.log)

    @property
    def is_computed(self) -> bool:
        """Whether ``state`` costs nothing."""
        return self._state is not None

    @property
    def state(self) -> State:
        """The position now. Not to be changed. Raises IllegalAction where the log is impossible."""
        if self._state is None:
            self._state = self.state_at(self.ply)
        return self._state

    def compute(self, steps: int) -> bool:
        """Replay so many steps towards ``state``; whether it costs nothing then. Raises
        IllegalAction where the log is impossible."""
        if self._state is None:
            ply, state = self._begun or (0, self.setup.new_state())
            until = min(self.ply, ply + steps)
            state.replay(self.log[ply:until])
            self._begun = until, state
            if until == self.ply:
                self._state, self._begun = state, None
        return self._state is not None

    def state_at(self, ply: int) -> State:
        """The position after the first ``ply`` entries of the log, as a copy. Before the last
        decisions that were added it is at hand."""
        for known, before in self._before:
            if known == ply:
                return before.copy()
        state = self.setup.new_state()
        state.replay(self.log[:ply])
        return state

    def play(self, action: int | str, key: bytes) -> list[Ply]:
        """Play a decision and draw the chance that follows it (see ``play.advance``)."""
        plies = advance(self.state, action, key, self.ply)
        self.log.extend(ply.action for ply in plies)
        return plies

    def check(self, action: int) -> None:
        """Raise IllegalAction where the position is computed and this action is not possible in it.
        Where it is not, ``state`` will check the whole log."""
        if self._state is not None and action not in self._state.steps():
            raise self._state.explain(action)

    def add(self, action: int) -> None:
        """Add an action that was checked before, or an outcome of chance."""
        if self._state is not None:
            if self._state.current_player >= 0:
                self._before = (*self._before[1 - KEPT :], (self.ply, self._state.copy()))
            self._state.apply_known(action)
        self.log.append(action)

    def take_back(self, to: int) -> None:
        """Cut the log back to its first ``to`` entries."""
        self.takebacks.append(Takeback(self.ply, to))
        del self.log[to:]
        self._state = self._begun = None
        self._before = ()

    def forget_state(self) -> None:
        """Compute the position anew when it is next asked for."""
        self._state = self._begun = None

    def copy(self) -> Course:
        """An equal one that can go another way."""
        state = None if self._state is None else self._state.copy()
        other = Course(self.setup, self.log, self.takebacks, state)
        other._before = self._before
        return other
