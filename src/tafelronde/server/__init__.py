"""The online table: HTTP and WebSocket, storage, people, and bots' turns.

A table is an append-only log of events, and everything else follows from it. The packages, from the
bottom up; import-linter checks that imports go downward only:

- ``wire``: the messages and requests. ``refusal``: why a request is not carried out.
- ``table``: one table: its events, their fold, and a command → new events or a refusal.
- ``storage``: the log on disk, in SQLite or PostgreSQL.
- ``views``: a table as one reader may see it. ``people``: identities, devices, presence. ``bots``:
  the processes in which bots think.
- ``service``: the tables in memory, commands, new tables, bots' turns, lists, the games' rules.
- ``http``, ``socket``: routes and pages; WebSockets. ``context``: the parts that both work with.
- ``news``: what parts tell one another. ``guard``, ``limits``: checks before every request.
- ``run``: a whole node as a process.

Importing this package imports none of them. It raises NeedsExtra where its libraries are missing.
"""

from ..extras import need

need("server")
