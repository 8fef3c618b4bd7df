"""The fold of a table's events: what each event changes."""

from msgspec.structs import replace as but

from ...core.facts.constants import CHANCE
from ...match import Course
from ...match.clock import TimeControl
from ...match.course import Takeback
from . import events as e
from .clock import Clock
from .place import Place
from .played import Played, TakebackOffer

_OF_TIME = (e.Stood, e.PauseAsked, e.Paused, e.Resumed)
_ASIDE = (*_OF_TIME, e.Asked, e.Answered, e.Removed, e.Passed, e.Left, e.Returned)
"""Events after which the same player is to decide the same as before."""


class Fold(Played):
    """The state that a table's events add up to. Only ``apply`` changes it; questions are in
    ``Table``."""

    def __init__(self, table_id: str, secret: bytes) -> None:
        super().__init__(table_id, secret)
        self.host: str = ""
        self.public: bool = False
        self.created: float = 0.0
        self.changed: float = 0.0
        self.waited_since: float = 0.0
        """When the player to act got to decide: questions, and leaving and coming back, give no new
        time."""
        self.started: float = 0.0
        self.stood_in: frozenset[int] = frozenset()
        """The seats of people for whom a bot has sat in, if only for a while."""
        self.out_of_time: tuple[int, ...] = ()
        """The seats that gave up because their time was out."""
        self.shown_late: bool = False
        """Whether this is a delayed copy for spectators; then its clocks mean nothing."""
        self.asks_since: int = 0
        """The last event that is not only about time: a decision made since then is not stale."""
        self.removed: frozenset[str] = frozenset()
        """The people whom the host has removed."""
        self.delay: int = 0
        """The number of decisions by which spectators see the game late."""
        self.hints: bool = False
        """Whether people get hints also where they play one another."""
        self.rated: bool = False
        """Whether the result changes ratings."""
        self.time: TimeControl | None = None
        """The time that people have; None: no clocks."""
        self.deal: str = ""
        """The day, if this is a try at its deal of the day; '': it is none."""
        self.tournament: str = ""
        """The id of the table's tournament; '': none."""
        self.round: int = 0
        """The round of the tournament, from 1; 0: none."""
        self.shared: bool = False
        """Whether other tables of the round play the same deal."""
        self.rematch: str = ""
        self.by_record: e.HandedIn | None = None
        """Where the game comes from a record that was handed in; None: it was played here."""

    def apply(self, event: e.Event, at: float) -> None:
        """Apply the next event."""
        was_settled = self._settled == self.seq
        self.seq += 1
        if not isinstance(event, e.Passed):  # a merge or deletion is nothing in the game
            self.changed = at
        if not isinstance(event, _ASIDE):
            self.waited_since = at
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
            case e.HandedIn():
                self.by_record = event
            case e.Seated():
                self._seat(event.seat, Place(event.user, event.name, standing=event.standing))
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
                if self.by_record is not None:
                    self.started = self.by_record.started
                    plies = self.by_record.takebacks
                    self.course.takebacks += map(Takeback, plies[::2], plies[1::2])
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
                self.untimed |= {event.seat} if event.timed else frozenset()
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

    def _pass(self, user: str, to: str) -> None:
        self.places = tuple(
            place
            if place.user != user
            else but(place, user=to)
            if to
            else but(place, user="", name="", gone=True, standing="")
            for place in self.places
        )
        self.removed = frozenset(to if one == user else one for one in self.removed) - {""}
        if self.host == user:
            self.host = to
        self.removed -= {self.host}  # nobody is removed from a table of their own
