"""Server → client: the games that can be played here."""

from msgspec import Struct


class GameOption(Struct, frozen=True):
    """An option of a game."""

    name: str
    choices: tuple[bool | int | str, ...]
    default: bool | int | str
    clause: str
    players: tuple[int, ...]
    """The table sizes that have this option; empty: all."""
    fewest: tuple[int, ...]
    """For each choice the smallest table that may have it; empty: any."""
    data: bool
    """Whether it is a data set: besides the choices, the JSON text of another one may be sent."""


class Character(Struct, frozen=True):
    """A character, who plays a level of a game; ``court-<id>`` in the game's catalogue describes
    them."""

    id: str
    name: str
    level: str
    style: str
    """The difference from others of their level, ``style-<style>`` in the catalogue; '': none."""


class LessonCard(Struct, frozen=True):
    """A lesson of a game; ``<id>-title`` and ``<id>-about`` in the catalogue of lessons say what it
    teaches."""

    id: str
    minutes: int
    """The minutes that it takes, about."""
    steps: int
    chapters: tuple[str, ...]
    """The chapters of the rules that it teaches (``R-6``), the most taught one first."""


class GameCard(Struct, frozen=True):
    """A game that can be played here: GET /api/games."""

    name: str
    title: str
    min_players: int
    max_players: int
    colours: tuple[str, ...]
    """The colours of the seats; empty where they depend on the options (then see the seats of a
    table)."""
    view_colours: bool | str
    """Whether seats have no colours before the game gives them some; the name of an option: where
    that is chosen."""
    options: tuple[GameOption, ...]
    bots: tuple[str, ...]
    """The levels of its bots (``easy`` …), or kinds of bots without levels; weakest first."""
    court: tuple[Character, ...]
    """The characters of the bots, by level; empty where the game has none."""
    hidden: bool
    minutes: tuple[int, ...]
    """The minutes that a game takes, about, from the smallest table to the largest; empty:
    unknown."""
    rules_version: int
    lessons: tuple[LessonCard, ...]
    """The lessons, in their order; the first is a first game."""
    warm: bool
    """Whether its bots are compiled on this node; until then they are warming up."""
