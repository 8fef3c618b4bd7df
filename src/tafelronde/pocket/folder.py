"""The table as a folder of files that any web host serves (``tafelronde site``)."""

import shutil
from pathlib import Path

from ..core.facts.errors import BadOption
from ..core.wasm.link import LinkError
from ..wasm.build import CannotBuild
from .pack import LIST, pack, prepared
from .wheel import PINS, NoWheel


class NotWritten(RuntimeError):
    """Something that the page needs could not be made; the argument says why."""


def is_clone() -> bool:
    """Whether the games are compiled here, in a clone of the repository; else they came packed."""
    return PINS.is_file()


def write_folder(client: Path, folder: Path) -> int:
    """Write the client in which the table needs no server into a folder, wherever that is served;
    how many bytes it has.

    ``client``: the built client, packed already where this is no clone of the repository. Raises
    BadOption for a folder that has files, and NotWritten where what is compiled could not be made.
    Nothing was written then.
    """
    if folder.exists() and any(folder.iterdir()):
        raise BadOption("out", str(folder), "a folder that is empty or does not exist")
    if is_clone():
        _prepare()
    elif not (client / LIST).is_file():
        raise NotWritten("this installation was made without the games for browsers")
    shutil.copytree(client, folder, dirs_exist_ok=True)
    if is_clone():
        pack(folder)
    shutil.copyfile(folder / "pocket.html", folder / "index.html")
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


def _prepare() -> None:
    """Make all that can fail."""
    try:
        prepared()
    except (CannotBuild, LinkError, NoWheel) as error:
        raise NotWritten(str(error)) from error
