"""The driver for a database's address."""

from .address import is_postgres, sqlite_file
from .store import Store


def make_store(address: str) -> Store:
    """The driver for a database's address. Raises NoDatabase."""
    if is_postgres(address):
        from .postgres import PostgresStore

        return PostgresStore(address)
    from .sqlite import SqliteStore

    return SqliteStore(sqlite_file(address))
