"""How a table stands, and what can be asked of it."""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from ...core.facts.constants import TERMINAL
from ...core.objects.registry import info as info_of
from ...match import Course, Given, Setup
from ...match.clock import TimeControl
from ..wire.clock import Pace
from ..wire.shown import Hinting, Status
from . import events as e
from .clock import MAX_LAG, Clock
from .place import Before, Place

if TYPE_CHECKING:
    from ...core.objects.state import State


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


class Standing:
    """What the events of a table add up to. ``Table`` adds them.

    The position is computed when it is first asked for: a table at which nobody plays yet, or
    that is only listed, needs no rules.
    """

    def __init__(self, table_id: str, secret: bytes) -> None:
        self.id = table_id
        self.secret = secret
        """The seed. It leaves the server when the game is over, not before."""
        self.seq: int = 0
        self.status: Status = "open"
        self.host: str = ""
        self.game: str = ""
        self.options: dict[str, e.OptionValue] = {}
        self.public: bool = False
        self.commitment: str = ""
        self.created: float = 0.0
        self.changed: float = 0.0
        self.started: float = 0.0
        self.rules: int = 0
        self.places: tuple[Place, ...] = ()
        self.course: Course | None = None
        """What has been played; None before the start."""
        self.log: list[Ply] = []
        """The plies that stand, each with who acted and when."""
        self.offer: TakebackOffer | None = None
        self.resigned: tuple[int, ...] = ()
        """The seats that gave up, in their order."""
        self.resigned_at: tuple[int, ...] = ()
        """The ply at which each of them did."""
        self.before: tuple[Before, ...] = ()
        """Who decided for the seats that others took over since, in the order of the plies."""
        self.stood_in: frozenset[int] = frozenset()
        """The seats of people for whom a bot has sat in, if only for a while."""
        self.out_of_time: tuple[int, ...] = ()
        """Those of them that gave up since their time was out."""
        self.ended_by: int = -1
        """The seat whose resignation ended the game."""
        self.gave_up_at: float = 0.0
        """When it did; 0: the rules ended the game, or nothing has."""
        self.clock: Clock | None = None
        """From the start on, where people have a time."""
        self.shown_late: bool = False
        """Whether this is the table as spectators see it with a delay: its clocks say nothing."""
        self.asks_since: int = 0
        """The event since which the same is asked of the same player: the later ones only tell
        something about the time."""
        self.removed: frozenset[str] = frozenset()
        """The people whom the host sent away."""
        self.given: tuple[int, ...] = ()
        self.delay: int = 0
        """So many decisions later spectators see them."""
        self.hints: bool = False
        """Whether hints are given also where people play one another."""
        self.rated: bool = False
        """Whether the result changes the ratings of the people."""
        self.time: TimeControl | None = None
        """The time that people have; None: as much as they like."""
        self.deal: str = ""
        """The day of whose deal this is a try; '': of none."""
        self.tournament: str = ""
        """The tournament of which this is a table; '': of none."""
        self.round: int = 0
        """Its round there, from 1."""
        self.shared: bool = False
        """Whether other tables of the round play the same deal."""
        self.rematch: str = ""
        self.cuts: list[tuple[int, int]] = []
        """(seq, ply): at this event the log was cut to so many plies."""
        self.ply_seqs: list[int] = []
        """The event of each ply."""
        self._player: int | None = None
        self._settled = -1
        """The event up to which it is known whether the rules have ended the game."""
        self._key: bytes | None = None
        self._revealing: dict[int, bool] = {}
        """Whether the decision at a ply revealed something, where it was asked."""

    @property
    def players(self) -> int:
        return len(self.places)

    @property
    def ply(self) -> int:
        return len(self.log)

    @property
    def ended(self) -> float:
        """When the game that is over has ended."""
        return self.gave_up_at or (self.log[-1].at if self.log else self.started)

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
        if self.status != "open" or not self.places:
            return False
        return all(place.ready and not place.is_open for place in self.places)

    @property
    def is_shared(self) -> bool:
        """Whether somebody else than who made it sits there, or may sit down."""
        return any(place.is_open or place.user not in ("", self.host) for place in self.places)

    @property
    def hinting(self) -> Hinting:
        """Who gets hints here: ``alone``, a person who plays alone against bots; ``all``, if the
        host allowed it; ``none``, at a deal of the day, in a rated game and in tournaments too."""
        if self.deal or self.rated or self.tournament:
            return "none"
        if self.hints:
            return "all"
        people = [s for s, place in enumerate(self.places) if place.user and s not in self.resigned]
        return "none" if len(people) > 1 else "alone"

    @property
    def pace(self) -> Pace:
        """Whether people sit here together, or come by when they like."""
        return "days" if self.time is not None and self.time.kind == "days" else "live"

    @property
    def server_acts(self) -> bool:
        """Whether it is the server that has to go on: a bot's turn, or the deal."""
        return self.bot_acts or self.is_gathered

    @property
    def on_clock(self) -> int:
        """The seat of a person whose time runs, or would but for a pause; −1: nobody's."""
        if self.clock is None or self.player < 0 or self.bot_acts:
            return -1
        return self.player

    @property
    def due(self) -> float | None:
        """When the time of whoever is to decide will be out, all that may be the line's included;
        None: never."""
        if self.clock is None or self.on_clock < 0:
            return None
        due = self.clock.due(self.on_clock) + MAX_LAG
        return due if math.isfinite(due) else None

    def state_at(self, ply: int) -> State:
        """The position after the first ``ply`` plies, as a copy."""
        assert self.course is not None, "the game has not begun"
        return self.course.state_at(ply)

    def reveals_since(self, ply: int) -> bool:
        """Whether the decisions from this ply on told anybody something that stays when they are
        taken back."""
        return info_of(self.game).hidden and any(map(self.reveals, range(ply, self.ply)))

    def reveals(self, ply: int) -> bool:
        """Whether the decision at this ply did. Worked out once."""
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
        """How much of today's log a reader knows who knew everything up to event ``seq``."""
        known = bisect_right(self.ply_seqs, seq)
        return min([known, *[ply for at, ply in self.cuts if at > seq]]) if self.cuts else known
