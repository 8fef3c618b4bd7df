"""Events at a table of an evening, allowed and forbidden ones: the first half of the reference.

Written from docs/api.md, docs/outcomes.md, docs/tournaments.md and docs/record.md; it shares
nothing with the server but the rules of the games. ``Events`` follows the events of one table, as
they are stored, and whatever may not have happened fails an assertion.
"""

import json
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import tafelronde
from server.whole.evening_clock import DAY, Clocks, Evening
from tafelronde.core.objects.state import State

Row = tuple[int, str, float]
"""A stored event: its number, its text, when it was."""


@dataclass
class Place:
    """A seat."""

    user: str = ""
    name: str = ""
    gone: bool = False
    """Whether the person whose it was has left for good."""
    bot: bool = False
    """A bot acts here: by itself, or for the person."""
    gave_up: str = ""
    """``resigned`` or ``time``; '': not for good."""
    stood_in: bool = False
    """A bot has sat in for the person, if only for a while."""
    ready: bool = False


@dataclass
class Step:
    """A step of the game: its player, and the position before."""

    player: int
    forced: bool
    before: State
    at: float
    is_person: bool
    """A person sat there, and no bot for them."""

    @property
    def paid(self) -> bool:
        """Whether it took the time of a person."""
        return self.is_person and not self.forced


@dataclass
class Events:
    """One table, from its first event on."""

    id: str
    known: Evening = field(default_factory=Evening)
    status: str = "open"
    game: str = ""
    rated: bool = False
    time: dict[str, Any] | None = None
    tournament: str = ""
    round: int = 0
    deal: str = ""
    """The day of whose deal it is a try."""
    places: list[Place] = field(default_factory=list[Place])
    log: list[Step] = field(default_factory=list[Step])
    asked: set[int] = field(default_factory=set[int])
    """The seats that would like a pause."""
    order: list[int] = field(default_factory=list[int])
    """The seats that gave up, in their order."""
    ended_by: int = -1
    changed: float = 0.0
    """When something happened here last."""
    ended: float = 0.0
    """When it was over."""
    clocks: Clocks | None = None
    least: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])
    """The seats that gave up: how often the least active player had decided."""

    sat: list[tuple[float, list[str]]] = field(default_factory=list[tuple[float, list[str]]])
    """The people who sat there in the end, and after each time that somebody became another, or
    nobody, since; each with the time."""
    has_passed: bool = False
    """Whether somebody there has become another, or nobody."""
    position: State = field(init=False)

    # ---- what happens ---------------------------------------------------------------------------

    def follow(self, row: Row) -> None:
        """Take in a stored event."""
        _, body, at = row
        event: dict[str, Any] = json.loads(body)
        name = f"_on_{event['t']}"
        if (hear := getattr(self, name, None)) is not None:
            hear(event, at)
        if event["t"] != "passed":
            self.changed = at
        if self.status == "over" and not self.sat:
            self.ended = at
            self.sat.append((at, self._users))

    def _on_created(self, event: dict[str, Any], at: float) -> None:
        self.game, self.rated = event["game"], event.get("rated", False)
        self.time = event.get("time")
        self.places = [Place() for _ in range(event["players"])]

    def _on_paired(self, event: dict[str, Any], at: float) -> None:
        self.tournament, self.round = event["tournament"], event["round"]

    def _on_deal(self, event: dict[str, Any], at: float) -> None:
        self.deal = event["day"]

    def _on_seated(self, event: dict[str, Any], at: float) -> None:
        assert not self.places[event["seat"]].user, "somebody was there"
        self.places[event["seat"]] = Place(event["user"], event["name"])

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
        if self.time is not None:
            self.clocks = Clocks(self.time, len(self.places), at, self.known)

    def _on_move(self, event: dict[str, Any], at: float) -> None:
        seat = event["seat"]
        assert self.status == "playing", "a move after the end"
        assert self.position.current_player == seat, "somebody acted out of turn"
        assert event["action"] in self.position.legal_actions(), "an illegal action"
        forced, place = event.get("forced", False), self.places[seat]
        if not forced and not place.bot and self.clocks is not None:
            assert not self.clocks.is_paused, "a decision in a pause"
            self.clocks.decides(seat, place.user, at)
        self._step(Step(seat, forced, self.position, at, not place.bot), event, at)

    def _on_draw(self, event: dict[str, Any], at: float) -> None:
        assert self.position.is_chance, "a draw out of turn"
        self._step(Step(-1, False, self.position, at, is_person=False), event, at)

    def _step(self, step: Step, event: dict[str, Any], at: float) -> None:
        self.log.append(step)
        self.position = self.position.after(event["action"])
        self._asks(at)
        if self.position.is_terminal:
            self.status = "over"

    def _asks(self, at: float) -> None:
        """Another decision is asked for."""
        if self.clocks is not None:
            self.clocks.since = at

    def _on_takeback(self, event: dict[str, Any], at: float) -> None:
        assert not self.rated, "in a rated game nobody takes back"
        assert not self.tournament
        assert not self.deal
        seat, undone = event["seat"], self.log[event["to"] :]
        if self.clocks is not None:
            own = self.position.current_player == seat
            earners = [step.player for step in reversed(undone) if step.paid]
            user = self.places[seat].user
            self.clocks.takes_back(seat, user, at, own=own, earners=earners)
        self.position = undone[0].before if undone else self.position
        del self.log[event["to"] :]
        self._asks(at)

    def _on_resigned(self, event: dict[str, Any], at: float) -> None:
        self._give_up(event, "resigned")

    def _on_timeout(self, event: dict[str, Any], at: float) -> None:
        seat = event["seat"]
        assert self.position.current_player == seat, "it is another's turn"
        if self.clocks is None:
            self._was_missing(seat, at)
        else:
            self.clocks.runs_out(seat, self.places[seat].user, at)
        self._asks(at)
        if self.time and not self._must_give_up(self.time) and event.get("level"):
            # a casual game whose people wished for it: a bot plays on to the end
            self._give_up(event, "time", ends=False)
        else:
            self._give_up(event, "time")

    def _was_missing(self, seat: int, at: float) -> None:
        """The others went on without who did not come, where there are no clocks."""
        assert not self.tournament
        assert at - self.changed >= DAY, f"{seat} was not missing for a day"
        assert any(
            place.user and not place.bot and place.user != self.places[seat].user
            for place in self.places
        ), "nobody waited"

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
        alone = len(left) == 1 or not any(other.user for other in left)
        if ends and left and alone:  # where all have given up, bots play to the end
            assert not event.get("level"), "it is over: no bot need play on"
        if not event.get("level"):
            assert ends, "a bot was to play on"
            self.status, self.ended_by = "over", event["seat"]

    def _on_left(self, event: dict[str, Any], at: float) -> None:
        assert not self.rated, "in a rated game no bot plays for anybody"
        assert not self.tournament
        assert not self.deal, "at the deal of the day nobody plays for anybody"
        place = self.places[event["seat"]]
        place.bot = place.stood_in = True

    def _on_returned(self, event: dict[str, Any], at: float) -> None:
        place = self.places[event["seat"]]
        assert place.bot
        assert not place.gave_up, "who gave up does not come back"
        place.bot = False

    def _on_paused(self, event: dict[str, Any], at: float) -> None:
        assert self.clocks is not None
        assert not self.clocks.is_paused
        asked = {self.places[seat].user for seat in self.asked}
        waited = {place.user for place in self.places if place.user and not place.bot}
        assert waited <= asked, "a pause to which not all agreed"
        self.asked.clear()
        self.clocks.pauses_at(at)

    def _on_pause(self, event: dict[str, Any], at: float) -> None:
        if event["on"]:
            self.asked.add(event["seat"])
        else:
            self.asked.clear()

    def _on_resumed(self, event: dict[str, Any], at: float) -> None:
        assert self.clocks is not None
        self.clocks.resumes_at(at)

    def _on_stood(self, event: dict[str, Any], at: float) -> None:
        assert self.clocks is not None
        user = "" if event["seat"] < 0 else self.places[event["seat"]].user
        self.clocks.stands(user, event["begin"], event["until"])

    def _on_passed(self, event: dict[str, Any], at: float) -> None:
        self.has_passed = True
        for place in self.places:
            if place.user == event["user"]:
                place.user = event.get("to", "")
                if not place.user:
                    place.name, place.gone = "", True
        if self.sat:
            self.sat.append((at, self._users))
        if self.clocks is not None and self.known.away:
            self.clocks.unsure = True  # whose vacations count from now on

    @property
    def _users(self) -> list[str]:
        return [place.user for place in self.places]

    # ---- who decided ----------------------------------------------------------------------------

    def decided(self) -> Counter[int]:
        """The number of decisions of each seat; forced ones do not count."""
        made = Counter(dict.fromkeys(range(len(self.places)), 0))
        made.update(step.player for step in self.log if step.player >= 0 and not step.forced)
        return made
