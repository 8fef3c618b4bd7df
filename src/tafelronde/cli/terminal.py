"""The terminal at hand: what it can show, in which language, and how it is written to."""

from __future__ import annotations

import codecs
import functools
import os
import sys
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING, TextIO

from ..core.palette import palette
from ..words import Words, load_words, preferred_language

if TYPE_CHECKING:
    from rich.console import Console

    from ..core.info import GameInfo

_COLOURS = {"standard": 16, "windows": 16, "256": 256, "truecolor": 1 << 24}
_SIMPLE = {"²": "^2", "·": "*", "–": "-", "—": "-", "…": "...", "’": "'", "ß": "ss", "›": ">"}


@dataclass
class Settings:
    """What the options that every command has say."""

    language: str | None = None
    plain: bool = False
    ascii: bool = False


class Terminal:
    """Where a command writes: results to ``out``, news and errors to ``err``."""

    def __init__(self, settings: Settings) -> None:
        self.language = settings.language or preferred_language()
        self.plain = settings.plain
        self.unicode = not settings.ascii and _shows_unicode()
        for stream in (sys.stdout, sys.stderr):
            _never_fail(stream)

    @functools.cached_property
    def say(self) -> Words:
        """The shared messages."""
        return load_words(self.language)

    def words_of(self, info: GameInfo) -> Words:
        """The shared messages and the game's."""
        return load_words(self.language, info.messages)

    @property
    def typing(self) -> bool:
        """Whether a person types; else the input is a script, and strict."""
        return _is_terminal(sys.stdin)

    @property
    def interactive(self) -> bool:
        """Whether a person types and reads here."""
        return self.typing and _is_terminal(sys.stdout)

    @property
    def full(self) -> bool:
        """Whether the whole screen can be used."""
        return self.interactive and not self.plain

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
        """How many colours can be seen on ``out``; 0 for none."""
        if self.out.no_color:
            return 0
        return _COLOURS.get(self.out.color_system or "", 0)

    @property
    def accent(self) -> str:
        """The style of what matters now."""
        return f"bold {palette(self.colours).accent}"

    def glyph(self, wished: str, ascii_only: str) -> str:
        return wished if self.unicode else ascii_only


def _is_terminal(stream: TextIO | None) -> bool:
    return stream is not None and stream.isatty()  # None: it was closed before we started


def _shows_unicode() -> bool:
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower().replace("-", "")
    return encoding.startswith("utf") and os.environ.get("TERM") not in ("linux", "dumb")


def _simplify(error: UnicodeError) -> tuple[str, int]:
    """What a stream cannot hold, without accents or in other signs."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = error.object[error.start : error.end]
    replaced = "".join(_SIMPLE.get(c) or _base(c) for c in found)
    return replaced, error.end


def _base(character: str) -> str:
    letters = unicodedata.normalize("NFKD", character).encode("ascii", "ignore").decode()
    return letters or "?"


def _never_fail(stream: TextIO | None) -> None:
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="tafelronde-simplify")


codecs.register_error("tafelronde-simplify", _simplify)
