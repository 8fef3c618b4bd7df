"""``replay`` and ``verify``."""

from pathlib import Path

import pytest

from cli.helpers import complaint, tafelronde
from tafelronde.match import Match, load_match, save_match
from tafelronde.match.chance import seed_from_number


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    match = Match.start("rosenkoenig", names=["", "greedy (bot)"], seed=seed_from_number(3))
    while not match.is_over:
        match.play(match.state.legal_actions()[-1])
    path = tmp_path / "finished.txt"
    save_match(match, path)
    return path


def test_a_true_record(finished: Path) -> None:
    outcome = tafelronde("verify", finished)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.startswith("It holds: ")
    assert tafelronde("verify", finished, "--lang", "nl").out.startswith("Het klopt: ")
    assert tafelronde("verify", finished, "--lang", "de").out.startswith("Es stimmt: ")


def test_bots_of_records_from_before_they_were_written_down(tmp_path: Path) -> None:
    match = Match.start("rosenkoenig", names=["", "greedy (bot)"], seed=seed_from_number(3))
    path = tmp_path / "running.txt"
    save_match(match, path, secret=True)
    outcome = tafelronde("play", "--load", path, typed="1\nquit\n")
    assert outcome.code == 0
    assert "White · greedy" in outcome.out


def test_a_changed_move_is_named(finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    lines = text.splitlines()
    index = next(i for i, line in enumerate(lines) if line.startswith("  3. "))
    lines[index] = lines[index].replace("red ", "white ", 1).replace("white  ", "white ", 1)
    finished.write_text("\n".join(lines) + "\n", encoding="utf-8")
    outcome = tafelronde("verify", finished)
    assert outcome.code in (1, 2)
    if outcome.code == 1:
        assert f"Line {index + 1}" in outcome.out or "Line" in outcome.out


@pytest.mark.parametrize("section", ["started", "scores", "seed: "])
def test_a_changed_section_is_named(finished: Path, section: str) -> None:
    text = finished.read_text(encoding="utf-8")
    at = text.index(section) + len(section)
    place = next(k for k in range(at, len(text)) if text[k].isdigit())
    digit = "1" if text[place] != "1" else "2"
    finished.write_text(text[:place] + digit + text[place + 1 :], encoding="utf-8")
    outcome = tafelronde("verify", finished)
    assert outcome.code == 1
    assert "wrong with this record" in outcome.out
    assert "Line " in outcome.out
    assert "{" not in outcome.out


def test_a_running_match_without_its_seed(tmp_path: Path) -> None:
    match = Match.start("rosenkoenig", seed=seed_from_number(3))
    path = tmp_path / "running.txt"
    save_match(match, path)
    outcome = tafelronde("verify", path)
    assert outcome.code == 0
    assert "still runs" in outcome.out
    assert "cannot be checked" in outcome.out
    assert "its seed is not in it" in complaint(tafelronde("play", "--load", path, typed="1\n"))


def test_replay_prints_all_moves_and_the_end(finished: Path) -> None:
    outcome = tafelronde("replay", finished)
    assert (outcome.code, outcome.err) == (0, "")
    match = load_match(finished)
    assert f"Step {match.ply} of {match.ply}" in outcome.out
    assert "wins by" in outcome.out or "A draw" in outcome.out
    assert "Red plays" in outcome.out


def test_replay_at_a_step(finished: Path) -> None:
    outcome = tafelronde("replay", finished, "--at", 12, "--lang", "nl")
    assert "Stap 12 van" in outcome.out
    match = load_match(finished)
    state = match.state_at(12)
    laid = int(state.array["stones"][0])
    assert f"{laid} stenen op het bord, nog {52 - laid}" in outcome.out
    assert "Before the first step" in tafelronde("replay", finished, "--at", 0).out


def test_replay_beyond_the_end(finished: Path) -> None:
    assert "there is no step 999" in complaint(tafelronde("replay", finished, "--at", 999))


OLD = {
    "en": "was played by version 1 of the rules of König der Elfen; this program plays version 2",
    "nl": "is gespeeld volgens versie 1 van de regels van König der Elfen; dit programma speelt",
    "de": "wurde nach Fassung 1 der Regeln von König der Elfen gespielt; dieses Programm spielt",
}


@pytest.mark.parametrize("command", ["replay", "verify", "play"])
def test_a_record_by_older_rules_is_refused_politely(command: str, tmp_path: Path) -> None:
    now = Path(__file__).parents[1] / "records" / "koenig_der_elfen" / "two.txt"
    old = tmp_path / "old.txt"
    old.write_text(now.read_text("utf-8").replace("\nrules: 2\n", "\nrules: 1\n"), "utf-8")
    for language, sentence in OLD.items():
        way = ["play", "koenig_der_elfen", "--load"] if command == "play" else [command]
        outcome = tafelronde(*way, old, "--lang", language, typed="pass\n")
        assert outcome.code == 2
        assert sentence in complaint(outcome)
        assert "line" not in complaint(outcome).lower().replace("old.txt", "")
