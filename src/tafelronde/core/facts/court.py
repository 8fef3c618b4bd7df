"""The court of a game: who its bots are. An id and a name each, by level; no rules are needed.

A game may bring a ``court.toml``; where it does not, its bots are called "Bot 1", "Bot 2", …
What somebody is like says ``court-<id>`` of the game's catalogue.
"""

from __future__ import annotations

import hashlib
import itertools
import tomllib
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple

PLAIN = "bot"
"""The id, before its number, of bots without a character."""


class Character(NamedTuple):
    """A character who plays a level of a game."""

    id: str
    """Small letters, never changed: stored games name it."""
    name: str
    """The same in every language."""
    level: str


def read_court(file: Path) -> tuple[Character, ...]:
    """All characters of a ``court.toml``, level by level; nobody where there is no such file."""
    if not file.is_file():
        return ()
    with file.open("rb") as source:
        levels: dict[str, dict[str, str]] = tomllib.load(source)
    return tuple(
        Character(id, name, level)
        for level, people in levels.items()
        for id, name in people.items()
    )


def choose_character(
    court: Sequence[Character], level: str, taken: Collection[str], key: str
) -> str:
    """The id of a character of this level who is not ``taken``; the same for the same ``key``.

    When all are taken, somebody once more with a number, ``tibbet-2``; without a court ``bot-1``.
    """
    people = [character.id for character in court if character.level == level]
    start = hashlib.sha256(key.encode()).digest()[0]
    for number in itertools.count(1):
        for place in range(max(1, len(people))):
            who = people[(start + place) % len(people)] if people else PLAIN
            id = who if people and number == 1 else f"{who}-{number}"
            if id not in taken:
                return id
    raise AssertionError("numbers do not end")


def name_character(court: Sequence[Character], id: str) -> str:
    """The name for an id of ``choose_character``; "Bot 2" for an id that is in no court (any
    more)."""
    base, _, number = id.partition("-")
    name = next((character.name for character in court if character.id == base), "Bot")
    return f"{name} {number}" if number else name
