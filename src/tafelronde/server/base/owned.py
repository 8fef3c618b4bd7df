"""Owned rows: the rows of a database table that belong to a person, column by column.

Who owns a table says of each of its columns whether it is *exported* with the person's data, *kept*
without a name when the person is deleted, or *deleted* with them; and why, where it is not
exported. A merge hands the rows over to the identity that goes on.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

SECRET = "whoever knows it could act as this person"
WORK = "it says how far the server is with its own work"
OTHERS = "it says something of somebody else"
_NOTHING: Mapping[str, str] = MappingProxyType({})


def because(why: str, *columns: str) -> dict[str, str]:
    """These columns, each with this reason for which it is not exported."""
    return dict.fromkeys(columns, why)


class OwnedRows(NamedTuple):
    """The rows of one table that belong to a person. Each column but ``owner`` stands in one of
    ``exported``, ``kept`` and ``deleted``."""

    table: str
    key: tuple[str, ...] = ()
    """Columns that identify a row among this person's rows; empty: a person has at most one."""
    exported: tuple[str, ...] = ()
    """Columns that are exported."""
    kept: Mapping[str, str] = _NOTHING
    """Columns that are not exported and stay, without a name, when the person is deleted; each with
    the reason."""
    deleted: Mapping[str, str] = _NOTHING
    """Columns that are not exported, and are deleted with the person; each with the reason."""
    owner: str = "user_id"
    """The column that holds the person's id."""
    stays: bool = False
    """Whether the rows stay when the person is deleted: then their id means nobody any more."""
    emptied: tuple[str, ...] = ()
    """Columns of rows that stay which a deletion empties: they name the person."""
    own_steps: bool = False
    """Whether code of its own merges and deletes these rows (``people.asked``)."""


class AllOwned:
    """The owned rows of a whole site."""

    def __init__(self, rows: Iterable[OwnedRows]) -> None:
        self.rows = tuple(rows)
