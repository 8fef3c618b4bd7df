"""Files of puzzles: read, written, and refused with a reason."""

import json
from pathlib import Path
from typing import Any

import pytest

import tafelronde
from tafelronde.core.facts.puzzling import UNSEEN
from tafelronde.match.errors import OtherRules
from tafelronde.school.puzzle_fields import PuzzleError
from tafelronde.school.puzzles import format_puzzles, parse_puzzles, puzzles_of, read_puzzles

HEAD: dict[str, Any] = {
    "puzzles": 2, "game": "connect_four", "rules": 1, "made": "by hand", "licence": "Apache-2.0",
}  # fmt: skip
ONE: dict[str, Any] = {
    "players": 2, "options": {}, "steps": "d a d a d a", "seat": 0, "idea": "attack",
    "theme": "win-1", "rating": 800, "line": "d", "decisions": 1, "worth": 1.0, "second": 0.0,
    "solved": {"easy": 0.5},
}  # fmt: skip


def _text(*rows: dict[str, Any]) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


def test_a_file_is_read_and_written_the_same() -> None:
    of = parse_puzzles(
        _text(HEAD, ONE, {**ONE, "steps": [], "line": ["d", "d", "a"], "decisions": 2})
    )
    assert [puzzle.theme for puzzle in of.puzzles] == ["win-1", "win-1"]
    assert parse_puzzles(format_puzzles(of)) == of
    assert of.by_id[of.puzzles[0].id] is of.puzzles[0]
    assert of.puzzles[0].id != of.puzzles[1].id


def test_a_puzzle_is_replayed_by_the_rules() -> None:
    puzzle = parse_puzzles(_text(HEAD, ONE)).puzzles[0]
    state = puzzle.position()
    assert state.current_player == 0
    (answer,) = puzzle.actions()
    assert state.after(answer).winners() == [0]


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        ({"steps": "d d d d d d d"}, "steps", "not legal"),
        ({"steps": "z"}, "steps", "no action"),
        ({"steps": "d"}, "seat", "not to decide"),
        ({"line": "d d"}, "line", "not legal"),
        ({"steps": "", "line": "d d"}, "line", "must end with"),
        ({"decisions": 2}, "decisions", "are 1, not 2"),
    ],
)
def test_an_impossible_puzzle_is_told(change: dict[str, Any], field: str, reason: str) -> None:
    puzzle = parse_puzzles(_text(HEAD, {**ONE, **change})).puzzles[0]
    with pytest.raises(PuzzleError, match=reason) as told:
        puzzle.actions()
    assert told.value.field == field


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        ({"seat": 2}, "seat", "from 0 to 1"),
        ({"seat": True}, "seat", "whole number"),
        ({"players": 3}, "players", "2 for connect_four"),
        ({"options": {"board": 1}}, "options", "not possible"),
        ({"options": []}, "options", "object"),
        ({"steps": 4}, "steps", "list of texts"),
        ({"steps": [4]}, "steps", "list of texts"),
        ({"line": ""}, "line", "1 to"),
        ({"idea": "Big Idea"}, "idea", "small letters"),
        ({"theme": ""}, "theme", "text"),
        ({"rating": 3001}, "rating", "from 0 to 3000"),
        ({"worth": "much"}, "worth", "number"),
        ({"worth": float("nan")}, "worth", "finite"),
        ({"second": 1.0}, "second", "less than worth"),
        ({"solved": {"easy": 2}}, "solved", "from 0 to 1"),
        ({"solved": 1}, "solved", "object"),
        ({"since": "2026-13-01"}, "since", "date"),
        ({"since": "20261201"}, "since", "date"),
        ({"hint": "d"}, "hint", "not known"),
    ],
)
def test_a_bad_field_is_named(change: dict[str, Any], field: str, reason: str) -> None:
    with pytest.raises(PuzzleError, match=reason) as told:
        parse_puzzles(_text(HEAD, ONE, {**ONE, **change}))
    assert (told.value.line, told.value.field) == (3, field)


def test_a_missing_field_is_named() -> None:
    for field in ONE:
        with pytest.raises(PuzzleError, match="is missing") as told:
            parse_puzzles(_text(HEAD, {name: ONE[name] for name in ONE if name != field}))
        assert told.value.field == field


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "is empty"),
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "not an object"),
        (_text({**HEAD, "puzzles": 1}), "format 1; this program reads 2"),
        (_text({**HEAD, "game": "chess"}), "unknown game"),
        (_text({**HEAD, "licence": ""}), "licence"),
        (_text(HEAD, ONE, ONE), "same puzzle as in line 2"),
    ],
)
def test_a_bad_file_is_told(text: str, reason: str) -> None:
    with pytest.raises(PuzzleError, match=reason):
        parse_puzzles(text)


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(PuzzleError, match="UTF-8"):
        read_puzzles(file)


def test_puzzles_of_other_rules_are_not_replayed() -> None:
    with pytest.raises(OtherRules):
        parse_puzzles(_text({**HEAD, "rules": 7}, ONE)).check_rules()


def test_what_the_games_bring_along_is_in_order() -> None:
    sets = [puzzles_of(info.name) for info in tafelronde.infos()]
    shipped = [of for of in sets if of is not None]
    assert shipped
    for of in shipped:
        of.check_rules()
        assert of.licence
        assert len(of.puzzles) >= 100, of.game
        assert len(of.by_id) == len(of.puzzles)
        assert len({puzzle.theme for puzzle in of.puzzles}) > 1, of.game
        for puzzle in of.puzzles[::9]:
            puzzle.actions()


@pytest.mark.parametrize("info", tafelronde.infos(), ids=lambda info: info.name)
def test_newcomers_find_easy_ones_that_ask_nothing_of_hidden_hands(info: Any) -> None:
    of = puzzles_of(info.name)
    if of is None:
        return
    assert [one.rating for one in of.puzzles] == sorted(one.rating for one in of.puzzles)
    easy = [one for one in of.puzzles if one.level == 1]
    assert len(easy) >= 20
    assert not any(one.idea in UNSEEN for one in of.puzzles if one.level < 4)
    assert all(one.level == 1 for one in of.puzzles if one.theme == "win-1")
