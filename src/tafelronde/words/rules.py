"""What a clause of the rules says, in the reader's language: for refusals.

The rules of the package's games are ``docs/rules/<game>.md``, those of a game from outside
``rules.md`` in its folder; and ``<game>.<language>.md``, ``rules.<language>.md`` where somebody has
told them in another language. A clause is a line ``- R-1.2 Text [where it comes from]``.
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


def rules_file(game: Path, language: str) -> Path:
    """The file of the rules in a language; there need not be one. ``game`` is the game's folder."""
    suffix = "md" if language == "en" else f"{language}.md"
    if game.parent == _PACKAGE / "games":
        return FOLDER / f"{game.name}.{suffix}"
    return game / f"rules.{suffix}"


def clause_sentence(game: Path, clause: str, language: str) -> str:
    """What this clause says, without its sources; as much of it as is read at a glance. Empty
    where there is no such clause. ``game`` is the game's folder."""
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
def _clauses(game: Path, language: str) -> Mapping[str, str]:
    file = rules_file(game, language)
    if not file.is_file():
        return {}
    return {name: plain(text) for name, text in _CLAUSE.findall(file.read_text(encoding="utf-8"))}
