"""docs/levels/: games of every level in words, as bots played them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from benchmarks import in_words

from tables import PACKAGE_GAMES
from tafelronde.core.objects.registry import info, load
from tafelronde.words import load_words


@pytest.mark.parametrize("game", PACKAGE_GAMES)
def test_a_page_tells_three_games_of_each_level_and_who_won(game: str) -> None:
    text = (in_words.PAGES / f"{game}.md").read_text(encoding="utf-8")
    levels = re.split(r"^## ", text, flags=re.M)[1:]
    assert [one.split("`")[1] for one in levels] == list(load(game).levels)
    for level in levels:
        ends = re.findall(r"<summary>Game \d: (.+) \(\d+ decisions\)", level)
        assert len(ends) == in_words.GAMES
        for end in ends:
            assert level.count(end) == 2 * ends.count(end), "told above and at the end of the game"


def test_games_are_played_once_and_the_same_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = "rosenkoenig"
    say = load_words("en", info(game).messages)
    kept = in_words.Kept(tmp_path / "kept.jsonl")
    (first, *_) = in_words.rows(game, "easy", 5, kept, say)
    again = in_words.play(game, "easy", 5, say)
    assert {name: first[name] for name in again} == again
    monkeypatch.setattr(in_words, "play", None)  # nothing is played now
    rows = list(in_words.rows(game, "easy", 5, in_words.Kept(tmp_path / "kept.jsonl"), say))
    assert rows[0] == first
    assert len(rows) == in_words.GAMES
    page = in_words.page(game, [("easy", rows)])
    assert first["told"][-1][1] in page
    assert first["end"][-1] in page


def test_every_decision_is_told() -> None:
    say = load_words("en", info("rosenkoenig").messages)
    told = in_words.play("rosenkoenig", "random", 3, say)
    assert told["decisions"] == sum(
        " plays " in text or " draws " in text for _, text in told["told"]
    )
