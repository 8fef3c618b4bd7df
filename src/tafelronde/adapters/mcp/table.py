"""A table of a site, as the program at one of its seats sees it: prompts and decisions."""

import secrets
import threading
import time
import typing
from collections.abc import Mapping
from typing import Any

import msgspec

from ...core.facts.definition import GameDefinition
from ...core.facts.errors import IllegalAction
from ...core.facts.known import info
from ...core.facts.telling import Telling
from ...core.prompts import Prompt, make_prompt
from .site import Site, SiteError

PAUSE = 0.1
"""Seconds between the first two looks at a table where somebody else acts."""
LONG_PAUSE = 2.0
"""Seconds to which they grow."""


class TableSeat:
    """The seat of this program at a table; it remembers what it has been told."""

    def __init__(self, site: Site, table: str, language: str = "en") -> None:
        self._site, self._table, self._language = site, table, language
        self.head: dict[str, Any] = {}
        """The table as it was last seen (``Head`` of the API)."""
        self._entries: list[dict[str, Any]] = []
        self._since = 0
        self._looking = threading.Lock()

    # ---- looking -------------------------------------------------------------------------------

    def look(self) -> None:
        """Look at the table; a second look at once waits for the first. Raises SiteError."""
        with self._looking:
            news = self._site.get(f"tables/{self._table}?seq={self._since}")
            self.head = news["head"]
            self._entries = self._entries[: news["since"]] + news["entries"]
            self._since = self.head["seq"]

    @property
    def seat(self) -> int:
        """The program's seat, from 0. Raises SiteError where it has none."""
        seats: list[int] = self.head["you"]
        if not seats:
            raise SiteError("not-your-seat", "you have no seat at this table: sit down first")
        return self.head["player"] if self.head["player"] in seats else seats[0]

    @property
    def status(self) -> str:
        """``open``, ``playing``, ``over`` or ``closed``."""
        return self.head["status"]

    def wait(self, seconds: float) -> bool:
        """Look until the program is to act or the game is over, at most so many seconds; whether
        that is so. Raises SiteError."""
        end, pause = time.monotonic() + seconds, PAUSE
        while True:
            self.look()
            if self.head["legal"] or self.status not in ("open", "playing"):
                return True
            if time.monotonic() + pause > end:
                return False
            time.sleep(pause)
            pause = min(LONG_PAUSE, 1.5 * pause)

    def prompt(self) -> Prompt:
        """The decision in words, from what the site shows this seat. Raises SiteError."""
        if self.head.get("view") is None:
            raise SiteError("not-playing", f"the table is {self.status}: the game has not begun")
        game = definition(self.head["game"])
        legal = {
            game.notation.parse_action(one["text"]): one["label"] for one in self.head["legal"]
        }
        return make_prompt(
            game,
            view_of(game, self.head["view"]),
            self._happened(),
            seat=self.seat,
            players=len(self.head["seats"]),
            legal=tuple(legal),
            language=self._language,
            tell=lambda action: telling_of(legal[action]),
            explain=self._explain,
        )

    def _happened(self) -> list[Telling]:
        """The events since the program's last decision, that one included."""
        own = [place for place, one in enumerate(self._entries) if one["player"] == self.seat]
        recent = self._entries[own[-1] if own else 0 :]
        return [
            telling for one in recent for telling in map(telling_of, one["tellings"]) if telling
        ]

    # ---- acting --------------------------------------------------------------------------------

    def sit(self, seat: int) -> None:
        """Sit down and be ready. Raises SiteError."""
        self._site.command("sit", self._table, seat=seat)
        self._site.command("ready", self._table, seat=seat, nonce=secrets.token_hex(16))

    def play(self, answer: str) -> str:
        """Play the action that an answer names; its notation. Raises SiteError, and Unread where it
        names no legal action."""
        self.look()
        prompt = self.prompt()
        action = prompt.game.notation.format_action(prompt.read(answer))
        self._move(action)
        return action

    def resign(self) -> None:
        """Give up. Raises SiteError."""
        self.look()
        self._site.command("resign", self._table, seat=self.seat)

    def say(self, text: str) -> None:
        """Say something at the table. Raises SiteError."""
        self._site.command("say", self._table, text=text)

    def _move(self, action: str) -> None:
        seat, seq = self.seat, self.head["seq"]
        self._site.command("move", self._table, seat=seat, seq=seq, action=action)

    def _explain(self, action: int) -> IllegalAction:
        """The reason why an action is not legal: the site knows it."""
        text = definition(self.head["game"]).notation.format_action(action)
        try:
            self._move(text)
        except SiteError as error:
            return IllegalAction(text, error.reason, error.clause)
        return IllegalAction(text, "not-a-choice", "")


def definition(name: str) -> GameDefinition:
    """The definition of a game of the site, without its compiled rules where it has one. Raises
    SiteError where this installation does not know the game."""
    try:
        about = info(name)
    except ValueError as error:
        raise SiteError("unknown-game", str(error)) from None
    made: Any = (about.define or about.load)()
    return made


def view_of(game: GameDefinition, data: Mapping[str, Any]) -> Any:
    """The struct of a game's view from its JSON."""
    return msgspec.convert(data, typing.get_type_hints(game.view)["return"], strict=False)


def telling_of(sent: Mapping[str, Any] | None) -> Telling | None:
    """A telling as the API sends it."""
    return None if sent is None else Telling(sent["code"], sent["args"])
