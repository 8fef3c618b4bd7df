"""``review``."""

import json
from pathlib import Path

import pytest

from cli.helpers import complaint, tafelronde
from tables import daily
from tafelronde.advice.reviews import LevelLoss, Losses, levels
from tafelronde.match import Match, save_match
from tafelronde.match.chance import seed_from_number


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = Match.start("rosenkoenig", seed=seed_from_number(3))
    for _ in range(16):
        match.play(match.state.legal_actions()[-1])
    match.resign(0)
    path = tmp_path_factory.mktemp("review") / "finished.txt"
    save_match(match, path)
    return path


WORDS = {"en": "On average", "nl": "Gemiddeld", "de": "Im Schnitt"}


@pytest.mark.parametrize(
    ("lang", "word"),
    daily(WORDS.items(), [("de", "Im Schnitt")], ids=lambda one: one[0], many=True),
)
def test_a_review_in_words(finished: Path, lang: str, word: str) -> None:
    outcome = tafelronde("review", finished, "--lang", lang)
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out.count(word) == 2
    assert "{" not in outcome.out


def test_the_level_like_which_somebody_played_is_told_with_its_range(
    finished: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    easy, hard = LevelLoss("easy", 1.0, 50.0, 90.0), LevelLoss("hard", 0.0, 0.5, 80.0)
    measured = Losses(4, 4, (easy, hard))
    monkeypatch.setattr(levels, "losses_of", lambda info, players: measured)
    told = " ".join(tafelronde("review", finished).out.split())
    assert told.count("how a bot of the level “strong” plays") == 2
    report = json.loads(tafelronde("review", finished, "--json").out)
    assert report["losses"]["games"] == 4
    for seat in report["seats"]:
        least = "easy" if seat["loss"] >= 1.0 else "hard"
        assert seat["like"] == {"like": "hard", "least": least, "most": "hard"}
        between = "may be anything from “easy” to “strong”" in told
        assert between or least == "hard"


def test_a_review_as_json(finished: Path) -> None:
    report = json.loads(tafelronde("review", finished, "--json").out)
    doc = (Path(__file__).parents[2] / "docs" / "cli.md").read_text(encoding="utf-8")
    table = doc.partition("| key of a seat | what |")[2].partition("\n\n")[0]
    for seat in report["seats"]:
        for key in seat.keys() - {"result"}:
            assert f"`{key}`" in table
    for decision in report["decisions"]:
        assert {"before", "after", "lost", "played", "best", "second", "reasons"} <= set(decision)
        assert decision["lost"] >= 0


def test_only_games_that_are_over(tmp_path: Path) -> None:
    match = Match.start("rosenkoenig", seed=seed_from_number(3))
    path = tmp_path / "running.txt"
    save_match(match, path, secret=True)
    outcome = tafelronde("review", path)
    assert outcome.code == 2
    assert "not over" in complaint(outcome)


def test_a_false_record_is_not_reviewed(finished: Path, tmp_path: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    path = tmp_path / "false.txt"
    path.write_text(text.replace("white   ", "red     ", 1))
    outcome = tafelronde("review", path)
    assert outcome.code == 2
    assert complaint(outcome)
    assert tafelronde("review", tmp_path / "none.txt").code == 2


def test_another_judge(finished: Path) -> None:
    """Another bot may judge; what it says differs from what the game's own judge says."""
    own = json.loads(tafelronde("review", finished, "--json").out)
    other = tafelronde("review", finished, "--json", "--by", "mcts:simulations=30,cutoff=0")
    assert (other.code, other.err) == (0, "")
    judged = json.loads(other.out)
    assert [one["ply"] for one in judged["decisions"]] == [one["ply"] for one in own["decisions"]]
    assert [one["before"] for one in judged["decisions"]] != [
        one["before"] for one in own["decisions"]
    ]
    for bot, told in (("random", "searches"), ("nobody", "no bot"), ("py:json:loads", "json")):
        assert told in complaint(tafelronde("review", finished, "--by", bot))
