"""``tafelronde puzzles``: made, checked, refused."""

from pathlib import Path

from cli.helpers import tafelronde
from tafelronde.school.puzzles import read_puzzles


def test_make_and_check(tmp_path: Path) -> None:
    file = tmp_path / "four.jsonl"
    made = tafelronde("puzzles", "make", "connect_four", "--count", 2, "--out", file)
    assert (made.code, made.err) == (0, "")
    assert "2 puzzles were written" in made.out
    good = tafelronde("puzzles", "check", file)
    assert (good.code, good.err) == (0, "")
    assert "all 2 puzzles are right" in good.out
    piped = tafelronde("puzzles", "make", "connect_four", "--count", 2)
    assert piped.out == file.read_text("utf-8")


def test_one_idea_is_added_to_a_file(tmp_path: Path) -> None:
    first, both = tmp_path / "first.jsonl", tmp_path / "both.jsonl"
    make = ("puzzles", "make", "rosenkoenig", "--count", 1, "--idea")
    assert tafelronde(*make, "odds", "--out", first).code == 0
    assert tafelronde(*make, "attack", "--keep", first, "--out", both).code == 0
    kept, found = read_puzzles(first), read_puzzles(both)
    assert [one.idea for one in found.puzzles if one.id not in kept.by_id] == ["attack"]
    assert set(kept.by_id) < set(found.by_id)
    assert all(bool(one.since) == (one.id not in kept.by_id) for one in found.puzzles)
    assert found.made.startswith(kept.made)
    again = tafelronde(*make, "attack", "--keep", both)
    assert again.out.splitlines()[1:] == both.read_text("utf-8").splitlines()[1:]


def test_what_is_wrong_is_told(tmp_path: Path) -> None:
    file = tmp_path / "four.jsonl"
    tafelronde("puzzles", "make", "connect_four", "--count", 1, "--out", file)
    text = file.read_text("utf-8")
    file.write_text(text.replace('"steps":"', '"steps":"8 '), "utf-8")
    bad = tafelronde("puzzles", "check", file)
    assert bad.code == 1
    assert "1 puzzle is wrong" in bad.out
    assert "2: steps:" in bad.out
    file.write_text(text.replace('"rating":', '"depth":'), "utf-8")
    unreadable = tafelronde("puzzles", "check", file, "--lang", "nl")
    assert unreadable.code == 2
    assert "line 2, rating" in unreadable.err


def test_bad_input() -> None:
    assert "unknown game" in tafelronde("puzzles", "make", "chess", "--lang", "en").err.lower() or (
        "chess" in tafelronde("puzzles", "make", "chess").err
    )
    assert tafelronde("puzzles", "make", "connect_four", "--count", 0).code == 2
    assert tafelronde("puzzles", "check", "nothing.jsonl").code == 2
    assert tafelronde("puzzles", "make", "connect_four", "--idea", "guess").code == 2
