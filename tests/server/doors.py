"""The doors by which something of a table could leave the server, and what was decided for each.

``test_gate`` compares this with the code: a door that is not here fails. Whoever adds one asks the
gate (``tafelronde.server.table.gate``) where it tells of a table's course, and writes it down here.
"""

from collections.abc import Mapping

GATE = {
    "look": """GET /api/tables/{table}
        GET /api/tables/{table}/chat
        GET /api/tables/{table}/replay
        GET /api/tables/{table}/replay/{ply}
        GET /api/tables/{table}/rating
        GET /api/tables/{table}/answers
        POST /api/tables/{table}/answers
        POST /api/tables/{table}/answers/next
        POST /api/tables/{table}/known
        POST /api/command
        POST /api/reports""",
    "record": """GET /api/tables/{table}/record
        GET /api/tables/{table}/verify""",
    "review": """GET /api/tables/{table}/scoring
        GET /api/tables/{table}/review
        POST /api/tables/{table}/review
        POST /api/tables/{table}/moments
        GET /api/tables/{table}/decided
        POST /api/tables/{table}/review/{ply}/try
        GET /api/tables/{table}/review/{ply}/line""",
    "play-on": "POST /api/tables/{table}/play-on",
    "keep": "GET /api/account/export",
}
"""Routes that ask the gate for a thing (``gate.Thing``) of the table that they name; ``/command``
asks for a hint or a rematch, too."""

DEALS = """GET /api/deals
    GET /api/deals/{day}
    GET /api/deals/{day}/tries
    GET /api/tournaments/{tournament}
    GET /api/tournaments/{tournament}/rounds/{number}
    GET /api/tournaments/{tournament}/record
    GET /api/tournaments/{tournament}/desk
    GET /api/tournaments/{tournament}/export/{form}
    POST /api/tournaments/{tournament}
    POST /api/tournaments/{tournament}/desk"""
"""Routes that tell the seed of a deal once it is out (``day_is_out``, ``round_is_out``,
``lot_is_out``), and who came to what by then."""

LISTS = """GET /api/tables
    GET /api/games-of-mine
    GET /api/public-tables
    GET /api/people/{user}
    GET /api/people/{user}/games
    GET /api/ratings
    GET /api/ratings/{user}
    GET /api/ratings/{user}/curve
    GET /api/tournaments
    GET /api/host/tables
    GET /api/circles/{circle}
    POST /api/circles
    POST /api/circles/{circle}
    POST /api/circles/{circle}/members
    GET /api/circles/{circle}/evenings/{number}
    GET /api/host/people/{user}
    GET /{path}"""
"""Routes that tell of tables what their cards and results say: who played, and how it ended; to who
does not sit there of a game with a delay only what ``cards.for_outsiders`` leaves, and of a private
or hidden table nothing (``gate.shown_from``). ``/{path}`` has the previews of links."""

OWN = """POST /api/tables
    POST /api/deals/{day}/try
    POST /api/learn/{game}/{lesson}/play-on
    POST /api/handed-over
    GET /api/seeks/mine
    GET /api/own-puzzles
    DELETE /api/tables/{table}/review"""
"""Routes that tell somebody of their own new table, as their seat sees it; or of turning points at
tables of theirs that are over, of which the review has told them."""

TRUSTED = "GET /metrics"
"""For addresses that the host trusts: its counts tell that somebody moved."""

PREPARED = """POST /api/learn/{game}/{lesson}
    GET /api/puzzles
    GET /api/puzzles/{game}
    POST /api/puzzles/{game}/{puzzle}
    GET /api/puzzle-days/{month}"""
"""Lessons and puzzles that come with the games: nothing that was played here is in them."""

NOTHING = """GET /
    GET /api/games
    GET /api/messages.json
    GET /health
    GET /api/me
    POST /api/session
    DELETE /api/session
    POST /api/me/code
    POST /api/session/code
    POST /api/session/link
    POST /api/session/mail
    POST /api/session/passkey
    POST /api/session/passkey/options
    GET /api/tokens
    POST /api/tokens
    DELETE /api/tokens/{user}
    GET /api/me/devices
    DELETE /api/me/devices
    DELETE /api/me/devices/{device}
    GET /api/progress
    GET /api/puzzle-day
    GET /api/path/{game}
    POST /api/path/{game}/{step}
    POST /api/puzzle-runs/{game}
    GET /api/account
    POST /api/account/handle
    POST /api/account/email
    DELETE /api/account/email
    POST /api/account/email/confirm
    POST /api/account/passkeys
    POST /api/account/passkeys/options
    POST /api/account/passkeys/{passkey}
    DELETE /api/account/passkeys/{passkey}
    POST /api/account/codes
    POST /api/account/merge
    POST /api/account/leave
    GET /api/me/pauses
    POST /api/me/pauses
    GET /api/me/invitations
    POST /api/me/invitations/{table}
    DELETE /api/me/invitations/{table}
    GET /api/tables/{table}/invited
    POST /api/tables/{table}/invited
    DELETE /api/tables/{table}/invited/{user}
    GET /api/me/notifications
    POST /api/me/notifications
    POST /api/me/push
    DELETE /api/me/push/{subscription}
    GET /api/unsubscribe/{word}
    POST /api/unsubscribe/{word}
    GET /api/people
    POST /api/people/{user}/follow
    DELETE /api/people/{user}/follow
    POST /api/people/{user}/block
    DELETE /api/people/{user}/block
    GET /api/me/follows
    GET /api/me/blocks
    POST /api/me/profile
    POST /api/tournaments
    GET /api/seeks
    POST /api/seeks
    DELETE /api/seeks/{seek}
    GET /api/me/notices
    POST /api/me/notices
    GET /api/me/rulings
    POST /api/me/rulings
    GET /api/me/mutes
    POST /api/me/mutes
    DELETE /api/me/mutes/{user}
    POST /api/host/join
    GET /api/host/reports
    POST /api/host/reports/{report}
    GET /api/host/people
    POST /api/host/people/{user}/ban
    POST /api/host/bans/{ban}/lift
    POST /api/host/people/{user}/role
    POST /api/host/tables/{table}/close
    POST /api/host/tables/{table}/hide
    POST /api/host/tables/{table}/lines/{line}
    GET /api/host/words
    POST /api/host/words
    GET /api/host/audit
    GET /api/host/health
    GET /api/house
    GET /api/house/emblem/{name}
    POST /api/house/join
    POST /api/house/request
    DELETE /api/house/request
    GET /api/host/house
    POST /api/host/house
    GET /api/host/members
    POST /api/host/members/{user}
    GET /api/host/invitations
    POST /api/host/invitations
    DELETE /api/host/invitations/{invitation}
    GET /api/host/join-requests
    POST /api/host/join-requests/{user}
    GET /api/circles
    DELETE /api/circles/{circle}
    GET /api/circles/{circle}/door
    DELETE /api/circles/{circle}/members/{user}
    POST /api/circles/{circle}/tables
    POST /api/circles/{circle}/tables/{table}/seat"""
"""Routes that tell nothing of what happens at tables."""


def routes() -> list[str]:
    """All routes for which something was decided; one twice is one too many."""
    named = [*GATE.values(), DEALS, LISTS, OWN, TRUSTED, PREPARED, NOTHING]
    return [line.strip() for group in named for line in group.splitlines()]


MESSAGES: Mapping[str, str] = {
    "Welcome": "nothing of tables",
    "NoticesNews": "nothing of tables",
    "Pong": "nothing of tables",
    "Done": "the number of the last event that this reader may see",
    "Refused": "decided on the table as the reader sees it",
    "TableNews": "look: asked when one begins to watch, and for each message",
    "LobbyNews": "what lists say",
    "LobbyChanges": "what lists say",
    "Chats": "look",
    "Chat": "look",
    "HintNews": "hint",
    "TableFound": "one's own new table",
    "Nudged": "look: to who sits there, the game and the name of who waits",
    "Invited": "an open table, its game and its host, to who is invited; who declined, to the host",
}
"""The messages that go out over a socket."""

READERS: Mapping[str, str] = {
    # table/ and storage/ are left out: nothing leaves the server from there
    "features/correspondence/answers.py": "look; one's own answers, to oneself",
    "live/batches.py": "writes to the database",
    "live/bot_turns.py": "gives bots what their seat may know, and chance its key",
    "live/memories.py": "gives bots what their seat has seen; nothing in games that are sealed",
    "live/hints.py": "hint, to the seat that is to move",
    "live/own_turn.py": "look, to the seat that is to move: what it knows, in numbers",
    "live/read_on.py": "takes events of other nodes into memory; tells nobody",
    "features/deals/service.py": "the seed of a day once it is out",
    "features/accounts/export.py": "keep",
    "features/school/exercise_table.py": "one seat's view of what lessons.py and trying.py hand it",
    "features/school/lessons.py": "lessons: nothing that was played here",
    "live/new_table.py": "play-on; seeds of new tables stay",
    "features/tournaments/pairing.py": "draws lots; tells nothing",
    "live/played_games.py": "keep: deals that are out only, none that is hidden",
    "features/school/puzzles.py": "puzzles of the games: nothing that was played here",
    "features/reviews/service.py": "review",
    "features/reviews/deciding.py": "review; since when seats stood first, of a game that is over",
    "features/reviews/trying.py": "review; the position as the seat of who asks saw it then",
    "features/reviews/tried.py": "as trying.py, which asks for it; in a page, of its own record",
    "live/tables.py": "opens tables, for those who asked the gate",
    "features/tournaments/round_tables.py": "makes tables; tells nothing",
    "features/tournaments/standing.py": "whether a knock-out is decided; tells nothing else",
    "features/tournaments/steps.py": "has rounds drawn; tells nothing",
    "features/tournaments/drawing.py": "draws lots in a process beside the node; tells nothing",
    "features/tournaments/views.py": "seeds once the round, or the tournament, is over",
    "features/tables/history_routes.py": "replay, record and scoring, by the gate",
    "features/deals/begin.py": "makes tables; tells nothing",
    "features/deals/pars.py": "bots play a deal, each by what its seat may know; keeps the result",
    "features/deals/rows.py": "reads and writes the database",
    "features/handover/reading.py": "a record that somebody sends; tells what is wrong in it",
    "views/seats.py": "colours of seats, from the view of the same reader",
    "features/handover/taking.py": "makes events of that record, and its table once, in a worker",
    "reading/worker.py": "calls what reads, and sends back what that returns",
    "features/handover/service.py": "makes a table of it, for who sent it",
    "features/handover/routes.py": "hands the record on; answers with the id of one's own table",
    "features/tournaments/rows.py": "reads and writes the database",
    "features/tournaments/desk/exports.py": "results; the lot only orders equals",
    "features/tournaments/desk/check_players.py": "draws lots; tells how many sit at each table",
    "features/tournaments/desk/draft.py": "draws lots; who meets whom, to directors",
    "features/tournaments/desk/service.py": "the promise of the lot, which is public",
    "features/correspondence/lines.py": "answers of a seat, worked out at a copy",
    "features/ratings/results.py": "reads and writes the database",
    "features/ratings/played.py": "counts decisions, for the ratings",
    "views/cache.py": "renders what a seat may see",
    "views/cards.py": "the score of a game that is over",
    "views/delayed.py": "the table as it was, for who sees it late",
    "views/history.py": "renders what a seat may see; the record and the scoring by the gate",
    "views/render.py": "renders what a seat may see; gate.seed_shown",
}
"""Modules of the server that read a table's seed, log or position, and where it goes from there."""

COMMANDS: Mapping[str, str] = {
    "admin/acting.py": "opens the host's own database; what the host may do there",
    "admin/backup.py": "the host's own database: a copy of it, one in its place, its sizes",
    "admin/people.py": "the host's own database: people, roles, bans",
    "admin/reports.py": "reports, unwanted words, and the acts of those who look after the site",
    "admin/tables.py": "no more of a table than lists show",
    "admin/tournament.py": "the host's own database: acts at a tournament's desk",
    "admin/house.py": "what the host has set",
    "admin/invite.py": "a link to a role, or into the house",
    "admin/members.py": "the host's own database: members, requests to join",
    "admin/move.py": "the host's own database, into another of the host",
    "dataset/take.py": "keep: live/played_games.py",
    "host/mails.py": "settings only",
    "host/migrate.py": "the host's own database: its schema",
    "host/ratings.py": "the host's own database: ratings",
    "host/serve.py": "starts the server",
    "host/proxies.py": "reads a setting",
    "host/site.py": "no server: where the built client lies",
    "parts/database.py": "opens the host's own database",
}
"""Modules of the command line that use the server. Backups and moves copy the database of who runs
the server on their own machine, and docs/security.md does not promise anything against them."""

SENDERS: Mapping[str, str] = {
    "features/accounts/email_links.py": "links to sign in; nothing of tables",
    "features/notifications/digests.py": "sentences of notices",
    "features/notifications/kinds.py": "whom of those who sit at the table something is told",
    "features/notifications/service.py": "sentences of notices, to who sits at the table",
    "features/notifications/sentences.py": "the game and who sits there, from the card",
}
"""Modules that write mails and pushes; ``test_gate_sent`` reads what they send."""
