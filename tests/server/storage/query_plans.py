"""Statements of a node to its database, and the plans by which the database carries them out.

``recording`` starts a node that writes its statements down; ``complaints`` says which of them read
a whole table. ``in_the_source`` finds the statements that are written in the server's files, so
that a test can tell which of them no node has sent.
"""

import ast
import asyncio
import contextlib
import itertools
import json
import re
import sqlite3
import warnings
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, cast

import asyncpg

import tafelronde.server as server
from server.helpers import Server
from tafelronde.server.storage.address import is_postgres, sqlite_file

SMALL = {
    *("meta", "alembic_version", "sqlite_master", "pg_class", "pg_namespace"),
    *("roles", "invites", "unwanted", "service", "backups"),
    *("pragma_page_count", "pragma_page_size"),
}
"""Tables of a few rows, which may be read as a whole."""
PARTIAL = {"tables_unnoted", "tables_hidden"}
"""Indices that hold nothing but what is looked for with them."""
WHOLE = {"backup_file.py", "move.py"}
"""Files whose statements read all of a database that nobody uses meanwhile."""
_VERB = re.compile(r"\s*(SELECT|INSERT INTO|UPDATE|DELETE FROM|WITH) ")
_DRIVERS = re.compile("pg_catalog|pg_advisory_unlock_all")
"""The statements that asyncpg itself sends."""
_RECORDER = """
import json, sys
sys.path.insert(0, {tests!r})
from server.storage.query_plans import note_statements
seen, out = set(), open({path!r}, "a")
def note(statement):
    if statement not in seen:
        seen.add(statement)
        out.write(json.dumps(statement) + "\\n")
        out.flush()
note_statements(note)
"""


def note_statements(note: Callable[[str], None]) -> None:
    """Tell of all statements that this process sends from now on, by either driver."""

    class Noted(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            note(sql)
            return super().execute(sql, *values)

        def executemany(self, sql: str, *values: Any) -> sqlite3.Cursor:
            note(sql)
            return super().executemany(sql, *values)

    connect, create_pool = sqlite3.connect, cast(Any, asyncpg.create_pool)

    def connect_noted(*given: Any, **named: Any) -> sqlite3.Connection:
        if ".coverage" in str(given[0]):  # not the server's: see ./check --coverage
            return connect(*given, **named)
        return connect(*given, **{"factory": Noted, **named})

    async def init(base: Any) -> None:
        base.add_query_logger(lambda logged: note(logged.query))

    def create_noted(*given: Any, **named: Any) -> Any:
        return create_pool(*given, init=init, **named)

    warnings.filterwarnings("ignore", message=".*query logger.*")
    sqlite3.connect = connect_noted
    asyncpg.create_pool = create_noted


@contextlib.contextmanager
def recording(database: str, file: Path, **given: Any) -> Iterator[Server]:
    """A node that writes its statements into this file, one a line."""
    node = Server(database, **given)
    tests = str(Path(__file__).parents[2])
    node.before.append(_RECORDER.format(tests=tests, path=str(file)))
    node.start()
    try:
        yield node
    finally:
        node.stop()


def recorded(file: Path) -> list[str]:
    """The statements of a node that ran, with ``$1`` for the first value."""
    statements = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    own = (one for one in statements if _VERB.match(one) and not _DRIVERS.search(one))
    return [plain(one) for one in own]


def plain(statement: str) -> str:
    """In one line, with ``$1`` for the first value."""
    numbers = itertools.count(1)
    numbered = re.sub(r"\?(\d*)", lambda found: f"${found[1] or next(numbers)}", statement)
    return " ".join(numbered.split())


# ---- plans ---------------------------------------------------------------------------------------


def complaints(database: str, statements: Iterable[str]) -> list[str]:
    """The statements that read a whole table, or a whole index, with what is read."""
    if is_postgres(database):
        return asyncio.run(_postgres(database, statements))
    with contextlib.closing(sqlite3.connect(sqlite_file(database))) as base:
        base.create_function("steady_clock", 0, lambda: 0.0)
        found = [(one, _scans(base, one)) for one in statements]
    return [f"{scans}: {one}" for one, scans in found if scans]


def _scans(base: sqlite3.Connection, statement: str) -> list[str]:
    values = [None] * max([0, *map(int, re.findall(r"\$(\d+)", statement))])
    plan = base.execute(f"EXPLAIN QUERY PLAN {re.sub(r'[$]', '?', statement)}", values)
    said = [str(row[3]) for row in plan]
    made = {re.split(r"[ (]", line)[1] for line in said if re.match("CO-ROUTINE|MATERIALIZE", line)}
    names = [
        line.split(" ")[1]
        for line in said
        if line.startswith("SCAN ") and line.split(" ")[-1] not in PARTIAL
    ]
    return [
        name
        for name in names
        if name not in made | SMALL | {"CONSTANT"} and not re.match(r"\d|\(", name)
    ]


async def _postgres(database: str, statements: Iterable[str]) -> list[str]:
    base = await asyncpg.connect(database)
    found: list[str] = []
    try:
        # No row is counted then: for a few of them, a whole index is as cheap as a look-up.
        await base.execute("DELETE FROM pg_statistic")
        await base.execute("UPDATE pg_class SET relpages = 0, reltuples = -1 WHERE relkind <> 't'")
        for costly in ("seqscan", "mergejoin", "hashjoin"):
            await base.execute(f"SET enable_{costly} = off")
        await base.execute("SET plan_cache_mode = force_generic_plan")
        for one in statements:
            numbers = [0, *map(int, re.findall(r"\$(\d+)", one))]
            values = f"({', '.join(['NULL'] * max(numbers))})" if max(numbers) else ""
            await base.execute(f"PREPARE asked AS {one}")
            plan = await base.fetchval(f"EXPLAIN (FORMAT JSON) EXECUTE asked{values}")
            await base.execute("DEALLOCATE asked")
            scans = list(_whole(json.loads(plan)[0]["Plan"], limited=False))
            if scans:
                found.append(f"{scans}: {one}")
    finally:
        await base.close()
    return found


def _whole(node: dict[str, Any], *, limited: bool) -> Iterator[str]:
    """The tables that a plan reads as a whole; along an index as far as a limit lets it is not."""
    kind = node["Node Type"]
    name, index = node.get("Relation Name", ""), node.get("Index Name", "")
    unbound = bool(index) and "Index Cond" not in node and index not in PARTIAL
    if (kind == "Seq Scan" or (unbound and not limited)) and (
        name or index.removesuffix("_pkey")
    ) not in SMALL:
        yield name or index
    for inner in node.get("Plans", []):
        yield from _whole(inner, limited=limited or kind == "Limit")


# ---- in the source -------------------------------------------------------------------------------


def in_the_source() -> dict[str, re.Pattern[str]]:
    """The statements in the server's files, each with what a node's statement must contain to be
    it."""
    found: dict[str, re.Pattern[str]] = {}
    for file in sorted(Path(server.__file__).parent.rglob("*.py")):
        if "migrations" not in file.parts and file.name not in WHOLE:
            for text in _strings(ast.parse(file.read_text())):
                if _VERB.match(text):
                    whole = re.sub(r"\{\w+\}", "\0", plain(text))
                    pieces = map(re.escape, whole.split("\0"))
                    found[whole.replace("\0", "…")] = re.compile(".*".join(pieces))
    return found


def planned(database: str) -> list[str]:
    """The statements of the source that this database can plan as they stand there, so that none
    needs a story in which it is sent."""
    literal = [
        text
        for text in in_the_source()
        if not re.search("[…{]|alembic", text) and re.search(r"\b(WHERE|INSERT)\b", text)
    ]
    if is_postgres(database):
        return asyncio.run(_known_to_postgres(database, literal))
    found: list[str] = []
    with contextlib.closing(sqlite3.connect(sqlite_file(database))) as base:
        base.create_function("steady_clock", 0, lambda: 0.0)
        for one in literal:
            with contextlib.suppress(sqlite3.Error):
                _scans(base, one)
                found.append(one)
    return found


async def _known_to_postgres(database: str, statements: Iterable[str]) -> list[str]:
    base, found = await asyncpg.connect(database), list[str]()
    try:
        for one in statements:
            with contextlib.suppress(asyncpg.PostgresError):
                await base.execute(f"PREPARE tried AS {one}")
                await base.execute("DEALLOCATE tried")
                found.append(one)
    finally:
        await base.close()
    return found


def _strings(tree: ast.AST) -> Iterator[str]:
    """The texts in a file; ``\\0`` where something is put in."""
    inside: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            inside.update(ast.walk(node))
            inside.discard(node)
            parts = (part.value if isinstance(part, ast.Constant) else "\0" for part in node.values)
            yield "".join(map(str, parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in inside:
            yield node.value
