"""Code of one's own by its name: ``module:Name``."""

import importlib
import os
import sys
from collections.abc import Mapping
from typing import Any

from ...core.facts.errors import BadOption
from ...core.objects.game import Game


def find_named(target: str) -> object:
    """The object named by ``module:Name``. Modules are looked for where Python looks, then in the
    folder in which the program was started.

    Raises BadOption, also where the module cannot be imported.

    Examples:
        >>> find_named("tafelronde.bots.random:RandomBot")
        <class 'tafelronde.bots.random.RandomBot'>
        >>> find_named("tafelronde.bots.random:Clever")
        Traceback (most recent call last):
            ...
        BadOption: py: 'tafelronde.bots.random:Clever' is not possible; expected a name in ...
    """
    module, colon, name = target.partition(":")
    if not (colon and all(part.isidentifier() for part in (*module.split("."), name))):
        raise BadOption("py", target, "module:Name")
    here = os.getcwd()
    if here not in sys.path:
        sys.path.append(here)
    try:
        found = importlib.import_module(module)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadOption("py", target, f"a module that can be imported ({why})") from error
    if not hasattr(found, name):
        raise BadOption("py", target, f"a name in {module}")
    return getattr(found, name)


def make_own(
    found: object, target: str, game: Game, seed: int, settings: Mapping[str, object]
) -> Any:
    """Make the agent of a name for one seat of one game: a class or function makes it, called as
    ``Name(game, seed=seed, **settings)``; anything else is taken as it is, without settings.

    Raises BadOption.
    """
    if isinstance(found, type) or hasattr(found, "__code__"):
        try:
            maker: Any = found
            return maker(game, seed=seed, **settings)
        except Exception as error:
            why = f"{type(error).__name__}: {error}"
            raise BadOption("py", target, f"what can be made for {game.name} ({why})") from error
    if settings:
        raise BadOption("settings", dict(settings), f"none: {target} is an object already")
    return found
