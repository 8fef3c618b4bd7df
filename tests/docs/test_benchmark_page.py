"""docs/benchmark.md has the shares of the cards, and a card follows from its games."""

import gzip
import hashlib
import json
from pathlib import Path

import msgspec
import pytest
from benchmarks.agents import cards

from tafelronde.arena.benchmark import GamePlayed, card_of, check

CARDS = sorted(cards.CARDS.glob("*/card.json"))


def test_the_table_is_that_of_the_cards() -> None:
    page = cards.PAGE.read_text(encoding="utf-8")
    assert page == cards.renewed(page), "python -m benchmarks.agents.cards"


@pytest.mark.parametrize("file", CARDS, ids=lambda file: Path(file).parent.name)
def test_a_card_follows_from_its_games(file: Path) -> None:
    """The opponents' decisions of one game are made again; ``benchmark --check`` makes all."""
    card = json.loads(file.read_text(encoding="utf-8"))
    text = gzip.decompress((file.parent / "games.jsonl.gz").read_bytes())
    assert hashlib.sha256(text).hexdigest() == card["games_sha256"]
    games = [msgspec.json.decode(line, type=GamePlayed) for line in text.splitlines()]
    told = json.loads(json.dumps(card_of(card["agent"], games)))
    assert {name: card[name] for name in told} == told
    some = games[::20]
    assert [wrong for game in some if (wrong := check(game, opponents=False))] == []
    easy = next(game for game in games if game.opponent == "easy")
    assert check(easy) is None
