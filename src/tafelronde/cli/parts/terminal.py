"""The terminal: what it can show, its language, and how to write to it."""

from __future__ import annotations

import codecs
import contextlib
import functools
import os
import sys
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

from ...drawing.palette import palette
from ...words import SHARED, Words, load_words, preferred_language

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from ...core.facts.info import GameInfo

_COLOURS = {"standard": 16, "windows": 16, "256": 256, "truecolor": 1 << 24}
_SIMPLE = {"²": "^2", "·": "*", "–": "-", "—": "-", "…": "...", "’": "'", "ß": "ss", "›": ">"}
_UMLAUTS = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}
"""German spelling without these letters; other languages leave out the two points."""
_SIMPLIFIES = "tafelronde-simplify"


@dataclass
class Settings:
    """The options that every command has."""

    language: str | None = None
    plain: bool = False
    ascii: bool = False


class Terminal:
    """Where a command writes: results to ``out``, progress and errors to ``err``."""

    def __init__(self, settings: Settings) -> None:
        self.language = settings.language or preferred_language()
        self.plain = settings.plain
        self.unicode = not settings.ascii and _shows_unicode()
        for stream in (sys.stdout, sys.stderr):
            _never_fail(stream, "ascii" if settings.ascii else None, self.language)

    @functools.cached_property
    def say(self) -> Words:
        """The messages that all games share."""
        return load_words(self.language)

    def words_of(self, info: GameInfo) -> Words:
        """The shared messages and those of a game."""
        return load_words(self.language, SHARED / "ending", info.messages)

    @property
    def typing(self) -> bool:
        """Whether a person types. Otherwise a script does, and its first error ends the program."""
        return _is_terminal(sys.stdin)

    @property
    def interactive(self) -> bool:
        """Whether a person types and reads at this terminal."""
        return self.typing and _is_terminal(sys.stdout)

    @property
    def full(self) -> bool:
        """Whether the whole screen can be used, by moving the cursor."""
        return self.interactive and not self.plain

    def screen(self) -> contextlib.AbstractContextManager[object]:
        """The whole screen, where it can be used, until the block ends; then what was there before
        is there again."""
        return self.out.screen(hide_cursor=False) if self.full else contextlib.nullcontext()

    @functools.cached_property
    def out(self) -> Console:
        return self._console(stderr=False)

    @functools.cached_property
    def err(self) -> Console:
        return self._console(stderr=True)

    def _console(self, *, stderr: bool) -> Console:
        from rich.console import Console

        if self.plain:
            return Console(
                stderr=stderr, color_system=None, force_terminal=False, highlight=False,
                markup=False, emoji=False,
            )  # fmt: skip
        return Console(stderr=stderr, highlight=False, markup=False, emoji=False)

    @functools.cached_property
    def colours(self) -> int:
        """The number of colours that ``out`` can show; 0: none."""
        if self.out.no_color:
            return 0
        return _COLOURS.get(self.out.color_system or "", 0)

    @property
    def accent(self) -> str:
        """The style for what should catch the eye."""
        return f"bold {palette(self.colours).accent}"

    def glyph(self, wished: str, ascii_only: str) -> str:
        return wished if self.unicode else ascii_only


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()  # None: it was closed before the start


def _shows_unicode() -> bool:
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    return encoding.startswith("utf") and os.environ.get("TERM") not in ("linux", "dumb")


def _simplify(error: UnicodeError, others: Mapping[str, str] = _SIMPLE) -> tuple[str, int]:
    """Replace characters that a stream cannot encode: by others, or by the same without accents."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = error.object[error.start : error.end]
    replaced = "".join(others.get(c) or _base(c) for c in unicodedata.normalize("NFC", found))
    return replaced, error.end


def _base(character: str) -> str:
    letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return letters or "?"


def _never_fail(stream: TextIO | None, encoding: str | None, language: str) -> None:
    """Let a stream simplify what it cannot encode, as the language does it; ``encoding``: None
    leaves it as it is."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        errors = f"{_SIMPLIFIES}-de" if language.startswith("de") else _SIMPLIFIES
        reconfigure(encoding=encoding, errors=errors)


codecs.register_error(_SIMPLIFIES, _simplify)
codecs.register_error(
    f"{_SIMPLIFIES}-de", functools.partial(_simplify, others={**_SIMPLE, **_UMLAUTS})
)
