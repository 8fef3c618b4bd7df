"""``tafelronde admin house``: shows and changes what the host has set."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..parts.options import Database
from ..parts.problems import Problem
from .acting import BY, in_house, print_json, typed

if TYPE_CHECKING:
    from ...server.features.house.service import HouseService
    from ...server.features.house.wire import HouseSettings

KINDS = ("welcome", "rules", "imprint", "privacy")


def house(
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Its name; '' for the program's own.")
    ] = None,
    access: Annotated[
        str | None,
        typer.Option(
            metavar="open|accounts|members",
            help="Who may come in: everybody, people with an account, or members.",
        ),
    ] = None,
    emblem: Annotated[
        str | None,
        typer.Option(metavar="EMBLEM", help="crown, rose, lily, lion, tower, swan; or a PNG file."),
    ] = None,
    text: Annotated[
        list[str] | None,
        typer.Option(
            metavar="KIND:LANGUAGE=FILE",
            help="A text from a file, as in imprint:en=imprint.txt (welcome, rules, imprint, "
            "privacy; en, nl, de); no file takes it away. May be repeated.",
        ),
    ] = None,
    database: Database = "",
) -> None:
    """Show the name, the texts and the access of the house, or change them."""
    from ...server.features.house.wire import NewHouse

    given: dict[str, object] = {}
    if name is not None:
        given["name"] = name
    if access is not None:
        given["access"] = access
    if emblem is not None:
        given |= _emblem(emblem)
    wishes = [typed(NewHouse, given, picture="--emblem")] if given else []
    wishes += [typed(NewHouse, {"text": _text(one)}) for one in text or ()]

    async def act(house: HouseService) -> HouseSettings:
        for wish in wishes:
            await house.set(BY, wish)
        return await house.settings()

    print_json(in_house(database, act))


def _emblem(given: str) -> dict[str, str]:
    """One of the program's own by its name, or the picture in a file. Raises Problem."""
    import base64

    if not given.lower().endswith(".png"):
        return {"emblem": given}
    return {"picture": base64.b64encode(_read(given)).decode()}


def _text(given: str) -> dict[str, str]:
    """A text: ``imprint:en=imprint.txt``. Raises Problem."""
    named, found, file = given.partition("=")
    kind, _, language = named.partition(":")
    if not found or kind not in KINDS:
        raise Problem("bad-option", field="--text", value=given, expected="imprint:en=FILE")
    try:
        text = _read(file).decode() if file else ""
    except UnicodeDecodeError:
        raise Problem("admin-refused", why=f"{file}: no text in UTF-8") from None
    return {"kind": kind, "language": language, "text": text}


def _read(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise Problem("admin-refused", why=str(error)) from None
