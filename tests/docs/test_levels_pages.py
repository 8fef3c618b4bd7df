"""docs/levels/: games of every level as bots played them, and in words on the site."""

import json
import re
from pathlib import Path

import pytest
from benchmarks import in_words
from docs.site import levels

from tables import PACKAGE_GAMES
from tafelronde.core.objects.registry import info, load
from tafelronde.words import load_words


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_a_page_tells_three_games_of_each_level_and_who_won(game: str) -> None:
    text = levels.page(levels.FOLDER / f"{game}{levels.ENDING}")
    told = re.split(r"^## ", text, flags=re.M)[1:]
    assert [one.split("`")[1] for one in told] == list(load(game).levels)
    for level in told:
        ends = re.findall(r"<summary>Game \d: (.+) \(\d+ decisions\)", level)
        assert len(ends) == in_words.GAMES
        for end in ends:
            assert level.count(end) == 2 * ends.count(end), "told above and at the end of the game"


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_every_match_goes_to_its_end(game: str) -> None:
    say = load_words("en", info(game).messages)
    file = levels.FOLDER / f"{game}{levels.ENDING}"
    for line in map(json.loads, file.read_text("utf-8").splitlines()):
        assert levels.replay(game, line, say).match.is_over, line


def test_games_are_played_once_and_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = "rosenkoenig"
    say = load_words("en", info(game).messages)
    kept = in_words.Kept(tmp_path / "kept.jsonl")
    (first, *_) = in_words.rows(game, "easy", 5, kept, say)
    assert first["decisions"] == in_words.play(game, "easy", 5, say)
    monkeypatch.setattr(in_words, "play", None)  # nothing is played now
    rows = list(in_words.rows(game, "easy", 5, in_words.Kept(tmp_path / "kept.jsonl"), say))
    assert rows[0] == first
    assert len(rows) == in_words.GAMES
    file = tmp_path / f"{game}{levels.ENDING}"
    file.write_text(in_words.written(rows), encoding="utf-8")
    page, session = levels.page(file), levels.replay(game, first, say)
    assert session.match.is_over
    assert session.log[-1].text in page
    assert session.account()[-1] in page


def test_every_decision_is_told() -> None:
    say = load_words("en", info("rosenkoenig").messages)
    decisions = in_words.play("rosenkoenig", "random", 3, say)
    line = {"level": "random", "seed": 3, "decisions": decisions}
    told = levels.replay("rosenkoenig", line, say).log
    assert len(decisions) == sum(" plays " in one.text or " draws " in one.text for one in told)
