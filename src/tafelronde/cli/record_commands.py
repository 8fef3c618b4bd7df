"""The commands that read recorded games, and their options."""

from __future__ import annotations

from typing import Annotated

import typer

from .parts import options
from .parts.options import Ascii, AsJson, Lang, Plain, RecordFile, whole_number


def replay(
    file: RecordFile,
    at: Annotated[
        str | None, typer.Option("--at", metavar="PLY", help="Show only the table after this step.")
    ] = None,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Step through a recorded game."""
    from .records.replay import replay

    replay(file, whole_number("--at", at), options.terminal())


def verify(
    file: RecordFile, lang: Lang = None, plain: Plain = False, ascii_only: Ascii = False
) -> int:
    """Check every draw and every move of a record, or every pairing of a tournament: exit code 0,
    or 1 with what is wrong."""
    from .records.verify import verify

    return verify(file, options.terminal())


def review(
    file: RecordFile,
    as_json: AsJson = False,
    lang: Lang = None,
    plain: Plain = False,
    ascii_only: Ascii = False,
) -> None:
    """Judge every decision of a finished game, and tell luck from skill."""
    from .records.review import review

    review(file, as_json, options.terminal())
