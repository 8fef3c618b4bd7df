"""Alembic runs this file: it gives the steps their connection."""

from alembic import context

from tafelronde.server.storage.schema import METADATA

_connection = context.config.attributes.get("connection")
if _connection is None:  # Alembic only prints the SQL
    context.configure(
        dialect_name=context.config.attributes["dialect"],
        target_metadata=METADATA,
        literal_binds=True,
        transactional_ddl=True,
    )
else:  # one transaction for all steps: all of them or none
    context.configure(connection=_connection, target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
