"""``games``, ``simulate``, ``bench`` and ``--version``: what they print."""

import json
import time
from types import SimpleNamespace

import pytest

import tafelronde as package
from cli.helpers import complaint, process, tafelronde
from tafelronde.cli.bots import bench

NUMBERS = {
    "games": int,
    "players": int,
    "seed": int,
    "seconds": float,
    "games_per_second": float,
    "actions_per_second": float,
    "mean_decisions": float,
    "mean_branching": float,
}


def test_games() -> None:
    outcome = tafelronde("games")
    assert (outcome.code, outcome.err) == (0, "")
    assert "rosenkoenig" in outcome.out
    assert "2 players" in outcome.out
    assert "2 spelers" in tafelronde("games", "--lang", "nl").out
    assert "2 Spieler" in tafelronde("--lang", "de", "games").out


def test_games_speaks_the_language_of_the_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "2 spelers" in tafelronde("games").out


def test_version_and_help() -> None:
    assert tafelronde("--version").out == f"tafelronde {package.__version__}\n"
    outcome = tafelronde("--help")
    assert outcome.code == 0
    for command in ("games", "play", "simulate", "arena", "replay", "verify", "bench"):
        assert command in outcome.out


@pytest.mark.parametrize("bot", [(), ("--bot", "greedy")])
def test_json_is_one_object_and_nothing_else(bot: tuple[str, ...]) -> None:
    arguments = ("rosenkoenig", "--games", 30, "--seed", 5, "--players", 2, *bot)
    outcome = process("simulate", *arguments, "--json")
    assert (outcome.code, outcome.err) == (0, "")
    report = json.loads(outcome.out)
    assert report["game"] == "rosenkoenig"
    for key, kind in NUMBERS.items():
        assert isinstance(report[key], kind), key
    assert (report["players"], report["games"], report["seed"]) == (2, 30, 5)
    assert sum(report["wins"]) == pytest.approx(30)
    assert len(report["wins"]) == 2
    assert report["games_per_second"] == pytest.approx(30 / report["seconds"])
    assert 1 <= report["mean_branching"] <= 5
    assert 60 < report["mean_decisions"] <= 120


def test_the_same_seed_gives_the_same_games() -> None:
    def play(seed: int, *bot: str) -> tuple[object, ...]:
        outcome = tafelronde(
            "simulate", "rosenkoenig", "--games", 20, "--seed", seed, "--json", *bot
        )
        report = json.loads(outcome.out)
        return report["wins"], report["mean_decisions"], report["mean_branching"], report["longest"]

    assert play(1) == play(1)
    assert play(1)[1] != play(2)[1]
    assert play(1, "--bot", "greedy") == play(1, "--bot", "greedy")


def test_shared_wins_are_fractions() -> None:
    report = json.loads(tafelronde("simulate", "connect_four", "--games", 3000, "--json").out)
    assert sum(report["wins"]) == pytest.approx(3000)
    assert any(wins != int(wins) for wins in report["wins"]) or report["wins"][0] == int(
        report["wins"][0]
    )
    assert report["wins"][0] > report["wins"][1]


def test_a_table_for_people() -> None:
    outcome = tafelronde("simulate", "rosenkoenig", "--games", 50, "--lang", "de")
    assert outcome.code == 0
    assert "Partien pro Sekunde" in outcome.out
    assert "Rot gewinnt" in outcome.out


def test_bench(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock's second is 50 ms."""
    clock = SimpleNamespace(perf_counter=lambda: 20 * time.perf_counter())
    monkeypatch.setattr(bench, "time", clock)
    outcome = tafelronde("bench", "--seconds", 1, "--json")
    assert outcome.code == 0
    rows = json.loads(outcome.out)["rows"]
    assert {row["what"] for row in rows} >= {"random-games", "random-moves", "state"}
    assert {row["game"] for row in rows} == {info.name for info in package.infos()}
    assert all(len(row["rates"]) == 5 and row["median"] > 0 for row in rows)


def test_an_exercise_is_simulated_and_not_played() -> None:
    small = ("--option", "exercise=small")
    outcome = tafelronde("simulate", "rosenkoenig", "--games", 20, "--json", *small)
    report = json.loads(outcome.out)
    assert report["options"] == {"exercise": "small"}
    whole = json.loads(tafelronde("simulate", "rosenkoenig", "--games", 20, "--json").out)
    assert report["longest"] < whole["longest"] / 2
    assert "exercise" in complaint(tafelronde("play", "rosenkoenig", *small, typed="1\n"))
    wrong = tafelronde("simulate", "rosenkoenig", "--option", "exercise=tiny")
    assert "small" in complaint(wrong)
