"""The collection of all tables, and the types of columns that differ between the two databases."""

import sqlalchemy as sa

METADATA = sa.MetaData()

Boolean: sa.types.TypeEngine[bool] = sa.Boolean(create_constraint=False).with_variant(
    sa.Integer(), "sqlite"
)
Double: sa.types.TypeEngine[float] = sa.Double[float]().with_variant(sa.REAL[float](), "sqlite")
"""A number of double precision. Times are such numbers: seconds since 1970."""
ByBytes: sa.types.TypeEngine[str] = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
"""Text that is sorted by its bytes, so that equal beginnings stand together."""
