"""The files that a page fetches to play without a server, in a folder of the client.

``python -m tafelronde.pocket.pack FOLDER`` writes them: an archive of our sources, as much of them
as ``ROOTS`` import; one of lessons and puzzles; the ``WHEELS``; the games' modules; and
``pocket.json``, which lists them by their addresses in that folder, wherever it is served. All
others lie under ``assets/`` and are named after what is in them, and the same sources give the same
bytes.
"""

import hashlib
import io
import json
import re
import sys
import zipfile
from collections.abc import Iterable
from html import escape
from pathlib import Path

from ..core.compile.sources import imports_of
from ..core.objects.registry import infos, load
from ..wasm.build import manifest_of
from .wheel import NoWheel, wheel

PACKAGE = Path(__file__).resolve().parents[1]
ROOTS = (
    "__init__.py", "pocket/boot.py", "pocket/page.py", "pocket/thinker.py",
    "pocket/judging.py", "pocket/replier.py", "pocket/numpy/*.py",
    "pocket/site/**/*.py", "games/*/definition.py", "games/*/small.py",
)  # fmt: skip
"""The modules that run in a browser, with all that they import."""
NOT = (
    "games/*/game.py", "core/compile/parts.py", "core/compile/njit.py",
    "core/compile/numba_parts.py", "core/compile/cache.py", "search/evaluated/*",
    "bots/with_evaluator.py",
)  # fmt: skip
"""The modules that are imported only where something is compiled or learned, and not in a
browser."""
WHEELS = ("msgspec", "openskill")
"""The packages of others that are there."""
DATA = frozenset({".json", ".toml", ".sql"})
"""In the folders of games, and in this one."""
SCHOOL = ("games/*/puzzles.jsonl", "games/*/lessons/**/*")
"""Fetched when they are asked for (``boot.unpack("school")``)."""
LIST = "pocket.json"
NOTICES = "notices.html"
"""The licences of all that the client consists of (``web/vite.notices.ts``)."""
ADDED = "<!-- packed -->\n"
"""Where those begin of what is packed."""
ASSETS = Path("assets/pocket")
EARLY = (1980, 1, 1, 0, 0, 0)
"""When all files of an archive were written, as it says."""


def sources() -> list[Path]:
    """The source files that run in a browser, and the data of their games."""
    found, waiting, left_out = set[Path](), list(_files(ROOTS)), _files(NOT)
    while waiting:
        file = waiting.pop()
        if PACKAGE in file.parents and file not in found | left_out:
            found.add(file)
            packages = [above / "__init__.py" for above in file.parents if PACKAGE in above.parents]
            waiting += [*imports_of(file), *filter(Path.is_file, packages)]
    folders = PACKAGE / "games", PACKAGE / "pocket"
    data = [file for one in folders for file in one.rglob("*") if file.suffix in DATA]
    return sorted(found | set(data) - _files(SCHOOL))


def _files(patterns: Iterable[str]) -> set[Path]:
    return {file for one in patterns for file in PACKAGE.glob(one) if file.is_file()}


def archive(files: Iterable[Path]) -> bytes:
    """These files of the package as a zip, the same bytes for the same files."""
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as made:
        for file in sorted(files):
            name = file.relative_to(PACKAGE.parent).as_posix()
            one = zipfile.ZipInfo(name, EARLY)
            one.compress_type = zipfile.ZIP_DEFLATED
            made.writestr(one, file.read_bytes(), compresslevel=9)
    return whole.getvalue()


def prepared() -> tuple[list[Path], dict[str, Path]]:
    """Make or fetch the parts that are kept: the wheels, and the manifest of each game. Raises
    NoWheel, CannotBuild, LinkError."""
    games = [info.name for info in infos() if info.define is not None]
    return list(map(wheel, WHEELS)), {game: manifest_of(load(game)) for game in games}


def pack(folder: Path) -> dict[str, int]:
    """Write all files into the client's folder; their sizes in bytes, by their addresses. Raises as
    ``prepared``, and then nothing was written."""
    wheels, manifests = prepared()
    (folder / ASSETS).mkdir(parents=True, exist_ok=True)
    for old in filter(Path.is_file, (folder / ASSETS).iterdir()):
        old.unlink()
    sizes = dict[str, int]()

    def put(name: str, content: bytes) -> str:
        (folder / ASSETS / name).write_bytes(content)
        address = (ASSETS / name).as_posix()
        sizes[address] = len(content)
        return address

    def named(stem: str, files: Iterable[Path]) -> str:
        content = archive(files)
        return put(f"{stem}-{hashlib.sha256(content).hexdigest()[:16]}.zip", content)

    games = dict[str, str]()
    for game, manifest in manifests.items():
        module = manifest.with_suffix(".wasm")
        put(module.name, module.read_bytes())
        games[game] = put(manifest.name, manifest.read_bytes())
    listed = {
        "version": "",
        "archives": [
            named("tafelronde", sources()),
            *(put(one.name, one.read_bytes()) for one in wheels),
        ],
        "more": {"school": named("school", _files(SCHOOL))},
        "games": games,
        "sizes": sizes,
        "files": (files := _addresses(folder)),
    }
    listed["version"] = hashlib.sha256("\n".join(files).encode()).hexdigest()[:16]
    _tell_licences(folder, wheels)
    (folder / LIST).write_text(json.dumps(listed, indent=1), encoding="utf-8")
    return sizes


def _tell_licences(folder: Path, wheels: Iterable[Path]) -> None:
    """Add the licences of the wheels to the page that the client's build wrote."""
    page = folder / NOTICES
    if not page.is_file():
        return
    before, end, after = page.read_text("utf-8").partition("</main>")
    notice = before.partition(ADDED)[0] + ADDED
    for one in wheels:
        name, version, text = licence_of(one)
        notice += (
            f"<section>\n<h2>{escape(name)} {version}</h2>\n<pre>{escape(text)}</pre>\n</section>\n"
        )
    page.write_text(notice + end + after, "utf-8")


def licence_of(wheel: Path) -> tuple[str, str, str]:
    """The name and version of a wheel's package, and the text of its licence. Raises NoWheel where
    it brings none."""
    name, version = wheel.name.split("-")[:2]
    with zipfile.ZipFile(wheel) as packed:
        files = [
            one
            for one in packed.namelist()
            if re.search(r"\.dist-info/(licenses/.*|LICEN[CS]E[^/]*|NOTICE[^/]*)$", one)
        ]
        if not files:
            raise NoWheel(f"{wheel.name} brings no text of its licence")
        texts = [packed.read(one).decode("utf-8", "replace").strip() for one in sorted(files)]
    return name, version, "\n\n".join(texts)


def _addresses(folder: Path) -> list[str]:
    """All files that a page may come to need: kept in the browser, they need no network later. They
    are named after what is in them, so other files have another list."""
    files = [file for file in (folder / "assets").rglob("*") if file.is_file()]
    return sorted(file.relative_to(folder).as_posix() for file in files)


if __name__ == "__main__":
    for address, size in pack(Path(sys.argv[1])).items():
        print(f"{size:>9} {address}")
