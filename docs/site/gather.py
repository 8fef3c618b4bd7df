"""Gathers the pages of the site: ``docs/``, and what its pages link to elsewhere in the repository.

In the repository a page links to files beside it, as GitHub shows them. In the site

- a page of ``docs/`` keeps its place;
- another Markdown file stands under ``project/``, at its path in the repository;
- a notebook becomes a page (``notebooks``), and so do the matches of a game (``levels``);
- a folder without a ``README.md`` becomes a list of its pages, or shows its files;
- any other file that a page links to becomes a page that shows it.
"""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from . import levels
from .boards import framed
from .notebooks import page_of

LINK = re.compile(r"(\]\()(?![a-z]+:|#)([^)#\s]*)((?:#[^)\s]*)?\))")
ATTRIBUTE = re.compile(r'(\b(?:src|srcset|href)=")(?![a-z]+:|#|")([^"#]*)((?:#[^"]*)?")')
PICTURE = re.compile(r'<picture><source [^>]*srcset="([^"]*)"><img src="([^"]*)"([^>]*)></picture>')
"""A picture for each of the two themes, as GitHub shows them."""
ITEM = re.compile(r"([-*]|\d+\.) ")
LANGUAGES = {".py": "python", ".toml": "toml", ".yaml": "yaml", ".json": "json", ".ts": "ts"}
PICTURES = {".svg", ".webp", ".png"}
PAGES = (".md", ".ipynb", levels.ENDING)
"""The endings of what becomes a page of its own in ``docs/``."""
OURS = Path(__file__).parent


class Site:
    """The pages in the making: ``root`` is the repository, ``target`` an empty folder; ``boards``:
    whether the site has a table (``boards``)."""

    def __init__(self, root: Path, target: Path, *, boards: bool = False) -> None:
        self.root = root
        self.boards = boards
        self.docs = root / "docs"
        self.target = target
        self._waiting: list[Path] = []
        self._known: set[Path] = set()

    def gather(self) -> None:
        """Write all pages. Raises FileNotFoundError where a link leads nowhere."""
        self.target.mkdir(parents=True)
        for file in sorted(self.docs.rglob("*")):
            if OURS in file.parents or file == OURS or "__pycache__" in file.parts:
                continue
            if file.suffix in PAGES or (file.is_dir() and _pages(file)):
                self._need(self._page(file))
        assets = self.target / "assets"
        assets.mkdir()
        for file in (OURS.parents[1] / "web" / "public" / "icon.svg", OURS / "site.css"):
            shutil.copy(file, assets)
        while self._waiting:
            self._write(self._waiting.pop())

    def place(self, file: Path) -> str:
        """Where a file or folder of the repository is in the site."""
        if file.is_dir():
            return self.place(file / "README.md")
        inside = file.is_relative_to(self.docs)
        path = file.relative_to(self.docs if inside else self.root)
        if file.suffix in PAGES:
            path = path.with_suffix(".md")
        shown = file.suffix not in {*PICTURES, *PAGES}
        return ("" if inside else "project/") + path.as_posix() + (".md" if shown else "")

    @staticmethod
    def _page(file: Path) -> Path:
        return file / "README.md" if (file / "README.md").is_file() else file

    def _need(self, file: Path) -> None:
        if file not in self._known:
            self._known.add(file)
            self._waiting.append(file)

    def _write(self, file: Path) -> None:
        page = self.target / self.place(file)
        page.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix in PICTURES:
            shutil.copy(file, page)
            return
        if file.is_dir():
            text = self._list(file) if _pages(file) else self._show(file)
        elif file.suffix == ".md":
            text = self._settle(file.read_text(encoding="utf-8"), file)
            text = framed(text, self.place(file)) if self.boards else text
        elif file.suffix == ".ipynb":
            text = self._settle(page_of(file, page.parent), file)
        elif file.suffix == levels.ENDING:
            text = self._settle(levels.page(file), file)
        else:
            text = f"# `{file.name}`\n\n{_fenced(file)}"
        page.write_text(text, encoding="utf-8")

    def _show(self, folder: Path) -> str:
        files = sorted(f for f in folder.iterdir() if f.is_file() and f.suffix != ".pyc")
        parts = [f"## `{file.name}`\n\n{_fenced(file)}" for file in files]
        return "\n".join([f"# `{folder.relative_to(self.root).as_posix()}/`\n", *parts])

    def _list(self, folder: Path) -> str:
        lines = [f"# {folder.name.capitalize()}", ""]
        for page in _pages(folder):
            self._need(page)
            lines.append(f"- [{_heading(page)}]({page.stem}.md)")
        return "\n".join(lines) + "\n"

    def _settle(self, text: str, file: Path) -> str:
        """The page with its links as they are in the site, and lists as Python-Markdown has
        them."""

        def link(match: re.Match[str]) -> str:
            return match[1] + self._link(file, match[2]) + match[3]

        lines: list[str] = []
        for line, code in _lines(text):
            if not code:
                line = ATTRIBUTE.sub(link, LINK.sub(link, line))
                line = PICTURE.sub(r'<img src="\2#only-light"\3><img src="\1#only-dark"\3>', line)
            lines.append(line)
        return "\n".join(_spaced(lines)) + "\n"

    def _link(self, page: Path, target: str) -> str:
        if not target:
            return ""
        linked = Path(os.path.normpath(page.parent / target))
        if not linked.exists():
            drawn = self.target / os.path.dirname(self.place(page)) / target
            if drawn.exists():  # a picture of a notebook
                return target
            raise FileNotFoundError(f"{page.relative_to(self.root)} links to {target}")
        linked = self._page(linked)
        self._need(linked)
        here = os.path.dirname(self.place(page))
        return Path(os.path.relpath(self.place(linked), here)).as_posix()


def _pages(folder: Path) -> list[Path]:
    """The files of a folder that are listed where it has no ``README.md``."""
    return sorted(file for file in folder.iterdir() if file.suffix in (".md", levels.ENDING))


def _heading(page: Path) -> str:
    if page.suffix == levels.ENDING:
        return levels.heading(page)
    return page.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")


def _lines(text: str) -> Iterator[tuple[str, bool]]:
    """Each line, and whether it is in a block of code."""
    fence = ""
    for line in text.splitlines():
        mark = re.match(r"\s*(```+|~~~+)", line)
        inside = bool(fence)
        if mark and not fence:
            fence = mark[1]
        elif mark and mark[1] == fence:
            fence = ""
        yield line, inside or bool(fence)


def _spaced(lines: list[str]) -> Iterator[str]:
    """The lines with an empty one before each list, which CommonMark does not ask for."""
    listed, before = False, ""
    for line, code in _lines("\n".join(lines)):
        item = not code and ITEM.match(line)
        if item and before and not listed:
            yield ""
        if item:
            listed = True
        elif line and not line.startswith(" ") and (not before or line.startswith("#")):
            listed = False
        yield line
        before = line


def _fenced(file: Path) -> str:
    language = LANGUAGES.get(file.suffix, "text")
    return f"````{language}\n{file.read_text(encoding='utf-8').rstrip()}\n````\n"
