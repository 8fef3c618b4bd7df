"""The online table: HTTP and WebSocket, storage, people, bot seats.

A table is an append-only log of events, and everything follows from it. The rooms, from the ground
up; imports go only downward (import-linter keeps it):

- ``wire``: what goes over the wire. ``refusal``: why a request is not carried out.
- ``table``: one table: its events, what they add up to, and a command → new events or a refusal.
- ``storage``: the log on disk, in SQLite or PostgreSQL.
- ``views``: a table as one reader may see it; the only door out. ``people``: who is who, and who
  is there. ``bots``: the processes in which bots think.
- ``service``: the tables in memory, commands, new tables, bots' turns, lists, the games' rules.
- ``http``, ``socket``: routes and pages; WebSockets. ``context``: the parts that both work with.
- ``news``: what parts tell one another. ``guard``, ``limits``: before every request.
- ``run``: all together, as a process.

Importing this package imports none of them.
"""
