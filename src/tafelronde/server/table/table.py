"""A table: the questions about the state that its events add up to."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ...core.facts.errors import UnknownGame
from ...core.objects.registry import info as info_of
from ...match import OtherRules
from ...match.chance import derive_key
from ..wire.clock import Pace
from ..wire.shown import Hinting
from . import events as e
from .clock import MAX_LAG
from .fold import Fold
from .origin import DEAL, RATED, TOURNAMENT, Matter, Origin

if TYPE_CHECKING:
    from ...core.objects.state import State


class Table(Fold):
    """A table in memory: its state, and questions about it."""

    def fork(self) -> Table:
        """A copy to try events on."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.log, other.ply_seqs = self.log.copy(), self.ply_seqs.copy()
        other.cuts = self.cuts.copy()
        other._revealing = self._revealing.copy()
        other.clock = None if self.clock is None else self.clock.copy()
        other.course = None if self.course is None else self.course.copy()
        return other

    def become(self, other: Table) -> None:
        """Take over the state of a fork, once its events are stored."""
        self.__dict__.update(other.__dict__)

    def replay(self, happened: Iterable[e.Happened]) -> None:
        """Apply events in their order, except those that the table has already. Raises Unreadable;
        then the table is in a broken state, so replay on a fork."""
        self._player, self._settled = None, -1
        if self.course is not None:
            self.course.forget_state()  # computed anew, which checks decisions of other nodes
        for seq, event, at in happened:
            if seq > self.seq + 1:
                raise e.Unreadable(f"event {self.seq + 1} is missing")
            if seq == self.seq + 1:
                with _readable(f"event {seq}"):
                    self.apply(event, at)

    @property
    def is_settled(self) -> bool:
        """Whether a game is on or over, and its position is computed up to the last event."""
        computed = self.course is not None and self.course.is_computed
        return computed and self._settled == self.seq

    def follow(self, happened: Iterable[e.Happened]) -> None:
        """Apply the next events, which another node wrote, on the position as it is. Raises
        Unreadable; then the table is in a broken state, so follow on a fork."""
        for seq, event, at in happened:
            if seq != self.seq + 1:
                raise e.Unreadable(f"event {self.seq + 1} is missing")
            with _readable(f"event {seq}"):
                if isinstance(event, e.Moved | e.Drawn) and self.course is not None:
                    self.course.check(event.action)
                self.apply(event, at)

    @property
    def is_played_here(self) -> bool:
        """Whether it started by the version of the rules that this program plays."""
        return not self.rules or self.rules == info_of(self.game).rules_version

    def settle(self) -> None:
        """After a replay: find out whether the rules have ended the game. Raises OtherRules where
        it started by another version of the rules, Unreadable where its log is impossible."""
        if self._settled == self.seq:
            return
        if not self.is_played_here:
            raise OtherRules(self.game, self.rules, info_of(self.game).rules_version)
        with _readable("what was played"):
            self._end()
        self._settled = self.seq

    def compute(self, steps: int) -> bool:
        """Compute ``steps`` more steps towards the position; whether it is complete, so that
        ``settle`` takes no time. Raises Unreadable where the log is impossible."""
        with _readable("what was played"):
            return self.course is None or self.course.compute(steps)

    @property
    def handed_in(self) -> bool:
        """Whether the game was played without a network, and its record handed in."""
        return self.by_record is not None

    @property
    def ended(self) -> float:
        """The time at which the finished game ended."""
        return self.gave_up_at or (self.log[-1].at if self.log else self.started)

    @property
    def key(self) -> bytes:
        """The key of the game's chance."""
        if self._key is None:
            self._key = derive_key(self.secret, self.setup.digest())
        return self._key

    @property
    def bot_acts(self) -> bool:
        player = self.player
        return player >= 0 and self.places[player].is_bot

    @property
    def is_gathered(self) -> bool:
        """Whether all seats are taken and ready, so that only the deal is missing."""
        if self.status != "open" or not self.places:
            return False
        return all(place.ready and not place.is_open for place in self.places)

    @property
    def is_shared(self) -> bool:
        """Whether a person other than the host sits there, or may sit down."""
        return any(place.is_open or place.user not in ("", self.host) for place in self.places)

    def forbidding(self, matter: Matter) -> Origin | None:
        """The origin of the table that forbids this matter; None: it is allowed there."""
        if self.deal and matter in DEAL.forbids:
            return DEAL
        if self.rated and matter in RATED.forbids:
            return RATED
        return TOURNAMENT if self.tournament and matter in TOURNAMENT.forbids else None

    @property
    def hinting(self) -> Hinting:
        """The people who get hints (see ``Hinting``)."""
        if self.forbidding("hints"):
            return "none"
        if self.hints:
            return "all"
        people = [s for s, place in enumerate(self.places) if place.user and s not in self.resigned]
        return "none" if len(people) > 1 else "alone"

    @property
    def pace(self) -> Pace:
        """``days`` for a game by days, otherwise ``live``."""
        return "days" if self.time is not None and self.time.kind == "days" else "live"

    @property
    def server_acts(self) -> bool:
        """Whether the server has to act next: a bot's turn, or the deal."""
        return self.bot_acts or self.is_gathered

    @property
    def on_clock(self) -> int:
        """The seat whose time runs, or would run but for a pause; −1: none."""
        if self.clock is None or self.player < 0 or self.bot_acts or self.player in self.untimed:
            return -1
        return self.player

    @property
    def due(self) -> float | None:
        """When the time of the player to act is out, ``MAX_LAG`` included; None: never."""
        if self.clock is None or self.on_clock < 0:
            return None
        due = self.clock.due(self.on_clock) + MAX_LAG
        return due if math.isfinite(due) else None

    def state_at(self, ply: int) -> State:
        """A copy of the position after the first ``ply`` plies."""
        assert self.course is not None, "the game has not begun"
        return self.course.state_at(ply)

    def reveals_since(self, ply: int) -> bool:
        """Whether a decision from this ply on revealed something, which a takeback cannot undo."""
        return info_of(self.game).hidden and any(map(self.reveals, range(ply, self.ply)))

    def reveals(self, ply: int) -> bool:
        """Whether the decision at this ply revealed something to somebody; cached."""
        found = self._revealing.get(ply)
        if found is None:
            from ...match.reveal import reveals

            found = reveals(self.state_at(ply), self.log[ply].action)
            self._revealing[ply] = found
        return found

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        if not user:
            return ()
        return tuple([seat for seat, place in enumerate(self.places) if place.user == user])

    def plies_before(self, seq: int) -> int:
        """The number of plies of the present log that a reader knows who has the events up to
        ``seq``."""
        known = bisect_right(self.ply_seqs, seq)
        return min([known, *[ply for at, ply in self.cuts if at > seq]]) if self.cuts else known


@contextmanager
def _readable(what: str) -> Generator[None]:
    """Turn errors of events that do not fit the state before them into Unreadable."""
    try:
        yield
    except (OtherRules, UnknownGame, e.Unreadable):
        raise
    except (ValueError, LookupError, TypeError, ArithmeticError, AssertionError) as error:
        raise e.Unreadable(f"{what}: {type(error).__name__}: {error}") from error
