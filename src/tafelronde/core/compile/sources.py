"""Hashes of the source files that compiled code is made of, by which it is known to be of today.

A compiled function depends on its own file and on what that imports, directly or through others:
the functions it calls, and the constants that are frozen into it. Imports are read from the files
and not from what happens to be loaded, so that every process finds the same ones; those within
functions count, those for type checkers alone do not. Data files beside one of these files count.
"""

import ast
import functools
import hashlib
import importlib.util
import sys
from collections.abc import Iterator
from pathlib import Path

DATA = frozenset({".json", ".csv", ".npy", ".npz"})
"""How data files end that a game may read into its tables."""

NAMED_BY_VERSION = frozenset({"numpy", "numba", "llvmlite"})
"""Packages whose versions stand in the cache's path."""

IMPORTERS = frozenset({"importlib", "pkgutil", "runpy"})
"""Modules whose importer may import anything: all files of its folder count. An importer of
``find_spec`` alone is none, since that says only whether a module is there."""

_HERE = Path(__file__).resolve().parent
_PACKAGE = _HERE.parent.parent
_TOP = _PACKAGE.name


def sources_hash(*files: Path) -> str:
    """The hash of these source files and of all that they depend on."""
    found = {file.resolve() for file in files}
    for file in list(found):
        found |= sources_of(file)
    digest = hashlib.sha256()
    for line in sorted(f"{file.name} {_content(file)}" for file in found):
        digest.update(line.encode() + b"\n")
    return digest.hexdigest()


@functools.cache
def sources_of(file: Path) -> frozenset[Path]:
    """A source file, all that it imports of Tafelronde and of games, and the data beside them."""
    found, waiting, folders = set[Path](), [file.resolve()], set[Path]()
    home = _home(file.resolve())
    while waiting:
        here = waiting.pop()
        if here in found:
            continue
        found.add(here)
        if _is_followed(here, home):
            folders.add(here.parent)
            waiting += _imported(here)
    for folder in folders:
        found.update(_data(folder))
    return frozenset(found)


@functools.cache
def _content(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _data(folder: Path) -> Iterator[Path]:
    """The data files of a folder; in a package, also of the folders in it that are none."""
    package = (folder / "__init__.py").is_file()
    for path in folder.iterdir():
        if path.suffix in DATA and path.is_file():
            yield path
        elif package and path.is_dir() and not (path / "__init__.py").exists():
            yield from (file for file in path.rglob("*") if file.suffix in DATA and file.is_file())


# ---- imports -----------------------------------------------------------------------------------


@functools.cache
def _imported(file: Path) -> tuple[Path, ...]:
    """The files that a file imports, or may import."""
    found = list(imports_of(file))
    for statement in _import_statements(file):
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                found += _all_beside(file, alias.name.split(".")[0])
        elif not statement.level and statement.module and not _only_looks(statement):
            found += _all_beside(file, statement.module.split(".")[0])
    return tuple(found)


@functools.cache
def imports_of(file: Path) -> tuple[Path, ...]:
    """The source files that a file imports by their names."""
    found: list[Path] = []
    for statement in _import_statements(file):
        if isinstance(statement, ast.Import):
            for alias in statement.names:
                parts = alias.name.split(".")
                found += [path for k in range(len(parts)) for path in _absolute(parts[: k + 1])]
        else:
            found += _from(file, statement)
    return tuple(found)


@functools.cache
def _import_statements(file: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """The imports in a file, however deep; those for type checkers alone are left out."""
    statements = _statements(ast.parse(file.read_bytes()).body)
    return tuple(one for one in statements if isinstance(one, ast.Import | ast.ImportFrom))


def _home(file: Path) -> Path:
    """The folder of the outermost package in which a file lies; the file itself in none."""
    home = file
    while (home.parent / "__init__.py").is_file():
        home = home.parent
    return home


def _is_followed(file: Path, home: Path) -> bool:
    """Not so what is installed, but for the package itself and the one that is asked about."""
    own = not {home, _PACKAGE}.isdisjoint({file, *file.parents})
    return own or not {"site-packages", "dist-packages"}.intersection(file.parts)


def _all_beside(file: Path, package: str) -> list[Path]:
    """All of its folder, for a file that imports the package if that can import anything."""
    if package not in IMPORTERS or file.parent.name == _HERE.name:  # which so looks at Numba
        return []
    return [path.resolve() for path in file.parent.rglob("*.py")]


def _only_looks(statement: ast.ImportFrom) -> bool:
    return {f"{statement.module}.{one.name}" for one in statement.names} == {
        "importlib.util.find_spec"
    }


def _statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """All statements, however deep, but for those that only type checkers read."""
    for statement in body:
        yield statement
        if isinstance(statement, ast.If) and _is_for_types(statement.test):
            yield from _statements(statement.orelse)
            continue
        for field in ("body", "orelse", "finalbody"):
            yield from _statements(getattr(statement, field, []))
        for field in ("handlers", "cases"):
            for part in getattr(statement, field, []):
                yield from _statements(part.body)


def _is_for_types(test: ast.expr) -> bool:
    name = test.attr if isinstance(test, ast.Attribute) else getattr(test, "id", "")
    return name == "TYPE_CHECKING"


def _from(file: Path, statement: ast.ImportFrom) -> list[Path]:
    """The files from which ``from … import …`` takes its names: submodules, or the module
    itself."""
    parts = statement.module.split(".") if statement.module else []
    if statement.level:
        base = file.parent
        for _ in range(statement.level - 1):
            base = base.parent
        places = [base.joinpath(*parts)]
    else:
        places = _places(parts)
    found: list[Path] = []
    for alias in statement.names:
        inner = [path for place in places for path in _module(place / alias.name)]
        found += inner or [path for place in places for path in _module(place)]
    return found


def _absolute(parts: list[str]) -> list[Path]:
    return [path for place in _places(parts) for path in _module(place)]


def _places(parts: list[str]) -> list[Path]:
    """Where a module may lie, its ending left away; nowhere for what is not looked at."""
    return [place.joinpath(*parts[1:]) for place in _top(parts[0])]


@functools.cache
def _top(name: str) -> tuple[Path, ...]:
    if name in NAMED_BY_VERSION or name in sys.stdlib_module_names:
        return ()
    if name == _TOP:
        return (_PACKAGE,)
    try:
        spec = importlib.util.find_spec(name)
    except (ImportError, ValueError):
        return ()
    if spec is None:
        return ()
    if spec.submodule_search_locations is not None:
        return tuple(Path(place).resolve() for place in spec.submodule_search_locations)
    return (Path(spec.origin).resolve().with_suffix(""),) if spec.origin else ()


@functools.cache
def _module(place: Path) -> tuple[Path, ...]:
    """The source file of the module or package at a place without ending; none if there is none."""
    if (place / "__init__.py").is_file():
        return ((place / "__init__.py").resolve(),)
    file = place.with_name(place.name + ".py")
    return (file.resolve(),) if file.is_file() else ()
