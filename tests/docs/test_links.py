"""Every link between files of the documentation leads somewhere, and so does every page that a
docstring or comment names."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    page
    for folder in (".", "docs", "benchmarks", "requirements", "examples", "deploy")
    for page in (ROOT / folder).glob("*.md" if folder == "." else "**/*.md")
)


SOURCES = sorted(
    file
    for folder in ("src", "web/src", "tests", "benchmarks", "examples", "docs/site")
    for ending in ("py", "toml", "ftl", "ts", "svelte")
    for file in (ROOT / folder).rglob(f"*.{ending}")
)
A_PAGE = re.compile(r"\bdocs/[\w./-]*\w\.md\b")


def headings(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    found = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in found}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)", text):
        linked = (page.parent / target).resolve() if target else page
        assert linked.exists(), target
        if anchor:
            assert anchor in headings(linked), f"{target}#{anchor}"


MADE_UP = ("test_reach.py",)
"""Tests elsewhere that make pages up, as those of this folder do."""


def test_pages_that_docstrings_and_comments_name_exist() -> None:
    missing: list[str] = []
    named = 0
    for source in SOURCES:
        if source.parent == Path(__file__).parent or source.name in MADE_UP:
            continue
        for page in A_PAGE.findall(source.read_text(encoding="utf-8")):
            named += 1
            if not (ROOT / page).exists():
                missing.append(f"{source.relative_to(ROOT)}: {page}")
    assert named > 50
    assert missing == []


def test_every_experiment_is_in_the_index() -> None:
    folder = ROOT / "docs" / "experiments"
    index = (folder / "README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"\]\(([\w-]+\.md)\)", index))
    assert named == {page.name for page in folder.glob("*.md")} - {"README.md"}
