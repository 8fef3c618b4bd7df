"""What can be wrong with a database, in the reader's language."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager

from .problems import Problem


@contextmanager
def database_problems() -> Generator[None]:
    """Raise Problem for what a server's database raises: it cannot be reached, or is too new."""
    from ..server.storage.address import NewerSchema, NoDatabase

    try:
        yield
    except NewerSchema as error:
        raise Problem("newer-database", found=error.found, known=error.known) from None
    except NoDatabase as error:
        why = str(error).partition("\n")[0].rstrip(".")
        raise Problem("no-database", why=why) from None
