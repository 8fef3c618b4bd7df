"""Options that are data sets: a board or a deck, one of the game's own or the content of a file.

The value of such an option is a text: the name of a set of the game's own, or JSON. JSON is made
canonical (keys sorted, no blanks), so that one set has one text and one SHA-256.
"""

import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, cast

from .errors import BadOption, Phrase

MAX_BYTES = 12_000
"""The largest size of a data set's canonical text in bytes: it fits, quoted, in one message to a
server."""

SHOWN = 60
"""Characters of bad data that an error repeats."""


@dataclass(frozen=True)
class DataFormat:
    """How the data sets of one option are found, checked and handed to the rules.

    Examples:
        A deck of numbered cards, of which the game brings one, called ``standard``:

        >>> def check(data):
        ...     if not isinstance(data.get("cards"), list):
        ...         raise bad_data("cards", data.get("cards"), "a list")
        >>> standard = '{"cards": [1, 2, 3]}'
        >>> deck = DataFormat(lambda name: standard, check, lambda data: data["cards"])
        >>> deck.settle("deck", ["standard"], ' {"cards": [4, 5]}')
        '{"cards":[4,5]}'
        >>> deck.settle("deck", ["standard"], standard)  # one that has a name
        'standard'
        >>> deck.numbers("standard")
        [1, 2, 3]
        >>> deck.settle("deck", ["standard"], '{"cards": 4}')
        Traceback (most recent call last):
            ...
        BadOption: deck: cards: '4' is not possible; expected a list
    """

    builtin: Callable[[str], str]
    """The JSON text of the set that one of the option's choices names."""
    check: Callable[[Any], None]
    """Raises ``bad_data`` where the parsed JSON is no set of this kind."""
    encode: Callable[[Any], Sequence[int]]
    """The checked JSON as the int32 that the rules read."""

    def settle(self, name: str, choices: Sequence[object], value: object) -> str:
        """A value of the option ``name`` as it is kept: a choice, or canonical text.

        Raises BadOption, whose field is the option and the place in the data.
        """
        if value in choices and isinstance(value, str):
            return value
        if not isinstance(value, str) or not value.lstrip().startswith("{"):
            known = ", ".join(str(choice) for choice in choices)
            raise BadOption(name, _cut(value), f"one of: {known}, or a data set as a JSON object")
        try:
            text = _settled(self, value)
        except BadOption as error:
            field = f"{name}: {error.field}" if error.field else name
            raise BadOption(field, error.value, error.expected) from None
        if len(text.encode()) > MAX_BYTES:
            raise BadOption(name, f"{len(text.encode())} bytes", f"at most {MAX_BYTES} bytes")
        for choice in choices:
            if isinstance(choice, str) and self.text(choice) == text:
                return choice
        return text

    def text(self, value: str) -> str:
        """The canonical text of a settled value."""
        return value if value.startswith("{") else _canonical_of(self.builtin(value))

    def digest(self, value: str) -> str:
        """The SHA-256 of the canonical text, in hex."""
        return text_digest(self.text(value))

    def numbers(self, value: str) -> list[int]:
        """A settled value as the rules read it."""
        return list(_numbers(self, self.text(value)))

    def label(self, value: str) -> str:
        """A settled value in a few words: its own name, and of a file the start of its digest."""
        return _label(value) if value.startswith("{") else value


@lru_cache(maxsize=64)
def _settled(data: DataFormat, value: str) -> str:
    """The canonical text of a set that was checked. Raises BadOption."""
    found = _parse(value)
    data.check(found)
    return canonical(found)


@lru_cache(maxsize=64)
def _canonical_of(text: str) -> str:
    return canonical(_parse(text))


@lru_cache(maxsize=64)
def _numbers(data: DataFormat, text: str) -> tuple[int, ...]:
    """Numbers that the rules read of a canonical text, worked out once: every state begins with
    them."""
    return tuple(int(number) for number in data.encode(json.loads(text)))


@lru_cache(maxsize=256)
def text_digest(text: str) -> str:
    """The SHA-256 of a canonical text, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()


@lru_cache(maxsize=256)
def _label(text: str) -> str:
    name = json.loads(text).get("name")
    return f"{_cut(name) if isinstance(name, str) else '?'} ({text_digest(text)[:12]})"


def bad_data(place: str, found: object, expected: str) -> BadOption:
    """An error in a data set: the place, the value found there, and the values that are possible.

    Examples:
        >>> raise bad_data("squares[3]", 12, "0 to 8")
        Traceback (most recent call last):
            ...
        BadOption: squares[3]: '12' is not possible; expected 0 to 8
    """
    return BadOption(place, _cut(found), expected)


def _cut(found: object) -> str:
    if isinstance(found, Phrase):
        return found
    text = found if isinstance(found, str) else json.dumps(found, default=str)
    text = " ".join(text.split())
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _parse(text: str) -> dict[str, Any]:
    """Strict JSON: an object, no key twice, no NaN. Raises BadOption."""

    def members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        found = dict(pairs)
        if len(found) < len(pairs):
            seen = set[str]()
            twice = next(key for key, _ in pairs if key in seen or seen.add(key))
            raise bad_data(twice, "the same key", "each key once")
        return found

    def constant(name: str) -> Any:
        raise bad_data("", name, "numbers")

    if len(text) > 4 * MAX_BYTES:
        raise bad_data("", f"{len(text)} characters", f"at most {MAX_BYTES} bytes")
    try:
        data: Any = json.loads(text, object_pairs_hook=members, parse_constant=constant)
        json.dumps(data, ensure_ascii=False, allow_nan=False).encode()
    except BadOption:
        raise
    except (ValueError, RecursionError) as error:
        raise bad_data("", text, f"JSON ({error})") from None
    if not isinstance(data, dict):
        raise bad_data("", text, "a JSON object")
    return cast("dict[str, Any]", data)


def canonical(data: Any) -> str:
    """Parsed JSON as its one text: keys sorted, no blanks.

    Examples:
        >>> canonical({"squares": [1, 2], "name": "small"})
        '{"name":"small","squares":[1,2]}'
    """
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
