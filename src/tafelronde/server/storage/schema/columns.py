"""The collection of all tables, and the kinds of columns that differ between the databases."""

from __future__ import annotations

import sqlalchemy as sa

METADATA = sa.MetaData()

Boolean: sa.types.TypeEngine[bool] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)
Double: sa.types.TypeEngine[float] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")
"""Times are seconds since 1970."""
ByBytes: sa.types.TypeEngine[str] = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
"""Text sorted by its bytes, so that texts with the same beginning stand together."""
