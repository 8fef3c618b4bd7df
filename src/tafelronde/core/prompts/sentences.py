"""The sentences of a prompt: rules, players, events."""

import functools
import itertools
from collections.abc import Mapping
from typing import Any

from ...drawing.table import Drawing, Pen, plain
from ...words import Words
from ..facts.definition import GameDefinition
from ..facts.telling import SEATS, Argument, Telling

Event = Telling | Mapping[str, Argument]
"""A thing that a seat was told: a telling, or an object with its ``code`` and its arguments."""


@functools.lru_cache(maxsize=64)
def rules_of(say: Words, variants: tuple[tuple[str, str], ...]) -> str:
    """The rules in short, and how actions are written, with the variants of a table."""
    arguments = dict(variants)
    minute = itertools.takewhile(say.__contains__, map("summary-{}".format, itertools.count(1)))
    parts = {
        "prompt-rules": _first(say, arguments, "rules-short", "rules")
        or "\n".join(map(say, minute)),
        "prompt-notation": _first(say, arguments, "notation-short", "notation-help"),
    }
    return "\n\n".join(f"{say(head)}\n{text.strip()}" for head, text in parts.items() if text)


def _first(say: Words, arguments: Mapping[str, str], *names: str) -> str:
    """The first of these messages that the game's catalogue has, else ''."""
    return next((say(name, **arguments) for name in names if name in say), "")


def variants_of(view: Any) -> dict[str, str]:
    """The fields of a view that are true or false, as ``yes`` and ``no``."""
    fields = {name: getattr(view, name) for name in getattr(view, "__struct_fields__", ())}
    return {name: "yes" if on else "no" for name, on in fields.items() if isinstance(on, bool)}


def sentence(say: Words, message: str, telling: Telling) -> str:
    """A telling in the words of a message; players are named by their numbers, from 1."""
    seats = {
        one: name_of(say, int(telling.arguments[one])) for one in SEATS if one in telling.arguments
    }
    return say(message, **{**telling.arguments, **seats})


def board_of(game: GameDefinition, view: Any, pen: Pen, drawn: Drawing | None) -> list[str]:
    """The lines of the board, without the margin that all have and without empty ones."""
    lines = game.draw(view).splitlines() if drawn is None else list(map(plain, drawn.board))
    lines = [line.rstrip() for line in lines if line.strip()]
    margin = min((len(line) - len(line.lstrip()) for line in lines), default=0)
    return [line[margin:] for line in lines]


def seat_line(
    game: GameDefinition, view: Any, drawn: Drawing | None, seat: int, reader: int, say: Words
) -> str:
    """A player's line: the number, the colour, the mark on the board, and what lies before him."""
    colours = getattr(view, "colours", None) or tuple(
        getattr(one, "colour", "") for one in getattr(view, "seats", ())
    )
    if not any(colours):
        colours = game.info.colours
    colour = f"colour-{colours[seat]}" if seat < len(colours) else ""
    marks = [say(colour)] if colour in say else []
    lines: list[str] = []
    if drawn is not None and seat < len(drawn.seats):
        one = drawn.seats[seat]
        mark = one.badge[0].strip()
        if mark and not mark.isdecimal():  # the first one's says what it is
            marks.append(mark if seat else say("prompt-mark", mark=mark))
        lines = [one.score, *(" ".join(plain(line).split()) for line in one.lines)]
    if seat == reader:
        marks.append(say("prompt-is-you"))
    joined = "; ".join(line for line in lines if line)
    head = f"{name_of(say, seat)} ({', '.join(marks)})" if marks else name_of(say, seat)
    return f"{head}: {joined}" if joined else head


def event_line(say: Words, event: Event) -> str:
    """An event as a sentence; '' where the catalogue has none."""
    if not isinstance(event, Telling):
        arguments = dict(event)
        event = Telling(str(arguments.pop("code")), arguments)
    message = f"event-{event.code}"
    if message in say:
        return sentence(say, message, event)
    return str(event.arguments.get("action", ""))  # a game without a catalogue tells the notation


def name_of(say: Words, seat: int) -> str:
    """The name of a seat, which counts from 0: ``Player 1`` for the first."""
    return say("seat-number", number=seat + 1)
