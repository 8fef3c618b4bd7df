"""The text of a clause of the rules in the reader's language, for refusals.

The rules of the package's games are ``docs/rules/<game>.md``, those of a game from outside are
``rules.md`` in its folder. Translations are ``<game>.<language>.md`` and ``rules.<language>.md``. A
clause is a line ``- R-1.2 Text [source]``.
"""

import functools
import re
from collections.abc import Mapping
from pathlib import Path

from . import Words

_PACKAGE = Path(__file__).parents[1]
FOLDER = next(
    (f for f in (_PACKAGE / "rules", _PACKAGE.parents[1] / "docs" / "rules") if f.is_dir()),
    _PACKAGE / "rules",
)
"""The folder of the rules: in the package in a wheel, in ``docs/`` in a clone of the repository."""

LONGEST = 200
"""At most so many characters of a clause are shown, in whole sentences; but at least one
sentence."""

_CLAUSE = re.compile(r"^- ([A-Z]+-\w[\d.]*[a-z]?) (.+)$", re.MULTILINE)
_TAGS = re.compile(r"\s*\[[^\]]+\](\([^)]*\))?")
_END = re.compile(r"(?<=[.!?]) (?=[A-ZÄÖÜ\"“„])")


def rules_file(game: Path, language: str) -> Path:
    """The file of a game's rules in a language, which may not exist. ``game`` is its folder."""
    suffix = "md" if language == "en" else f"{language}.md"
    if game.parent == _PACKAGE / "games":
        return FOLDER / f"{game.name}.{suffix}"
    return game / f"rules.{suffix}"


def clause_sentence(game: Path, clause: str, language: str) -> str:
    """The first sentences of a clause, without its sources; '' if there is no such clause.

    ``game`` is the game's folder. In English where the rules are not translated into ``language``.

    Examples:
        >>> game = tafelronde.load("rosenkoenig").info.folder
        >>> clause_sentence(game, "R-4.1", "en")
        'Allowed only with fewer than five power cards.'
        >>> clause_sentence(game, "R-99.9", "en")
        ''
    """
    clauses = _clauses(game, language) or _clauses(game, "en")
    return shorten(clauses.get(clause, ""))


def reason_sentence(say: Words, reason: str, clause: str) -> str:
    """The reason why an action is illegal (``IllegalAction``), with the text of its clause."""
    message = f"refusal-{reason}"
    text = say(message if message in say else "refusal-not-a-choice")
    rule = clause_sentence(say.game, clause, say.language)
    cited = f"{clause}: {rule}" if rule else clause
    return f"{text} ({cited})" if cited else text


def clauses_of(game: Path) -> tuple[str, ...]:
    """The clauses of a game's rules (``R-1.2``), in their order. ``game`` is its folder.

    Examples:
        >>> clauses_of(tafelronde.load("rosenkoenig").info.folder)[:3]
        ('R-1.1', 'R-1.2', 'R-1.3')
    """
    return tuple(_clauses(game, "en"))


def shorten(text: str) -> str:
    """The first sentences of a text, up to ``LONGEST`` characters, but at least one."""
    first, *more = _END.split(text)
    for sentence in more:
        if len(first) + 1 + len(sentence) > LONGEST:
            break
        first += f" {sentence}"
    return first


def plain(text: str) -> str:
    """A clause without its sources, its Markdown, and references to other clauses in brackets.

    Examples:
        >>> plain("The **crown** begins in the middle (R-1.1). [M p. 2]")
        'The crown begins in the middle.'
    """
    return re.sub(r"\*+|`|\s*\([A-Z]+-[\d.]+[a-z]?\)", "", _TAGS.sub("", text)).strip()


@functools.cache
def _clauses(game: Path, language: str) -> Mapping[str, str]:
    file = rules_file(game, language)
    if not file.is_file():
        return {}
    return {name: plain(text) for name, text in _CLAUSE.findall(file.read_text(encoding="utf-8"))}
