"""Adapters cost nothing until they are asked for."""

import pkgutil
import subprocess
import sys
import tomllib
from pathlib import Path

import tafelronde.adapters
from tafelronde.extras import EXTRAS

ROOT = Path(__file__).parents[2]
MODULES = {module.name for module in pkgutil.iter_modules(tafelronde.adapters.__path__)}
ADAPTERS = MODULES - {"histories", "picture", "table"}


def test_playing_imports_no_other_library() -> None:
    libraries = [module for adapter in sorted(ADAPTERS) for module in EXTRAS[adapter]]
    program = f"""
import sys, tafelronde, tafelronde.adapters
tafelronde.load("rosenkoenig").new().steps()
print([name for name in {libraries} if name in sys.modules])
"""
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": ":".join(path for path in sys.path if path), "PATH": ""},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ran.stdout.strip() == "[]"


def test_every_adapter_has_an_extra_and_is_checked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert len(ADAPTERS) >= 3
    for adapter in ADAPTERS:
        (requirement,) = project["project"]["optional-dependencies"][adapter]
        assert requirement in project["dependency-groups"]["check"]
