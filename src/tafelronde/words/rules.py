"""What a clause of the rules says, in the reader's language: for refusals.

The rules are ``docs/rules/<game>.md``, and ``<game>.<language>.md`` where somebody has told them in
another language. A clause is a line ``- R-1.2 Text [where it comes from]``.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from pathlib import Path

_PACKAGE = Path(__file__).parents[1]
FOLDER = next(
    (f for f in (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules") if f.is_dir()),
    _PACKAGE / "rules",
)
"""In a wheel the rules lie in the package; in a clone of the repository where they are written."""

LONGEST = 200
"""Characters of a clause that are shown, whole sentences; the rules' page has all of it."""

_CLAUSE = re.compile(r"^- ([A-Z]+-\w[\d.]*[a-z]?) (.+)$", re.MULTILINE)
_TAGS = re.compile(r"\s*\[[^\]]+\](\([^)]*\))?")
_END = re.compile(r"(?<=[.!?]) (?=[A-ZÄÖÜ\"“„])")


def clause_sentence(game: str, clause: str, language: str) -> str:
    """What this clause says, without its sources; as much of it as is read at a glance. Empty
    where there is no such clause."""
    told = _clauses(game, language) or _clauses(game, "en")
    return shorten(told.get(clause, ""))


def shorten(text: str) -> str:
    """Its first sentences, at least one."""
    first, *more = _END.split(text)
    for sentence in more:
        if len(first) + 1 + len(sentence) > LONGEST:
            break
        first += f" {sentence}"
    return first


def plain(text: str) -> str:
    """A clause without its tags, its marks, and what it only refers to in passing."""
    return re.sub(r"\*+|`|\s*\([A-Z]+-[\d.]+[a-z]?\)", "", _TAGS.sub("", text)).strip()


@functools.cache
def _clauses(game: str, language: str) -> Mapping[str, str]:
    file = FOLDER / (f"{game}.md" if language == "en" else f"{game}.{language}.md")
    if not file.is_file():
        return {}
    return {name: plain(text) for name, text in _CLAUSE.findall(file.read_text(encoding="utf-8"))}
