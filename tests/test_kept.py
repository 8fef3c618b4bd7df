"""Measurements outlast a run that is killed, and go on to the same result."""

import json
from pathlib import Path

import pytest
from benchmarks import degenerate, pairings
from benchmarks.kept import Kept

import tafelronde

GAME = "rosenkoenig"
PAIRING = pairings.Pairing(2, "greedy", "random")


def test_half_a_line_is_taken_away(tmp_path: Path) -> None:
    file = tmp_path / "new" / "kept.jsonl"
    kept = Kept(file)
    kept.add({"round": 0, "of": "é"})
    kept.add({"round": 1, "of": "é"})
    whole = file.read_bytes()
    for torn in range(len(whole)):
        file.write_bytes(whole[:torn])
        again = Kept(file)
        count = whole[:torn].count(b"\n")
        assert [line["round"] for line in again.lines] == list(range(count))
        for number in range(count, 2):
            again.add({"round": number, "of": "é"})
        assert file.read_bytes() == whole
    assert Kept(file).of({"round": 1}) == [{"round": 1, "of": "é"}]


def test_a_contest_goes_on_to_the_same_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, torn = tmp_path / "whole.jsonl", tmp_path / "torn.jsonl"
    deals = pairings.play(GAME, PAIRING, 8, kept=Kept(whole))
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) == len(deals) == 4
    torn.write_bytes(lines[2] + lines[0] + lines[1][:30])  # in any order, the last one cut off
    again = pairings.play(GAME, PAIRING, 8, kept=Kept(torn))
    assert pairings.count(again) == pairings.count(deals)
    assert sorted(torn.read_bytes().splitlines(keepends=True)) == sorted(lines)

    def none(*_: object) -> None:
        raise AssertionError("all deals are there")

    monkeypatch.setattr(pairings, "play_round", none)
    assert pairings.play(GAME, PAIRING, 8, kept=Kept(torn)) == again
    with pytest.raises(AssertionError, match="are there"):  # other settings are another contest
        pairings.play(GAME, pairings.Pairing(2, "easy", "random"), 2, kept=Kept(torn))


def test_watched_games_go_on_to_the_same_counts(tmp_path: Path) -> None:
    game, file = tafelronde.load(GAME), tmp_path / "kept.jsonl"
    forever = float("inf")
    lines = degenerate.play(game, "easy", 2, range(3), Kept(file), forever)
    whole = file.read_bytes()
    file.write_bytes(whole[: whole.index(b"\n") + 20])
    again = degenerate.play(game, "easy", 2, range(3), Kept(file), forever)
    assert degenerate.shares(GAME, again) == degenerate.shares(GAME, lines)
    assert [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()] == again


def test_shares_of_victories() -> None:
    """In game g of a deal the first bot has seat −g mod n; a shared victory counts in parts."""
    deals = [[[1.0, -1.0, -1.0], [0.5, -1.0, 0.5], [-1.0, -1.0, 1.0]]]
    assert pairings.victories(deals[0]) == pytest.approx((1 + 1 / 2 + 0) / 3)
    found = pairings.count(deals)
    assert (found.games, found.won, found.drawn, found.lost) == (3, 2, 0, 1)
