"""Answers of players made of words: read leniently, or refused with what would be right."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

import msgspec

from ...words import Words
from ...words.rules import reason_sentence
from ..facts.definition import GameDefinition
from ..facts.errors import IllegalAction, InvalidAction, TafelrondeError
from ..facts.telling import Telling

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
_EDGES = " \t\r\n\"'`*_.,;:!?()[]{}<>“”„‘’«»"
_WORD = re.compile(r"[^\s\"`“”„‘’«»]+")
"""Pieces of an answer in which an action may stand."""


class Unread(TafelrondeError):
    """An answer that names no legal action. The text teaches, in the reader's language."""

    def __init__(self, text: str, reason: str, read: str) -> None:
        super().__init__(text)
        self.reason = reason
        """``nothing``, ``several``, ``unknown`` or ``illegal``."""
        self.read = read
        """The part of the answer that was read; '' where nothing was."""
        self.arguments = (text, reason, read)


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
    def tell(self) -> Callable[[int], Telling | None]: ...
    @property
    def explain(self) -> Callable[[int], IllegalAction] | None: ...
    def words(self, action: int) -> str: ...


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
    if len(named) == 1:
        return asked.legal[named.pop()]
    if named:
        raise _refuse(asked, "several", ", ".join(asked.actions[one] for one in sorted(named)))
    for word in _words(text):
        if len(word) > 1 and (other := _parsed(asked, word)) is not None:
            raise _refuse(asked, "illegal", word, other)
    raise _refuse(asked, "unknown", text)


def _stated(text: str) -> list[str]:
    """The parts of an answer that claim to be the action, the surest first."""
    found: list[str] = []
    for told in reversed(_OBJECT.findall(text)):
        try:
            data: object = msgspec.json.decode(told)
        except (msgspec.DecodeError, RecursionError):
            continue
        fields = cast("dict[str, object]", data)
        found += [str(fields[name]) for name in _FIELDS if isinstance(fields.get(name), str | int)]
        found.append(told)
    found += [one for one in reversed(_FENCE.findall(text)) if "\n" not in one.strip()]
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
            if 1 <= int(form[:9]) <= len(asked.legal):
                return asked.legal[int(form[:9]) - 1]
            raise _refuse(asked, "unknown", form)
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
    """The places of the legal actions whose words stand in a text, or are the text ``alone``."""
    said = text.strip(_EDGES).casefold()
    found: dict[int, str] = {}
    for place, action in enumerate(asked.legal):
        labels = [asked.words(action)]
        telling = asked.tell(action)
        typed = "" if telling is None else f"typed-{telling.code}"
        if alone and typed in asked.say:
            labels += asked.say(typed).split(", ")
        for label in (one.strip(_EDGES).casefold() for one in labels if one):
            if said == label or (not alone and label in said):
                found[place] = label
    return {
        place
        for place, label in found.items()
        if not any(label in other and label != other for other in found.values())
    }


def _refuse(asked: _Asked, reason: str, told: str, action: int | None = None) -> Unread:
    """The refusal, with the reason of the rules where an action of the game is not legal now."""
    say, shown = asked.say, told if len(told) <= _QUOTED else "…" + told[-_QUOTED:]
    why = say(f"prompt-{reason}")
    if action is not None and asked.explain is not None:
        error = asked.explain(action)
        why = reason_sentence(say, error.reason, error.clause)
    first = say("prompt-read", read=" ".join(shown.split())) if shown else ""
    near = asked.actions
    if len(near) > SHOWN:
        close = difflib.get_close_matches(shown, near, SHOWN, 0.4)
        near = tuple(dict.fromkeys([*close, *near]))[:SHOWN]
    more = len(asked.actions) - len(near)
    right = say("prompt-right", actions=", ".join(near), more=more)
    return Unread(" ".join(part for part in (first, why, right) if part), reason, shown)
