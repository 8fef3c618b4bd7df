"""Loading catalogues, and finding the reader's language."""

import threading

import pytest
from fluent.runtime import FluentResource

from tafelronde.words import SHARED, Words, load_words, preferred_language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX", "LANGUAGE": "nl"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:nl_BE:de"}, "nl"),
        ({"LANG": "nl_NL.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LANG": "nl_NL.UTF-8", "LC_ALL": ""}, "nl"),
    ],
)
def test_language_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_unknown_language() -> None:
    with pytest.raises(KeyError):
        load_words("fr")


def test_unknown_message_is_shown_as_its_name() -> None:
    say = load_words("en")
    assert "nonsense" not in say
    assert say("nonsense") == "{nonsense}"


def test_arguments_carry_no_marks_of_direction() -> None:
    assert load_words("en")("seat-number", number=2) == "Player 2"


def test_of_a_very_long_argument_the_beginning_is_said() -> None:
    said = load_words("en")("no-file", file="x" * 100_000)
    assert "xxx…" in said
    assert "{" not in said
    assert len(said) < 2_000


def test_numbers_are_written_as_in_the_language() -> None:
    assert load_words("de")("more-choices", count=1234).startswith("… und 1.234 weitere")
    assert load_words("de")("more-choices", count=10**40).startswith(f"… und {10**40} weitere")


def test_another_thread_says_the_same_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    say, said = Words("en", (SHARED,)), list[str]()

    def slow(source: str) -> FluentResource:
        monkeypatch.undo()
        other = threading.Thread(target=lambda: said.append(say("seat-number", number=3)))
        other.start()
        other.join()
        return FluentResource(source)

    monkeypatch.setattr("fluent.runtime.FluentResource", slow)
    said.append(say("seat-number", number=2))
    assert said == ["Player 3", "Player 2"]
