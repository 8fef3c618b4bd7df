"""The game at a table and its players: the part of the fold that needs the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace as but

from ...core.facts.constants import TERMINAL
from ...match import Course, Given, Setup
from ..wire.shown import Status
from . import events as e
from .clock import Clock, Stand
from .place import Before, Place, decided

if TYPE_CHECKING:
    from ...core.objects.state import State


class Ply(NamedTuple):
    player: int
    action: int
    at: float
    forced: bool = False
    """Whether it was the only legal action, and so was played without asking."""


class TakebackOffer(Struct, frozen=True):
    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


class Played:
    """The seats, the log and the clock.

    The position is computed when it is first needed: a table that has not started, or is only
    listed, needs no rules.
    """

    def __init__(self, table_id: str, secret: bytes) -> None:
        self.id = table_id
        self.secret = secret
        """The seed. It does not leave the server before the game is over."""
        self.seq: int = 0
        self.status: Status = "open"
        self.game: str = ""
        self.options: dict[str, e.OptionValue] = {}
        self.commitment: str = ""
        self.rules: int = 0
        self.given: tuple[int, ...] = ()
        self.places: tuple[Place, ...] = ()
        self.course: Course | None = None
        """The course of the game; None before the start."""
        self.log: list[Ply] = []
        """The plies that were not taken back."""
        self.offer: TakebackOffer | None = None
        self.resigned: tuple[int, ...] = ()
        """The seats that gave up, in the order of time."""
        self.resigned_at: tuple[int, ...] = ()
        """The ply at which each of ``resigned`` gave up."""
        self.before: tuple[Before, ...] = ()
        """The earlier deciders of seats, in the order of the plies."""
        self.ended_by: int = -1
        """The seat whose resignation ended the game; −1: none."""
        self.gave_up_at: float = 0.0
        """The time at which it ended the game; 0: no resignation did."""
        self.clock: Clock | None = None
        """The clock; None before the start, and at a table without clocks."""
        self.untimed: frozenset[int] = frozenset()
        """The seats whose time was out at a table where a bot then sits in; no clock runs for
        them any more."""
        self.cuts: list[tuple[int, int]] = []
        """(seq, ply) of each takeback: the event, and the length to which it cut the log."""
        self.ply_seqs: list[int] = []
        """The ``seq`` of the event of each ply."""
        self._player: int | None = None
        self._settled = -1
        """The ``seq`` for which ``settle`` has found out whether the rules have ended the game."""
        self._key: bytes | None = None
        self._revealing: dict[int, bool] = {}
        """Cache of ``Table.reveals``: ply → whether its decision revealed something."""

    @property
    def players(self) -> int:
        return len(self.places)

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def setup(self) -> Setup:
        """The setup of the match: as agreed at the start, or as it would be agreed now."""
        if self.course is not None:
            return self.course.setup
        nonces = [place.nonce for place in self.places if place.nonce]
        promised = bytes.fromhex(self.commitment)
        given = Given.of(self.given)
        setup = Setup.of(self.game, self.players, self.options, promised, nonces, given)
        return replace(setup, rules=self.rules or setup.rules)

    @property
    def state(self) -> State:
        """The present position. The caller must not change it."""
        assert self.course is not None, "the game has not begun"
        return self.course.state

    @property
    def player(self) -> int:
        """The player to act; ``TERMINAL`` where there is none."""
        if self._player is None:
            self._player = self.state.current_player if self.status == "playing" else TERMINAL
        return self._player

    def _seat(self, seat: int, place: Place) -> None:
        if not 0 <= seat < len(self.places):
            raise e.Unreadable(f"no seat {seat}")
        self.places = (*self.places[:seat], place, *self.places[seat + 1 :])

    def _pay(self, event: e.Moved, at: float) -> None:
        """Make the player pay for a decision with time; bots and forced decisions are free."""
        if self.clock is None:
            return
        given = self.ply < len(self.given)
        free = event.seat in self.untimed or self.places[event.seat].is_bot
        if given or event.forced or free:
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
        """Another decider takes over the seat from the next ply on: a bot, or (``level`` '') its
        person."""
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
