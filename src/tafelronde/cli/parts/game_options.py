"""The options of a game and the number of its players, as typed on a command line."""

from collections.abc import Sequence
from pathlib import Path

from ...core.facts.errors import BadOption
from ...core.facts.info import EXERCISE, GameInfo, Option, OptionValue
from .problems import Problem

DATA_LIMIT = 1_000_000
"""At most so many bytes of a data set's file are read; games refuse even much smaller files."""


def check_players(info: GameInfo, players: int | None) -> int:
    """The number of players; by default the smallest that the game allows. Raises Problem."""
    if players is None:
        return info.min_players
    try:
        info.check_players(players)
    except BadOption:
        least, most = info.min_players, info.max_players
        more = 0 if least == most else most
        raise Problem(
            "bad-players", game=info.title, least=least, more=more, players=players
        ) from None
    return players


def read_options(
    info: GameInfo, texts: Sequence[str] | None, board: str | None
) -> dict[str, OptionValue]:
    """The values of the game's options, from texts ``name=value`` and perhaps a board's file.
    Raises Problem, OSError."""
    options: dict[str, OptionValue] = {}
    for text in (*(texts or ()), *([f"board={board}"] if board is not None else ())):
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise Problem("bad-option-form", text=text)
        if name == EXERCISE and info.exercises:  # a table and a record refuse it
            options[name] = value
            continue
        known = {option.name: option for option in info.options}
        if name not in known:
            names = ", ".join(known) or "–"
            raise Problem("bad-option-name", game=info.title, name=name, known=names)
        options[name] = _read_option(known[name], value)
    return options


def _read_option(option: Option, value: str) -> OptionValue:
    """The value of an option: one of its choices, or the content of a data set's file. Raises
    Problem, OSError."""
    spelled = {str(choice).lower(): choice for choice in option.choices}
    if value.lower() in spelled:
        return spelled[value.lower()]
    if option.data is None:
        raise Problem("bad-option", field=option.name, value=value, expected=", ".join(spelled))
    with Path(value).open("rb") as file:
        content = file.read(DATA_LIMIT + 1)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Problem("bad-option", field=option.name, value=value, expected="UTF-8") from None
