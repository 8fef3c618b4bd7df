"""The court of a game: the characters of its bots, each with an id, a name and a level.

A game may bring a ``court.toml``; where it does not, its bots are called "Bot 1", "Bot 2", …
The message ``court-<id>`` of the game's catalogue describes a character. No rules are needed.
"""

import hashlib
import itertools
import tomllib
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import NamedTuple

PLAIN = "bot"
"""The id, before its number, of bots without a character."""
STYLES = ("bold", "spiteful", "careful")
"""The ways in which characters of a level differ. Of what is nearly equally good, ``bold`` takes
what brings most at once, ``spiteful`` what costs the others most, ``careful`` what can turn out
least badly."""


class Character(NamedTuple):
    """A character who plays a level of a game."""

    id: str
    """Small letters, never changed: stored games name it."""
    name: str
    """The same in every language."""
    level: str
    style: str = ""
    """One of ``STYLES``, by which the character decides between what is nearly equally good; "":
    none."""


def read_court(file: Path) -> tuple[Character, ...]:
    """All characters of a ``court.toml``, level by level; nobody where there is no such file.

    Raises ValueError for a style that there is not, or of somebody who is not in the file.
    """
    if not file.is_file():
        return ()
    with file.open("rb") as source:
        levels: dict[str, dict[str, str]] = tomllib.load(source)
    styles = levels.pop("styles", {})
    court = tuple(
        Character(id, name, level, styles.get(id, ""))
        for level, people in levels.items()
        for id, name in people.items()
    )
    known = {character.id for character in court}
    for id, style in styles.items():
        if id not in known:
            raise ValueError(f"{file}: styles.{id}: nobody of the court is called so")
        if style not in STYLES:
            raise ValueError(f"{file}: styles.{id}: {style!r} is none of {', '.join(STYLES)}")
    return court


def style_of(court: Sequence[Character], id: str, level: str) -> str:
    """The style in which somebody plays a level, by an id of ``choose_character``; "" for who is
    not of this level's court.

    Examples:
        >>> court = [Character("tibbet", "Tibbet", "easy", "bold")]
        >>> style_of(court, "tibbet-2", "easy"), style_of(court, "bot-1", "easy")
        ('bold', '')
        >>> style_of(court, "tibbet", "hard")  # not the level that he plays
        ''
    """
    who = id.partition("-")[0], level
    return next((one.style for one in court if (one.id, one.level) == who), "")


def choose_character(
    court: Sequence[Character], level: str, taken: Collection[str], key: str
) -> str:
    """The id of a character of this level who is not ``taken``; the same for the same ``key``.

    When all are taken, somebody sits there once more with a number, ``tibbet-2``; without a court
    it is ``bot-1``.

    Examples:
        >>> court = [Character("tibbet", "Tibbet", "easy"), Character("reva", "Reva", "hard")]
        >>> choose_character(court, "easy", [], "table 1")
        'tibbet'
        >>> choose_character(court, "easy", ["tibbet"], "table 1")
        'tibbet-2'
        >>> choose_character([], "easy", ["bot-1"], "table 1")
        'bot-2'
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
    more).

    Examples:
        >>> name_character([Character("tibbet", "Tibbet", "easy")], "tibbet-2")
        'Tibbet 2'
        >>> name_character([], "bot-2")
        'Bot 2'
    """
    base, _, number = id.partition("-")
    name = next((character.name for character in court if character.id == base), "Bot")
    return f"{name} {number}" if number else name
