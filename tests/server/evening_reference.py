"""What an evening's game came to, in the fewest words: the reference for what the server says.

Written from docs/api.md, docs/ratings.md, docs/tournaments.md and docs/record.md; it shares nothing
with the server but the rules of the games. A ``Tale`` follows the events of one table, as they are
stored, and whatever may not have happened fails an assertion. Then it says what it came to.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import tafelronde
from tafelronde.core.state import State

CREDIT = 1.0
"""Seconds of the line for which nobody loses on time (at most half a second a decision, there and
back)."""
LATE = 40.0
"""Seconds that the nodes may take until they see that somebody's time is out; a node may have to
come back first."""
DAY = 86_400.0
Row = tuple[int, str, float]
"""A stored event: its number, its text, when it was."""


@dataclass
class Place:
    """A seat."""

    user: str = ""
    bot: bool = False
    """A bot acts here: by itself, or for the person."""
    gave_up: str = ""
    """``resigned`` or ``time``; '': not for good."""
    stood_in: bool = False
    """A bot has sat in for the person, if only for a while."""
    ready: bool = False


@dataclass
class Step:
    """Who took a step of the game, and the position before."""

    player: int
    forced: bool
    before: State
    at: float


@dataclass
class Tale:
    """One table, from its first event on."""

    id: str
    status: str = "open"
    game: str = ""
    rated: bool = False
    time: dict[str, Any] | None = None
    tournament: str = ""
    places: list[Place] = field(default_factory=list[Place])
    log: list[Step] = field(default_factory=list[Step])
    order: list[int] = field(default_factory=list[int])
    """The seats that gave up, in their order."""
    ended_by: int = -1
    since: float = 0.0
    """Since when it is whoever's turn it is."""
    bank: dict[int, float] = field(default_factory=dict[int, float])
    stood: bool = False
    """Whether clocks stood for a time: then theirs is not reckoned here."""
    least: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """Of each seat that gave up: how often the least active had decided."""

    ended_with: list[str] = field(default_factory=list[str])
    """Who sat there in the end, where somebody became somebody else since."""
    position: State = field(init=False)

    # ---- what happens ---------------------------------------------------------------------------

    def follow(self, row: Row) -> None:
        """Take in a stored event."""
        _, body, at = row
        event: dict[str, Any] = json.loads(body)
        name = f"_on_{event['t']}"
        if (hear := getattr(self, name, None)) is not None:
            hear(event, at)

    def _on_created(self, event: dict[str, Any], at: float) -> None:
        self.game, self.rated = event["game"], event.get("rated", False)
        self.time = event.get("time")
        self.places = [Place() for _ in range(event["players"])]

    def _on_paired(self, event: dict[str, Any], at: float) -> None:
        self.tournament = event["tournament"]

    def _on_seated(self, event: dict[str, Any], at: float) -> None:
        assert not self.places[event["seat"]].user, "somebody was there"
        self.places[event["seat"]] = Place(user=event["user"])

    def _on_freed(self, event: dict[str, Any], at: float) -> None:
        assert self.status == "open"
        self.places[event["seat"]] = Place()

    def _on_bot(self, event: dict[str, Any], at: float) -> None:
        self.places[event["seat"]] = Place(bot=True, ready=True)

    def _on_ready(self, event: dict[str, Any], at: float) -> None:
        self.places[event["seat"]].ready = event["on"]

    def _on_closed(self, event: dict[str, Any], at: float) -> None:
        self.status = "closed"

    def _on_started(self, event: dict[str, Any], at: float) -> None:
        assert all(place.ready for place in self.places), "it began without somebody"
        self.status = "playing"
        self.position = tafelronde.load(self.game).new(len(self.places))
        bank = (self.time or {}).get("bank", 0)
        self.bank = dict.fromkeys(range(len(self.places)), float(bank))
        self.since = at

    def _on_move(self, event: dict[str, Any], at: float) -> None:
        seat = event["seat"]
        assert self.status == "playing", "a move after the end"
        assert self.position.current_player == seat, "somebody acted out of turn"
        assert event["action"] in self.position.legal_actions(), "an illegal action"
        forced = event.get("forced", False)
        if not forced and not self.places[seat].bot:
            self._pay(seat, at, late=False)
            if self.time is not None and self.time["kind"] == "live":
                self.bank[seat] += self.time.get("increment", 0)
        self._step(seat, event["action"], at, forced=forced)

    def _on_draw(self, event: dict[str, Any], at: float) -> None:
        assert self.position.is_chance, "a draw out of turn"
        self._step(-1, event["action"], at, forced=False)

    def _step(self, player: int, action: int, at: float, *, forced: bool) -> None:
        self.log.append(Step(player, forced, self.position, at))
        self.position = self.position.after(action)
        self.since = at
        if self.position.is_terminal:
            self.status = "over"

    def _on_takeback(self, event: dict[str, Any], at: float) -> None:
        assert not self.rated, "in a rated game nobody takes back"
        assert not self.tournament
        self.stood = True  # what it costs is told by the tests of clocks
        self.position = self.log[event["to"]].before
        del self.log[event["to"] :]
        self.since = at

    def _on_resigned(self, event: dict[str, Any], at: float) -> None:
        self._give_up(event, "resigned")

    def _on_timeout(self, event: dict[str, Any], at: float) -> None:
        seat = event["seat"]
        assert self.time is not None, "there is no clock"
        assert self.position.current_player == seat, "it is another's turn"
        self._pay(seat, at, late=True)
        self.since = at
        if not self._must_give_up(self.time) and event.get("level"):
            # a casual game whose people wished for it: a bot plays on to the end
            self._give_up(event, "time", ends=False)
        else:
            self._give_up(event, "time")

    def _must_give_up(self, time: dict[str, Any]) -> bool:
        """Out of time is a loss, at once, in rated games and where the table says so."""
        return self.rated or time.get("out", "bot") == "resign"

    def _give_up(self, event: dict[str, Any], how: str, *, ends: bool = True) -> None:
        place = self.places[event["seat"]]
        assert self.status == "playing", "who gives up after the end"
        assert not place.gave_up, "nobody gives up twice"
        place.gave_up, place.bot = how, True
        self.order.append(event["seat"])
        self.least.append((event["seat"], min(self.decided().values())))
        left = [other for other in self.places if not other.gave_up]
        if ends and (len(left) == 1 or not any(other.user for other in left)):
            assert not event.get("level"), "it is over: no bot need play on"
        if not event.get("level"):
            assert ends, "a bot was to play on"
            self.status, self.ended_by = "over", event["seat"]

    def _on_left(self, event: dict[str, Any], at: float) -> None:
        assert not self.rated, "in a rated game no bot plays for anybody"
        assert not self.tournament
        place = self.places[event["seat"]]
        place.bot = place.stood_in = True
        self._leaves_the_clock(event["seat"], at)

    def _on_returned(self, event: dict[str, Any], at: float) -> None:
        place = self.places[event["seat"]]
        assert place.bot
        assert not place.gave_up, "who gave up does not come back"
        place.bot = False
        self._leaves_the_clock(event["seat"], at)

    def _leaves_the_clock(self, seat: int, at: float) -> None:
        """Somebody leaves, or is back, in their own turn: the docs do not say what it costs."""
        if self.position.current_player == seat:
            self.since, self.stood = at, True

    def _on_stood(self, event: dict[str, Any], at: float) -> None:
        self.stood = True

    def _on_passed(self, event: dict[str, Any], at: float) -> None:
        if self.status != "over":
            self.ended_with = []
        elif not self.ended_with:
            self.ended_with = [place.user for place in self.places]
        for place in self.places:
            if place.user == event["user"]:
                place.user = event.get("to", "")

    # ---- clocks ---------------------------------------------------------------------------------

    def _pay(self, seat: int, at: float, *, late: bool) -> None:
        """A decision, or the end of somebody's time."""
        if self.time is None or self.stood:
            return
        spent = at - self.since
        if self.time["kind"] == "days":
            left = self.time["days"] * DAY - spent
        else:
            left = self.bank[seat] - spent
            self.bank[seat] = left
        if late:
            assert -LATE < left < CREDIT, f"out of time with {left} seconds left"
        else:
            assert left > -CREDIT, f"a decision {-left} seconds too late"

    # ---- what it came to ------------------------------------------------------------------------

    def decided(self) -> Counter[int]:
        """How often each seat has decided; what was forced does not count."""
        made = Counter(dict.fromkeys(range(len(self.places)), 0))
        made.update(step.player for step in self.log if step.player >= 0 and not step.forced)
        return made

    @property
    def quit(self) -> set[int]:
        """The people who gave up their seats: those who resigned or ran out of time, and those for
        whom a bot sat at the end. They did not win with it, whatever a bot made of it."""
        return {seat for seat, place in enumerate(self.places) if place.user and place.bot} | {
            *self.order
        }

    def _order(self, last: set[int]) -> list[tuple[object, ...]]:
        """How well each seat did: who is in ``last`` comes last, the others by the result and the
        game's own score, or all equal where the rules did not end it."""
        by_rules = self.position.is_terminal
        returns, scores = self.position.returns(), self.position.scores()
        return [
            (False,)
            if seat in last
            else (True, returns[seat], scores[seat])
            if by_rules
            else (True,)
            for seat in range(len(self.places))
        ]

    def places_of(self, last: set[int]) -> list[int]:
        """The place of each seat, equal ones shared."""
        keys = self._order(last)
        return [1 + sum(other > key for other in keys) for key in keys]

    def came_to(self) -> dict[int, str]:
        """What the game came to for each person's seat."""
        by_rules = self.position.is_terminal
        returns = self.position.returns()
        stayed = [seat for seat in range(len(self.places)) if seat not in self.quit]
        best = max((returns[seat] for seat in stayed), default=0.0)
        first = [seat for seat in stayed if not by_rules or returns[seat] == best]
        told: dict[int, str] = {}
        for seat, place in enumerate(self.places):
            if place.user:
                won = "won" if len(first) == 1 else "shared"
                told[seat] = won if seat in first else "lost"
        return told

    def why_not_rated(self) -> str:
        """Why a rated game does not count."""
        seats = self.ended_with or [place.user for place in self.places]
        people = [user for user in seats if user]
        if not people:
            return "no-person"
        if len(set(people)) < len(people):
            return "same-person"
        return "short" if min(self.decided().values()) == 0 else ""

    def rated_places(self) -> list[int]:
        """The places that count for ratings: who gave up, and for whom a bot has played, come
        last."""
        stood = {seat for seat, place in enumerate(self.places) if place.stood_in}
        return self.places_of(stood | set(self.order))

    def gave_up_early(self) -> set[int]:
        """Who gave up before everybody had decided four times."""
        return {seat for seat, least in self.least if least < 4}

    def points(self) -> list[float]:
        """At a table of a tournament: the part of the others whom each left behind by the result;
        who gave up is behind all others."""
        if self.position.is_terminal:
            returns = self.position.returns()
        else:
            returns = [0.0] * len(self.places)
        worth = [
            (seat not in self.order, 0.0 if seat in self.order else result)
            for seat, result in enumerate(returns)
        ]
        return [
            (sum(own > w for w in worth) + (sum(own == w for w in worth) - 1) / 2)
            / (len(worth) - 1)
            for own in worth
        ]
