"""``tafelronde learn``."""

from pathlib import Path

import pytest

from cli.helpers import at_terminal, complaint, tafelronde
from tafelronde.core.objects.registry import infos
from tafelronde.school.lessons import school_of

FIRST = ("learn", "rosenkoenig", "first", "--plain")
DONE = ["", "", "NE2", "W2", "", "draw", "S1*", "", "NW1"]


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_a_first_game_to_its_end() -> None:
    outcome = tafelronde(*FIRST, typed=lines(*DONE, "quit"))
    assert (outcome.code, outcome.err) == (0, "")
    assert "Step 1 of 10: Welcome! You are Lancaster" in outcome.out
    assert "Step 10 of 10: Four roses, 16 points!" in outcome.out
    assert "White" in outcome.out


def test_what_is_wrong_is_answered_and_leads_nowhere() -> None:
    outcome = tafelronde(*FIRST, typed=lines("NE2", "", "", "W2", "draw", "nonsense", "9", "4"))
    assert outcome.code == 0
    assert "Read on first" in outcome.out
    assert outcome.out.count("That would be: crown to") == 2  # by its name and by its number
    assert "A fine move, but not the one of my plan" in outcome.out
    assert "You cannot draw: you hold five power cards already. (R-4.1" in outcome.out
    assert "Step 4 of 10" not in outcome.out


def test_one_goes_back_and_has_it_done() -> None:
    outcome = tafelronde(*FIRST, typed=lines("", "", "skip", "back", "skip", "quit"))
    assert outcome.out.count("Step 3 of 10") == 2
    assert outcome.out.count("Step 4 of 10") == 2
    assert "Step 5 of 10" not in outcome.out


def test_one_plays_on_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    outcome = tafelronde(*FIRST, typed=lines(*DONE, "play", "1", "quit"))
    assert (outcome.code, outcome.err) == (0, "")
    assert "tafelronde play --load" in outcome.out


def test_a_lesson_is_chosen_and_leads_to_the_next() -> None:
    lessons = school_of("rosenkoenig").lessons
    if len(lessons) == 1:
        return
    outcome = tafelronde("learn", "rosenkoenig", "--plain", typed=lines("", *DONE, "", "q"))
    assert "One crown, two houses (first, about 4 minutes)" in outcome.out
    second = len(lessons[1].exercise.steps)
    assert f"Step 1 of {second}: " in outcome.out


@pytest.mark.parametrize(("language", "text"), [("nl", "Welkom!"), ("de", "Willkommen!")])
def test_in_other_languages(language: str, text: str) -> None:
    outcome = tafelronde(*FIRST, "--lang", language, typed="\n")
    assert text in outcome.out
    assert "{" not in outcome.out


def test_bad_input_is_one_sentence() -> None:
    assert "no lesson “nowhere”" in complaint(
        tafelronde("learn", "rosenkoenig", "nowhere", typed="x")
    )
    assert "halma" in complaint(tafelronde("learn", "halma", typed="x"))
    assert complaint(tafelronde("learn", "rosenkoenig", typed=""))
    untaught = [info.name for info in infos() if not school_of(info.name).lessons]
    for game in untaught[:1]:
        assert "no lessons yet" in complaint(tafelronde("learn", game, typed="x"))


def test_lessons_are_checked() -> None:
    outcome = tafelronde("learn", "rosenkoenig", "--check")
    assert (outcome.code, outcome.err) == (0, "")
    assert "Nothing is wrong" in outcome.out


def test_at_a_terminal() -> None:
    with at_terminal("learn", "rosenkoenig", "first") as terminal:
        terminal.expect("Step 1 of 10")
        terminal.type("\n\nNE2\n")
        terminal.expect("Step 4 of 10")
        terminal.type("quit\n")
        assert terminal.finish() == 0
