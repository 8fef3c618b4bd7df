"""The games' folders look alike: the same thing has the same file name in each of them."""

import ast
from pathlib import Path

import pytest

import tafelronde.games

FOLDERS = sorted(path.parent for path in Path(tafelronde.games.__path__[0]).glob("*/__init__.py"))
NEEDED = {
    "__init__", "facts", "state", "rules", "refusals", "notation", "view", "telling", "insight",
    "terminal", "definition", "game",
}  # fmt: skip
DEFINED = {
    "REFUSALS": "refusals",
    "resample": "hidden",
    "forced_publicly": "public",
    "observe": "observe",
    "observe_again": "observe",
    "OBSERVATION": "observe",
    "ENCODING": "encoding",
    "describe": "observe",
    "parts": "parts",
    "evaluate": "insight",
    "features": "features",
    "FEATURES": "encoding",
    "view": "view",
    "tell": "telling",
    "verdict": "telling",
    "reasons": "advice",
    "idea": "ideas",
    "draw": "terminal",
    "table": "terminal",
    "parse_action": "notation",
    "format_action": "notation",
    "GAME": "game",
    "DEFINITION": "definition",
    "LEVELS": "definition",
    "setup": "rules",
    "legal_actions": "rules",
    "apply_action": "rules",
    "refusal": "rules",
    "scores": "rules",
    "returns": "rules",
}
"""The names that other parts of the program know, and the file (or folder) in which each stands."""


def files(folder: Path) -> dict[str, list[Path]]:
    """The game's files by name; those of a folder with modules under the folder's name."""
    found = {path.stem: [path] for path in folder.glob("*.py")}
    packages = {path.parent for path in folder.glob("*/__init__.py")}
    return found | {path.name: sorted(path.glob("*.py")) for path in packages}


def defined(file: Path) -> set[str]:
    """The public names that a file defines at its top level."""
    names: set[str] = set()
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def test_games_are_found() -> None:
    assert len(FOLDERS) >= 4


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_files_have_the_same_names(folder: Path) -> None:
    assert NEEDED - files(folder).keys() == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_same_thing_stands_in_the_same_file(folder: Path) -> None:
    elsewhere = {
        (name, place)
        for place, paths in files(folder).items()
        for name in set().union(*(defined(path) for path in paths)) & DEFINED.keys()
        if DEFINED[name] != place
    }
    assert elsewhere == set()


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_a_game_is_implemented_once(folder: Path) -> None:
    calls = [
        path.name
        for paths in files(folder).values()
        for path in paths
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "implement"
    ]
    assert calls == ["game.py"]
