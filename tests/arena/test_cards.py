"""The cards in benchmarks/cards/: what they show follows from their games, and the games can still
be checked. ``tafelronde benchmark --check FOLDER`` has the opponents decide all of them again;
here a few do."""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tables import daily
from tafelronde.arena.benchmark import GamePlayed, Pairing, card_of, check

CARDS = sorted((Path(__file__).parents[2] / "benchmarks" / "cards").glob("*/card.json"))
SLOW = ("rosenkoenig", "hard")
"""The level whose decisions take a tenth of a second each: such a game is tried of the first card
alone."""


def lines_of(card: Path) -> bytes:
    return gzip.decompress((card.parent / "games.jsonl.gz").read_bytes())


def games_of(lines: bytes) -> list[GamePlayed]:
    return [msgspec.json.decode(line, type=GamePlayed) for line in lines.splitlines()]


@pytest.mark.parametrize("card", daily(CARDS, CARDS[1:2], ids=lambda file: file.parent.name))
def test_a_card_follows_from_its_games_and_these_from_the_rules(card: Path) -> None:
    told: dict[str, Any] = json.loads(card.read_text(encoding="utf-8"))
    lines = lines_of(card)
    assert told["games_sha256"] == hashlib.sha256(lines).hexdigest()
    assert told["made"]
    games = games_of(lines)
    counted = json.loads(json.dumps(card_of(told["agent"], games)))
    assert {name: told[name] for name in ("suite", "rules", "rows")} == {
        name: counted[name] for name in ("suite", "rules", "rows")
    }
    assert [wrong for game in games if (wrong := check(game, opponents=False))] == []
    page = (card.parent / "README.md").read_text(encoding="utf-8")
    assert told["games_sha256"] in page


@pytest.mark.parametrize("card", daily(CARDS, CARDS[1:2], ids=lambda file: file.parent.name))
def test_opponents_decide_as_they_are_recorded(card: Path) -> None:
    """One game against each opponent at each game, another one on each card."""
    by_pairing: dict[Pairing, list[GamePlayed]] = {}
    for game in games_of(lines_of(card)):
        by_pairing.setdefault(game.pairing, []).append(game)
    number = CARDS.index(card)
    for pairing, games in by_pairing.items():
        if (pairing.game, pairing.opponent) != SLOW or number == 0:
            assert check(games[(7 * number + 3) % len(games)]) is None
