"""The tables of the database, as they are today; one description for SQLite and PostgreSQL.

Each module describes the tables of one idea; those of a feature stand in its ``schema``, which is
found by its name. They are made and changed by the steps in ``migrations/versions``, one file each;
a test holds those against these pages. They are read and written by the two drivers (``sqlite``,
``postgres``) in plain SQL.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.util import find_spec

from . import clocks as _clocks
from . import company as _company
from . import nodes as _nodes
from . import people as _people
from . import tables as _tables
from .columns import METADATA

del _clocks, _company, _nodes, _people, _tables  # they have added their tables

_FEATURES = __name__.replace(".storage.schema", ".features")
for _feature in pkgutil.iter_modules(import_module(_FEATURES).__path__):
    _schema = f"{_FEATURES}.{_feature.name}.schema"
    if find_spec(_schema) is not None:
        import_module(_schema)

__all__ = ["METADATA"]
