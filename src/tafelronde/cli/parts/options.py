"""Options and arguments that several commands share."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from ...words import LANGUAGES
from .problems import Problem
from .terminal import Settings, Terminal

settings = Settings()


def reset() -> None:
    """Forget the options of an earlier run in this process."""
    settings.language, settings.plain, settings.ascii = None, False, False


def open_terminal() -> Terminal:
    """The terminal, with the settings that this command's options gave."""
    return Terminal(settings)


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

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Its name; see “tafelronde games”.")]
Players = Annotated[
    str | None, typer.Option(metavar="N", help="How many sit at the table; by default the fewest.")
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
Workers = Annotated[
    str | None,
    typer.Option("--workers", metavar="N", help="Processes; by default one for each core."),
]
OneWorker = Annotated[
    str | None, typer.Option("--workers", metavar="N", help="Processes; by default this one.")
]
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
Seed = Annotated[str, typer.Option(metavar="S")]
AsJson = Annotated[bool, typer.Option("--json", metavar="", help="One JSON object on stdout.")]


def whole_number(field: str, text: str | None, least: int = 0) -> int | None:
    """A typed number of at least ``least``; None if nothing was typed. Raises Problem, which names
    ``field``."""
    if text is None:
        return None
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least or len(text) > 40:
        shown = text if len(text) <= 40 else text[:39] + "…"
        raise Problem("bad-number", field=field, value=shown, least=least)
    return number


def needed_number(field: str, text: str, least: int = 0) -> int:
    """Like ``whole_number``, for an option that always has a value. Raises Problem."""
    number = whole_number(field, text, least)
    assert number is not None
    return number


def share_of(field: str, text: str) -> float:
    """A typed share, 0 to 1. Raises Problem."""
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0.0 <= share <= 1.0:
        raise Problem("bad-share", field=field, value=text)
    return share


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
