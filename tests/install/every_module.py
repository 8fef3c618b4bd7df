"""A program: import every module of the package; prints those that name the extra that they need.

Any other error ends it.
"""

import importlib
import pkgutil
import sys

import tafelronde
from tafelronde.extras import NeedsExtra

NOT_ASKED = {"tafelronde.__main__", "tafelronde.server.storage.migrations.env"}
"""They are programs."""


def needing(package: str, path: list[str]) -> dict[str, str]:
    """The modules below a package that could not be imported, with the extra that each needs."""
    found: dict[str, str] = {}
    for module in pkgutil.iter_modules(path, package + "."):
        if module.name in NOT_ASKED:
            continue
        try:
            imported = importlib.import_module(module.name)
        except NeedsExtra as error:
            found[module.name] = error.extra
        except ModuleNotFoundError as error:
            if not module.name.startswith("tafelronde.cli."):  # the command asks before it starts
                raise
            found[module.name] = f"({error.name})"
        else:
            if module.ispkg:
                found |= needing(module.name, list(imported.__path__))
    return found


if __name__ == "__main__":
    for name, extra in needing("tafelronde", list(tafelronde.__path__)).items():
        print(name, extra)
    print(sum(name.startswith("tafelronde") for name in sys.modules), "modules")
