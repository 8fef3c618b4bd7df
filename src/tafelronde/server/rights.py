"""Who may ask for what: ``python -m tafelronde.server.rights`` writes ``docs/rights.md``.

Every route stands here; a test asks each of them as each caller, and fails for a route that is
missing.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from litestar.routes import HTTPRoute

from .config import Settings
from .http.app import make_app
from .node import Node

CALLERS = ("nobody", "guest", "other person", "member", "helper", "site host")
"""Without a cookie; who came just now; who is here for longer; who sits at the table that is meant;
who was made a helper; the host of the site."""


class Right(NamedTuple):
    """Who may, and what is decided besides."""

    who: tuple[str, ...]
    but: str = ""

    def __call__(self, but: str) -> Right:
        return Right(self.who, but)


ANYBODY = Right(CALLERS)
PERSON = Right(CALLERS[1:])
HELPER = Right(CALLERS[4:])
KEEPER = Right(CALLERS[5:])
_LINK = "who knows the table’s id; a try at a deal of the day is hidden until one’s own is over"
_VIEW = "each reader gets what their seat may see; " + _LINK

RIGHTS: Mapping[str, Right] = {
    # ---- oneself
    "GET /api/me": PERSON,
    "POST /api/session": ANYBODY("not who is banned from signing in"),
    "DELETE /api/session": ANYBODY("not who is banned from signing in"),
    "POST /api/me/code": PERSON("no program"),
    "POST /api/session/code": ANYBODY("who has a code that is good"),
    "GET /api/tokens": PERSON("one’s own; no program"),
    "POST /api/tokens": PERSON("no program"),
    "DELETE /api/tokens/{user}": PERSON("one’s own; no program"),
    "GET /api/me/devices": PERSON("one’s own; no program"),
    "DELETE /api/me/devices": PERSON("one’s own; no program"),
    "DELETE /api/me/devices/{device}": PERSON("one’s own; no program"),
    "GET /api/progress": PERSON("one’s own"),
    "POST /api/session/passkey/options": ANYBODY,
    "POST /api/session/passkey": ANYBODY("who has a passkey"),
    "POST /api/session/mail": ANYBODY("where the host sends mails; it goes to the address itself"),
    "POST /api/session/link": ANYBODY("who has a link that is good"),
    # ---- one's account
    "GET /api/account": PERSON("one’s own; no program"),
    "POST /api/account/handle": PERSON("no program"),
    "POST /api/account/email": PERSON("no program"),
    "DELETE /api/account/email": PERSON("one’s own; no program"),
    "POST /api/account/email/confirm": ANYBODY("who has a link that is good"),
    "POST /api/account/passkeys/options": PERSON("no program"),
    "POST /api/account/passkeys": PERSON("no program"),
    "POST /api/account/passkeys/{passkey}": PERSON("one’s own; no program"),
    "DELETE /api/account/passkeys/{passkey}": PERSON("one’s own; no program"),
    "POST /api/account/codes": PERSON("no program"),
    "POST /api/account/merge": PERSON("who proves that the other identity is theirs; no program"),
    "GET /api/account/export": PERSON("one’s own; no program"),
    "POST /api/account/leave": PERSON("one’s own; no program"),
    "GET /api/me/rest": PERSON("one’s own; no program"),
    "POST /api/me/rest": PERSON("no program"),
    "GET /api/me/news": PERSON("one’s own; no program"),
    "POST /api/me/news": PERSON("no program"),
    "POST /api/me/push": PERSON("no program"),
    "DELETE /api/me/push/{subscription}": PERSON("one’s own; no program"),
    "GET /api/unsubscribe/{word}": ANYBODY("it only leads to the page that asks"),
    "POST /api/unsubscribe/{word}": ANYBODY("who has the word of a mail that is good"),
    # ---- people
    "GET /api/people": ANYBODY,
    "GET /api/people/{user}": ANYBODY("only what the reader may know: see security"),
    "GET /api/people/{user}/games": ANYBODY("games that the reader may see"),
    "POST /api/people/{user}/follow": PERSON("no program"),
    "DELETE /api/people/{user}/follow": PERSON("one’s own; no program"),
    "POST /api/people/{user}/block": PERSON("no program"),
    "DELETE /api/people/{user}/block": PERSON("one’s own; no program"),
    "GET /api/me/follows": PERSON("one’s own"),
    "GET /api/me/blocks": PERSON("one’s own"),
    "POST /api/me/presence": PERSON("no program"),
    "GET /api/ratings": ANYBODY,
    "GET /api/ratings/{user}": ANYBODY,
    "GET /api/ratings/{user}/curve": ANYBODY,
    # ---- tables
    "GET /api/games": ANYBODY,
    "GET /api/tables": ANYBODY("public tables, and one’s own"),
    "POST /api/tables": PERSON("alone, also who is banned from playing with others"),
    "GET /api/games-of-mine": PERSON("one’s own"),
    "GET /api/tables/{table}": ANYBODY(_VIEW),
    "GET /api/tables/{table}/chat": ANYBODY(_LINK),
    "POST /api/command": PERSON("by the seat, the turn and the rules; bans are looked at"),
    "GET /api/tables/{table}/replay": ANYBODY(_VIEW),
    "GET /api/tables/{table}/replay/{ply}": ANYBODY(_VIEW),
    "GET /api/tables/{table}/record": ANYBODY("once the game is over; " + _LINK),
    "GET /api/tables/{table}/verify": ANYBODY("once the game is over; " + _LINK),
    "POST /api/tables/{table}/play-on": PERSON("once the game is over; " + _LINK),
    "GET /api/tables/{table}/review": ANYBODY("once the game is over; " + _LINK),
    "POST /api/tables/{table}/review": PERSON("once the game is over; no program; " + _LINK),
    "GET /api/tables/{table}/answers": PERSON("one’s own, at one’s seat; no program"),
    "POST /api/tables/{table}/answers": PERSON(
        "at one’s seat, by days, while it is another’s turn; no program"
    ),
    "POST /api/tables/{table}/answers/next": PERSON("as above; no program"),
    "GET /api/tables/{table}/rating": ANYBODY("once the game is over; " + _LINK),
    # ---- tournaments
    "GET /api/tournaments": ANYBODY("the public ones"),
    "POST /api/tournaments": PERSON("where the host allows them; no program"),
    "GET /api/tournaments/{tournament}": ANYBODY("who knows its id"),
    "POST /api/tournaments/{tournament}": PERSON("to begin and call off: who made it; no program"),
    "GET /api/tournaments/{tournament}/rounds/{number}": ANYBODY("who knows its id"),
    "GET /api/tournaments/{tournament}/record": ANYBODY("once it is over"),
    # ---- the school
    "POST /api/learn/{game}/{lesson}": ANYBODY,
    "POST /api/learn/{game}/{lesson}/play-on": PERSON,
    "GET /api/puzzles": ANYBODY,
    "GET /api/puzzles/{game}": ANYBODY,
    "POST /api/puzzles/{game}/{puzzle}": ANYBODY,
    "GET /api/deals": ANYBODY,
    "GET /api/deals/{day}": ANYBODY,
    "POST /api/deals/{day}/try": PERSON("on its day; one try"),
    "GET /api/deals/{day}/tries": ANYBODY("whose own try is over, or once the deal has come out"),
    # ---- looking for people
    "GET /api/seeks": ANYBODY("those with whom the reader could sit"),
    "GET /api/seeks/mine": PERSON("one’s own; no program"),
    "POST /api/seeks": PERSON("no program; nobody who is banned from playing with others"),
    "DELETE /api/seeks/{seek}": PERSON("one’s own; no program"),
    # ---- order
    "POST /api/reports": PERSON("ten a day; no program"),
    "GET /api/me/notices": ANYBODY("one’s own; also who is banned from signing in"),
    "POST /api/me/notices": PERSON("one’s own; also who is banned from signing in"),
    "GET /api/me/mutes": PERSON("one’s own"),
    "POST /api/me/mutes": PERSON("no program"),
    "DELETE /api/me/mutes/{user}": PERSON("one’s own; no program"),
    "POST /api/host/join": PERSON("who has a link that is good; no program"),
    "GET /api/host/reports": HELPER,
    "POST /api/host/reports/{report}": HELPER,
    "GET /api/host/people": HELPER,
    "GET /api/host/people/{user}": HELPER,
    "POST /api/host/people/{user}/ban": HELPER(
        "a helper for at most 30 days; nobody who has a role"
    ),
    "POST /api/host/bans/{ban}/lift": HELPER("a helper only their own"),
    "POST /api/host/people/{user}/role": KEEPER,
    "GET /api/host/tables": HELPER("nothing of the game itself"),
    "POST /api/host/tables/{table}/close": HELPER,
    "POST /api/host/tables/{table}/hide": HELPER,
    "POST /api/host/tables/{table}/lines/{line}": HELPER,
    "GET /api/host/words": KEEPER,
    "POST /api/host/words": KEEPER,
    "GET /api/host/audit": HELPER,
    "GET /api/host/health": KEEPER,
    # ---- the node
    "GET /api/messages.json": ANYBODY,
    "GET /health": ANYBODY,
    "GET /metrics": ANYBODY("the proxies in `deploy/` keep it from the public"),
    "GET /": ANYBODY,
    "GET /{path}": ANYBODY("`/host` only helpers and the site host"),
}


def routes() -> list[str]:
    """All routes, as ``GET /api/me``."""
    app = make_app(Node(Settings(database="unused.db")).context)  # opens nothing
    return [
        f"{method} {route.path_format}"
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in sorted(route.route_handler_map.items())
        if handler.fn.__module__.startswith("tafelronde.")
    ]


def page() -> str:
    """The text of ``docs/rights.md``."""
    marks = [
        " | ".join(
            (f"`{route}`", *("✓" if who in right.who else "–" for who in CALLERS), right.but)
        )
        for route, right in RIGHTS.items()
    ]
    lines = [
        "# Who may ask for what",
        "",
        "Written by `python -m tafelronde.server.rights` from the routes of the program;",
        "`tests/server/test_rights.py` asks each of them as each caller. For who may not, the",
        "host’s routes do not exist (404).",
        "",
        "*Nobody* has no cookie. A *guest* came just now, an *other person* is here for longer and",
        "sits elsewhere. A *member* sits at the table that is meant. A *helper* is trusted by the",
        "*site host*, who looks after the site; both see a table as a stranger sees it.",
        "Who is banned from signing in may ask for what nobody may.",
        "",
        f"| route | {' | '.join(CALLERS)} | but |",
        f"|---|{'---|' * (len(CALLERS) + 1)}",
        *(f"| {line} |".replace("  |", " |") for line in marks),
        "",
        "Over the socket (`/api/ws`) everybody may watch and look at the lobby; commands at tables",
        "are those of `POST /api/command`.",
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page; called in the top folder of the repository."""
    Path("docs/rights.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
