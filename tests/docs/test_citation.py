"""CITATION.cff has the fields of the Citation File Format 1.2.0, and our version and licence."""

import tomllib
from pathlib import Path
from typing import Any

import yaml

import tafelronde
from tafelronde.corpus.origin import citation

ROOT = Path(__file__).parents[2]
CITATION: dict[str, Any] = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
REQUIRED = {"cff-version", "message", "title", "authors"}
KNOWN = REQUIRED | {
    "abstract", "commit", "contact", "date-released", "doi", "identifiers", "keywords", "license",
    "license-url", "preferred-citation", "references", "repository", "repository-artifact",
    "repository-code", "type", "url", "version",
}  # fmt: skip
"""https://github.com/citation-file-format/citation-file-format/blob/main/schema-guide.md"""
OF_AN_ENTITY = {
    "address", "alias", "city", "country", "date-end", "date-start", "email", "fax", "location",
    "name", "orcid", "post-code", "region", "tel", "website",
}  # fmt: skip


def test_the_fields_are_those_of_the_format() -> None:
    assert CITATION.keys() >= REQUIRED
    assert CITATION.keys() <= KNOWN
    assert CITATION["cff-version"] == "1.2.0"
    assert CITATION["type"] in ("software", "dataset")
    for author in CITATION["authors"]:
        assert author["name"]
        assert author.keys() <= OF_AN_ENTITY
    texts = [CITATION[field] for field in ("message", "title", "abstract", "version", "license")]
    assert all(isinstance(text, str) and text for text in (*texts, *CITATION["keywords"]))


def test_it_is_of_this_program() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert CITATION["version"] == project["version"] == tafelronde.__version__
    assert CITATION["license"] == project["license"]
    research = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    assert f"```bibtex\n{citation(tafelronde.__version__)}\n```" in research


def test_a_version_and_its_day_stand_in_the_changelog_or_neither_does() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    day = CITATION.get("date-released")
    named = f"\n## {CITATION['version']}" in changes
    assert named is (day is not None)
    assert day is None or f"\n## {CITATION['version']} ({day})\n" in changes
