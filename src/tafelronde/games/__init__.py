"""The games: one folder each. A folder's ``INFO`` is all that is imported to list them."""

import importlib
import os
import pkgutil
import sys
from pathlib import Path

from ..core.objects.registry import register

OUTSIDE = "TAFELRONDE_MORE_GAMES"
"""The variable that names games from outside the package, separated as in ``PATH``."""


def announce() -> None:
    """Register every game that has a folder here, and those from outside.

    Every process of the program does this when it starts, so that the bots' processes know the
    same games as the server.
    """
    for module in pkgutil.iter_modules(__path__):
        register(importlib.import_module(f"{__name__}.{module.name}").INFO)
    for place in os.environ.get(OUTSIDE, "").split(os.pathsep):
        if place:
            import_outsider(place)


def import_outsider(place: str) -> None:
    """Import a game from outside, which registers itself.

    ``place`` is the game's folder (a Python package of the game's name), or the name of a module
    that Python finds by itself. Raises ImportError.
    """
    folder = Path(place)
    if (folder / "__init__.py").is_file():
        parent = str(folder.resolve().parent)
        if parent not in sys.path:
            sys.path.append(parent)
        place = folder.resolve().name
    importlib.import_module(place)
