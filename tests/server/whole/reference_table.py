"""Behaviour of a table in the fewest words: the reference that the server is held against.

It shares nothing with the server but the rules of the games. A command is first asked for
(``asked`` says which events it must make, or None where it must be refused); then the events that
the server has stored are followed one by one (``follow``), and whatever the server may not do
fails an assertion.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import tafelronde
from tafelronde.core.objects.state import State

Row = tuple[int, str, str | None]
"""A stored event: its number, its text, the key of its command."""
Said = dict[str, Any]
"""A command, or an event as it is stored: its kind is ``t``."""


@dataclass
class Seat:
    """A seat at the table."""

    user: str = ""
    ready: bool = False
    bot: bool = False
    """A bot acts here: by itself, or for the person."""
    resigned: bool = False


@dataclass
class Step:
    """A step of the game: who took it, and the position before."""

    player: int
    chosen: bool
    """Not forced upon the player."""
    before: State


@dataclass
class Offer:
    """Somebody asks to take back."""

    seat: int
    to: int
    agreed: set[str] = field(default_factory=set)


class Reference:
    """A table of ``players`` seats, at which ``host`` has the first one."""

    def __init__(self, game: str, players: int, host: str) -> None:
        self.host = host
        self.seats = [Seat() for _ in range(players)]
        self.status = "open"
        self.position = tafelronde.load(game).new(players)
        self.steps: list[Step] = []
        self.offer: Offer | None = None

    def copy(self) -> Reference:
        return copy.deepcopy(self)

    # ---- what a command must do -----------------------------------------------------------------

    def asked(self, user: str, command: Said) -> list[Said] | None:
        """The events that this command makes at once; None: it is refused."""
        kind, seat = command["t"], command.get("seat", 0)
        if kind == "close":
            return [{"t": "closed"}] if self._opened() and user == self.host else None
        if not 0 <= seat < len(self.seats):
            return None
        place = self.seats[seat]
        mine = place.user == user
        plays = mine and self.status == "playing"
        match kind:
            case "sit":
                free = not place.user and not place.bot
                return [_at(seat, "seated", user=user)] if self._opened() and free else None
            case "stand":
                taken = (place.user or place.bot) and (mine or user == self.host)
                return [_at(seat, "freed")] if self._opened() and taken else None
            case "bot":
                can = self._opened() and user == self.host and not place.user
                return [_at(seat, "bot")] if can else None
            case "ready":
                said = _at(seat, "ready", on=command["on"])
                return [said] if self._opened() and mine else None
            case "move":
                can = plays and not place.bot and self.position.current_player == seat
                if not can or command["action"] not in self._legal():
                    return None
                return [_at(seat, "move", action=self.position.parse(command["action"]))]
            case "undo":
                return self._take_back(user, seat) if plays and not place.resigned else None
            case "answer":
                return self._answer(user, seat, command["yes"]) if mine else None
            case "resign":
                return [_at(seat, "resigned")] if plays and not place.resigned else None
            case "leave":
                return [_at(seat, "left")] if plays and not place.resigned else None
            case "return":
                can = plays and not place.resigned and place.bot
                return [_at(seat, "returned")] if can else None
            case _:
                raise AssertionError(f"no such command: {kind}")

    def _opened(self) -> bool:
        return self.status == "open"

    def _legal(self) -> list[str]:
        return [self.position.format(action) for action in self.position.legal_actions()]

    def _take_back(self, user: str, seat: int) -> list[Said] | None:
        """One's last decision goes, and all after it. Others are asked unless nobody could mind."""
        if self.offer:
            return None
        own = [k for k, step in enumerate(self.steps) if step.player == seat and step.chosen]
        if not own:
            return None
        to = own[-1]
        after = {step.player for step in self.steps[to + 1 :]} - {seat}
        harmless = all(p >= 0 and self.seats[p].user == user for p in after)
        others = [p for p in self.seats if p.user not in ("", user) and not p.resigned]
        if harmless or not others:
            return [_at(seat, "takeback", to=to)]
        if all(place.bot for place in others):
            return None  # nobody is there to be asked
        return [_at(seat, "asked", to=to)]

    def _answer(self, user: str, seat: int, yes: bool) -> list[Said] | None:
        if self.offer is None:
            return None
        asker = self.seats[self.offer.seat].user
        waiting = {p.user for p in self.seats if p.user and not p.bot}
        waiting -= {asker, *self.offer.agreed}
        place = self.seats[seat]
        if not (user == asker and not yes) and (user not in waiting or place.bot):
            return None
        said = [_at(seat, "answered", yes=yes)]
        if yes and waiting == {user}:
            said.append(_at(self.offer.seat, "takeback", to=self.offer.to))
        return said

    # ---- what happens ---------------------------------------------------------------------------

    def follow(self, event: Said, *, by_command: bool) -> None:
        """Take in a stored event; unless it was ``by_command``, the server must have had to."""
        place = self.seats[event["seat"]] if "seat" in event else Seat()
        match event["t"]:
            case "seated":
                place.user, place.ready, place.bot = event["user"], False, False
            case "freed":
                self.seats[event["seat"]] = Seat()
            case "bot":
                self.seats[event["seat"]] = Seat(ready=True, bot=True)
            case "ready":
                place.ready = event["on"]
            case "started":
                assert self._opened()
                assert all(seat.ready for seat in self.seats), "it began without somebody"
                self.status = "playing"
            case "move":
                self._move(event, by_command)
            case "draw":
                assert self.position.is_chance, "a draw out of turn"
                assert event["action"] in [o for o, _ in self.position.chance_outcomes()]
                self._step(-1, event["action"], True)
            case "asked":
                self.offer = Offer(event["seat"], event["to"])
            case "answered":
                assert self.offer is not None
                if event["yes"]:
                    self.offer.agreed.add(place.user)
                else:
                    self.offer = None
            case "takeback":
                self.offer = None
                self.position = self.steps[event["to"]].before
                del self.steps[event["to"] :]
            case "resigned":
                self._resign(place)
            case "left":
                place.bot = True
            case "returned":
                place.bot = False
            case "created":
                assert not self.steps
            case "closed":
                self.status = "closed"
            case "rematch":
                assert self.status == "over"
            case _:
                raise AssertionError(f"no such event: {event}")

    def _move(self, event: Said, by_command: bool) -> None:
        seat, action = event["seat"], event["action"]
        place = self.seats[seat]
        legal = self.position.legal_actions()
        assert self.status == "playing"
        assert self.position.current_player == seat, "somebody acted out of turn"
        assert action in legal, "an illegal action"
        forced = event.get("forced", False)
        if by_command:
            assert not place.bot
            assert not forced
        elif forced:
            assert not place.bot
            assert len(legal) == 1, "there was a choice"
        else:
            assert place.bot, "the server decided for somebody"
        self.offer = None
        self._step(seat, action, not forced)

    def _step(self, player: int, action: int, chosen: bool) -> None:
        self.steps.append(Step(player, chosen, self.position))
        self.position = self.position.after(action)
        if self.position.is_terminal:
            self.status, self.offer = "over", None

    def _resign(self, place: Seat) -> None:
        place.resigned = True
        self.offer = None
        left = [seat for seat in self.seats if not seat.resigned]
        if len(left) > 1 and any(seat.user for seat in left):
            place.bot = True
        else:
            self.status = "over"

    def follow_all(
        self, rows: list[Row], said: Mapping[str, tuple[str, Said]]
    ) -> Iterator[Reference]:
        """Take in stored events. ``said``: of each command's key who gave it, and the command. A
        copy after each command that was carried out."""
        expected: list[Said] = []
        for _, body, key in rows:
            event = json.loads(body)
            if key is not None:
                assert not expected, "a command was carried out by half"
                user, command = said[key]
                asked = self.asked(user, command)
                assert asked is not None, f"it should have been refused: {command}"
                expected = asked
            by_command = bool(expected)
            if expected:
                wanted = expected.pop(0)
                assert wanted.items() <= event.items(), f"{event} instead of {wanted}"
            self.follow(event, by_command=by_command)
            if by_command and not expected:
                yield self.copy()
        assert not expected

    # ---- what must be so between two commands ---------------------------------------------------

    def check_rest(self) -> None:
        """The server has done all that it has to do before a person is waited for."""
        if self._opened():
            assert not all(seat.ready for seat in self.seats), "the deal is missing"
        if self.status == "playing":
            assert not self.position.is_chance, "a draw is missing"
            assert not self.seats[self.position.current_player].bot, "a bot does not act"


def _at(seat: int, kind: str, **more: Any) -> Said:
    return {"t": kind, "seat": seat, **more}
