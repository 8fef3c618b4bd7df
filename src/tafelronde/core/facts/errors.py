"""The errors of the Python face: every one names what was wrong, and why."""

import sys
from functools import partial
from operator import index
from pathlib import Path
from typing import Any, Self, SupportsIndex, cast


class TafelrondeError(ValueError):
    """The base of all errors that tell of bad input (never of a bug).

    ``arguments`` are those of the constructor, so that errors can be sent between processes.

    Examples:
        >>> import pickle
        >>> error = BadOption("players", 7, "2 to 4")
        >>> pickle.loads(pickle.dumps(error)).expected
        '2 to 4'
    """

    arguments: tuple[Any, ...]
    _made_of: tuple[tuple[Any, ...], dict[str, Any]]

    def __new__(cls, *given: Any, **named: Any) -> Self:
        error = super().__new__(cls, *given)
        error.arguments, error._made_of = given, (given, named)
        return error

    def __reduce__(self) -> tuple[Any, ...]:
        given, named = self._made_of
        if self.arguments is not given:  # a class of somebody else's sets them itself
            return type(self), self.arguments
        return partial(type(self), **named), given


class Phrase(str):
    """English words that a game's catalogue has in every language, under a code."""

    code: str
    folder: Path
    """The folder of the catalogue."""
    arguments: dict[str, str | int]

    def __new__(
        cls, text: str, code: str = "", folder: Path = Path(), **arguments: str | int
    ) -> Self:
        phrase = super().__new__(cls, text)
        phrase.code, phrase.folder, phrase.arguments = code, folder, arguments
        return phrase


class UnknownGame(TafelrondeError):
    """No game has this name."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(f"unknown game {name!r}; known games: {', '.join(known)}")
        self.name = name
        self.known = known


class BadOption(TafelrondeError):
    """A number of players or an option that the game does not have."""

    def __init__(self, field: str, value: object, expected: str) -> None:
        super().__init__(f"{field}: {value!r} is not possible; expected {expected}")
        self.field = field
        self.value = value
        self.expected = expected


def check_whole(
    field: str, value: object, least: int, most: int = sys.maxsize, expected: str = ""
) -> int:
    """``value`` as int. Raises BadOption unless it is a whole number from ``least`` to ``most``."""
    try:
        whole = index(cast("SupportsIndex", value))
    except TypeError:  # also of an array of several numbers, which looks as if it were one
        whole = least - 1
    if isinstance(value, bool) or not least <= whole <= most:
        raise BadOption(field, value, expected or f"{least} to {most}")
    return whole


def check_between(field: str, value: float, least: float, most: float) -> None:
    """Raise BadOption unless ``value`` is a number from ``least`` to ``most``."""
    if not least <= value <= most:
        raise BadOption(field, value, f"{least} to {most}")


def check_rng(rng: Any) -> None:
    """Raise BadOption unless ``rng`` is a generator as ``new_rng`` makes it."""
    if getattr(rng, "dtype", None) != "uint32" or rng.shape != (4,):
        raise BadOption("rng", rng, "uint32[4], as new_rng makes it")


class InvalidAction(TafelrondeError):
    """A text, JSON object or number that names no action of this game at all.

    Examples:
        >>> raise InvalidAction("castle", "a card or draw")
        Traceback (most recent call last):
            ...
        InvalidAction: 'castle' is no action; expected a card or draw
    """

    def __init__(self, action: object, expected: str) -> None:
        super().__init__(f"{action!r} is no action; expected {expected}")
        self.action = action
        self.expected = expected


def whole_action(action: Any, expected: str = "a whole number or a text") -> int:
    """The number of an action, also of an array that holds nothing else.

    Raises InvalidAction for a float (it would be rounded), a bool, and all that is no number.

    Examples:
        >>> import numpy as np
        >>> whole_action(np.int8(5)), whole_action(np.array([5]))
        (5, 5)
        >>> whole_action(5.7)
        Traceback (most recent call last):
            ...
        InvalidAction: 5.7 is no action; expected a whole number or a text
    """
    if isinstance(action, bool):
        raise InvalidAction(action, expected)
    try:
        return index(action)
    except TypeError:  # NumPy counts no array of one dimension as a number
        if getattr(action, "size", 0) != 1 or action.dtype.kind not in "iu":
            raise InvalidAction(action, expected) from None
        return int(action.item())


class IllegalAction(TafelrondeError):
    """An action of the game that is not allowed now.

    ``reason`` is the code that the catalogue turns into a sentence, ``clause`` the rule that
    forbids the action (``R-3.3``), or an empty string where no rule of the game is concerned.

    Examples:
        >>> error = IllegalAction("NE2", "occupied", "R-3.3")
        >>> str(error)
        'NE2 is not legal now: occupied (R-3.3)'
        >>> isinstance(error, ValueError)
        True
    """

    def __init__(self, action: str, reason: str, clause: str) -> None:
        cited = f" ({clause})" if clause else ""
        super().__init__(f"{action} is not legal now: {reason}{cited}")
        self.action = action
        self.reason = reason
        self.clause = clause


class BadState(TafelrondeError):
    """Bytes that are no state of this game."""
