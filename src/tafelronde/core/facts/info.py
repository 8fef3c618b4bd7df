"""Facts about a game that need no compiling: its name, its table sizes and its options."""

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from .court import Character, read_court
from .dataset import DataFormat
from .errors import BadOption, check_whole

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """One switch of a game, named after its clause.

    ``choices`` lists the possible values (``(False, True)`` for a switch); the rules see the
    index of the value chosen. ``players`` limits the switch to these table sizes (empty: all),
    and ``fewest`` says, for each of the choices, how many must sit at the table for it.

    With ``data`` the option is a data set, and ``choices`` names those that the game brings; the
    value may also be the JSON of another. The rules see what ``data.encode`` makes of it.

    Examples:
        A race over one, two or three laps, of which three need four players:

        >>> laps = Option("laps", (1, 2, 3), 2, "R-7.1", fewest=(2, 2, 4))
        >>> laps.choices_for(2), laps.choices_for(4)
        ((1, 2), (1, 2, 3))
        >>> laps.settle(4, 3)
        3
        >>> laps.encode(3)  # the rules read the index
        [2]
    """

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    clause: str
    players: tuple[int, ...] = ()
    fewest: tuple[int, ...] = ()
    data: DataFormat | None = None

    def choices_for(self, players: int) -> tuple[OptionValue, ...]:
        """The choices at a table of this size; where the option does not apply, its default.

        Examples:
            >>> Option("escape", (False, True), False, "R-9.1", players=(2, 3)).choices_for(4)
            (False,)
        """
        if self.players and players not in self.players:
            return (self.default,)
        if not self.fewest:
            return self.choices
        pairs = zip(self.choices, self.fewest, strict=True)
        return tuple(choice for choice, fewest in pairs if players >= fewest)

    def settle(self, players: int, value: OptionValue) -> OptionValue:
        """The value as it is kept: a choice as it is, of a data set the canonical text.

        Examples:
            A value of another type is no choice, even if it is equal (``1`` and ``True``). Raises
            BadOption:

            >>> Option("laps", (1, 2, 3), 2, "R-7.1").settle(2, True)
            Traceback (most recent call last):
                ...
            BadOption: laps: True is not possible; expected one of: 1, 2, 3
        """
        if self.data is not None:
            return self.data.settle(self.name, self.choices, value)
        possible = self.choices_for(players)
        if any(value == c and type(value) is type(c) for c in possible):
            return value
        choices = ", ".join(str(choice) for choice in possible)
        if value in self.choices and self.players and players not in self.players:
            sizes = ", ".join(str(size) for size in self.players)
            raise BadOption(self.name, value, f"{self.default} unless {sizes} play")
        raise BadOption(self.name, value, f"one of: {choices}")

    def encode(self, value: OptionValue) -> list[int]:
        """A settled value as the rules read it: an index, or the numbers of a data set."""
        if self.data is not None:
            return self.data.numbers(str(value))
        return [self.choices.index(value)]

    def label(self, value: OptionValue) -> OptionValue:
        """A settled value for people: a data set from a file is long, so it is named."""
        return value if self.data is None else self.data.label(str(value))


EXERCISE = "exercise"
"""The name under which an exercise is chosen among the options: ``game.new(exercise="small")``."""


@dataclass(frozen=True)
class Exercise:
    """A variant that is small enough to be solved: the same rules with less material.

    It is for search and learning, where the truth must be known. It is no option: no form offers
    it, and no table, record or request takes it (``GameInfo.refuse_exercise``).
    """

    name: str
    numbers: Callable[[], Sequence[int]]
    """The numbers that the game's ``setup`` reads after those of the options."""
    players: int = 2
    """How many sit at the table."""


@dataclass(frozen=True)
class GameInfo:
    """The outside of a game.

    ``colours`` names the seats in the catalogue's words (``colour-red``), in the order of play;
    where they depend on the players and options, all that there are (see ``colours_at``).
    """

    name: str
    title: str
    min_players: int
    max_players: int
    colours: tuple[str, ...]
    rules_version: int
    load: Callable[[], object]
    """Imports the rules and returns the game, a ``game.Game``; the same one each time."""
    options: tuple[Option, ...] = ()
    hidden: bool = False
    """Whether players hide something from one another (so that bots must resample)."""
    seat_colours: Callable[[int, Mapping[str, OptionValue]], tuple[str, ...]] | None = None
    """The seats' colours at a table of so many players with these settled options, where not
    simply the first of ``colours``."""
    view_colours: bool | str = False
    """Whether the seats are shown in the colours that the view tells, in its field ``colours``;
    the name of an option: where that is chosen. Records and notation still name the seats by
    ``colours_at``."""
    minutes: tuple[int, ...] = ()
    """About how long people play: at the smallest table, at the next, and so on; empty: unknown."""
    exercises: tuple[Exercise, ...] = ()
    """Its small variants, chosen as if by an option ``exercise``."""
    define: Callable[[], object] | None = None
    """Returns the game's ``GameDefinition`` without importing its compiled rules: what it is
    played by in a browser. Without it, the game is not played there."""

    def colours_at(self, players: int, options: Mapping[str, OptionValue]) -> tuple[str, ...]:
        """The seats' colours at a table, in the order of play; fewer than seats where it has
        none for some. The options are settled.

        Examples:
            >>> tafelronde.load("rosenkoenig").info.colours_at(2, {})
            ('red', 'white')
        """
        if self.seat_colours is not None:
            return self.seat_colours(players, options)
        return self.colours[:players]

    def shown_colours(
        self,
        players: int,
        options: Mapping[str, OptionValue],
        view: Callable[[], object] | None = None,
    ) -> tuple[str, ...]:
        """The seats' colours as they are shown: as ``colours_at``, or as the position's ``view``
        has them (None: the game has not begun); '' for a seat that has none yet.

        Examples:
            >>> info = tafelronde.load("drakon").info
            >>> info.shown_colours(2, {"heroes": False}), info.shown_colours(2, {"heroes": True})
            (('blue', 'yellow'), ('', ''))
        """
        wanted = self.view_colours
        if not (options.get(wanted) if isinstance(wanted, str) else wanted):
            return self.colours_at(players, options)
        if view is None:
            return ("",) * players
        shown = view()
        colours: tuple[str, ...] | None = getattr(shown, "colours", None)
        if colours is None:
            kind = type(shown).__name__
            raise TypeError(f"{self.name}: view_colours is set, and {kind} has no field colours")
        return colours

    @property
    def messages(self) -> Path:
        """The folder of the game's catalogues (``nl.ftl`` …), beside the module of ``load``."""
        return self.folder / "messages"

    @cached_property
    def court(self) -> tuple[Character, ...]:
        """The game's bots as characters: ``court.toml`` beside the module of ``load``; empty
        without it."""
        return read_court(self.folder / "court.toml")

    @property
    def folder(self) -> Path:
        """Where the module of ``load`` lies: all that belongs to the game is found from here."""
        return Path(inspect.getfile(self.load)).parent

    def check_players(self, players: int) -> None:
        """Raise BadOption when this many cannot sit at the table.

        Examples:
            >>> tafelronde.load("rosenkoenig").info.check_players(3)
            Traceback (most recent call last):
                ...
            BadOption: players: 3 is not possible; expected 2 for rosenkoenig
        """
        low, high = self.min_players, self.max_players
        expected = str(low) if low == high else f"{low} to {high}"
        check_whole("players", players, low, high, f"{expected} for {self.name}")

    def settle_options(
        self, players: int, given: Mapping[str, OptionValue]
    ) -> dict[str, OptionValue]:
        """All options with their values, defaults filled in. Raises BadOption.

        Examples:
            >>> laps = Option("laps", (1, 2, 3), 2, "R-7.1")
            >>> race = GameInfo("race", "Race", 2, 2, ("red", "blue"), 1, dict, options=(laps,))
            >>> race.settle_options(2, {})
            {'laps': 2}
            >>> race.settle_options(2, {"lap": 1})
            Traceback (most recent call last):
                ...
            BadOption: options: 'lap' is not possible; expected one of: laps
        """
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known and not (name == EXERCISE and self.exercises):
                names = ", ".join(known) or "none"
                raise BadOption("options", name, f"one of: {names}")
        settled = {
            name: option.settle(players, given.get(name, option.default))
            for name, option in known.items()
        }
        if EXERCISE in given:  # left out where it is not chosen: most who ask never heard of it
            settled[EXERCISE] = self._exercise(given[EXERCISE], players).name
        return settled

    def _exercise(self, name: OptionValue, players: int) -> Exercise:
        found = next((one for one in self.exercises if one.name == name), None)
        if found is None:
            raise BadOption(EXERCISE, name, ", ".join(one.name for one in self.exercises))
        if players != found.players:
            raise BadOption("players", players, f"{found.players} for this exercise")
        return found

    def refuse_exercise(self, given: Mapping[str, OptionValue]) -> None:
        """Raise BadOption where these options choose an exercise: at a table and in a record it is
        a name like any other that is no option."""
        if EXERCISE in given:
            names = ", ".join(option.name for option in self.options) or "none"
            raise BadOption("options", EXERCISE, f"one of: {names}")

    def encode_options(self, options: Mapping[str, OptionValue]) -> list[int]:
        """Settled options as the rules read them, in the game's order: the index of each value, and
        the numbers of each data set; those of an exercise at the end."""
        parts = [option.encode(options[option.name]) for option in self.options]
        parts += [one.numbers() for one in self.exercises if one.name == options.get(EXERCISE)]
        return [number for part in parts for number in part]

    def label_options(self, options: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
        """Options for people (``Option.label``); one that the game got later may be missing."""
        labels = {
            option.name: option.label(options[option.name])
            for option in self.options
            if option.name in options
        }
        return {**labels, EXERCISE: options[EXERCISE]} if EXERCISE in options else labels
