"""What can be said of a game without compiling it: its name, its table sizes and its options."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from .errors import BadOption

if TYPE_CHECKING:
    from .game import Game

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """One switch of a game, named after its clause.

    ``choices`` lists the possible values (``(False, True)`` for a switch); the rules see the
    index of the value chosen. ``players`` limits the switch to these table sizes (empty: all).
    """

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    clause: str
    players: tuple[int, ...] = ()


@dataclass(frozen=True)
class GameInfo:
    """The outside of a game; ``load`` imports the rules and returns the game itself.

    ``colours`` names the seats in the catalogue's words (``colour-red``), in the order of play.
    """

    name: str
    title: str
    min_players: int
    max_players: int
    colours: tuple[str, ...]
    rules_version: int
    load: Callable[[], Game]
    options: tuple[Option, ...] = ()
    hidden: bool = False
    """Whether players hide something from one another (so that bots must resample)."""

    @property
    def messages(self) -> Path:
        """The folder of the game's catalogues (``nl.ftl`` …), beside the module of ``load``."""
        return Path(inspect.getfile(self.load)).parent / "messages"

    def check_players(self, players: int) -> None:
        """Raise BadOption when this many cannot sit at the table."""
        low, high = self.min_players, self.max_players
        if not low <= players <= high:
            expected = str(low) if low == high else f"{low} to {high}"
            raise BadOption("players", players, f"{expected} for {self.name}")

    def settle_options(
        self, players: int, given: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in. Raises BadOption."""
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption("options", name, f"one of: {names}")
            option = known[name]
            if not any(value == c and type(value) is type(c) for c in option.choices):
                choices = ", ".join(str(choice) for choice in option.choices)
                raise BadOption(name, value, f"one of: {choices}")
            if option.players and players not in option.players and value != option.default:
                sizes = ", ".join(str(size) for size in option.players)
                raise BadOption(name, value, f"{option.default} unless {sizes} play")
        return {name: given.get(name, option.default) for name, option in known.items()}
