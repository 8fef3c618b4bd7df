"""Errors about matches and records."""

from ..core.facts.errors import TafelrondeError


class MatchError(TafelrondeError):
    """A match cannot be set up, replayed, played on or taken back in this way."""


class OtherRules(MatchError):
    """A match was played by another version of a game's rules than this program has.

    Examples:
        >>> raise OtherRules("rosenkoenig", 7, 1)
        Traceback (most recent call last):
            ...
        OtherRules: played by version 7 of the rules of rosenkoenig; this program has version 1
    """

    def __init__(self, game: str, rules: int, today: int) -> None:
        super().__init__(
            f"played by version {rules} of the rules of {game}; this program has version {today}"
        )
        self.game = game
        self.rules = rules
        self.today = today


class RecordError(TafelrondeError):
    """A text is not a record: in which line (from 1), section and field, and why.

    ``line`` is None where the file as a whole is meant; ``section`` is '' before the first section.

    Examples:
        >>> str(RecordError(4, "setup", "players", "expected a number"))
        'line 4 (setup, players): expected a number'
        >>> str(RecordError(67, "", "", "the last line is cut off"))
        'line 67: the last line is cut off'
    """

    def __init__(self, line: int | None, section: str, field: str, reason: str) -> None:
        place = ", ".join(part for part in (section, field) if part)
        if line is not None:
            place = f"line {line} ({place})" if place else f"line {line}"
        super().__init__(f"{place}: {reason}" if place else reason)
        self.line = line
        self.section = section
        self.field = field
        self.reason = reason
