"""Files by which compiled code is known: all that it is made of, and little else."""

import inspect
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import pytest

import tafelronde
from tables import PACKAGE_GAMES, WHOLE_GAMES
from tafelronde.bots import alpha_beta, greedy
from tafelronde.core.compile import sources
from tafelronde.core.contract import dispatch
from tafelronde.core.kernels import calls, playout, replay
from tafelronde.core.objects import batch, perft
from tafelronde.search import foresee
from tafelronde.search.alpha_beta import deepen
from tafelronde.search.uct import grow

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tafelronde"


def file_of(function: Any) -> Path:
    return Path(inspect.getfile(dispatch.plain(function))).resolve()


def operations_of(name: str) -> list[Any]:
    """A game's compiled functions, the kernels of its questions among them."""
    game = tafelronde.load(name)
    found = dispatch.implementations[game.dtype].functions.values()
    return [*found, *game.questions.values()]


def names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield from names_in(inner)


def called_by(functions: list[Any]) -> set[Path]:
    """The files of all functions that these call, and those call, by the names in their code."""
    waiting = [dispatch.plain(function) for function in functions]
    found: dict[Callable[..., Any], Path] = {}
    while waiting:
        function = waiting.pop()
        if function in found or not inspect.isfunction(function):
            continue
        found[function] = file_of(function)
        within = [cell.cell_contents for cell in function.__closure__ or ()]
        named = [function.__globals__.get(name) for name in names_in(function.__code__)]
        waiting += [
            dispatch.plain(called) for called in (*named, *within) if hasattr(called, "py_func")
        ]
    return {file for file in found.values() if ROOT in file.parents}


@pytest.mark.parametrize("name", WHOLE_GAMES)
def test_every_file_of_a_function_that_is_called_counts(name: str) -> None:
    functions = [function for function in operations_of(name) if hasattr(function, "py_func")]
    known = set[Path]().union(*(sources.sources_of(file_of(f)) for f in functions))
    assert len(called_by(functions)) >= 4
    assert called_by(functions) <= known


@pytest.mark.parametrize(
    "module",
    [alpha_beta, batch, calls, deepen, foresee, greedy, perft, playout, replay, grow],
    ids=lambda module: module.__name__,
)
def test_so_do_those_of_services_and_bots(module: Any) -> None:
    kernels = [made for made in vars(module).values() if hasattr(made, "py_func")]
    for kernel in kernels:
        assert called_by([kernel]) <= sources.sources_of(file_of(kernel))


# ---- a file is changed ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of an example, whose files may be changed."""
    folder = tmp_path_factory.mktemp("sources")
    ignored = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(PACKAGE, folder / "tafelronde", ignore=ignored)
    shutil.copytree(ROOT / "examples", folder / "examples", ignore=ignored)
    return folder


def hash_of(files: list[Path]) -> str:
    """The hash that a new process finds when no imports were changed."""
    sources._content.cache_clear()
    return sources.sources_hash(*files)


def is_seen(files: list[Path], changed: Path) -> bool:
    """Whether the hash of these files differs when another one does; it is put back."""
    before, data = hash_of(files), changed.read_bytes()
    changed.write_bytes(data + b"\n")
    try:
        return hash_of(files) != before
    finally:
        changed.write_bytes(data)
        assert hash_of(files) == before


def copies_of(name: str, copied: Path) -> list[Path]:
    """The files with a game's operations, in the copy."""
    files = {file_of(function) for function in operations_of(name) if hasattr(function, "py_func")}
    above = ROOT / "src" if name in PACKAGE_GAMES else ROOT
    return [copied / file.relative_to(above) for file in files]


COMPILED = {
    "drakon": ("rules/choices.py", "rules/dungeon.py", "rules/tables.py", "hidden.py", "observe.py",
               "insight.py", "features.py", "nearness.py", "state.py", "facts.py", "tiles.json"),
    "kaiser_koenig_edelmann": ("rules/walking.py", "observe.py", "insight.py", "features.py",
                               "state.py", "seating.py", "facts.py", "board_check.py",
                               "boards/standard.json"),
    "koenig_der_elfen": ("rules/travel.py", "hidden.py", "observe.py", "insight.py", "features.py",
                         "worth.py", "trips/solver.py", "state.py", "facts.py", "deck.py",
                         "deck.json"),
    "rosenkoenig": ("rules.py", "observe.py", "insight.py", "insight.json",
                    "features.py", "gains.py", "state.py", "tables.py", "facts.py", "refusals.py"),
    "briscola": ("rules.py", "hidden.py", "insight.py", "state.py", "facts.py"),
}  # fmt: skip
PLAIN = ("__init__.py", "game.py", "view.py", "telling.py", "terminal.py", "notation.py",
         "messages/en.ftl")  # fmt: skip


def folder_of(name: str, copied: Path) -> Path:
    inside = copied / "tafelronde" / "games" / name
    return inside if name in PACKAGE_GAMES else copied / "examples" / name


@pytest.mark.parametrize("name", COMPILED)
def test_a_change_of_what_is_compiled_is_seen(name: str, copied: Path) -> None:
    files, folder = copies_of(name, copied), folder_of(name, copied)
    unseen = [path for path in COMPILED[name] if not is_seen(files, folder / path)]
    assert unseen == []


@pytest.mark.parametrize("name", COMPILED)
def test_a_change_of_what_is_shown_is_not(name: str, copied: Path) -> None:
    files, folder = copies_of(name, copied), folder_of(name, copied)
    assert [path for path in PLAIN if is_seen(files, folder / path)] == []


def test_these_are_games() -> None:
    assert set(COMPILED) <= set(WHOLE_GAMES)


def test_of_core_and_bots_what_is_compiled_counts(copied: Path) -> None:
    package = copied / "tafelronde"
    rules = [package / "games" / "drakon" / "rules" / "operations.py"]
    searching = [package / "search" / "uct" / "grow.py"]
    for path in (
        "compile/parts.py",
        "compile/cache.py",
        "contract/rng.py",
        "compile/compiler.py",
        "compile/numba_parts.py",
    ):
        assert is_seen(rules, package / "core" / path), path
        assert is_seen(searching, package / "core" / path), path
    assert is_seen(searching, package / "core" / "contract" / "operations.py")
    assert is_seen(searching, package / "search" / "uct" / "nodes.py")
    for path in (
        "core/objects/state.py",
        "core/facts/court.py",
        "core/facts/errors.py",
        "bots/mcts.py",
        "__init__.py",
    ):
        assert not is_seen(searching, package / path), path


# ---- games from anywhere -------------------------------------------------------------------------


def write(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")
    return folder


def test_imports_of_all_kinds_are_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "their_game"
    (folder / "inner").mkdir(parents=True)
    write(folder, __init__="", rules=(
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from . import types\n"
        "try:\n    import their_game.first\nexcept ImportError: from . import second\n"
        "x = 1; from .inner import (  # this one\n    third,\n)\n"
        "def table():\n    if x:\n        from .fourth import \\\n            A\n"
        "with open(__file__): from their_game.fifth import *\n"
        "match x:\n    case 1: from . import NAME\n"
    ))  # fmt: skip
    write(folder, types="", first="", second="", fourth="", fifth="", apart="")
    write(folder / "inner", __init__="", third="from .. import sixth", seventh="")
    write(folder, sixth="from .inner import seventh")
    monkeypatch.syspath_prepend(tmp_path)
    sources._top.cache_clear()
    found = {
        file.relative_to(folder).as_posix() for file in sources.sources_of(folder / "rules.py")
    }
    numbers = ("first", "second", "fourth", "fifth", "sixth")
    assert found == {
        "rules.py", "__init__.py", "inner/third.py", "inner/seventh.py",
        *(f"{number}.py" for number in numbers),
    }  # fmt: skip


def test_who_can_import_anything_depends_on_the_folder(tmp_path: Path) -> None:
    folder = write(tmp_path, rules="from importlib import import_module", table="", view="")
    found = sources.sources_of(folder / "rules.py")
    assert {file.name for file in found} == {"rules.py", "table.py", "view.py"}


def test_who_asks_whether_a_module_is_there_imports_nothing(tmp_path: Path) -> None:
    folder = write(tmp_path, rules="from importlib.util import find_spec", table="")
    assert {file.name for file in sources.sources_of(folder / "rules.py")} == {"rules.py"}
    more = "from importlib.util import find_spec, module_from_spec"
    folder = write(tmp_path, others=more, table="")
    assert "table.py" in {file.name for file in sources.sources_of(folder / "others.py")}


def test_a_game_in_one_file_does_not_depend_on_the_server() -> None:
    """Else every change of the package would let all of its kernels be compiled anew."""
    files = sources.sources_of(ROOT / "examples" / "connect_four.py")
    assert PACKAGE / "core" / "objects" / "state.py" in files
    assert not any("server" in file.parts for file in files)


def test_an_installed_game_is_followed_and_what_it_uses_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "site-packages"
    for name in ("our_game", "helper"):
        (place / name).mkdir(parents=True)
    write(
        place / "our_game", __init__="", rules="import helper\nfrom .table import T", table="T = 1"
    )
    (place / "our_game" / "table.json").write_text("{}")
    write(place / "helper", __init__="from . import inner", inner="")
    monkeypatch.syspath_prepend(place)
    sources._top.cache_clear()
    found = sources.sources_of(place / "our_game" / "rules.py")
    assert {file.relative_to(place).as_posix() for file in found} == {
        "our_game/rules.py", "our_game/table.py", "our_game/table.json", "helper/__init__.py",
    }  # fmt: skip
