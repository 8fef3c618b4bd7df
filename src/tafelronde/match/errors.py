"""Errors about matches and records."""

from pathlib import Path

from ..core.facts.errors import Phrase, TafelrondeError

REASONS = {
    "expected": "expected {expected}, found {found}",
    "missing": "missing; expected {expected}",
    "whole-number": "expected a whole number, found {found}",
    "digits": "expected 64 digits 0-9 a-f, found {found}",
    "given": "expected a number of steps and 64 digits 0-9 a-f, found {found}",
    "time": "expected a time such as 2026-11-21T18:05:00Z, found {found}",
    "heading": "expected an empty line and [{section}], found {found}",
    "none-of": "{found} is none of {known}",
    "impossible": "{found} is not possible; expected {expected}",
    "no-action": "{found} is no action; expected {expected}",
    "spelled": "{found} is spelled {expected}",
    "out-of-range": "{found} is out of range",
    "unread": "no action is read at {found}",
    "no-place": "{found} has no place here",
    "plies": "the match has {plies} plies",
    "no-takebacks": "missing: a section without takebacks is left out",
    "other-data": "was played with another data set: that one has {found}",
    "unknown-game": "unknown game {found}; known games: {known}",
    "ends-early": "the record ends before its section [{section}]",
    "ends-late": "the record should end before this line",
    "empty-line": "an empty line stands inside the section, or [{section}] is missing after it",
    "empty": "the file is empty",
    "too-long": "the file is longer than {most} bytes: no record",
    "no-text": "byte {byte} is not UTF-8: no text",
    "cr-lf": "lines end with CR LF; those of a record with LF alone",
    "no-record": "no Tafelronde record: expected {expected}, found {found}",
    "version": "the record has version {found}; this program reads version {expected}",
    "control": "the control character {found} stands in no record",
    "cut-off": "the last line is cut off: it has no line end",
    "changed": "was changed: its digest is not the record's; hence line {line} ({place}): {why}",
}
"""The reasons why a text is no record. The catalogue of refusals has them as ``record-…``."""


def because(code: str, **given: str | int) -> Phrase:
    """The reason of this code of ``REASONS``.

    Examples:
        >>> because("spelled", found="'1'", expected="'01'")
        "'1' is spelled '01'"
    """
    return Phrase(REASONS[code].format(**given), f"record-{code}", Path(), **given)


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
        >>> str(RecordError(67, "", "", because("cut-off")))
        'line 67: the last line is cut off: it has no line end'
    """

    def __init__(self, line: int | None, section: str, field: str, reason: str) -> None:
        self.place = place = ", ".join(part for part in (section, field) if part)
        if line is not None:
            place = f"line {line} ({place})" if place else f"line {line}"
        super().__init__(f"{place}: {reason}" if place else reason)
        self.line = line
        self.section = section
        self.field = field
        self.reason = reason
