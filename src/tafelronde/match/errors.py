"""What can be wrong with a match or a record."""

from __future__ import annotations

from ..core.errors import TafelrondeError


class MatchError(TafelrondeError):
    """A match that cannot be set up, replayed, played on or taken back like this."""


class OtherRules(MatchError):
    """A match by another version of a game's rules than this program has."""

    def __init__(self, game: str, rules: int, today: int) -> None:
        super().__init__(
            f"played by version {rules} of the rules of {game}; this program has version {today}"
        )
        self.game = game
        self.rules = rules
        self.today = today
        self.arguments = (game, rules, today)


class RecordError(TafelrondeError):
    """A text that is no record: which line (from 1), which section and field, and why.

    ``line`` is None where the file as a whole is meant, ``section`` is empty before the first.
    """

    def __init__(self, line: int | None, section: str, field: str, reason: str) -> None:
        place = ", ".join(part for part in (section, field) if part)
        where = f"line {line} ({place})" if line is not None else place
        super().__init__(f"{where}: {reason}")
        self.line = line
        self.section = section
        self.field = field
        self.reason = reason
        self.arguments = (line, section, field, reason)
