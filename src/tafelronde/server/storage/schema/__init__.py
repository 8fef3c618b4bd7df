"""The tables of the database as they are today, one description for SQLite and PostgreSQL.

Each module describes the tables of one subject. A feature describes its tables in its own
``schema.py``, which is found by that name. The steps in ``migrations/versions`` make and change the
tables; a test compares the result with these descriptions. The two drivers (``sqlite``,
``postgres``) read and write in plain SQL.
"""

import pkgutil
from importlib import import_module
from importlib.util import find_spec

from . import nodes as _nodes
from . import people as _people
from . import tables as _tables
from .columns import METADATA

del _nodes, _people, _tables  # importing them has added their tables

_FEATURES = __name__.replace(".storage.schema", ".features")
for _feature in pkgutil.iter_modules(import_module(_FEATURES).__path__):
    _schema = f"{_FEATURES}.{_feature.name}.schema"
    if find_spec(_schema) is not None:
        import_module(_schema)

__all__ = ["METADATA"]
