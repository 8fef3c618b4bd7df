"""The commands that can be typed during a match, besides moves.

Each has an English name, which always works, and names in the reader's language.
"""

import errno
import itertools
import os
from collections.abc import Callable
from pathlib import Path

from ...core.objects.registry import info
from ...words import Words
from ..parts.problems import Problem
from ..parts.records import open_record
from .hint import give_hint
from .interaction import Interaction
from .session import Session

Command = Callable[[Interaction, str], None]
"""``command(at, rest)`` carries a command out on the match ``at``; ``rest`` is the text typed
behind its name."""


def alone(command: Callable[[Interaction], None]) -> Command:
    """The command, which refuses text behind its name. It raises Problem."""

    def carry_out(at: Interaction, rest: str) -> None:
        if rest:
            raise Problem("takes-nothing", text=rest[:40])
        command(at)

    return carry_out


def commands_of(say: Words) -> dict[str, Command]:
    """All commands by their names in lower case: in English, and in the reader's language (the
    messages ``command-<name>``, separated by ", ")."""
    words: dict[str, Command] = {"?": alone(show_help)}
    for name, command in COMMANDS.items():
        for word in (name, *say(f"command-{name}").split(", ")):
            words[word.casefold()] = command
    return words


def show_help(at: Interaction) -> None:
    """Show all commands, and how to choose a move."""
    say = at.session.say
    rows = [(say(f"command-{name}").split(", ")[0], say(f"help-{name}")) for name in COMMANDS]
    width = max(len(word) for word, _ in rows)
    lines = [f"  {word:<{width}}  {text}" for word, text in rows]
    about = [say("notation-help")] if "notation-help" in say else []
    at.show_page(say("help-help"), "\n".join([say("help-choose"), *about, "", *lines]))


def show_rules(at: Interaction) -> None:
    """Show the rules of the game: in a minute, as on the page of the rules, then in short.

    Raises Problem where the game has none.
    """
    say = at.session.say
    if "rules" not in say:
        raise Problem("no-rules")
    minute = itertools.takewhile(say.__contains__, (f"summary-{n}" for n in itertools.count(1)))
    lines = [f"– {say(name)}" for name in minute]
    at.show_page(at.session.game.info.title, "\n\n".join(["\n".join(lines), say("rules")]).strip())


def list_moves(at: Interaction) -> None:
    """List everything that can be chosen now."""
    rows = [f"{c.number:>4}  {c.notation}  {c.text}" for c in at.choices()]
    at.show_page(at.session.say("you-can"), "\n".join(rows))


def take_back(at: Interaction) -> None:
    """Take the last decision of a person back. Raises Problem where there is none."""
    at.session.undo()
    at.since = len(at.session.log)
    at.say_now(at.session.say("taken-back"))


def file_named(text: str) -> Path:
    """The file of a typed name, which may begin with ~. Raises OSError where no file has it."""
    if "\0" in text:
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), text.replace("\0", "?"))
    return Path(os.path.expanduser(text))  # Path fails where there is no such person


def save(at: Interaction, rest: str) -> None:
    """Write the match to the file ``rest``; by default to its own file. Raises OSError."""
    path = at.session.save(file_named(rest) if rest else None)
    at.say_now(at.session.say("game-saved", file=str(path)))


def load(at: Interaction, rest: str) -> None:
    """Go on with the match in the file ``rest``, which must be of the same game.

    Raises Problem, OSError.
    """
    if not rest:
        raise Problem("load-what")
    path = file_named(rest)
    record = open_record(path)
    if record.setup.game != at.session.game.name:
        raise Problem("other-game", file=str(path), game=info(record.setup.game).title)
    other = Session.resume(record, path, None, at.session.say)
    at.session = other
    at.since = len(other.log)
    at.say_now(other.say("game-loaded", file=str(path)))


def resign(at: Interaction) -> None:
    """Give up for the player to act."""
    at.session.resign()


def leave(at: Interaction) -> None:
    """Stop playing; the match is saved."""
    at.leave()


COMMANDS: dict[str, Command] = {
    "hint": give_hint,
    "undo": alone(take_back),
    "moves": alone(list_moves),
    "save": save,
    "load": load,
    "rules": alone(show_rules),
    "resign": alone(resign),
    "help": alone(show_help),
    "quit": alone(leave),
}
