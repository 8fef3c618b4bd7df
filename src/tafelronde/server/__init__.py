"""The online table: HTTP and WebSocket, storage, people, and bots' turns.

A table is an append-only log of events, and everything else follows from it. The rooms, from the
bottom up; import-linter checks that imports go downward only:

- ``base``: the event bus, parts, background work, settings, refusals. It knows no table.
- ``wire``: the messages and commands that several features share.
- ``table``: one table: its events, their fold, and a command → new events or a refusal.
- ``storage``: events and rows in SQLite or PostgreSQL.
- ``views``: a table as one reader may see it. ``people``: identities, devices, presence, relations.
  ``bots``: the processes in which bots think. ``outbox``: mails and pushes that wait to be sent.
- ``live``: the tables in memory, commands, clocks, bots' turns, new tables, the games' rules.
- ``http``, ``socket``: what all routes share; WebSockets.
- ``features``: one folder for each feature, with its routes, rows and messages.
- ``node``: a node put together and run.

docs/architecture.md explains them, docs/way-of-a-move.md goes through them with a move. Importing
this package imports none of them. It raises NeedsExtra where its libraries are missing, but in a
browser.
"""

import sys

from ..extras import need

if sys.platform != "emscripten":  # a page takes less (``tafelronde.pocket``)
    need("server")
