"""Writes ``docs/promise.txt``, everything that ``docs/stability.md`` promises by name:
``python -m docs.site.promise``.

From version 1.0 on it refuses to drop or to change a line, unless the line says since when it is
deprecated.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import griffe

from tafelronde import __version__
from tafelronde.cli.app import command_line
from tafelronde.core.objects.registry import load
from tafelronde.corpus.parquet import schemas
from tafelronde.match.layout import FORMAT_VERSION, SECTIONS
from tafelronde.server.node import interfaces, typescript
from tafelronde.server.storage.schema import METADATA
from tafelronde.server.wire.bounds import Request

from .rights import routes

ROOT = Path(__file__).parents[2]
LISTING = ROOT / "docs" / "promise.txt"
STAYS = 2
"""Minor versions for which what is deprecated stays."""
_REQUIRED = " required"
_MARK = re.compile(r"deprecated since (\d+)\.(\d+): ")
HELP = (
    "Keep what was promised, or add beside it. What must go is first marked in docs/promise.txt, by"
    " “deprecated since VERSION: ” before its line, and told in CHANGELOG.md; two minor versions"
    " later it may go (docs/stability.md). Before 1.0 nothing is promised yet: run python -m"
    " docs.site.promise."
)


class Broken(Exception):
    """A promise would be broken; the argument says which ones, and what to do."""


def broken(promised: Iterable[str], now: Iterable[str], version: str = __version__) -> list[str]:
    """Sentences about promises that do not hold any more.

    Examples:
        >>> broken(["http GET /api/me answers: Me"], [])
        ['gone, or of another type: http GET /api/me answers: Me']
        >>> broken(["deprecated since 1.2: cli play --fast"], [], "1.4.0")
        []
        >>> broken(["python f(a): int"], ["python f(a): int", "python f(b): int required"])
        ['asked for now: python f(b): int required']
    """
    major, minor = (int(part) for part in version.split(".")[:2])
    have = {line.removesuffix(_REQUIRED): line.endswith(_REQUIRED) for line in now}
    given: dict[str, bool] = {}
    faults: list[str] = []
    for line in promised:
        mark = _MARK.match(line)
        bare = _MARK.sub("", line)
        given[bare.removesuffix(_REQUIRED)] = bare.endswith(_REQUIRED)
        due = mark and (major > int(mark[1]) or minor >= int(mark[2]) + STAYS)
        if bare.removesuffix(_REQUIRED) not in have and not due:
            faults.append(f"gone, or of another type: {bare}")
    owners = {_owner(line) for line in given}
    keys = {line.partition(": ")[0] for line in given}
    needed = {line.partition(": ")[0] for line, required in given.items() if required}
    for line, required in have.items():
        key = line.partition(": ")[0]
        if required and key not in needed and _owner(line) in owners:
            faults.append(f"asked for now: {line}{_REQUIRED}")
        elif line.endswith(": null") and line not in given and key in keys:
            faults.append(f"may be null now: {line}")
    return faults


def _owner(line: str) -> str:
    """The function, message or route to which a line belongs."""
    key = line.partition(": ")[0]
    for mark in ("(", " asks "):
        if mark in key:
            return key.partition(mark)[0]
    return key.rpartition(".")[0]


# ---- everything that is there -------------------------------------------------------------------


def lines() -> list[str]:
    """Everything that is promised now, sorted: one line each."""
    wire = typescript.wire_file()
    parts = (_python(), _http(wire), _wire(wire), _bots(), _records(), _data(), _commands())
    return sorted({line for part in (*parts, _database()) for line in part})


def _python() -> Iterator[str]:
    package = griffe.load("tafelronde", search_paths=[str(ROOT / "src")])
    pages = "".join(p.read_text("utf-8") for p in (ROOT / "docs" / "reference").glob("*.md"))
    for name in re.findall(r"^::: (\S+)", pages, re.MULTILINE):
        module = package if name == "tafelronde" else package[name.partition(".")[2]]
        yield from (f"python {name} exports: {each}" for each in module.exports or ())
        yield from _members(module)


def _members(item: Any) -> Iterator[str]:
    for name, member in item.members.items():
        if name.startswith("_") or member.is_alias or member.is_module:
            continue
        path = f"python {member.path}"
        if member.is_class:
            yield f"{path}: class"
            yield from _members(member)
        elif member.is_function:
            yield from (f"{path} returns: {kind}" for kind in _either(member.returns))
            for each in member.parameters:
                if each.name not in ("self", "cls") and not each.name.startswith("_"):
                    needed = (
                        _REQUIRED if each.required and "variadic" not in each.kind.value else ""
                    )
                    for kind in _either(each.annotation):
                        yield f"{path}({each.name}): {kind}{needed}"
        elif item.is_class and member.annotation is not None:
            yield from (f"{path}: {kind}" for kind in _either(member.annotation))
        elif item.is_module and name.isupper():
            yield f"{path}: constant"


def _either(kind: Any) -> list[str]:
    """The parts of a union, each by itself."""
    text, parts, depth = " ".join(str(kind).split()), [""], 0
    for letter in text:
        depth += (letter in "[({<") - (letter in "])}>")
        if letter == "|" and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    return [part.strip() for part in parts if part.strip()]


def _http(wire: str) -> Iterator[str]:
    yield from (f"http {route}" for route in routes())
    for route, asked in re.findall(r'^  "(.*?)": \{ (.*) \};$', wire, re.M):
        inside = re.sub(r"\{ (.*?) \}", lambda found: found[0].replace("; ", ", "), asked)
        for field in inside.split("; "):
            name, _, kind = field.partition(": ")
            says = "answers" if name == "answer" else f"asks {name.removesuffix('?')}"
            needed = "" if name == "answer" or name.endswith("?") else _REQUIRED
            yield from (f"http {route} {says}: {each}{needed}" for each in _either(kind))


def _wire(wire: str) -> Iterator[str]:
    asked = {kind.__name__ for kind in interfaces.structs() if issubclass(kind, Request)}
    yield from _typescript("wire", wire, asked)
    for file in (ROOT / "src" / "tafelronde" / "games").glob("*/view.py"):
        name = file.parent.name
        yield from _typescript(f"view {name}", typescript.view_file(load(name)), set())


def _typescript(area: str, text: str, asked: set[str]) -> Iterator[str]:
    text = re.sub(r"/\*\*.*?\*/", "", text.partition("export interface Requests")[0], flags=re.S)
    for name, kind in re.findall(r"^export type (\w+) =(.*?);", text, re.M | re.S):
        yield from (f"{area} {name}: {each}" for each in _either(kind))
    for name, body in re.findall(r"^export interface (\w+) \{\n(.*?)^\}", text, re.M | re.S):
        for field, optional, kind in re.findall(r"^  (\w+)(\??): (.*?);$", body, re.M | re.S):
            needed = _REQUIRED if name in asked and not optional else ""
            yield from (f"{area} {name}.{field}: {each}{needed}" for each in _either(kind))


def _bots() -> Iterator[str]:
    """The host's messages from the program, a bot's from the page of the protocol."""
    folder = ROOT / "src" / "tafelronde" / "bots" / "external"
    for file in folder.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            keys = [key.value for key in getattr(node, "keys", ()) if isinstance(key, ast.Constant)]
            if isinstance(node, ast.Dict) and keys[:1] == ["type"]:
                kind = ast.literal_eval(node.values[0])
                yield from (f"bot host sends {kind}: {key}" for key in keys)
    page = (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")
    for kind, fields in re.findall(r"^\| bot \| `(\w+)` \| (.*) \|$", page, re.M):
        names = re.findall(r"`(\w+)`(?::|, a prob)", fields)
        yield from (f"bot answers {kind}: {name}" for name in ("type", *names))


def _records() -> Iterator[str]:
    yield from (f"record {FORMAT_VERSION} section: {name}" for name in SECTIONS)
    for file in (ROOT / "tests" / "records").rglob("*.txt"):
        section = ""
        for line in file.read_text("utf-8").splitlines():
            if found := re.fullmatch(r"\[(\w+)\]", line):
                section = found[1]
            elif section not in ("moves", "takebacks", "clock") and (
                found := re.match(r"(option|seat|[a-z-]+)( [^:]+)?: ", line)
            ):
                yield f"record {FORMAT_VERSION} {section}: {found[1]}"


def _data() -> Iterator[str]:
    for name, schema in zip(("games", "steps"), schemas(), strict=True):
        yield from (f"data {name}.{field.name}: {field.type}" for field in schema)


def _commands() -> Iterator[str]:
    def walk(name: str, command: Any) -> Iterator[str]:
        for each, inner in getattr(command, "commands", {}).items():
            yield from walk(f"{name} {each}", inner)
        for given in command.params:
            if given.param_type_name == "option":
                yield from (f"{name} {flag}" for flag in given.opts)
            else:
                yield f"{name} ({given.name}): argument{_REQUIRED if given.required else ''}"

    for name, command in command_line("serve").commands.items():
        yield from walk(f"cli {name}", command)


def _database() -> Iterator[str]:
    for table in METADATA.tables.values():
        yield from (f"database {table.name}.{column.name}: {column.type}" for column in table.c)


# ---- the listing --------------------------------------------------------------------------------


def promised() -> list[str]:
    """The lines of the listing, with their marks."""
    return LISTING.read_text("utf-8").splitlines() if LISTING.exists() else []


def renewed(before: list[str], now: list[str], version: str = __version__) -> str:
    """The text of the listing with what has been added. Raises Broken."""
    faults = broken(before, now, version)
    if faults and not version.startswith("0."):
        raise Broken("\n".join([*faults, HELP]))
    marks = {_MARK.sub("", line): line for line in before}
    return "".join(f"{marks.get(line, line)}\n" for line in now)


if __name__ == "__main__":
    try:
        LISTING.write_text(renewed(promised(), lines()), encoding="utf-8")
    except Broken as error:
        sys.exit(str(error))
