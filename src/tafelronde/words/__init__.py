"""Sentences for people, in their language, from Fluent catalogues (projectfluent.org).

The program passes codes and arguments; here they become sentences. ``words/<language>.ftl`` has the
messages that all games share, ``messages/<language>.ftl`` in a game's folder those of that game.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, cast

from ..extras import need

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "nl", "de")
"""The first one is used for people whose language is missing."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_MOST = 10**15
"""A number beyond it is written without the language's marks, for Babel ends with an error at 26
digits."""
_LONGEST = 1000
"""Characters of an argument; the rest is cut off, for Fluent says ``{???}`` for a long one."""
SHARED = Path(__file__).parent
"""The folder of the messages that all games share."""


class Words:
    """The messages of one language: ``say("hint", move="NE2")``. Made by ``load_words``.

    The catalogues are read when the first message is needed. A message is parsed when it is first
    said: parsing takes long, and most are never said.

    Examples:
        >>> say = load_words("de")
        >>> say("table-sizes", least=2, most=4), say("table-size", count=1)
        ('2–4 Spieler', '1 Spieler')
        >>> "table-size" in say, say("no-such-message")
        (True, '{no-such-message}')
    """

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        self.language = language
        self._folders = folders
        self._parsed: set[str] = set()

    @property
    def game(self) -> Path:
        """The folder of the game whose messages are among them.

        If there are only shared messages, the folder above theirs, where no game has files.
        """
        return self._folders[-1].parent

    def __call__(self, message: str, /, **arguments: str | int | float) -> str:
        """The message with its arguments; its name in braces if the catalogue lacks it."""
        if message not in self:
            return "{" + message + "}"
        self._parse(message)
        pattern = self._bundle.get_message(message).value
        for name, value in arguments.items():
            if isinstance(value, int) and abs(value) > _MOST:
                arguments[name] = str(value)
            if isinstance(value, str) and len(value) > _LONGEST:
                arguments[name] = value[: _LONGEST - 1] + "…"
        text, _ = self._bundle.format_pattern(pattern, arguments) if pattern else ("", [])
        return cast(str, text)

    def __contains__(self, message: str) -> bool:
        return message in self._entries and not message.startswith("-")

    @functools.cached_property
    def _entries(self) -> dict[str, str]:
        """Source of each message and term (with its hyphen), by its name."""
        need("terminal")
        found: dict[str, str] = {}
        for folder in self._folders:
            text = (folder / f"{self.language}.ftl").read_text(encoding="utf-8")
            starts = [*_ENTRY.finditer(text)]
            ends = [*(entry.start() for entry in starts[1:]), len(text)]
            for entry, end in zip(starts, ends, strict=True):
                found.setdefault(entry[1], text[entry.start() : end])
        return found

    @functools.cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        return FluentBundle([self.language], use_isolating=False)

    def _parse(self, name: str) -> None:
        """Put an entry and those that it refers to into the bundle, once. Another thread may do the
        same meanwhile: an entry counts as parsed when all that it needs is there."""
        if name in self._parsed:
            return
        from fluent.runtime import FluentResource

        found = {name}
        wanted = [name]
        while wanted:
            source = self._entries[wanted.pop()]
            self._bundle.add_resource(FluentResource(source))
            more = {*_REFERENCE.findall(source)} & self._entries.keys() - found
            found |= more
            wanted += more
        self._parsed |= found


@functools.cache
def load_words(language: str, *folders: Path) -> Words:
    """The shared messages of a language and those in ``folders``.

    A folder without a catalogue of the language is skipped. Raises KeyError for a language that is
    not in ``LANGUAGES``.

    Examples:
        >>> game = tafelronde.load("rosenkoenig").info
        >>> load_words("nl", game.messages).game == game.folder
        True
        >>> load_words("la")
        Traceback (most recent call last):
            ...
        KeyError: 'la'
    """
    if language not in LANGUAGES:
        raise KeyError(language)
    found = [folder for folder in folders if (folder / f"{language}.ftl").is_file()]
    return Words(language, (SHARED, *found))


def preferred_language(environment: Mapping[str, str] | None = None) -> str:
    """The language of the locale: the first in LANGUAGE, LC_ALL, LC_MESSAGES, LANG that we have.

    ``environment`` is by default that of the process. As in gettext, LANGUAGE may list several
    (``nl_BE:de``) and only counts if the locale is not C or POSIX.

    Examples:
        >>> preferred_language({"LANG": "de_AT.UTF-8"}), preferred_language({"LANG": "fr_FR"})
        ('de', 'en')
        >>> preferred_language({"LANG": "de_AT.UTF-8", "LANGUAGE": "fr:nl_BE"})
        'nl'
    """
    variables = os.environ if environment is None else environment
    locale = next((variables[n] for n in ("LC_ALL", "LC_MESSAGES", "LANG") if variables.get(n)), "")
    if locale.partition(".")[0] in ("", "C", "POSIX"):
        return LANGUAGES[0]
    for name in [*variables.get("LANGUAGE", "").split(":"), locale]:
        language = name.replace("-", "_").partition("_")[0].partition(".")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


__all__ = ["LANGUAGES", "SHARED", "Words", "load_words", "preferred_language"]
