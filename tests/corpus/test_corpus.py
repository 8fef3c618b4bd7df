"""Games as Parquet files: made, gone on with, replayed, and read by others."""

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tafelronde
from cli.helpers import complaint
from cli.helpers import tafelronde as command
from tables import WHOLE_GAMES
from tafelronde.cli.dataset.make import bot_list
from tafelronde.core.objects.registry import info as info_of
from tafelronde.corpus.check import Wrong, check
from tafelronde.corpus.make import make
from tafelronde.corpus.plan import CARD, BadCorpus, Plan, prepare
from tafelronde.match import Match, save_match
from tafelronde.match.chance import seed_from_number

pa = pytest.importorskip("pyarrow")
parquet = pytest.importorskip("pyarrow.parquet")


def plan(
    game: str = "rosenkoenig", games: int = 7, bots: tuple[str, ...] = ("random",), **more: Any
) -> Plan:
    info = info_of(game)
    players = more.pop("players", info.min_players)
    options = info.settle_options(players, {})
    return Plan(game, info.rules_version, players, options, bots, games, 5, more.pop("shard", 3))


def wrong(folder: Path) -> list[Wrong]:
    return [found for found in check(folder) if isinstance(found, Wrong)]


def steps(folder: Path, shard: int = 0) -> Any:
    return parquet.read_table(folder / f"steps-{shard:05d}.parquet")


@pytest.mark.parametrize("game", [*WHOLE_GAMES, "connect_four", "kuhn_poker"])
def test_random_games_of_every_game_are_replayed(game: str, tmp_path: Path) -> None:
    counts = make(plan(game, 3, shard=2), tmp_path)
    assert counts.games == 3
    found = list(check(tmp_path))
    assert sum(part for part in found if isinstance(part, int)) == counts.decisions > 0
    assert [part for part in found if isinstance(part, Wrong)] == []
    card = json.loads((tmp_path / CARD).read_bytes())
    assert (card["schema"], card["games"], len(card["sha256"])) == (1, 3, 4)


def test_games_of_an_exercise_are_replayed(tmp_path: Path) -> None:
    options = info_of("rosenkoenig").settle_options(2, {"exercise": "small"})
    make(Plan("rosenkoenig", 1, 2, options, ("random",), 4, 5, 2), tmp_path)
    assert wrong(tmp_path) == []
    assert max(row["ply"] for row in steps(tmp_path).to_pylist()) < 40


def test_columns_say_what_was_played(tmp_path: Path) -> None:
    make(plan("drakon", 2, players=3), tmp_path)
    games = parquet.read_table(tmp_path / "games-00000.parquet").to_pylist()
    rows = steps(tmp_path).to_pylist()
    state = tafelronde.load("drakon").new(3)
    own = [row for row in rows if row["game"] == 0]
    assert len(own) == games[0]["steps"]
    for ply, row in enumerate(own):
        assert (row["ply"], row["seat"]) == (ply, state.current_player)
        assert row["legal"] == state.legal_actions()
        assert (row["value"], row["policy"]) == (None, None)
        if row["seat"] >= 0:
            assert row["result"] == pytest.approx(games[0]["results"][row["seat"]])
        state.apply(row["action"])
    assert state.is_terminal
    assert state.returns() == pytest.approx(games[0]["results"])
    assert games[0]["bots"] == ["random"] * 3


def test_what_a_search_says_is_there_and_nothing_else(tmp_path: Path) -> None:
    whole, slips = "mcts:simulations=30", "mcts:simulations=30,slip=0.2"
    make(plan(games=2, bots=(whole, slips)), tmp_path)
    assert wrong(tmp_path) == []
    bots = parquet.read_table(tmp_path / "games-00000.parquet")["bots"].to_pylist()
    assert bots == [[whole, slips], [slips, whole]]
    for row in steps(tmp_path).to_pylist():
        searched = row["seat"] >= 0 and bots[row["game"]][row["seat"]] == whole
        assert (row["value"] is not None) == searched
        if row["policy"] is not None:
            assert searched
            assert len(row["policy"]) == len(row["legal"])
            assert sum(row["policy"]) == pytest.approx(1.0, abs=1e-5)
    assert any(row["policy"] for row in steps(tmp_path).to_pylist())


@pytest.mark.parametrize("bots", [("random",), ("greedy", "random")])
def test_it_goes_on_where_it_was_left_with_the_same_result(
    bots: tuple[str, ...], tmp_path: Path
) -> None:
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    first = make(plan(bots=bots), whole)
    make(plan(bots=bots), broken)
    (broken / "games-00001.parquet").unlink()
    (broken / CARD).unlink()
    kept = (broken / "steps-00000.parquet").stat().st_mtime_ns
    again = make(plan(bots=bots), broken)
    assert again == first
    assert (broken / "steps-00000.parquet").stat().st_mtime_ns == kept
    assert not list(broken.glob("*.part"))
    with pytest.raises(BadCorpus, match=r"another data set: see games in plan\.json"):
        prepare(broken, plan(games=8, bots=bots))


def test_random_games_do_not_depend_on_the_room_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = make(plan(), tmp_path / "a")
    monkeypatch.setattr("tafelronde.corpus.make.ROWS", 20)
    assert make(plan(), tmp_path / "b").decisions == first.decisions
    assert steps(tmp_path / "a").equals(steps(tmp_path / "b"))


def change(folder: Path, name: str, column: str, edit: Callable[[Any], Any]) -> None:
    """Change a column and, as a skilful liar would, the checksum with it."""
    from tafelronde.corpus.parquet import checksum

    file = folder / name
    table = parquet.read_table(file)
    at = table.column_names.index(column)
    values = edit(table[column].to_pylist())
    parquet.write_table(
        table.set_column(at, table.schema.field(at), pa.array(values, table.schema.field(at).type)),
        file,
    )
    card = json.loads((folder / CARD).read_bytes())
    card["sha256"][name] = checksum(file)
    (folder / CARD).write_text(json.dumps(card))


def but(row: int, value: Any) -> Callable[[Any], Any]:
    return lambda values: [*values[:row], value, *values[row + 1 :]]


@pytest.mark.parametrize(
    ("column", "edit", "code"),
    [
        ("action", but(11, 12_345), "step"),
        ("seat", but(11, 7), "step"),
        ("legal", but(30, [1]), "step"),
        ("ply", but(3, 9), "step"),
        ("game", but(0, 1), "file"),
        ("action", but(2, None), "file"),
        ("result", lambda values: [-v for v in values], "step"),
    ],
)
def test_a_lie_is_found(column: str, edit: Callable[[Any], Any], code: str, tmp_path: Path) -> None:
    make(plan(games=3), tmp_path)
    change(tmp_path, "steps-00000.parquet", column, edit)
    found = wrong(tmp_path)
    assert found
    assert found[0].code == code


def test_lies_about_games_are_found(tmp_path: Path) -> None:
    make(plan(games=3), tmp_path)
    games = "games-00000.parquet"
    change(tmp_path, games, "results", but(1, [0.5, -0.5]))
    assert {found.game for found in wrong(tmp_path)} == {1}
    change(tmp_path, games, "setup", but(2, '{"game": "chess"}'))
    assert any(found.code == "setup" and found.game == 2 for found in wrong(tmp_path))
    for steps in (1, None):
        change(tmp_path, games, "steps", but(0, steps))
        assert any(found.code == "file" for found in wrong(tmp_path))


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "set"
    made = command("dataset", "make", "rosenkoenig", "--games", 6, "--shard", 2, "--out", out,
                   "--workers", 2, "--bot", "random,random")  # fmt: skip
    assert (made.code, made.err) == (0, "")
    assert "6 games, " in made.out
    assert "It holds: all files" in command("dataset", "check", out).out
    with (out / "steps-00001.parquet").open("r+b") as file:
        file.seek(40)
        file.write(b"\0\1\2")
    bad = command("dataset", "check", out, "--lang", "de")
    assert bad.code == 1
    assert "steps-00001.parquet ist nicht, wie es gemacht wurde" in bad.out
    os.truncate(out / "steps-00001.parquet", 100)
    assert command("dataset", "check", out).code == 1
    assert "another data set" in complaint(
        command("dataset", "make", "rosenkoenig", "--games", 7, "--out", out)
    )
    assert "no data set" in complaint(command("dataset", "make", "drakon", "--out", tmp_path))
    assert f"no folder {tmp_path}/none." in complaint(
        command("dataset", "check", tmp_path / "none")
    )
    assert "bot" in complaint(
        command("dataset", "make", "drakon", "--out", tmp_path / "x", "--bot", "nobody")
    )


def test_a_full_disk_is_told_with_the_folder(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource", reason="limits of files need Unix")
    out, limits = tmp_path / "set", resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, limits[1]))
    try:
        told = complaint(
            command("dataset", "make", "rosenkoenig", "--games", 400, "--out", out, "--workers", 1)
        )
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert f"{out} cannot be read or written: the file gets too large." in told.replace("\n", " ")
    assert {file.name for file in out.iterdir()} == {"plan.json"}


def test_played_games_without_names_and_running_ones(tmp_path: Path) -> None:
    records, out = tmp_path / "records", tmp_path / "set"
    records.mkdir()
    for number in range(4):
        match = Match.start(
            "rosenkoenig", names=["Ada Secret", "Bob Hidden"], seed=seed_from_number(number)
        )
        while not match.is_over and not (number == 3 and match.ply > 9):
            match.play(match.state.legal_actions()[0])
            if number == 2 and match.ply > 30:
                match.resign(match.current_player)
        save_match(match, records / f"{number}.txt", secret=True)
    (records / "notes.txt").write_text("no record")
    taken = command("dataset", "from", records, "--out", out)
    assert (taken.code, taken.err) == (0, "")
    assert taken.out.splitlines()[0].endswith("3 games, without names.")
    assert "1 game still runs" in taken.out
    assert "1 file is no true record" in taken.out
    assert wrong(out) == []
    games = parquet.read_table(out / "games-00000.parquet")
    assert games["given_up"].to_pylist() == [False, False, True]
    assert games["bots"].to_pylist() == [["", ""]] * 3
    content = b"".join(file.read_bytes() for file in out.iterdir())
    whole = content + str(games.to_pylist()).encode()
    assert b"Secret" not in whole
    assert b"Hidden" not in whole


def test_without_the_extra_there_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow", None)
    said = complaint(command("dataset", "make", "drakon", "--out", tmp_path / "x"))
    assert 'pip install "tafelronde[data]"' in said
    assert not (tmp_path / "x").exists()


@pytest.mark.parametrize(
    ("typed", "bots"),
    [
        (["hard"], ("hard",)),
        (["hard,easy"], ("hard", "easy")),
        (["mcts:simulations=5,exploration=0.7,easy", "greedy"],
         ("mcts:simulations=5,exploration=0.7", "easy", "greedy")),
        (["easy, exec:move=2,./my bot,--deep"], ("easy", "exec:move=2,./my bot,--deep")),
    ],
)  # fmt: skip
def test_bots_are_a_list(typed: list[str], bots: tuple[str, ...]) -> None:
    assert bot_list(typed) == bots


def test_results_are_those_of_the_seat(tmp_path: Path) -> None:
    make(plan(games=3), tmp_path)
    table = steps(tmp_path)
    seats, result = table["seat"].to_numpy(), table["result"].to_numpy()
    assert (result[seats < 0] == 0).all()
    assert set(np.unique(seats)) == {-1, 0, 1}
