"""A table: what its events add up to."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from contextlib import contextmanager

from msgspec.structs import replace as but

from ...core.facts.constants import CHANCE
from ...core.facts.errors import UnknownGame
from ...core.objects.registry import info as info_of
from ...match import Course, OtherRules
from . import events as e
from .clock import Clock, Stand
from .place import Before, Place, decided
from .standing import Ply, Standing, TakebackOffer

_OF_TIME = (e.Stood, e.PauseAsked, e.Paused, e.Resumed)


class Table(Standing):
    """The fold of a table's events. Only ``apply`` changes it."""

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
        """Make a fork, whose events have been stored by now, the table itself."""
        self.__dict__.update(other.__dict__)

    def replay(self, happened: Iterable[e.Happened]) -> None:
        """Add events in their order; those that are known are passed over. Raises Unreadable, and
        then this table is good for nothing: replay on a fork."""
        self._player, self._settled = None, -1
        if self.course is not None:
            self.course.forget_state()  # what others decided is checked by a replay
        for seq, event, at in happened:
            if seq > self.seq + 1:
                raise e.Unreadable(f"event {self.seq + 1} is missing")
            if seq == self.seq + 1:
                with _readable(f"event {seq}"):
                    self.apply(event, at)

    def apply(self, event: e.Event, at: float) -> None:
        """Add the next event."""
        was_settled = self._settled == self.seq
        self.seq += 1
        if not isinstance(event, e.Passed):  # nothing happened in the game
            self.changed = at
        self._player = None
        if not isinstance(event, _OF_TIME):
            self.asks_since = self.seq
        match event:
            case e.Created():
                self.host, self.game = event.user, event.game
                self.options, self.public = event.options, event.public
                self.delay, self.given, self.hints = event.delay, event.given, event.hints
                self.rated, self.time = event.rated, event.time
                self.commitment, self.created = event.commitment, at
                self.places = (Place(),) * event.players
            case e.Dealt():
                self.deal = event.day
            case e.Paired():
                self.tournament, self.round, self.shared = (
                    event.tournament, event.round, event.shared,
                )  # fmt: skip
            case e.Seated():
                self._seat(event.seat, Place(event.user, event.name))
            case e.Freed():
                self._seat(event.seat, Place())
            case e.BotSeated():
                self._seat(
                    event.seat, Place(level=event.level, character=event.character, ready=True)
                )
            case e.ReadySaid():
                place = self.places[event.seat]
                self._seat(event.seat, but(place, ready=event.on, nonce=event.nonce))
            case e.Started():
                self.status, self.started, self.rules = "playing", at, event.rules
                self.course, self._key = Course(self.setup), None
                if self.time is not None:
                    self.clock = Clock(self.time, self.players, at)
            case e.Moved():
                self.offer = None
                self._pay(event, at)
                self._play(event.seat, event.action, at, event.forced)
            case e.Drawn():
                if self.clock is not None:
                    self.clock.begin(at)
                self._play(CHANCE, event.action, at)
            case e.Asked():
                self.offer = TakebackOffer(event.seat, event.to)
            case e.Answered():
                if self.offer is not None:
                    agreed = self.offer.agreed | {event.seat}
                    self.offer = but(self.offer, agreed=agreed) if event.yes else None
            case e.TakenBack():
                if self.clock is not None:
                    self.clock.taken_back(event.seat, event.to, at, event.own)
                self._take_back(event.to)
            case e.Resigned():
                self._resign(event, at)
            case e.TimedOut():
                if self.clock is not None:
                    self.clock.timed_out(event.seat, self.ply, at)
                self.out_of_time = (*self.out_of_time, event.seat)
                self._resign(event, at)
            case e.Stood() | e.PauseAsked() | e.Paused() | e.Resumed():
                self._set_clock(event, at)
            case e.Removed():
                gone = {event.user}
                self.removed = self.removed | gone if event.on else self.removed - gone
            case e.Left():
                self.stood_in |= {event.seat}
                self._sit_in(event)
            case e.Returned():
                self._take_over(event.seat)
            case e.Closed():
                self.status = "closed"
            case e.Rematched():
                self.rematch = event.table
            case e.Passed():
                self._pass(event.user, event.to)
        if was_settled and self.course is not None and self.course.is_computed:
            self._settled = self.seq

    def _seat(self, seat: int, place: Place) -> None:
        if not 0 <= seat < len(self.places):
            raise e.Unreadable(f"no seat {seat}")
        self.places = (*self.places[:seat], place, *self.places[seat + 1 :])

    def _pass(self, user: str, to: str) -> None:
        self.places = tuple(
            place
            if place.user != user
            else but(place, user=to)
            if to
            else but(place, user="", name="", gone=True)
            for place in self.places
        )
        self.removed = frozenset(to if one == user else one for one in self.removed) - {""}
        if self.host == user:
            self.host = to
        self.removed -= {self.host}  # nobody is sent away from a table of their own

    def _pay(self, event: e.Moved, at: float) -> None:
        """Who decided pays for it with their time; a bot does not, nor who had no choice."""
        if self.clock is None:
            return
        given = self.ply < len(self.given)
        if given or event.forced or self.places[event.seat].is_bot:
            self.clock.begin(at)
        else:
            self.clock.decided(event.seat, self.ply, at, event.lag)

    def _set_clock(self, event: e.Stood | e.PauseAsked | e.Paused | e.Resumed, at: float) -> None:
        if self.clock is None:
            raise e.Unreadable("a clock that does not run")
        match event:
            case e.Stood():
                self.clock.stand(Stand(event.seat, event.begin, event.until))
            case e.PauseAsked():
                self.clock.ask_pause(event.seat, event.on)
            case e.Paused():
                self.clock.pause(at)
            case e.Resumed():
                self.clock.resume(event.seat, at)

    def _sit_in(self, event: e.Left | e.Resigned | e.TimedOut) -> None:
        self._take_over(event.seat, event.level, event.character)

    def _take_over(self, seat: int, level: str = "", character: str = "") -> None:
        """Somebody else decides for this seat from the next ply on: a bot, or its person."""
        if not 0 <= seat < len(self.places):
            raise e.Unreadable(f"no seat {seat}")
        place = self.places[seat]
        before = (*self.before, Before(seat, self.ply, place.level, place.character))
        self._seat(seat, but(place, level=level, character=character))
        self.before = decided(before, self.places)

    def _play(self, player: int, action: int, at: float, forced: bool = False) -> None:
        self.log.append(Ply(player, action, at, forced))
        self.ply_seqs.append(self.seq)
        if self.course is None:
            raise e.Unreadable("a move before the start")
        self.course.add(action)
        if self.course.is_computed:
            self._end()

    def _resign(self, event: e.Resigned | e.TimedOut, at: float) -> None:
        self.resigned = (*self.resigned, event.seat)
        self.resigned_at = (*self.resigned_at, self.ply)
        self.offer = None
        if event.level:
            self._sit_in(event)
        else:
            self.status, self.ended_by, self.gave_up_at = "over", event.seat, at

    def _take_back(self, to: int) -> None:
        if not 0 <= to <= len(self.log):
            raise e.Unreadable(f"no ply {to}")
        if self.course is not None:
            self.course.take_back(to)
        self.cuts.append((self.seq, to))
        before = (but(one, until=min(one.until, to)) for one in self.before)
        self.before = decided(before, self.places)
        del self.log[to:], self.ply_seqs[to:]
        self._revealing = {ply: found for ply, found in self._revealing.items() if ply < to}
        self.offer = None

    def _end(self) -> None:
        if self.status == "playing" and self.state.is_terminal:
            self.status, self.offer, self._player = "over", None, None

    @property
    def is_played_here(self) -> bool:
        """Whether it was begun by rules that are played today."""
        return not self.rules or self.rules == info_of(self.game).rules_version

    def settle(self) -> None:
        """After a replay: see whether the rules have ended the game. Needs the rules; raises
        OtherRules where it was begun by some that are no longer played here, Unreadable where what
        was played is impossible by them."""
        if self._settled == self.seq:
            return
        if not self.is_played_here:
            raise OtherRules(self.game, self.rules, info_of(self.game).rules_version)
        with _readable("what was played"):
            self._end()
        self._settled = self.seq

    def compute(self, steps: int) -> bool:
        """Replay so many steps of the game towards its position; whether that is there then, so
        that ``settle`` takes no time. Raises Unreadable where what was played is impossible."""
        with _readable("what was played"):
            return self.course is None or self.course.compute(steps)


@contextmanager
def _readable(what: str) -> Generator[None]:
    """Raise Unreadable for events that do not fit what they follow."""
    try:
        yield
    except (OtherRules, UnknownGame, e.Unreadable):
        raise
    except (ValueError, LookupError, TypeError, ArithmeticError, AssertionError) as error:
        raise e.Unreadable(f"{what}: {type(error).__name__}: {error}") from error
