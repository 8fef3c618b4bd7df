"""A position in words, as one seat may see it: rules, table, events, legal actions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from ...drawing.table import Pen
from ...words import SHARED, Words, load_words
from ..facts.constants import TERMINAL
from ..facts.definition import GameDefinition
from ..facts.errors import IllegalAction
from ..facts.telling import Telling
from .grouping import Group, group
from .reading import read
from .sentences import (
    Event,
    board_of,
    event_line,
    name_of,
    rules_of,
    seat_line,
    sentence,
    variants_of,
)
from .tokens import estimate_tokens

TOKENS = 1_500
"""The most tokens of a prompt, by ``estimate_tokens``, as long as leaving out the oldest events
helps."""
WORDED = 40
"""At most so many actions are told in words; of more, the notation alone."""
_HEADS = 80
"""Tokens of the first sentence, and of the words around the events."""
_ROOM = 200
"""Columns and lines for the drawing of a table, so that nothing is left out."""


class Choice(NamedTuple):
    """A legal action that stands on a line of its own."""

    number: int
    """Its place among all legal actions, from 1."""
    action: str
    """Its notation."""
    words: str
    """The catalogue's words for it; '' where it has none."""


@dataclass(frozen=True)
class Prompt:
    """All that a player made of words is told of one decision; ``str()`` is the whole text. Seats
    count from 1 everywhere in it."""

    game: GameDefinition
    say: Words
    """The catalogue of the reader's language."""
    variants: Mapping[str, str]
    """Fields of the view that are true or false, as ``yes`` and ``no``: for the rules in short."""
    seat: int
    """The reader, from 0 as everywhere in Python."""
    players: int
    acts: int
    """The player to act, from 0; −1: chance, −4: the game is over."""
    table: tuple[str, ...]
    """The lines of the board and of the common supplies."""
    seats: tuple[str, ...]
    """A line for each player."""
    happened: tuple[str, ...]
    """A sentence for each event since the reader's last decision; the text leaves out the oldest
    where it would be too long."""
    legal: tuple[int, ...]
    """The legal actions of the reader, ascending; empty where somebody else acts."""
    tell: Callable[[int], Telling | None] = field(repr=False)
    """The first telling of a legal action."""
    explain: Callable[[int], IllegalAction] | None = field(repr=False)
    """The error that says why an action is illegal; None: nobody knows."""

    @cached_property
    def rules(self) -> str:
        """The part that is the same in every prompt of a game: the rules in short, and how actions
        are written; '' where the game's catalogue has neither."""
        return rules_of(self.say, tuple(self.variants.items()))

    @property
    def actions(self) -> tuple[str, ...]:
        """The notation of each legal action."""
        return self._actions

    @cached_property
    def _actions(self) -> tuple[str, ...]:
        return tuple(map(self.game.notation.format_action, self.legal))

    @cached_property
    def _grouped(self) -> tuple[list[str], list[Group]]:
        return group(self.actions)

    @property
    def groups(self) -> Sequence[Group]:
        """Legal actions that are written alike, put together; empty where there are few."""
        return self._grouped[1]

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The legal actions that are in no group."""
        return self._choices

    @cached_property
    def _choices(self) -> tuple[Choice, ...]:
        alone = self._grouped[0]
        place = {action: number for number, action in enumerate(self.actions)}
        is_worded = len(alone) <= WORDED
        return tuple(
            Choice(
                place[action] + 1,
                action,
                self.words(self.legal[place[action]]) if is_worded else "",
            )
            for action in alone
        )

    def words(self, action: int, language: str = "") -> str:
        """The catalogue's words for a legal action, in the reader's language or another one; ''
        where it has none."""
        say, telling = self.say, self.tell(action)
        if language not in ("", say.language):
            say = load_words(language, SHARED / "prompt", self.game.info.messages)
        message = "" if telling is None else f"choice-{telling.code}"
        return sentence(say, message, telling) if telling and message in say else ""

    @property
    def turn(self) -> str:
        """The sentence that says who acts."""
        if self.acts == self.seat and self.legal:
            return self.say("prompt-you-act")
        if self.acts == TERMINAL:
            return self.say("prompt-over")
        return (
            self.say("prompt-acts", player=name_of(self.say, self.acts)) if self.acts >= 0 else ""
        )

    def changing(self) -> dict[str, Any]:
        """The part that changes, for JSON: the rules, which stay, are left out."""
        whole: dict[str, Any] = {
            "game": self.game.name,
            "players": self.players,
            "you": self.seat + 1,
            "acts": self.acts + 1 if self.acts >= 0 else None,
            "turn": self.turn,
            "table": list(self.table),
            "seats": list(self.seats),
            "happened": self._told(),
            "legal": [choice._asdict() for choice in self.choices],
        }
        if self.groups:
            whole["groups"] = [
                {"what": list(one.what), "sign": one.sign, "where": list(one.where)}
                for one in self.groups
            ]
        return whole

    @cached_property
    def position(self) -> str:
        """The part that changes, as text."""
        return self._text(self._told())

    def _told(self) -> list[str]:
        """The events that there is room for, the last ones."""
        fixed = estimate_tokens(f"{self.rules}{self._text([])}") + _HEADS
        room, lines = TOKENS - fixed, list[str]()
        for line in reversed(self.happened):
            room -= estimate_tokens(line) + 2
            if room < 0 and not lines:
                return []
            if room < 0:
                left = len(self.happened) - len(lines)
                return [self.say("prompt-earlier", count=left), *reversed(lines)]
            lines.append(line)
        return lines[::-1]

    def _text(self, happened: Sequence[str]) -> str:
        say = self.say
        parts = [(say("prompt-position"), [*self.table, *self.seats])]
        if happened:
            parts.append((say("prompt-happened"), [f"- {line}" for line in happened]))
        if self.legal:
            lines = [f"{one.number}. {one.action}  {one.words}".rstrip() for one in self.choices]
            if self.groups:
                one = self.groups[0]
                lines += [say("prompt-groups", sign=one.sign, example=one.texts()[-1])]
                lines += map(str, self.groups)
            parts.append((say("prompt-legal"), lines))
        blocks = ["\n".join([head, *lines]) for head, lines in parts]
        asked = say("prompt-answer", example=self.actions[0]) if self.legal else ""
        return "\n\n".join([*blocks, f"{self.turn} {asked}".strip()])

    @cached_property
    def _whole(self) -> str:
        say, title = self.say, self.game.info.title
        who = say("prompt-you", game=title, players=self.players, player=name_of(say, self.seat))
        return "\n\n".join(part for part in (who, self.rules, self.position) if part)

    def __str__(self) -> str:
        return self._whole

    def read(self, answer: str) -> int:
        """The legal action that an answer names: by its notation, its number or its words, alone,
        in a sentence, in JSON or in a fence of code.

        Raises Unread, whose text says what was read, why it does not serve, and what would.

        Examples:
            >>> from tafelronde.bots.agents import InformationState
            >>> state = tafelronde.load("rosenkoenig").new()
            >>> drawn = state.apply_chance(tafelronde.new_rng(7))
            >>> prompt = InformationState(state).prompt()
            >>> [state.format(prompt.read(said)) for said in ("1", "Let me play **se2**!")]
            ['SE1', 'SE2']
            >>> prompt.read('{"action": "N3"}')
            Traceback (most recent call last):
                ...
            Unread: I read “N3”. You do not hold that power card. (R-2.1: ...
        """
        return read(self, answer)


def make_prompt(
    game: GameDefinition,
    view: Any,
    history: Iterable[Event] = (),
    *,
    seat: int,
    players: int,
    legal: Sequence[int] = (),
    language: str = "en",
    tell: Callable[[int], Telling | None] = lambda _: None,
    explain: Callable[[int], IllegalAction] | None = None,
) -> Prompt:
    """The prompt of a decision: see ``Game.prompt``. Raises KeyError for a language that we do not
    speak."""
    say = load_words(language, SHARED / "prompt", game.info.messages)
    pen = Pen(say=say, unicode=False, width=_ROOM, height=_ROOM, lines=True)
    drawn = None if game.table is None else game.table(view, pen)
    board = board_of(game, view, pen, drawn)
    return Prompt(
        game=game,
        say=say,
        variants=variants_of(view),
        seat=seat,
        players=players,
        acts=seat if legal else getattr(view, "player", -1),
        table=(*board, *(drawn.status if drawn else ())),
        seats=tuple(seat_line(game, view, drawn, one, seat, say) for one in range(players)),
        happened=tuple(text for event in history if (text := event_line(say, event))),
        legal=tuple(legal),
        tell=tell,
        explain=explain,
    )
