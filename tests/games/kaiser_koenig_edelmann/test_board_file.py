"""Boards from files: checked, played on, kept in the record."""

import json
from pathlib import Path
from typing import Any

import pytest

from clauses import clause
from cli.helpers import complaint, tafelronde
from games.kaiser_koenig_edelmann.boards import crowded, standard, text
from games.kaiser_koenig_edelmann.positions import NAME, new
from match.helpers import play_on, start
from tafelronde import BadOption
from tafelronde.cli.parts.problems import sentence
from tafelronde.core.facts.errors import Phrase
from tafelronde.match import format_record, parse_record, resume, verify
from tafelronde.words import LANGUAGES, load_words


def changed(*path: Any, value: Any, board: Any = None) -> str:
    """The standard board with something else at one place; ``...`` takes it away."""
    data = board or standard()
    place = data
    for key in path[:-1]:
        place = place[key]
    if value is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return text(data)


def further(field: str, entry: Any) -> str:
    data = standard()
    data[field].append(entry)
    return text(data)


def test_the_standard_board_is_known_under_its_name() -> None:
    assert new(board=text(standard())) == new(board="standard") == new()
    assert len(new().view().board) == 16


@clause("K-1.2")
def test_a_board_may_be_turned_and_have_its_colours_in_another_order() -> None:
    data = standard()
    for point in data["points"]:
        point["x"], point["y"] = -point["x"], -point["y"]
    data["seats"] = ["blue", "green", "yellow", "red"]
    state = new(4, board=text(data))
    assert [seat.colour for seat in state.view().seats] == data["seats"]
    emperor = next(p for p in state.view().pieces if (p.seat, p.kind) == (0, "emperor"))
    assert emperor.point == "j4"  # blue's home, seen from the other side
    assert state.view().board != new(4).view().board


@clause("K-4.3", "K-2.8")
def test_where_nobody_can_move_from_the_start_it_is_a_draw() -> None:
    state = new(4, board=text(crowded()))
    assert state.is_terminal
    assert state.returns() == [-0.5] * 4
    assert state.view().sheet[0].ended == "stuck"
    match = new(4, board=text(crowded()), rounds=3)
    assert match.is_terminal
    assert [line.ended for line in match.view().sheet] == ["stuck"] * 3
    assert match.scores() == [57.0] * 4
    assert not new(2, board=text(crowded())).is_terminal


EDGE = ["-8,-2", "-7,-3"]
PIECE = {"value": 3, "point": "-7,3"}
NO_WAY = [edge for edge in standard()["edges"] if "-8,0" not in edge]


FAULTS = [
    (changed("format", value="kke-board/2"), "board: format: 'kke-board/2' .* kke-board/1"),
    (changed("name", value=""), "board: name: '' .* a text of 1 to 200 characters"),
    (changed("edges", value=...), "board: edges: 'nothing' .* this field"),
    (changed("colour", value="mauve"), "board: colour: 'a further field'"),
    (changed("points", value={}), "board: points: '{}' .* a list"),
    (changed("points", value=[]), "board: points: '0 entries' .* 9 to 63"),
    (changed("points", 3, "id", value="-8,0"), r"board: points\[3\].id: '-8,0' .* another id"),
    (changed("points", 3, "x", value="3"), r"board: points\[3\].x: '3' .* a number"),
    (changed("points", 3, "x", value=10**400), r"board: points\[3\].x: .* a number from"),
    (changed("points", 3, "y", value=99), r"board: points\[3\].y: '99' .* from -30 to 30"),
    (changed("points", 3, "x", value=True), r"board: points\[3\].x: 'true' .* a number"),
    (changed("points", 1, value={"id": "-8,0", "x": -4, "y": -1.7321}), "another place for"),
    (changed("points", 3, "only", value=[4]), r"points\[3\].only: '4' .* 1, 2 or 3"),
    (changed("points", 3, "goal", value=True), "points: '2 goals' .* one point that is"),
    (changed("points", 27, "goal", value=...), "points: '0 goals'"),
    (changed("points", 27, "goal", value=1), r"points\[27\].goal: '1' .* true or false"),
    (changed("points", 27, "only", value=[2]), "the goal 0,0.* emperors"),
    (further("edges", EDGE), r"edges\[78\]: .* each pair once"),
    (further("edges", ["0,0", "0,0"]), r"edges\[78\]: .* two different points"),
    (further("edges", ["0,0", "9,9"]), r"edges\[78\]: '9,9' .* the ids of two points"),
    (further("edges", ["0,0", ["0,0"]]), r"edges\[78\]: .* the ids of two points"),
    (changed("edges", value=NO_WAY), "edges: 'no way from -8,-2 to -8,0' .* connected"),
    (changed("seats", 0, value="mauve"), r"seats\[0\]: 'mauve' .* red, yellow, green or blue"),
    (changed("seats", 0, value="blue"), "seats: .* each colour once"),
    (changed("home", "red", value="4,4"), "home.red: '4,4' .* its emperor's point, -4,4"),
    (changed("setup", "red", 0, value=PIECE), "setup.red.*another point than"),
    (changed("setup", "red", 0, "value", value=2), "setup.red: '0 emperors'"),
    (changed("setup", "red", 1, "value", value=1), "setup.red: '2 emperors'"),
    (changed("setup", "red", 1, value=...), "setup.red: '7 entries' .* 8 of them"),
    (changed("setup", "red", 1, "point", value="0,0"), r"setup.red\[1\].point: '0,0' .* 3 may"),
    (changed("setup", "red", 0, "point", value="0,0"), "another point than the goal"),
    (changed("setup", "red", 1, "point", value="4,4"), "setup.yellow.*another point than setup"),
    (changed("two_player_pairs", "opposite", value=[]), "two_player_pairs.opposite: '0 entries'"),
    (changed("two_player_pairs", "opposite", 0, 1, value="red"), "two different seats"),
    (changed("two_player_pairs", "opposite", 0, 1, value=7), "two of the seats"),
]
BAD_BOARDS = [board for board, _ in FAULTS]


@pytest.mark.parametrize(("board", "why"), FAULTS)
def test_what_is_no_board_is_refused(board: str, why: str) -> None:
    with pytest.raises(BadOption, match=why):
        new(board=board)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said_in_every_language(language: str) -> None:
    """Every fault of a board, its place aside, comes from the catalogue."""
    say = load_words(language)
    for board in BAD_BOARDS:
        with pytest.raises(BadOption) as caught:
            new(board=board)
        error = caught.value
        told = sentence(error, say)
        assert isinstance(error.expected, Phrase) or error.expected == "kke-board/1"
        parts = [part for part in (error.value, error.expected) if isinstance(part, Phrase)]
        for part in parts:
            own = load_words(language, part.folder)(part.code, **part.arguments)
            assert own in told
            assert language != "en" or own == part
            assert language == "en" or own != part


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_on_another_board_is_kept_whole(players: int) -> None:
    data = standard()
    data["edges"].remove(["-1,-5", "1,-5"])
    data["name"] = "a breach in the wall"
    match = play_on(start(NAME, players=players, options={"board": text(data)}))
    record = format_record(match)
    assert "a breach in the wall" in record
    found = parse_record(record)
    assert not verify(found).findings
    assert resume(found).state == match.state
    assert match.state.view().board != new(players).view().board
    assert len(match.state.view().edges) == 77


# ---- on the command line -------------------------------------------------------------------------


def test_the_command_takes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    file.write_text(text(crowded()), encoding="utf-8")
    for way in (("--board", file), ("--option", f"board={file}")):
        done = tafelronde("simulate", NAME, "--players", 4, "--games", 3, "--json", *way)
        assert done.code == 0, done.err
        report = json.loads(done.out)
        assert report["options"]["board"].startswith("crowded (")
        assert report["mean_decisions"] == 0


def test_what_is_wrong_in_the_file_is_told(tmp_path: Path) -> None:
    file = tmp_path / "board.json"
    for content, why in (
        (changed("seats", 0, value="mauve").encode(), "board: seats[0]: “mauve”"),
        (b"\xff\xfe", "UTF-8"),
        (b"{", "JSON"),
    ):
        file.write_bytes(content)
        assert why in complaint(tafelronde("simulate", NAME, "--board", file))
    assert "nowhere" in complaint(tafelronde("simulate", NAME, "--board", tmp_path / "nowhere"))
    assert "board" in complaint(tafelronde("simulate", "rosenkoenig", "--board", file))
