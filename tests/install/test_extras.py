"""Extras: the modules that each brings, and the message where one is missing."""

import ast
import pickle
import re
import sys
import tomllib
from pathlib import Path

import pytest

import tafelronde
from install.running import HERE, ROOT, as_if, run, told
from tafelronde.extras import EXTRAS, NeedsExtra, command, need
from tafelronde.words import LANGUAGES

SOURCE = Path(tafelronde.__file__).parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
_CODE = re.compile("`([a-z]+)`")
BY_OTHER_NAMES = {
    "email-validator": "email_validator",
    "numba-cuda": "numba_cuda",
    "open_spiel": "pyspiel",
}
"""Packages whose module is called otherwise."""
FOR_A_SYSTEM = {"tzdata", "uvloop"}
"""Packages that are not there, or not needed, on every system."""


def test_the_core_is_small() -> None:
    names = {re.split(r"[^\w.]", requirement)[0] for requirement in PROJECT["dependencies"]}
    assert names == {"msgspec", "numba", "numpy", "platformdirs"}


def test_the_extras_are_those_of_the_package() -> None:
    declared = PROJECT["optional-dependencies"]
    assert set(EXTRAS) == set(declared)
    for extra, requirements in declared.items():
        names = [re.split(r"[^\w.-]", requirement)[0] for requirement in requirements]
        modules = {BY_OTHER_NAMES.get(name, name) for name in names}
        modules -= {"tafelronde", "numpy"}  # an extra may need older ones of what is there anyhow
        assert modules - FOR_A_SYSTEM == set(EXTRAS[extra]), extra


def test_the_page_tells_of_every_extra() -> None:
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    table = page.partition("| extra |")[2].partition("\n\n")[0]
    named = {name for row in table.splitlines()[2:] for name in _CODE.findall(row.split("|")[1])}
    assert named == set(EXTRAS)
    for extras in re.findall(r"tafelronde\[([\w,]+)\]", page):
        assert set(extras.split(",")) <= set(EXTRAS)


def test_every_library_that_is_imported_is_brought() -> None:
    """Also those that only come along with others today."""
    brought = {module.partition(".")[0] for modules in EXTRAS.values() for module in modules}
    brought |= {"msgspec", "numba", "numpy", "platformdirs"}
    known = brought | set(sys.stdlib_module_names) | {"tafelronde"}
    along = {
        "llvmlite": "numba",
        "cryptography": "webauthn",
        "open_spiel": "pyspiel",
        "pydantic": "mcp",
    }
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [a.name for a in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                names = [node.module or ""]
            for name in names:
                top = name.partition(".")[0]
                assert top in known or along.get(top) in known, f"{file.name} imports {name}"


def test_simulating_takes_only_the_core() -> None:
    out = told(as_if("core", HERE / "light.py"))
    ended = {line.partition(" ")[0] for line in out.splitlines()}
    games = {file.parent.name for file in SOURCE.glob("games/*/game.py")}
    assert len(games) >= 4
    assert games <= ended
    assert "arena 4" in out.splitlines()


def test_every_module_is_there_or_names_its_extra() -> None:
    lines = told(as_if("core", HERE / "every_module.py")).splitlines()
    named = dict(line.split() for line in lines[:-1])
    assert named.pop("tafelronde.server") == "server"
    whose = {name: extra for name, extra in named.items() if not name.startswith("tafelronde.cli.")}
    pocket = {name: whose.pop(name) for name in list(whose) if ".pocket." in name}
    assert set(pocket.values()) == {"server"}, "a page's server is the server"
    assert whose
    assert all(name == f"tafelronde.adapters.{extra}" for name, extra in whose.items())
    assert int(lines[-1].split()[0]) > 200


def test_with_the_terminal_all_of_the_command_is_there() -> None:
    lines = told(as_if("terminal", HERE / "every_module.py")).splitlines()
    assert not any(line.startswith("tafelronde.cli") for line in lines)
    assert "tafelronde.server server" in lines


def test_the_command_says_in_a_sentence_what_brings_it() -> None:
    ran = as_if("core", "-m", "tafelronde", "games")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert command("terminal") in ran.err
    assert command("server") in ran.err


@pytest.mark.parametrize(
    ("line", "extra"),
    [
        ("", "server"),
        ("serve --no-browser", "server"),
        ("migrate", "server"),
        ("ratings replay", "server"),
        ("admin health", "server"),
        ("dataset make rosenkoenig --games 1 --out NOWHERE", "data"),
        ("train rosenkoenig --out NOWHERE", "training"),
    ],
)
def test_a_command_says_in_a_sentence_what_it_lacks(line: str, extra: str) -> None:
    ran = as_if("terminal", "-m", "tafelronde", *line.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("tafelronde: This needs ")
    assert ran.err.endswith(f'pip install "tafelronde[{extra}]".\n')
    assert ran.err.count("\n") == 1


def test_it_is_said_in_every_language() -> None:
    said = {as_if("terminal", "-m", "tafelronde", "--lang", name).err for name in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all('pip install "tafelronde[server]"' in text for text in said)


def test_a_table_is_text_without_the_terminal() -> None:
    program = HERE / "show.py"
    out = told(as_if("core", program))
    assert out.startswith("{")
    assert command("terminal") in out
    assert command("terminal") not in told(run(sys.executable, program))


def test_what_is_there_is_not_missed() -> None:
    need("terminal")
    need("server")
    error = NeedsExtra("server", "litestar")
    assert (
        str(error) == 'litestar is not installed; it comes with: pip install "tafelronde[server]"'
    )
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.extra, again.command) == (str(error), "server", error.command)
