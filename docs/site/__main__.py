"""Makes the site of the documentation with Zensical: ``python -m docs.site``.

It lies in ``build/site`` then, one folder a version; open it with
``python -m http.server --directory build/site``. A link that leads nowhere is an error. With
``--boards`` the table lies in it, too (17 MB), and some pages have a board to play on.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import tafelronde
from tafelronde.pocket.folder import NotWritten, write_folder
from tafelronde.server.base.config import STATIC

from . import versions
from .boards import FOLDER
from .gather import Site

ROOT = Path(__file__).resolve().parents[2]
VERSION = ".".join(tafelronde.__version__.split(".")[:2])


def make(folder: Path, version: str = VERSION, root: Path = ROOT, *, boards: bool = False) -> Path:
    """Make the site of a repository in ``folder/version``; returns that. ``boards``: with a table
    that runs in the reader's browser.

    Raises CalledProcessError with what Zensical says where it finds something wrong, and
    FileNotFoundError for a broken link.
    """
    with TemporaryDirectory() as work:
        place = Path(work)
        Site(root, place / "docs", boards=boards).gather()
        (place / "src").symlink_to(root / "src")
        settings = _expanded((root / "zensical.toml").read_text("utf-8"), place / "docs")
        (place / "zensical.toml").write_text(settings, "utf-8")
        command = [sys.executable, "-m", "zensical", "build", "--strict"]
        subprocess.run(command, cwd=place, check=True, capture_output=True, text=True)
        if boards:
            write_folder(STATIC, place / "site" / FOLDER)
        folder.mkdir(parents=True, exist_ok=True)
        return versions.add(place / "site", folder, version)


def _expanded(settings: str, pages: Path) -> str:
    """The settings with each ``"folder/*.md"`` of the navigation as the pages that it stands for:
    all of the folder but its first one and translations (``name.nl.md``)."""

    def names(match: re.Match[str]) -> str:
        found = sorted(path.name for path in (pages / match[1]).glob("*.md"))
        shown = [name for name in found if name != "README.md" and name.count(".") == 1]
        return ", ".join(f'"{match[1]}/{name}"' for name in shown)

    return re.sub(r'"([\w/]+)/\*\.md"', names, settings)


def main() -> None:
    parser = argparse.ArgumentParser(prog="docs.site", description=__doc__)
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "site", help="the folder")
    parser.add_argument("--boards", action="store_true", help="with boards to play on")
    parser.add_argument("--version", default=VERSION, help="which version this is (%(default)s)")
    wish = parser.parse_args()
    try:
        print(make(wish.to, wish.version, boards=wish.boards))
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error.stdout}{error.stderr}")
    except (FileNotFoundError, NotWritten) as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
