"""The steps that bring a database from any older shape to today's; Alembic takes them.

A change of the tables is a new file in ``versions`` (copy the last one), the same change in
``schema/``, and its number as ``HEAD`` in ``migrate.py``. A step that was released is never
changed.
"""
