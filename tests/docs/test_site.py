"""The site of the documentation: it is made, its links lead somewhere, nothing comes from
elsewhere, and the pages of the API have every public name. The whole of it once a night: a small
one every time, and ``test_links.py`` follows the links of all pages."""

import fnmatch
import json
import re
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

pytest.importorskip("zensical")
import griffe
from docs.site.__main__ import ROOT, make
from docs.site.boards import MARK, framed
from docs.site.gather import Site
from docs.site.versions import add
from mkdocstrings import Inventory

from tables import PACKAGE_GAMES
from tafelronde.server.live.games import lessons_of

REFERENCE = ROOT / "docs" / "reference"
PACKAGES = (
    "core", "search", "bots", "match", "arena", "solving", "advice", "school", "corpus", "training",
    "exploit",
    "adapters", "tournament", "work",
    "cuda", "words", "drawing",
)  # fmt: skip
LISTED = "Text:\n- [code](../src/code.py)\n- [more](../MORE.md)\n\n```sh\n- a\n```\n"
OPEN_TO_ALL = {"a"}
"""The element that may lead to another site: something to click on."""


class Page(HTMLParser):
    """The anchors of a page, and what it names by an address."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[tuple[str, str]] = []
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif name in ("href", "src", "srcset", "action", "poster") and value:
                self.links.append((tag, value))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {file: Page(file) for file in site.rglob("*.html")}


@pytest.mark.nightly
def test_every_link_leads_somewhere(site: Path, pages: dict[Path, Page]) -> None:
    assert len(pages) > 60
    broken: list[str] = []
    for file, page in pages.items():
        for _, link in page.links:
            address = urlsplit(link)
            if address.scheme or address.netloc:
                continue
            target = (file.parent / unquote(address.path)).resolve() if address.path else file
            anchor = unquote(address.fragment)
            there = target.is_file() and (
                not anchor or target not in pages or anchor in pages[target].ids
            )
            if not there:
                broken.append(f"{file.relative_to(site)}: {link}")
    assert broken == []


@pytest.mark.nightly
def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[Path, Page]) -> None:
    foreign = {
        (tag, link)
        for page in pages.values()
        for tag, link in page.links
        if tag not in OPEN_TO_ALL and urlsplit(link).netloc
    }
    assert foreign == set()
    for sheet in site.rglob("*.css"):
        assert re.findall(r"url\(['\"]?(?:https?:)?//[^)]*", sheet.read_text("utf-8")) == []
    for file in pages:  # what would bring a program from elsewhere with it
        assert 'class="mermaid"' not in file.read_text("utf-8")


@pytest.mark.nightly
def test_the_start_page_has_four_doors_and_every_page_search_themes_and_versions(
    site: Path, pages: dict[Path, Page]
) -> None:
    first = {link for tag, link in pages[site / "index.html"].links if tag == "a"}
    assert {f"start/{door}.html" for door in ("play", "host", "research", "contribute")} <= first
    found = json.loads((site / "search.json").read_text("utf-8"))
    assert len(json.dumps(found)) > 100_000
    for file in pages:
        text = file.read_text("utf-8")
        assert 'data-md-color-scheme="slate"' in text
        assert 'data-md-component="search"' in text
        assert '"provider":"mike"' in text.replace(" ", "")
        assert '<html lang="en"' in text


@pytest.mark.nightly
def test_notebooks_are_pages_with_what_they_printed_and_drew(site: Path) -> None:
    for notebook in (ROOT / "docs" / "notebooks").glob("*.ipynb"):
        text = (site / "notebooks" / f"{notebook.stem}.html").read_text("utf-8")
        assert "language-python" in text
        assert "language-text" in text or ".svg" in text


@pytest.mark.parametrize("link", ["missing.md", "index.md#missing"])
def test_a_broken_link_is_an_error(link: str, tmp_path: Path) -> None:
    repository = tmp_path / "repository"
    (repository / "docs").mkdir(parents=True)
    (repository / "docs" / "index.md").write_text(f"# Start\n\n[somewhere]({link})\n")
    (repository / "src").mkdir()
    settings = '[project]\nsite_name = "Test"\ndocs_dir = "docs"\nsite_dir = "site"\n'
    (repository / "zensical.toml").write_text(settings)
    with pytest.raises((FileNotFoundError, subprocess.CalledProcessError)):
        make(tmp_path / "site", "1", repository)


def test_what_a_page_links_to_is_in_the_site(tmp_path: Path) -> None:
    repository = tmp_path / "repository"
    for name, text in {
        "docs/index.md": LISTED,
        "src/code.py": "print(1)\n",
        "MORE.md": "[back](docs/)\n",
        "docs/pages/one.md": "# The first\n",
    }.items():
        (repository / name).parent.mkdir(parents=True, exist_ok=True)
        (repository / name).write_text(text, encoding="utf-8")
    Site(repository, tmp_path / "pages").gather()
    pages = {
        path.relative_to(tmp_path / "pages").as_posix(): path.read_text("utf-8")
        for path in (tmp_path / "pages").rglob("*.md")
    }
    assert pages["index.md"] == (
        "Text:\n\n- [code](project/src/code.py.md)\n- [more](project/MORE.md)\n\n```sh\n- a\n```\n"
    )
    assert pages["project/src/code.py.md"] == "# `code.py`\n\n````python\nprint(1)\n````\n"
    assert pages["project/MORE.md"] == "[back](../README.md)\n"
    assert pages["pages/README.md"] == "# Pages\n\n- [The first](one.md)\n"


def test_boards_are_framed_from_where_a_page_stands() -> None:
    told = framed("A\n\n<!-- board #/learn/drakon/first One & all -->\n", "games/drakon.md")
    assert 'src="../table/embed.html#/learn/drakon/first" title="One &amp; all"' in told
    assert 'src="table/embed.html#/"' in framed("<!-- board #/ The hall -->", "index.md")


def test_boards_show_lessons_that_there_are() -> None:
    found = [
        address
        for file in (ROOT / "docs").rglob("*.md")
        for address, _ in MARK.findall(file.read_text("utf-8"))
    ]
    assert len(found) > len(PACKAGE_GAMES)
    for address in found:
        match address.split("/")[1:]:
            case ["learn", game, lesson]:
                assert lesson in {one.id for one in lessons_of(game)}, address
            case hall:
                assert hall == [""], address


def test_versions_lie_side_by_side(tmp_path: Path) -> None:
    built, folder = tmp_path / "built", tmp_path / "all"
    built.mkdir()
    (built / "objects.inv").touch()
    for version in ("0.9", "dev", "0.10", "0.9"):
        assert add(built, folder, version) == folder / version
    versions = json.loads((folder / "versions.json").read_text())
    assert [(row["version"], row["aliases"]) for row in versions] == [
        ("0.10", ["latest"]), ("0.9", []), ("dev", []),
    ]  # fmt: skip
    assert "url=0.10/" in (folder / "index.html").read_text()


# ---- the API ------------------------------------------------------------------------------------


def listed() -> set[str]:
    """The modules on the pages of the API."""
    text = "".join(page.read_text("utf-8") for page in REFERENCE.glob("*.md"))
    return set(re.findall(r"^::: (\S+)", text, re.MULTILINE))


def internal() -> list[str]:
    """The modules that are told not to be part of it; ``*`` stands for any name."""
    table = (REFERENCE / "README.md").read_text("utf-8").partition("| modules |")[2]
    rows = re.findall(r"^\|(.*?)\|", table, re.MULTILINE)
    return [f"tafelronde.{name}" for row in rows for name in re.findall(r"`([\w.*]+)`", row)]


def test_every_module_is_on_a_page_or_told_not_to_be_part_of_it() -> None:
    source = ROOT / "src"
    modules = {
        ".".join(file.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
        for package in PACKAGES
        for file in (source / "tafelronde" / package).rglob("*.py")
    }
    top = {path.stem for path in (source / "tafelronde").glob("*.py")} - {"__init__", "__main__"}
    modules |= {f"tafelronde.{name}" for name in top}
    inside = {m for m in modules if any(fnmatch.fnmatch(m, name) for name in internal())}
    assert modules - inside - listed() == set()
    assert inside & listed() == set()
    for name in internal():
        assert fnmatch.filter(modules, name), name


def names(item: griffe.Object | griffe.Alias) -> Iterator[griffe.Object]:
    """The public members of a module or class: functions, classes, properties and, in a module,
    constants."""
    for name, member in item.members.items():
        if name.startswith("_") or isinstance(member, griffe.Alias) or member.is_module:
            continue
        constant = item.is_module and name.isupper() and "TypeVar" not in str(member.value or "")
        if member.is_class or member.is_function or "property" in member.labels or constant:
            yield member
        if member.is_class:
            yield from names(member)


@pytest.fixture(scope="module")
def package() -> griffe.Object:
    loaded = griffe.load("tafelronde", search_paths=[str(ROOT / "src")])
    assert isinstance(loaded, griffe.Object)
    return loaded


@pytest.fixture(scope="module")
def public(package: griffe.Object) -> list[griffe.Object]:
    """All that the pages of the API show."""
    modules = [module.removeprefix("tafelronde").removeprefix(".") for module in sorted(listed())]
    places = [package[module] if module else package for module in modules]
    return [item for place in places for item in (place, *names(place))]


def test_every_public_name_has_a_docstring(public: list[griffe.Object]) -> None:
    assert len(public) > 500
    assert [item.path for item in public if not item.has_docstring] == []


@pytest.mark.nightly
def test_every_public_name_is_in_the_site(public: list[griffe.Object], site: Path) -> None:
    with (site / "objects.inv").open("rb") as file:
        shown = set(Inventory.parse_sphinx(file))
    assert [item.path for item in public if item.path not in shown] == []


def test_what_a_package_exports_is_on_a_page(package: griffe.Object) -> None:
    for module in [package, *(package[name] for name in PACKAGES)]:
        for name in module.exports or ():
            item = module[str(name)]
            defined = item.target_path if isinstance(item, griffe.Alias) else item.path
            parent = defined.rpartition(".")[0]
            assert parent in listed() or defined in listed(), defined
