"""Answers of players made of words: read leniently, or refused with what would be right."""

import difflib
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, cast

import msgspec

from ...words import LANGUAGES, Words
from ...words.rules import reason_sentence
from ..facts.definition import GameDefinition
from ..facts.errors import IllegalAction, InvalidAction, TafelrondeError
from ..facts.telling import Telling
from .grouping import Group

SHOWN = 12
"""At most so many legal actions are named in a refusal."""
LONGEST = 20_000
"""The end of an answer, in characters, that is looked at."""
_QUOTED = 60
_FENCE = re.compile(r"```[a-z]*\s*(.*?)```", re.S | re.I)
_OBJECT = re.compile(r"\{[^{}]*\}", re.S)
_FIELDS = ("action", "move", "answer", "choice", "number")
_SAID = re.compile(
    r"\b(?:action|move|answer|choice|actie|zet|antwoord|aktion|zug|antwort)[\"'*]*\s*[:=]\s*(.+)",
    re.I,
)
_MARKED = re.compile(r"\\boxed\{([^{}]*)\}|<(?:answer|action|move)>(.*?)</", re.S | re.I)
"""The action as some models mark their answer."""
_NUMBERED = re.compile(
    r"(?:#|№|\b(?:number|no\.|nr\.?|option|nummer|optie))\s*(\d{1,6})(?![\w,.]*\d)"
    r"|\b(?:choice(?: is)?|choose|pick|select|take|play|go (?:with|for)"
    r"|keuze(?: is)?|kies|neem|speel|wahl(?: ist)?|wähle|nehme|spiele)\s+(\d{1,6})"
    r"(?=\s*(?:[.,;:!)]*\s*$|[.;:!)]\s|,?\s+(?:because|since|as|for|want|omdat|weil|denn|da)\b))",
    re.I | re.M,
)
"""A number with words around it that say that it is a choice."""
_EDGES = " \t\r\n\"'`*_.,;:!?()[]{}<>“”„‘’«»"
_WORD = re.compile(r"[^\s\"`“”„‘’«»]+")
"""Pieces of an answer in which an action may stand."""


class Unread(TafelrondeError):
    """An answer that names no legal action. The text teaches, in the reader's language."""

    def __init__(self, text: str, reason: str, read: str) -> None:
        super().__init__(text)
        self.reason = reason
        """``nothing``, ``several``, ``unknown``, ``number`` (no action has it) or ``illegal``."""
        self.read = read
        """The part of the answer that was read; '' where nothing was."""


class _Choice(Protocol):
    @property
    def number(self) -> int: ...
    @property
    def action(self) -> str: ...


class _Asked(Protocol):
    """The parts of a prompt that an answer is read by."""

    @property
    def say(self) -> Words: ...
    @property
    def game(self) -> GameDefinition: ...
    @property
    def legal(self) -> tuple[int, ...]: ...
    @property
    def actions(self) -> tuple[str, ...]: ...
    @property
    def choices(self) -> Sequence[_Choice]: ...
    @property
    def groups(self) -> Sequence[Group]: ...
    @property
    def tell(self) -> Callable[[int], Telling | None]: ...
    @property
    def explain(self) -> Callable[[int], IllegalAction] | None: ...
    def words(self, action: int, language: str = "") -> str: ...


def read(asked: _Asked, answer: str) -> int:
    """The legal action of an answer: see ``Prompt.read``. Raises Unread."""
    text = answer[-LONGEST:].strip()
    if not asked.legal:
        raise Unread(asked.say("prompt-not-asked"), "nothing", "")
    if not text:
        raise _refuse(asked, "nothing", "")
    legal = {action.casefold(): number for number, action in enumerate(asked.actions)}
    for said in _stated(text):
        found = _exact(asked, legal, said)
        if found is not None:
            return found
    named = {legal[word] for word in _words(text) if len(word) > 1 and word in legal}
    if not named:
        named = _labelled(asked, text)
    if not named:
        return _by_number(asked, text)
    if len(named) == 1:
        return asked.legal[named.pop()]
    raise _refuse(asked, "several", ", ".join(asked.actions[one] for one in sorted(named)))


def _by_number(asked: _Asked, text: str) -> int:
    """The legal action whose number stands in a text, with words that say so. Raises Unread."""
    numbers = {number for pair in _NUMBERED.findall(text) for number in pair if number}
    if len(numbers) == 1:
        return _numbered(asked, numbers.pop())
    if numbers:
        raise _refuse(asked, "several", ", ".join(sorted(numbers)))
    for word in _words(text):
        if len(word) > 1 and (other := _parsed(asked, word)) is not None:
            raise _refuse(asked, "illegal", word, other)
    raise _refuse(asked, "unknown", text)


def _numbered(asked: _Asked, number: str) -> int:
    """The legal action with this number on a line of its own. Raises Unread."""
    for choice in asked.choices:
        if choice.number == int(number[:9]):
            return asked.legal[choice.number - 1]
    raise _refuse(asked, "number", number)


def _stated(text: str) -> list[str]:
    """The parts of an answer that claim to be the action, the surest first."""
    found: list[str] = []
    for candidate in reversed(_OBJECT.findall(text)):
        try:
            data: object = msgspec.json.decode(candidate)
        except (msgspec.DecodeError, RecursionError):
            continue
        fields = cast("dict[str, object]", data)
        found += [str(fields[name]) for name in _FIELDS if isinstance(fields.get(name), str | int)]
        found.append(candidate)
    found += [one for one in reversed(_FENCE.findall(text)) if "\n" not in one.strip()]
    found += [first or second for first, second in reversed(_MARKED.findall(text))]
    for said in reversed(_SAID.findall(text)):
        found += [said, *_words(said)[:1]]
    found += [text, text.splitlines()[-1]]
    return found


def _exact(asked: _Asked, legal: dict[str, int], said: str) -> int | None:
    """The legal action that a text names and nothing else; None where it is none at all. Raises
    Unread where it is one that is not legal."""
    whole = said.strip()
    for form in dict.fromkeys((whole, whole.strip(_EDGES))):
        if form.casefold() in legal:
            return asked.legal[legal[form.casefold()]]
        if form.isascii() and form.isdecimal():
            return _numbered(asked, form)
        other = _parsed(asked, form)
        if other is not None and other in asked.legal:
            return other
        if other is not None and " " not in whole:
            raise _refuse(asked, "illegal", form, other)
    named = _labelled(asked, whole, alone=True)
    return asked.legal[named.pop()] if len(named) == 1 else None


def _words(text: str) -> list[str]:
    """The pieces of a text in which an action may stand, without the signs around them."""
    pieces = [piece.casefold() for piece in _WORD.findall(text)]
    return [
        form for piece in pieces for form in dict.fromkeys((piece, piece.strip(_EDGES))) if form
    ]


def _parsed(asked: _Asked, text: str) -> int | None:
    """The action of the game, legal or not, that this text or JSON names."""
    notation = asked.game.notation
    try:
        if text.startswith("{"):
            data: object = msgspec.json.decode(text)
            if not isinstance(data, dict):
                return None
            return notation.decode_action(cast("Mapping[str, Any]", data))
        return notation.parse_action(text)
    except (InvalidAction, msgspec.DecodeError, RecursionError):
        return None


def _labelled(asked: _Asked, text: str, *, alone: bool = False) -> set[int]:
    """The places of the legal actions whose words stand in a text, or are the text ``alone``; where
    there are none in the reader's language, in another one."""
    own = asked.say.language
    for language in (own, *(one for one in LANGUAGES if one != own)):
        if found := _labelled_in(asked, text, language, alone):
            return found
    return set()


def _labelled_in(asked: _Asked, text: str, language: str, alone: bool) -> set[int]:
    said = text.strip(_EDGES).casefold()
    own = language == asked.say.language
    found: dict[int, str] = {}
    for place, action in enumerate(asked.legal):
        words = asked.words(action, language)
        labels = [words, words.partition(": ")[0]]
        telling = asked.tell(action) if own else None
        typed = "" if telling is None else f"typed-{telling.code}"
        if alone and typed in asked.say:
            labels += asked.say(typed).split(", ")
        for label in (one.strip(_EDGES).casefold() for one in labels if one):
            if said == label or (not alone and label in said):
                found.setdefault(place, label)
    return {
        place
        for place, label in found.items()
        if not any(label in other and label != other for other in found.values())
    }


def _refuse(asked: _Asked, reason: str, answer: str, action: int | None = None) -> Unread:
    """The refusal, with the reason of the rules where an action of the game is not legal now."""
    say, shown = asked.say, answer if len(answer) <= _QUOTED else "…" + answer[-_QUOTED:]
    why = say(f"prompt-{reason}")
    if action is not None and asked.explain is not None:
        error = asked.explain(action)
        why = reason_sentence(say, error.reason, error.clause)
    first = say("prompt-read", read=" ".join(shown.split())) if shown else ""
    near = asked.actions
    if len(near) > SHOWN:
        close = difflib.get_close_matches(shown, near, SHOWN, 0.6)
        alone = [choice.action for choice in asked.choices]
        some = [one.texts()[0] for one in asked.groups]
        near = tuple(dict.fromkeys([*close, *alone, *some, *near]))[:SHOWN]
    more = len(asked.actions) - len(near)
    right = say("prompt-right", actions=", ".join(near), more=more)
    return Unread(" ".join(part for part in (first, why, right) if part), reason, shown)
