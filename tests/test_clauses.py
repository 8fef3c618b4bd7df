"""Every clause of every game's rules is cited by a test, and every citation is of a clause."""

import re
from pathlib import Path

import pytest

from clauses import RULES, citations, clauses, uncited, unknown
from tables import PACKAGE_GAMES, WHOLE_GAMES, folder_of_tests
from tafelronde.core.objects.registry import info
from tafelronde.words import LANGUAGES
from tafelronde.words.rules import rules_file


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_every_clause_is_cited(game: str) -> None:
    rules = rules_file(info(game).folder, "en")
    assert clauses(rules), f"{rules.name} has no clauses"
    assert uncited(rules, folder_of_tests(game)) == []
    assert unknown(rules, folder_of_tests(game)) == {}


@pytest.mark.parametrize("game", WHOLE_GAMES)
def test_no_clause_stands_twice(game: str) -> None:
    found = clauses(rules_file(info(game).folder, "en"))
    assert len(found) == len(set(found))


TRANSLATIONS = sorted(RULES.glob("*.*.md"))


@pytest.mark.parametrize("file", TRANSLATIONS, ids=lambda file: file.stem)
def test_a_translation_has_the_same_chapters_and_clauses(file: Path) -> None:
    game, language = file.stem.split(".")
    assert game in PACKAGE_GAMES
    assert language in LANGUAGES[1:]
    original = RULES / f"{game}.md"
    assert clauses(file) == clauses(original)

    def chapters(rules: Path) -> list[str]:
        text = rules.read_text(encoding="utf-8")
        return re.findall(r"^##+ (\S+-\w+) ", text, re.MULTILINE)

    def numbers(rules: Path) -> list[set[str]]:
        """The numbers in each clause: its counts and references."""
        text = re.sub(r"\[[^\]]*\]", "", rules.read_text(encoding="utf-8"))
        lines = [line for line in text.splitlines() if re.match(r"- [A-Z]+-", line)]
        return [set(re.findall(r"\d+", line)) for line in lines]

    assert chapters(file) == chapters(original)
    for ours, theirs in zip(numbers(original), numbers(file), strict=True):
        assert theirs <= ours  # some are words in a translation; none is another


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_the_rules_are_told_in_every_language(game: str) -> None:
    for language in LANGUAGES[1:]:
        assert rules_file(info(game).folder, language) in TRANSLATIONS


def test_the_check_finds_what_is_missing(tmp_path: Path) -> None:
    rules = tmp_path / "rules.md"
    rules.write_text("- R-1.1 One.\n- R-1.2 Two, see R-9.9.\n  - R-1.3 not at the margin\n")
    (tmp_path / "test_a.py").write_text(
        "@clause('R-1.1', 'R-7.7')\ndef test_one(): pass\n"
        "@clause('R-1.2')\ndef helper(): pass\n"
        "def test_two(): clause('R-1.2')\n"
    )
    assert clauses(rules) == ["R-1.1", "R-1.2"]
    assert citations(tmp_path) == {
        "R-1.1": ["test_a.py::test_one"],
        "R-7.7": ["test_a.py::test_one"],
    }
    assert uncited(rules, tmp_path) == ["R-1.2"]
    assert unknown(rules, tmp_path) == {"R-7.7": ["test_a.py::test_one"]}


@pytest.mark.parametrize("path", sorted(RULES.glob("*.??.md")), ids=lambda path: path.name)
def test_translations_have_the_same_clauses(path: Path) -> None:
    assert clauses(path) == clauses(RULES / f"{path.name.split('.')[0]}.md")


@pytest.mark.parametrize("file", TRANSLATIONS, ids=lambda file: file.stem)
def test_thousands_are_written_as_their_readers_write_them(file: Path) -> None:
    """An English 3,600 reads as 3.6 in Dutch and German."""
    assert re.findall(r"\d,\d{3}\b", file.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_what_the_rulebook_says_is_told_apart_from_what_was_chosen(game: str) -> None:
    """A clause that English marks as a decision alone is none of the booklet's in a translation."""
    words = {"nl": ("regels", "keuze"), "de": ("Regeln", "Wahl")}

    def marks(language: str) -> dict[str, str]:
        text = rules_file(info(game).folder, language).read_text(encoding="utf-8")
        lines = re.findall(r"^- ([A-Z]+-\w[\d.]*[a-z]?) (.+)$", text, re.MULTILINE)
        return {clause: " ".join(re.findall(r"\[([^\]]*)\]", line)) for clause, line in lines}

    original = marks("en")
    for language, (rules, chosen) in words.items():
        for clause, mark in marks(language).items():
            if mark == chosen:
                assert original[clause] != "rules", f"{language} {clause}"
            if mark == rules:
                assert original[clause] != "decision", f"{language} {clause}"
