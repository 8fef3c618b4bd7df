"""The online table: HTTP and WebSocket, storage, identities, bot seats.

A table is an append-only log of events, and everything follows from it:

- ``wire``: what goes over the wire. ``events``: what is stored. ``refusal``: why not.
- ``table``: the fold of a table's events. ``decide``: a command → new events, or a refusal.
- ``render``: a table as one reader may see it; the only door out.
- ``store``: the log on disk, in SQLite or PostgreSQL. ``identities``: who is who.
- ``desk``: load → decide → append → tell. ``hub``: sockets and their news.
- ``bots``: worker processes and turns. ``games``: rules, loaded in the background.
- ``api``: routes. ``security``: headers, origins, rates. ``run``: the process.

Importing this package imports none of them.
"""
