"""Helpers for the tests of match."""

import hashlib
import random
from datetime import UTC, datetime
from typing import Any

from tafelronde.match import Match
from tafelronde.match.chance import seed_from_number

STARTED = datetime(2026, 11, 21, 18, 5, tzinfo=UTC)


def start(game: str = "rosenkoenig", number: int = 7, **given: Any) -> Match:
    """A match that is the same every time."""
    return Match.start(game, seed=seed_from_number(number), started=STARTED, **given)


def play_on(match: Match, steps: int = 10_000, number: int = 1) -> Match:
    """Up to so many random decisions, the same every time."""
    dice = random.Random(number)
    while steps and not match.is_over:
        match.play(dice.choice(match.state.legal_actions()))
        steps -= 1
    return match


def played(game: str = "rosenkoenig", number: int = 7, **given: Any) -> Match:
    """A match that is over."""
    return play_on(start(game, number, **given), number=number)


def reseal(text: str) -> str:
    """The text with the digests that a forger would write under it."""
    head, _, _ = text.partition("\n\n[digests]\n")
    lines = ["[digests]"]
    for block in head.split("\n\n")[1:]:
        name = block[1 : block.index("]")]
        lines.append(f"{name}: {hashlib.sha256((block + chr(10)).encode()).hexdigest()}")
    return head + "\n\n" + "\n".join(lines) + "\n"


def take_back_last(match: Match) -> None:
    """Take the last decision back, whoever made it."""
    match.take_back(max(ply.number for ply in match.plies() if ply.player >= 0))
