"""The table as a folder of files that any web host serves (``tafelronde site``)."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from ..core.facts.errors import BadOption
from ..core.wasm.link import LinkError
from ..wasm.build import CannotBuild
from .pack import pack, prepared
from .wheel import NoWheel

TEXTS = frozenset({".html", ".js", ".css", ".json", ".webmanifest"})
_BASE = re.compile(r"/([\w.~-]+/)*")
_OWN = re.compile(r"""(?<=["'`(=])/(?=assets/|pocket\.|icon|manifest\.|worker\.js)""")
"""Where an address of the client begins."""


class NotWritten(RuntimeError):
    """What the page needs could not be made; the argument says why."""


def write_folder(client: Path, folder: Path, base: str = "/") -> int:
    """Write the client in which the table needs no server into a folder; how many bytes it has.

    ``client``: the built client. ``base``: under which path the host serves the folder, such as
    ``/table/``. Raises BadOption for another form of it, and for a folder that has files already;
    NotWritten where what is compiled could not be made. Nothing was written then.
    """
    if not _BASE.fullmatch(base):
        raise BadOption("base", base, "a path from / to /, such as /table/")
    if folder.exists() and any(folder.iterdir()):
        raise BadOption("out", str(folder), "a folder that is empty or does not exist")
    try:
        prepared()
    except (CannotBuild, LinkError, NoWheel) as error:
        raise NotWritten(str(error)) from error
    shutil.copytree(client, folder, dirs_exist_ok=True)
    pack(folder)
    (folder / "index.html").write_bytes((folder / "pocket.html").read_bytes())
    size = 0
    for file in folder.rglob("*"):
        if file.suffix in TEXTS:
            text = file.read_text(encoding="utf-8")
            file.write_text(_OWN.sub(base, text), encoding="utf-8")
        size += file.stat().st_size if file.is_file() else 0
    return size
