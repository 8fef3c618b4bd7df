"""Server → client: the games that can be played here."""

from __future__ import annotations

from msgspec import Struct


class GameOption(Struct, frozen=True):
    """A switch of a game."""

    name: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str
    clause: str
    players: tuple[int, ...]
    """The table sizes that have it; empty: all."""
    fewest: tuple[int, ...]
    """How many must sit at the table, for each of the choices; empty: no matter."""
    data: bool
    """A data set: beside the choices, the text of another one's JSON may be sent."""


class Character(Struct, frozen=True):
    """A character who plays a level of a game; ``court-<id>`` of the game's catalogue describes
    them."""

    id: str
    name: str
    level: str


class LessonCard(Struct, frozen=True):
    """A lesson of a game; ``<id>-title`` and ``<id>-about`` of its lessons' catalogue say what it
    teaches."""

    id: str
    minutes: int
    """About how long it takes."""
    steps: int
    chapters: tuple[str, ...]
    """The chapters of the rules of which it teaches clauses, such as ``R-6``, the one that it
    teaches most of first."""


class GameCard(Struct, frozen=True):
    """A game that can be played here: GET /api/games."""

    name: str
    title: str
    min_players: int
    max_players: int
    colours: tuple[str, ...]
    """The colours of the seats; empty where they depend on the options: then the table's seats have
    them."""
    options: tuple[GameOption, ...]
    bots: tuple[str, ...]
    """Levels (``easy`` …), or kinds where the game has no levels; weakest first."""
    court: tuple[Character, ...]
    """The characters of the bots, by level; empty where they have no names of their own."""
    hidden: bool
    minutes: tuple[int, ...]
    """About how long people play, from the smallest table to the largest; empty: unknown."""
    rules_version: int
    lessons: tuple[LessonCard, ...]
    """In their order; the first one is a first game."""
    warm: bool
    """Whether its bots are compiled on this node; until then they warm up."""
