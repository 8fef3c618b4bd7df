"""The benchmark: its deals and opponents are frozen, and its card can be checked from the games."""

import dataclasses
import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import own_code
from cli.helpers import Outcome, complaint, tafelronde
from tables import PACKAGE_GAMES
from tafelronde.arena.benchmark import (
    GamePlayed,
    Pairing,
    card_of,
    check,
    check_all_there,
    pairings,
    play_round,
    suite,
)
from tafelronde.arena.benchmark.card import row_of
from tafelronde.arena.benchmark.frozen import NotFrozen, check_frozen, digest_of, frozen_digest
from tafelronde.arena.benchmark.suite import OPPONENTS, frozen_levels
from tafelronde.arena.score import elo
from tafelronde.bots.fault import BotFault
from tafelronde.bots.spec import BotSpec
from tafelronde.cli.bots.benchmark import _try_out
from tafelronde.core.objects.registry import info

GREEDY = BotSpec("greedy")


def test_the_suite_is_the_one_that_was_published() -> None:
    """The suite's deals and opponents never change: a new suite has a new number. (Drakon's
    opponents have one more setting since its rules of thumb know more; they play as before.)"""
    frozen = {game: frozen_levels(game) for game in PACKAGE_GAMES}
    told = json.dumps([frozen, OPPONENTS], sort_keys=True)
    assert own_code.digest(told) == "8742b33b1e4ef6e1"
    seeds = {str(one): one.seed for one in pairings(against=["random"])}
    assert len(set(seeds.values())) == len(seeds) == 14
    assert Pairing("rosenkoenig", 2, "hard").seed == 901540951
    first = play_round(BotSpec("random"), Pairing("rosenkoenig", 2, "random"), 0)[0]
    assert first.actions[:10] == (68, 51, 55, 52, 53, 69, 54, 72, 60, 71)


def test_in_a_round_the_agent_has_every_seat_of_one_deal() -> None:
    pairing = Pairing("koenig_der_elfen", 4, "random")
    played = play_round(GREEDY, pairing, 3)
    assert [game.seat for game in played] == [0, 1, 2, 3]
    assert len({game.actions[0] for game in played}) == 1
    assert all(game.decisions > 0 and game.seconds >= game.slowest > 0 for game in played)
    again = play_round(GREEDY, pairing, 3)
    assert [(game.actions, game.results) for game in again] == [
        (game.actions, game.results) for game in played
    ]


@pytest.mark.parametrize(
    ("game", "players", "opponent"),
    [("rosenkoenig", 2, "easy"), ("koenig_der_elfen", 3, "easy"), ("drakon", 5, "random")],
)
def test_what_was_played_is_right_and_what_is_changed_is_found(
    game: str, players: int, opponent: str
) -> None:
    played = play_round(BotSpec("random"), Pairing(game, players, opponent), 1)[-1]
    assert check(played) is None
    others = dataclasses.replace(played, results=played.results[::-1])
    assert others == played or check(others, opponents=False).what == "results"  # type: ignore[union-attr]
    short = dataclasses.replace(played, actions=played.actions[:-1])
    assert check(short, opponents=False).what in ("results", "rules")  # type: ignore[union-attr]
    dealt = dataclasses.replace(played, round=2)
    assert check(dealt, opponents=False).what == "deal"  # type: ignore[union-attr]
    claims = dataclasses.replace(played, seat=(played.seat + 1) % players)
    assert check(claims).what == "opponent"  # type: ignore[union-attr]
    fault = dataclasses.replace(played, fault="raised")
    assert check(fault, opponents=False).what == "results"  # type: ignore[union-attr]


def test_no_game_may_be_left_out_or_be_there_twice() -> None:
    played = [game(number, seat, 1.0, -0.5, -0.5) for number in range(2) for seat in range(3)]
    assert check_all_there(played[::-1]) is None
    for left in (played[1:], played[:2] + played[3:], played[:-1], [*played, played[0]]):
        wrong = check_all_there(left)
        assert wrong is not None
        assert wrong.what == "missing"


THIRDS = (2 / 3 - 1, 2 / 3 - 1, 2 / 3 - 1)


def game(number: int, seat: int, *results: float, fault: str = "") -> GamePlayed:
    return GamePlayed("drakon", 3, "random", number, seat, (), tuple(results), 10, 0.5, 0.2, fault)


def test_the_shares_and_their_intervals() -> None:
    lost = game(1, 2, 0.0, 0.0, -1.0, fault="raised")
    played = [
        *(game(0, 0, 1.0, -1.0, -1.0), game(0, 1, 0.0, 0.0, -1.0), game(0, 2, 1.0, -1.0, -1.0)),
        *(game(1, 0, *THIRDS), game(1, 1, *THIRDS), lost),
        game(2, 0, 1.0, -1.0, -1.0),  # its round is not whole
    ]
    row = row_of(Pairing("drakon", 3, "random"), played)
    assert (row.games, row.rounds, row.faults) == (6, 2, 1)
    assert row.share == pytest.approx((1.5 / 3 + (2 / 3) / 3) / 2)
    assert 0 <= row.share_95[0] < row.share < row.share_95[1] <= 1
    assert row.elo == pytest.approx(elo(row.share, 1 / 3))
    assert row.milliseconds == pytest.approx(50.0)
    rows = card_of("fox", played)["rows"]
    assert [one["games"] for one in rows] == [6]
    nothing = [game(2, 0, 1.0, -0.5, -0.5)]
    assert card_of("fox", nothing)["rows"] == []


QUICK = [
    one
    for one in pairings(against=["random", "greedy", "easy", "medium"])
    if one.players in (2, info(one.game).max_players)
]


@pytest.mark.parametrize("pairing", QUICK, ids=str)
def test_opponents_are_what_the_suite_was_published_with(pairing: Pairing) -> None:
    """Settings, weights, rules and first decisions. A level that plays otherwise is another
    opponent, and that takes another suite."""
    assert digest_of(pairing) == frozen_digest(pairing)


@pytest.mark.parametrize("opponent", ["mcts", "random ", "easy:simulations=1"])
def test_opponents_that_the_suite_has_not_are_refused(opponent: str) -> None:
    with pytest.raises(NotFrozen, match="no digest"):
        check_frozen([Pairing("rosenkoenig", 2, opponent)])


def test_every_opponent_has_a_digest() -> None:
    digests = [frozen_digest(pairing) for pairing in pairings()]
    assert all(len(digest) == 16 for digest in digests)
    assert len(set(digests)) > 80  # greedy may begin alike at two tables


def test_another_opponent_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    wanted = Pairing("rosenkoenig", 2, "easy")
    check_frozen([wanted])
    other = {"easy": ["mcts:open_loop=true,cutoff=0,simulations=16,depth=1,grain=0.3"]}
    monkeypatch.setattr(suite, "frozen_levels", lambda game: other)
    with pytest.raises(NotFrozen, match=r"rosenkoenig 2 easy: .* is not that of suite 1"):
        check_frozen([wanted])
    said = complaint(
        tafelronde("benchmark", "greedy", "--game", "rosenkoenig", "--against", "easy", "--out",
                   tmp_path / "x", "--rounds", 1)
    )  # fmt: skip
    assert "rosenkoenig 2 easy decides otherwise than when suite 1 was published" in said
    assert not (tmp_path / "x").exists()


def test_an_agent_for_larger_tables_is_tried_there() -> None:
    """It may refuse a table of two, where it is not to play."""

    class AtFour:
        def __init__(self, game: object, seed: int) -> None:
            del game, seed

        def act(self, known: Any) -> int:
            assert known.players == 4
            return known.legal_actions[0]

    _try_out(BotSpec.of(AtFour), [Pairing("koenig_der_elfen", 4, "random")])
    with pytest.raises(BotFault):
        _try_out(BotSpec.of(AtFour), [Pairing("koenig_der_elfen", 2, "random")])


# ---- the command -----------------------------------------------------------------------------


def measure(*more: object) -> Outcome:
    return tafelronde(
        "benchmark", *more, "--game", "rosenkoenig", "--against", "random", "--workers", "1"
    )


def test_it_goes_on_where_it_was_and_its_games_are_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    agent, out = f"py:{own_code.write_module(tmp_path, monkeypatch)}:First", tmp_path / "out"
    done = measure(agent, "--rounds", "2", "--out", out)
    assert (done.code, done.err) == (0, "")
    assert "| Rosenkönig | 2 | random | 2 | 4 |" in done.out
    file = out / "games.jsonl"
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:3]) + lines[3][:40])  # it was killed while it wrote
    assert measure(agent, "--rounds", "3", "--out", out).code == 0
    found = [json.loads(line) for line in file.read_text().splitlines()]
    kept = [("actions", "results", "seat", "round")[n] for n in range(4)]
    assert sorted((one["round"], one["seat"]) for one in found) == [
        (number, seat) for number in range(3) for seat in range(2)
    ]
    first = [json.loads(line) for line in lines]
    assert [{name: one[name] for name in kept} for one in found[:2]] == [
        {name: one[name] for name in kept} for one in first[:2]
    ]
    assert tafelronde("benchmark", "--check", out).code == 0
    other = measure("greedy", "--out", out)
    assert "has the games of" in complaint(other)
    card = json.loads((out / "card.json").read_text())
    card["rows"][0]["share"] = 1.0
    (out / "card.json").write_text(json.dumps(card))
    wrong = tafelronde("benchmark", "--check", out)
    assert (wrong.code, "card does not follow" in wrong.out) == (1, True)
    lines = file.read_text().splitlines(keepends=True)
    changed = json.loads(lines[0])
    changed["actions"][0], changed["actions"][1] = changed["actions"][1], changed["actions"][0]
    file.write_text(json.dumps(changed) + "\n" + "".join(lines[1:]))
    wrong = tafelronde("benchmark", "--check", out)
    assert (wrong.code, "step 0 is not what this deal draws" in wrong.out) == (1, True)


def test_answers_in_words_are_counted_alike_by_any_workers_and_after_a_stop(tmp_path: Path) -> None:
    def card_of_folder(name: str, rounds: int, workers: str) -> dict[str, Any]:
        done = tafelronde(
            "benchmark", "py:bots.wordy:Wordy", "--rounds", rounds, "--out", tmp_path / name,
            "--game", "rosenkoenig", "--against", "random", "--workers", workers,
        )  # fmt: skip
        assert (done.code, done.err) == (0, "")
        return json.loads((tmp_path / name / "card.json").read_text())["rows"][0]

    first = card_of_folder("one", 1, "1")["words"]
    words = card_of_folder("two", 3, "2")["words"]
    assert words == card_of_folder("one", 3, "1")["words"]  # it goes on
    file = tmp_path / "one" / "games.jsonl"
    games = [json.loads(line) for line in file.read_text().splitlines()]
    decided = sum(one["decisions"] for one in games)
    assert words["illegal"] == sum(one["decisions"] // 3 for one in games) > first["illegal"] > 5
    assert words["tokens"] == 7 * (decided + words["retries"])
    page = (tmp_path / "one" / "README.md").read_text()
    assert f"- its answers in words: {words['illegal']} illegal answers" in page
    assert tafelronde("benchmark", "--check", tmp_path / "one").code == 0
    file.write_text(file.read_text().replace('"illegal": ', '"illegal": 1'))
    card = json.loads((tmp_path / "one" / "card.json").read_text())
    card["games_sha256"] = hashlib.sha256(file.read_bytes()).hexdigest()
    (tmp_path / "one" / "card.json").write_text(json.dumps(card))
    assert tafelronde("benchmark", "--check", tmp_path / "one").code == 1
    assert "words" not in row_of(Pairing("rosenkoenig", 2, "random"), []).as_json()


def test_bad_input(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "agent is missing" in complaint(tafelronde("benchmark"))
    assert "against" in complaint(tafelronde("benchmark", "greedy", "--against", "nobody"))
    assert "chess" in complaint(tafelronde("benchmark", "greedy", "--game", "chess"))
    assert "players" in complaint(tafelronde("benchmark", "greedy", "--players", "9"))
    assert "no file" in complaint(tafelronde("benchmark", "--check", tmp_path))
    assert "nobody" in complaint(measure("nobody"))
    assert not list(tmp_path.iterdir())
    (tmp_path / "games.jsonl").write_text('{"game": "rosenkoenig"}\n')
    assert "line 1, is no game" in complaint(tafelronde("benchmark", "--check", tmp_path))
    (tmp_path / "games.jsonl").write_bytes(b'{"game": "\xff"}\n')
    assert "line 1, is no game" in complaint(tafelronde("benchmark", "--check", tmp_path))
    for card in (b"", b"\xd2\x00", b"[]", b"{}", b"[[[", b'{"agent": "\xff"}', b'{"agent": 5}'):
        (tmp_path / "card.json").write_bytes(card)
        said = complaint(tafelronde("benchmark", "--check", tmp_path))
        assert "card.json: " in said, card
    (tmp_path / "card.json").unlink()
    (tmp_path / "games.jsonl").unlink()
    for packed in (b"torn", gzip.compress(b"{}")[:12]):
        (tmp_path / "games.jsonl.gz").write_bytes(packed)
        said = complaint(tafelronde("benchmark", "--check", tmp_path))
        assert "games.jsonl.gz cannot be read" in said
