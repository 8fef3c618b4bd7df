"""The online table: HTTP and WebSocket, storage, people, and bots' turns.

A table is an append-only log of events, and everything else follows from it. The packages, from the
bottom up; import-linter checks that imports go downward only:

- ``base``: the event bus, background work, refusals, metrics: what every room uses.
- ``wire``: the messages and requests of tables and people.
- ``table``: one table: its events, their fold, and a command → new events or a refusal.
- ``storage``: the log on disk, in SQLite or PostgreSQL.
- ``views``: a table as one reader may see it. ``people``: identities, relations, presence.
  ``bots``: the processes in which bots think. ``outbox``: mails and pushes that wait.
- ``live``: the tables in memory: commands, clocks, bots' turns, who reads them.
- ``http``, ``socket``: who calls, limits and the application; WebSockets.
- ``features``: one folder a feature. They do not import each other, but for the few edges that the
  contract in ``pyproject.toml`` lists with their reason.
- ``node``: everything put together, and a node as a process.

Importing this package imports none of them. It raises NeedsExtra where its libraries are missing.
"""

from ..extras import need

need("server")
