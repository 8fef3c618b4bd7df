"""Reading the fields of a line of JSON, one by one, with errors that name the field."""

from __future__ import annotations

import contextlib
import json
import math
import re
from collections.abc import Mapping
from datetime import date
from typing import Any, cast

from ..core.facts.errors import BadOption, TafelrondeError, UnknownGame
from ..core.facts.info import OptionValue
from ..core.objects import registry

MOST_STEPS = 100_000
_NAME = re.compile(r"[a-z0-9-]{1,40}")


class PuzzleError(TafelrondeError):
    """A text is no file of puzzles, or a puzzle cannot be: in which line (from 1; None: unknown)
    and field, and why."""

    def __init__(self, line: int | None, field: str, reason: str) -> None:
        where = field if line is None else f"line {line}, {field}"
        super().__init__(f"{where}: {reason}")
        self.line = line
        self.field = field
        self.reason = reason


class Reader:
    """The fields of one line. All its methods raise PuzzleError."""

    def __init__(self, line: int, fields: Mapping[str, Any]) -> None:
        self._line = line
        self._fields = dict(fields)

    @classmethod
    def of_line(cls, line: int, text: str) -> Reader:
        """Read a line of the file."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise PuzzleError(line, "line", "is not JSON") from None
        if not isinstance(data, dict):
            raise PuzzleError(line, "line", "is not an object of JSON")
        return cls(line, cast(dict[str, Any], data))

    def error(self, field: str, reason: str) -> PuzzleError:
        """The error for a field of this line."""
        return PuzzleError(self._line, field, reason)

    def done(self) -> None:
        """Nothing else may be there."""
        for field in self._fields:
            raise self.error(field, "is not known")

    def has(self, field: str) -> bool:
        """Whether the field is there, and has not been read."""
        return field in self._fields

    def integer(self, field: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value = self._take(field)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.error(field, f"must be a whole number from {low} to {high}")
        return value

    def number(self, field: str) -> float:
        """A finite number."""
        value = self._take(field)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.error(field, "must be a number")
        if not math.isfinite(value):
            raise self.error(field, "must be finite")
        return float(value)

    def text(self, field: str) -> str:
        """A text that is not empty."""
        value = self._take(field)
        if not isinstance(value, str) or not value.strip() or len(value) > 1000:
            raise self.error(field, "must be a text of 1 to 1000 characters")
        return value

    def name(self, field: str) -> str:
        """Small letters, digits and -."""
        value = self.text(field)
        if not _NAME.fullmatch(value):
            raise self.error(field, "must be 1 to 40 small letters, digits and -")
        return value

    def day(self, field: str) -> str:
        """A date, such as 2026-12-01."""
        value = self.text(field)
        with contextlib.suppress(ValueError):
            if date.fromisoformat(value).isoformat() == value:
                return value
        raise self.error(field, "must be a date such as 2026-12-01")

    def texts(self, field: str, least: int) -> tuple[str, ...]:
        """Texts: a list, or one text with blanks between them."""
        value = self._take(field)
        parts: Any = value.split() if isinstance(value, str) else value
        if not isinstance(parts, list):
            raise self.error(field, "must be a text, or a list of texts")
        found = tuple(cast(list[Any], parts))
        if not all(isinstance(one, str) and one for one in found):
            raise self.error(field, "must be a text, or a list of texts")
        if not least <= len(found) <= MOST_STEPS:
            raise self.error(field, f"must have {least} to {MOST_STEPS} steps")
        return found

    def shares(self, field: str) -> dict[str, float]:
        """Numbers from 0 to 1 by name."""
        value = self._take(field)
        if not isinstance(value, dict):
            raise self.error(field, "must be an object of numbers")
        part = Reader(self._line, cast(dict[str, Any], value))
        found = {name: part.number(name) for name in list(part._fields)}
        for name, share in found.items():
            if not 0.0 <= share <= 1.0 or not _NAME.fullmatch(name):
                raise self.error(field, "must have names with numbers from 0 to 1")
        return found

    def game(self, field: str) -> str:
        """The name of a game that there is."""
        name = self.text(field)
        try:
            return registry.info(name).name
        except UnknownGame as error:
            raise self.error(field, str(error)) from None

    def options(self, field: str, game: str, players: int) -> dict[str, OptionValue]:
        """The options of a game at a table of so many, settled."""
        value = self._take(field)
        if not isinstance(value, dict):
            raise self.error(field, "must be an object of options")
        info = registry.info(game)
        try:
            info.check_players(players)
            return info.settle_options(players, cast(dict[str, OptionValue], value))
        except BadOption as error:
            raise self.error(field if error.field != "players" else "players", str(error)) from None

    def _take(self, field: str) -> Any:
        if field not in self._fields:
            raise self.error(field, "is missing")
        return self._fields.pop(field)
