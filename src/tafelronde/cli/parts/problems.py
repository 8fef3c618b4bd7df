"""Bad input, told as a message of the catalogue. The program ends with exit code 2."""

import errno
from collections.abc import Mapping
from pathlib import Path
from typing import cast

from ...core.facts.errors import (
    BadOption,
    IllegalAction,
    InvalidAction,
    Phrase,
    TafelrondeError,
    UnknownGame,
)
from ...extras import NeedsExtra
from ...words import SHARED, Words, load_words
from ...words.rules import reason_sentence

EXIT = 2


class Problem(Exception):
    """Bad input, as a message of the catalogue and its arguments."""

    def __init__(self, message: str, /, **arguments: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.arguments = arguments


class Complaint(Exception):
    """Bad input whose text is a sentence in the reader's language already."""


def sentence(error: Exception, say: Words) -> str:
    """The fault in the reader's language: one sentence, or two short ones.

    Raises ``error`` again where it is not about bad input.
    """
    match error:
        case Problem():
            return say(error.message, **_phrases(error.arguments, say))
        case Complaint():
            return str(error)
        case UnknownGame():
            return say("unknown-game", name=error.name, known=", ".join(error.known))
        case IllegalAction():
            return reason_sentence(say, error.reason, error.clause)
        case InvalidAction():
            return say("no-action", action=str(error.action))
        case BadOption():
            return _bad_option(error, say)
        case NeedsExtra():
            return say("needs-extra", module=error.name or "?", command=error.command)
        case FileNotFoundError(filename=file) if Path(str(file)).parent.is_dir():
            return say("no-file", file=str(file))
        case OSError(filename=file):
            return say("file-trouble", file=str(file or "?"), why=trouble(error, say))
        case TafelrondeError():
            return say("bad-input", why=str(error))
        case _:
            raise error


def trouble(error: OSError, say: Words) -> str:
    """The reason why a file cannot be read or written, or an address cannot be listened at."""
    import socket  # which no command needs to begin

    name = errno.errorcode.get(error.errno or 0, "")
    if isinstance(error.__cause__ or error, socket.gaierror):
        name = "no-host"
    missing = [str(one) for one in Path(str(error.filename)).parents if not one.is_dir()]
    return say("trouble", name=name, folder="".join(missing[-1:]), why=error.strerror or "?")


def _bad_option(error: BadOption, say: Words) -> str:
    if error.field == "bot":
        known = error.expected.removeprefix("one of: ")
        return say("bad-bot", name=str(error.value), known=known)
    if error.field == "settings":
        settings = cast("dict[str, object]", error.value)
        pairs = ", ".join(f"{key}={value}" for key, value in settings.items())
        return say("bad-setting", settings=pairs)
    value, expected = (_phrase(part, say) for part in (error.value, error.expected))
    return say("bad-option", field=error.field, value=value, expected=expected)


def _phrase(part: object, say: Words) -> str:
    """A part of an error's text, translated where its catalogue, or the program's own, has it."""
    if not isinstance(part, Phrase):
        return str(part)
    own = load_words(say.language, SHARED / "refusals" if part.folder == Path() else part.folder)
    return own(part.code, **_phrases(part.arguments, say)) if part.code in own else str(part)


def _phrases(parts: Mapping[str, str | int], say: Words) -> dict[str, str | int]:
    """Parts of texts, translated as far as they are phrases."""
    return {
        name: _phrase(part, say) if isinstance(part, Phrase) else part
        for name, part in parts.items()
    }
