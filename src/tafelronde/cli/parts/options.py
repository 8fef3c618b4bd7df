"""Options and arguments that several commands share."""

import functools
import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer

from ...words import LANGUAGES
from .problems import Problem
from .terminal import Settings, Terminal

settings = Settings()
T = TypeVar("T")
LONG = 10
"""Digits that no number of a list has; Python refuses to read thousands."""


def reset() -> None:
    """Forget the options of an earlier run in this process."""
    settings.language, settings.plain, settings.ascii = None, False, False


def open_terminal() -> Terminal:
    """The terminal, with the settings that this command's options gave."""
    return Terminal(settings)


def look_for_language(arguments: Sequence[str]) -> None:
    """Set the language that a command line names which could not be taken apart."""
    words = [word for given in arguments for word in given.lower().split("=")]
    for option, value in itertools.pairwise(words):
        if option == "--lang" and value in LANGUAGES:
            settings.language = value


def _set_language(value: str | None) -> str | None:
    if value is not None:
        if value.lower() not in LANGUAGES:
            raise Problem("bad-language", name=value, known=", ".join(LANGUAGES))
        settings.language = value.lower()
    return value


def _set_plain(value: bool) -> bool:
    settings.plain = settings.plain or value
    return value


def _set_ascii(value: bool) -> bool:
    settings.ascii = settings.ascii or value
    return value


# Every command takes these three: ``app`` adds them.
Lang = Annotated[
    str | None,
    typer.Option(
        "--lang",
        metavar="|".join(LANGUAGES),
        callback=_set_language,
        expose_value=False,
        is_eager=True,
        help="The language of all that players read; by default that of the locale.",
    ),
]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain",
        metavar="",
        callback=_set_plain,
        expose_value=False,
        is_eager=True,
        help="No colours, no cursor movements: one line after the other.",
    ),
]
Ascii = Annotated[
    bool,
    typer.Option(
        "--ascii",
        metavar="",
        callback=_set_ascii,
        expose_value=False,
        is_eager=True,
        help="Nothing but ASCII.",
    ),
]


def whole(name: str, help: str, least: int = 0, metavar: str = "N") -> Any:
    """An option that takes a whole number of at least ``least``. A wrong one raises Problem."""
    parser = functools.partial(read_number, name, least=least)
    return typer.Option(name, metavar=metavar, help=help, parser=parser)


def share(name: str, help: str) -> Any:
    """An option that takes a share, 0 to 1. A wrong one raises Problem."""
    parser = functools.partial(_read_share, name)
    return typer.Option(name, metavar="SHARE", help=help, parser=parser)


def numbered(typed: str, things: Sequence[T]) -> T | None:
    """The thing whose number in a list, from 1, was typed; None where it is no such number."""
    number = int(typed) if typed.isdecimal() and len(typed) < LONG else 0
    return things[number - 1] if 0 < number <= len(things) else None


def read_number(field: str, text: str | int, least: int = 0) -> int:
    """A typed number of at least ``least``. Raises Problem, which names ``field``."""
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least or len(str(text)) > 40:
        shown = str(text) if len(str(text)) <= 40 else str(text)[:39] + "…"
        raise Problem("bad-number", field=field, value=shown, least=least)
    return number


def _read_share(field: str, text: str | float) -> float:
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0.0 <= found <= 1.0:
        raise Problem("bad-share", field=field, value=str(text))
    return found


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name; see “tafelronde games”.")]
Players = Annotated[
    int | None, whole("--players", "How many sit at the table; by default the fewest.", 1)
]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; may be repeated."),
]
Database = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        envvar="TAFELRONDE_DATABASE",
        help="sqlite:///FILE or postgresql://…; by default a file in your data folder.",
    ),
]
BoardFile = Annotated[
    str | None,
    typer.Option("--board", metavar="FILE", help="Another board: short for --option board=FILE."),
]
Workers = Annotated[int | None, whole("--workers", "Processes; by default one for each core.", 1)]
OneWorker = Annotated[int | None, whole("--workers", "Processes; by default this one.", 1)]
Ray = Annotated[
    str | None,
    typer.Option(
        "--ray",
        metavar="[ADDRESS]",
        help="Work on a Ray cluster: HOST:PORT, or the one of this computer.",
    ),
]
Out = Annotated[Path, typer.Option("--out", metavar="FOLDER", help="Where to write.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]
Seed = Annotated[int, whole("--seed", "", metavar="S")]
AsJson = Annotated[bool, typer.Option("--json", metavar="", help="One JSON object on stdout.")]


def with_address(arguments: Sequence[str]) -> list[str]:
    """The arguments; after a ``--ray`` without an address, the cluster of this computer is put
    in."""
    if "--ray" not in arguments:
        return list(arguments)
    from ...work.on_ray import AUTO, is_address

    following = [*arguments[1:], ""]
    return [
        f"--ray={AUTO}" if word == "--ray" and not is_address(after) else word
        for word, after in zip(arguments, following, strict=True)
    ]
