"""The steps that bring a database from any released shape to today's; Alembic takes them.

The first step makes all tables as version 1.0 has them. A change of the tables is a new file in
``versions``, such as ``v0027_beds.py``::

    revision, down_revision = "0027", "0026"

    def upgrade() -> None:
        op.add_column("tables", sa.Column("beds", sa.Integer, nullable=False, server_default="0"))

    def downgrade() -> None:
        op.drop_column("tables", "beds")

and the same change in ``schema/``. ``downgrade`` takes away what the step added, and no more. A
step that was released is never changed.
"""
