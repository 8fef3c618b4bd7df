"""The tables of the database, as they are today; one description for SQLite and PostgreSQL.

Each module describes the tables of one idea. They are made and changed by the steps in
``migrations/versions``, one file each; a test holds those against these pages. They are read and
written by the two drivers (``sqlite``, ``postgres``) in plain SQL.
"""

from __future__ import annotations

from . import (
    clocks,
    company,
    deals,
    learning,
    news,
    nodes,
    order,
    people,
    ratings,
    seeks,
    tables,
    tournaments,
)
from .columns import METADATA
from .tables import UNNOTED

__all__ = [
    "METADATA",
    "UNNOTED",
    "clocks",
    "company",
    "deals",
    "learning",
    "news",
    "nodes",
    "order",
    "people",
    "ratings",
    "seeks",
    "tables",
    "tournaments",
]
