"""The steps that bring a database from any released shape to today's; Alembic takes them.

The first step makes all tables as the first release has them. A change of the tables is a new file
in ``versions``, such as ``v0019_beds.py``::

    revision, down_revision = "0019", "0018"

    def upgrade() -> None:
        op.add_column("tables", sa.Column("beds", sa.Integer, nullable=False, server_default="0"))

and the same change in ``schema/``. A step that was released is never changed.
"""
