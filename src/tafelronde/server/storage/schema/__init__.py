"""The tables of the database, as they are today; one description for SQLite and PostgreSQL.

Each module describes the tables of one idea. They are made and changed by the steps in
``migrations/versions``, one file each; a test holds those against these pages. They are read and
written by the two drivers (``sqlite``, ``postgres``) in plain SQL.
"""

from __future__ import annotations

from ...features.deals import schema as deals
from ...features.matchmaking import schema as seeks
from ...features.moderation import schema as order
from ...features.notifications import schema as news
from ...features.ratings import schema as ratings
from ...features.school import schema as learning
from ...features.tournaments import schema as tournaments
from . import clocks, company, nodes, people, tables
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
