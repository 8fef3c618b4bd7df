"""Digests of what decides how a game and its bots play: source files, networks, programs."""

import hashlib
import inspect
import shlex
import shutil
from functools import cache
from pathlib import Path

from ..core.compile.sources import sources_hash
from ..core.facts.definition import GameDefinition
from ..search.prospects.named import network_of
from .agents.load import find_named
from .spec import EXEC, NETWORK, PY, BotSpec

_MAKING = Path(__file__).with_name("create.py")
LENGTH = 16
"""Letters of a digest, hexadecimal: 64 bits of SHA-256."""


@cache
def _code(*files: Path) -> str:
    return sources_hash(*files)[:LENGTH]


def rules_digest(game: GameDefinition) -> str:
    """The digest of the source files of a game and of all that they import.

    Examples:
        >>> len(rules_digest(tafelronde.load("rosenkoenig")))
        16
    """
    return _code(_file_of(game.info.load))


def code_digest() -> str:
    """The digest of the source files of all our bots and of all that they import."""
    return _code(_MAKING)


def network_digest(game: GameDefinition, players: int, bot: BotSpec) -> str:
    """The name of the network's content that a bot judges by (``net-…``); '' where it has none.

    Raises BadOption, BadProspects, OSError where there is no such network.
    """
    named = bot.spell_out(game, players).settings.get(NETWORK, 0)
    return network_of(game, named).name if named else ""


def own_digest(bot: BotSpec) -> str:
    """The digest of the file of a program or of code of one's own; '' for our own bots, and where
    no file is found. What such a file imports is not in it."""
    files: list[Path] = []
    if bot.name == EXEC:
        files = [Path(word) for word in map(shutil.which, shlex.split(bot.command)[:1]) if word]
        files += [Path(word) for word in shlex.split(bot.command)[1:]]
    elif bot.name == PY:
        files = [_file_of(find_named(bot.command) if bot.given is None else bot.given)]
    elif isinstance(bot.evaluator, BotSpec):
        return own_digest(bot.evaluator)
    elif bot.evaluator is not None:
        files = [_file_of(bot.evaluator)]
    found = [file.read_bytes() for file in files if file.is_file()]
    return hashlib.sha256(b"\0".join(found)).hexdigest()[:LENGTH] if found else ""


def _file_of(named: object) -> Path:
    """The source file of an object, or of its class; a path to nothing where it has none."""
    kind = named if hasattr(named, "__code__") or isinstance(named, type) else type(named)
    try:
        return Path(inspect.getfile(kind))  # pyright: ignore[reportArgumentType]
    except (TypeError, OSError):
        return Path()
