"""A table: what its events add up to."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace as but

from ...core.constants import CHANCE, TERMINAL
from ...core.errors import UnknownGame
from ...core.registry import info as info_of
from ...match import Course, Given, OtherRules, Setup
from ..wire import Hinting, Status
from . import events as e
from .place import Place

if TYPE_CHECKING:
    from ...core.state import State


class Ply(NamedTuple):
    player: int
    action: int
    at: float
    forced: bool = False
    """Done without asking, since nothing else was possible."""


class TakebackOffer(Struct, frozen=True):
    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


class Table:
    """The fold of a table's events. Only ``apply`` changes it.

    The position is computed when it is first asked for: a table at which nobody plays yet, or
    that is only listed, needs no rules.
    """

    def __init__(self, table_id: str, secret: bytes) -> None:
        self.id = table_id
        self.secret = secret
        """The seed. It leaves the server when the game is over, not before."""
        self.seq = 0
        self.status: Status = "open"
        self.host = ""
        self.game = ""
        self.options: dict[str, e.OptionValue] = {}
        self.public = False
        self.commitment = ""
        self.created = 0.0
        self.changed = 0.0
        self.started = 0.0
        self.rules = 0
        self.places: tuple[Place, ...] = ()
        self.course: Course | None = None
        """What has been played; None before the start."""
        self.log: list[Ply] = []
        """The plies that stand, each with who acted and when."""
        self.offer: TakebackOffer | None = None
        self.resigned: tuple[int, ...] = ()
        """The seats that gave up, in their order."""
        self.ended_by = -1
        """The seat whose resignation ended the game."""
        self.removed: frozenset[str] = frozenset()
        """The people whom the host sent away."""
        self.given: tuple[int, ...] = ()
        self.delay = 0
        """So many decisions later spectators see them."""
        self.hints = False
        """Whether hints are given also where people play one another."""
        self.rematch = ""
        self.cuts: list[tuple[int, int]] = []
        """(seq, ply): at this event the log was cut to so many plies."""
        self.ply_seqs: list[int] = []
        """The event of each ply."""
        self._player: int | None = None
        self._key: bytes | None = None
        self._revealing: dict[int, bool] = {}
        """Whether the decision at a ply revealed something, where it was asked."""

    # ---- what stands ---------------------------------------------------------------------------

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
    def key(self) -> bytes:
        """The key of the game's chance."""
        if self._key is None:
            from ...match.chance import derive_key

            self._key = derive_key(self.secret, self.setup.digest())
        return self._key

    @property
    def state(self) -> State:
        """The position now. Not to be changed."""
        assert self.course is not None, "the game has not begun"
        return self.course.state

    @property
    def player(self) -> int:
        """The player to decide; ``TERMINAL`` where there is none."""
        if self._player is None:
            self._player = self.state.current_player if self.status == "playing" else TERMINAL
        return self._player

    @property
    def bot_acts(self) -> bool:
        player = self.player
        return player >= 0 and self.places[player].is_bot

    @property
    def is_gathered(self) -> bool:
        """Whether all are there and ready, and only the deal is missing."""
        seated = all(place.ready and not place.is_open for place in self.places)
        return self.status == "open" and self.players > 0 and seated

    @property
    def hinting(self) -> Hinting:
        """Who gets hints here: ``alone``, a person who plays alone against bots; ``all``, if the
        host allowed it; ``none``."""
        if self.hints:
            return "all"
        people = [s for s, place in enumerate(self.places) if place.user and s not in self.resigned]
        return "none" if len(people) > 1 else "alone"

    @property
    def server_acts(self) -> bool:
        """Whether it is the server that has to go on: a bot's turn, or the deal."""
        return self.bot_acts or self.is_gathered

    def state_at(self, ply: int) -> State:
        """The position after the first ``ply`` plies, as a copy."""
        assert self.course is not None, "the game has not begun"
        return self.course.state_at(ply)

    def reveals(self, ply: int) -> bool:
        """Whether the decision at this ply told anybody something that stays when it is taken
        back. Worked out once."""
        found = self._revealing.get(ply)
        if found is None:
            from ...match.reveal import reveals

            hides = info_of(self.game).hidden
            found = hides and reveals(self.state_at(ply), self.log[ply].action)
            self._revealing[ply] = found
        return found

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        if not user:
            return ()
        return tuple([seat for seat, place in enumerate(self.places) if place.user == user])

    def plies_before(self, seq: int) -> int:
        """How much of today's log a reader knows who knew everything up to event ``seq``."""
        known = bisect_right(self.ply_seqs, seq)
        return min([known, *[ply for at, ply in self.cuts if at > seq]]) if self.cuts else known

    def fork(self) -> Table:
        """A copy to try events on."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.log, other.ply_seqs = self.log.copy(), self.ply_seqs.copy()
        other.cuts = self.cuts.copy()
        other._revealing = self._revealing.copy()
        other.course = None if self.course is None else self.course.copy()
        return other

    def become(self, other: Table) -> None:
        """Make a fork, whose events have been stored by now, the table itself."""
        self.__dict__.update(other.__dict__)

    # ---- what happens --------------------------------------------------------------------------

    def replay(self, happened: Iterable[e.Happened]) -> None:
        """Add events in their order; those that are known are passed over. Raises Unreadable, and
        then this table is good for nothing: replay on a fork."""
        self._player = None
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
        self.seq += 1
        self.changed = at
        self._player = None
        match event:
            case e.Created():
                self.host, self.game = event.user, event.game
                self.options, self.public = event.options, event.public
                self.delay, self.given, self.hints = event.delay, event.given, event.hints
                self.commitment, self.created = event.commitment, at
                self.places = (Place(),) * event.players
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
            case e.Moved():
                self.offer = None
                self._play(event.seat, event.action, at, event.forced)
            case e.Drawn():
                self._play(CHANCE, event.action, at)
            case e.Asked():
                self.offer = TakebackOffer(event.seat, event.to)
            case e.Answered():
                if self.offer is not None:
                    agreed = self.offer.agreed | {event.seat}
                    self.offer = but(self.offer, agreed=agreed) if event.yes else None
            case e.TakenBack():
                self._take_back(event.to)
            case e.Resigned():
                self._resign(event)
            case e.Removed():
                gone = {event.user}
                self.removed = self.removed | gone if event.on else self.removed - gone
            case e.Left():
                self._sit_in(event)
            case e.Returned():
                self._seat(event.seat, but(self.places[event.seat], level="", character=""))
            case e.Closed():
                self.status = "closed"
            case e.Rematched():
                self.rematch = event.table

    def _seat(self, seat: int, place: Place) -> None:
        if not 0 <= seat < len(self.places):
            raise e.Unreadable(f"no seat {seat}")
        self.places = (*self.places[:seat], place, *self.places[seat + 1 :])

    def _sit_in(self, event: e.Left | e.Resigned) -> None:
        place = self.places[event.seat]
        self._seat(event.seat, but(place, level=event.level, character=event.character))

    def _play(self, player: int, action: int, at: float, forced: bool = False) -> None:
        self.log.append(Ply(player, action, at, forced))
        self.ply_seqs.append(self.seq)
        if self.course is None:
            raise e.Unreadable("a move before the start")
        self.course.add(action)
        if self.course.is_computed:
            self._end()

    def _resign(self, event: e.Resigned) -> None:
        self.resigned = (*self.resigned, event.seat)
        self.offer = None
        if event.level:
            self._sit_in(event)
        else:
            self.status, self.ended_by = "over", event.seat

    def _take_back(self, to: int) -> None:
        if not 0 <= to <= len(self.log):
            raise e.Unreadable(f"no ply {to}")
        if self.course is not None:
            self.course.take_back(to)
        self.cuts.append((self.seq, to))
        del self.log[to:], self.ply_seqs[to:]
        self._revealing = {ply: found for ply, found in self._revealing.items() if ply < to}
        self.offer = None

    def _end(self) -> None:
        if self.status == "playing" and self.state.is_terminal:
            self.status, self.offer, self._player = "over", None, None

    def settle(self) -> None:
        """After a replay: see whether the rules have ended the game. Needs the rules; raises
        OtherRules where it was begun by some that are no longer played here, Unreadable where what
        was played is impossible by them."""
        if self.rules and self.rules != (today := info_of(self.game).rules_version):
            raise OtherRules(self.game, self.rules, today)
        with _readable("what was played"):
            self._end()


@contextmanager
def _readable(what: str) -> Generator[None]:
    """Raise Unreadable for events that do not fit what they follow."""
    try:
        yield
    except (OtherRules, UnknownGame, e.Unreadable):
        raise
    except (ValueError, LookupError, TypeError, ArithmeticError, AssertionError) as error:
        raise e.Unreadable(f"{what}: {type(error).__name__}: {error}") from error
