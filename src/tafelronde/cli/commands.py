"""What can be typed at the table besides moves. English words always serve; the reader's too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from .hint import give_hint
from .problems import Problem

if TYPE_CHECKING:
    from ..words import Words
    from .loop import Table

Command = Callable[["Table", str], None]


def table(say: Words) -> dict[str, Command]:
    """Every word that is a command → what it does. ``command-<name>`` lists a language's words."""
    words: dict[str, Command] = {"?": show_help}
    for name, command in COMMANDS.items():
        for word in (name, *say(f"command-{name}").split(", ")):
            words[word.casefold()] = command
    return words


def show_help(at: Table, rest: str) -> None:
    """The commands and how to choose."""
    del rest
    say = at.session.say
    rows = [(say(f"command-{name}").split(", ")[0], say(f"help-{name}")) for name in COMMANDS]
    width = max(len(word) for word, _ in rows)
    lines = [f"  {word:<{width}}  {text}" for word, text in rows]
    about = [say("notation-help")] if "notation-help" in say else []
    at.show_page(say("help-help"), "\n".join([say("help-choose"), *about, "", *lines]))


def show_rules(at: Table, rest: str) -> None:
    """The rules in short."""
    del rest
    say = at.session.say
    if "rules" not in say:
        raise Problem("no-rules")
    at.show_page(at.session.game.info.title, say("rules"))


def list_moves(at: Table, rest: str) -> None:
    """All that can be chosen."""
    del rest
    rows = [f"{c.number:>4}  {c.notation}  {c.text}" for c in at.choices()]
    at.show_page(at.session.say("you-can"), "\n".join(rows))


def take_back(at: Table, rest: str) -> None:
    """The last own decision is open again."""
    del rest
    at.session.undo()
    at.since = len(at.session.log)
    at.say_now(at.session.say("taken-back"))


def save(at: Table, rest: str) -> None:
    """Write the match to a file."""
    path = at.session.save(Path(rest).expanduser() if rest else None)
    at.say_now(at.session.say("game-saved", file=str(path)))


def load(at: Table, rest: str) -> None:
    """Go on with another match."""
    from ..core.registry import info
    from .session import Session
    from .verify import open_record

    if not rest:
        raise Problem("load-what")
    path = Path(rest).expanduser()
    record = open_record(path)
    if record.setup.game != at.session.game.name:
        raise Problem("other-game", file=str(path), game=info(record.setup.game).title)
    other = Session.resume(record, path, None, at.session.say)
    at.session = other
    at.since = len(other.log)
    at.say_now(other.say("game-loaded", file=str(path)))


def resign(at: Table, rest: str) -> None:
    """Give the game up."""
    del rest
    at.session.resign()


def leave(at: Table, rest: str) -> None:
    """Get up; the match is kept."""
    del rest
    at.stop()


COMMANDS: dict[str, Command] = {
    "hint": give_hint,
    "undo": take_back,
    "moves": list_moves,
    "save": save,
    "load": load,
    "rules": show_rules,
    "resign": resign,
    "help": show_help,
    "quit": leave,
}
