"""The online table: HTTP and WebSocket, storage, identities, bot seats.

A table is an append-only log of events, and everything follows from it:

- ``wire``: what goes over the wire. ``events``: what is stored. ``refusal``: why not.
- ``table``: the fold of a table's events. ``decide``: a command → new events, or a refusal.
- ``render``: a table as one reader may see it; the only door out.
- ``store``: the log on disk, in SQLite or PostgreSQL. ``identities``: who is who.
- ``tables``: those in memory, and how they are written. ``founding``: new ones. ``history``: what
  was played. ``desk``: what people do. ``hub``: sockets and their news.
- ``bots``: worker processes. ``turns``: who plays which bot's turn. ``games``: rules, loaded in the
  background.
- ``routes``, ``talk``: HTTP and the socket. ``caller``: who asks. ``reading``: what comes in.
- ``security``: headers, origins, rates. ``app``, ``run``: all together, as a process.

Importing this package imports none of them.
"""
