"""Who may ask for what. ``rights_page`` writes it down as ``docs/rights.md``.

Every route stands here; a test asks each of them as each caller, and fails for a route that is
missing. Programs are refused by this table itself (``http.caller``), so a handler cannot forget to.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

PROGRAM = "program"
CALLERS = ("nobody", "guest", "other person", "member", "helper", "site host", PROGRAM)
"""Without a cookie; who came just now; who is here for longer; who sits at the table that is meant;
who was made a helper; the host of the site; a program with a token for all tables."""


class Right(NamedTuple):
    """Who may, and what is decided besides."""

    who: tuple[str, ...]
    but: str = ""

    def __call__(self, but: str) -> Right:
        return Right(self.who, but)

    @property
    def refuses_programs(self) -> bool:
        """Whether a program is told that this is not for programs. What only a helper may ask for
        does not exist for others, programs among them."""
        return PROGRAM not in self.who and "guest" in self.who


ANYBODY = Right(CALLERS)
PLAYER = Right(CALLERS[1:])
PERSON = Right(CALLERS[1:-1])
HELPER = Right(CALLERS[4:-1])
KEEPER = Right(CALLERS[5:-1])
_LINK = "who knows the table’s id; a try at a deal of the day is hidden until one’s own is over"
_VIEW = "each reader gets what their seat may see; " + _LINK

RIGHTS: Mapping[str, Right] = {
    # ---- oneself
    "GET /api/me": PLAYER,
    "POST /api/session": ANYBODY("not who is banned from signing in"),
    "DELETE /api/session": ANYBODY("not who is banned from signing in"),
    "POST /api/me/code": PERSON,
    "POST /api/session/code": ANYBODY("who has a code that is good"),
    "GET /api/tokens": PERSON("one’s own"),
    "POST /api/tokens": PERSON,
    "DELETE /api/tokens/{user}": PERSON("one’s own"),
    "GET /api/me/devices": PERSON("one’s own"),
    "DELETE /api/me/devices": PERSON("one’s own"),
    "DELETE /api/me/devices/{device}": PERSON("one’s own"),
    "GET /api/progress": PLAYER("one’s own"),
    "POST /api/session/passkey/options": ANYBODY,
    "POST /api/session/passkey": ANYBODY("who has a passkey"),
    "POST /api/session/mail": ANYBODY("where the host sends mails; it goes to the address itself"),
    "POST /api/session/link": ANYBODY("who has a link that is good"),
    # ---- one's account
    "GET /api/account": PERSON("one’s own"),
    "POST /api/account/handle": PERSON,
    "POST /api/account/email": PERSON,
    "DELETE /api/account/email": PERSON("one’s own"),
    "POST /api/account/email/confirm": ANYBODY("who has a link that is good"),
    "POST /api/account/passkeys/options": PERSON,
    "POST /api/account/passkeys": PERSON,
    "POST /api/account/passkeys/{passkey}": PERSON("one’s own"),
    "DELETE /api/account/passkeys/{passkey}": PERSON("one’s own"),
    "POST /api/account/codes": PERSON,
    "POST /api/account/merge": PERSON("who proves that the other identity is theirs"),
    "GET /api/account/export": PERSON("one’s own"),
    "POST /api/account/leave": PERSON("one’s own"),
    "GET /api/me/rest": PERSON("one’s own"),
    "POST /api/me/rest": PERSON,
    "GET /api/me/news": PERSON("one’s own"),
    "POST /api/me/news": PERSON,
    "POST /api/me/push": PERSON,
    "DELETE /api/me/push/{subscription}": PERSON("one’s own"),
    "GET /api/unsubscribe/{word}": ANYBODY("it only leads to the page that asks"),
    "POST /api/unsubscribe/{word}": ANYBODY("who has the word of a mail that is good"),
    # ---- people
    "GET /api/people": ANYBODY,
    "GET /api/people/{user}": ANYBODY("only what the reader may know: see security"),
    "GET /api/people/{user}/games": ANYBODY("games that the reader may see"),
    "POST /api/people/{user}/follow": PERSON,
    "DELETE /api/people/{user}/follow": PERSON("one’s own"),
    "POST /api/people/{user}/block": PERSON,
    "DELETE /api/people/{user}/block": PERSON("one’s own"),
    "GET /api/me/follows": PERSON("one’s own"),
    "GET /api/me/blocks": PERSON("one’s own"),
    "POST /api/me/presence": PERSON,
    "GET /api/ratings": ANYBODY,
    "GET /api/ratings/{user}": ANYBODY,
    "GET /api/ratings/{user}/curve": ANYBODY,
    # ---- tables
    "GET /api/games": ANYBODY,
    "GET /api/tables": ANYBODY("public tables, and one’s own"),
    "POST /api/tables": PLAYER("alone, also who is banned from playing with others"),
    "GET /api/games-of-mine": PLAYER("one’s own"),
    "GET /api/tables/{table}": ANYBODY(_VIEW),
    "GET /api/tables/{table}/chat": ANYBODY(_LINK),
    "POST /api/command": PLAYER("by the seat, the turn and the rules; bans are looked at"),
    "GET /api/tables/{table}/replay": ANYBODY(_VIEW),
    "GET /api/tables/{table}/replay/{ply}": ANYBODY(_VIEW),
    "GET /api/tables/{table}/record": ANYBODY("once the game is over; " + _LINK),
    "GET /api/tables/{table}/verify": ANYBODY("once the game is over; " + _LINK),
    "POST /api/tables/{table}/play-on": PLAYER("once the game is over; " + _LINK),
    "GET /api/tables/{table}/review": ANYBODY("once the game is over; " + _LINK),
    "POST /api/tables/{table}/review": PERSON("once the game is over; " + _LINK),
    "GET /api/tables/{table}/answers": PERSON("one’s own, at one’s seat"),
    "POST /api/tables/{table}/answers": PERSON(
        "at one’s seat, by days, while it is another’s turn"
    ),
    "POST /api/tables/{table}/answers/next": PERSON("as above"),
    "GET /api/tables/{table}/rating": ANYBODY("once the game is over; " + _LINK),
    # ---- tournaments
    "GET /api/tournaments": ANYBODY("the public ones"),
    "POST /api/tournaments": PERSON("where the host allows them"),
    "GET /api/tournaments/{tournament}": ANYBODY("who knows its id"),
    "POST /api/tournaments/{tournament}": PERSON("to begin and call off: who made it"),
    "GET /api/tournaments/{tournament}/rounds/{number}": ANYBODY("who knows its id"),
    "GET /api/tournaments/{tournament}/record": ANYBODY("once it is over"),
    # ---- the school
    "POST /api/learn/{game}/{lesson}": ANYBODY,
    "POST /api/learn/{game}/{lesson}/play-on": PLAYER,
    "GET /api/puzzles": ANYBODY,
    "GET /api/puzzles/{game}": ANYBODY,
    "POST /api/puzzles/{game}/{puzzle}": ANYBODY,
    "GET /api/deals": ANYBODY,
    "GET /api/deals/{day}": ANYBODY,
    "POST /api/deals/{day}/try": PERSON("on its day; one try"),
    "GET /api/deals/{day}/tries": ANYBODY("whose own try is over, or once the deal has come out"),
    # ---- looking for people
    "GET /api/seeks": ANYBODY("those with whom the reader could sit"),
    "GET /api/seeks/mine": PERSON("one’s own"),
    "POST /api/seeks": PERSON("nobody who is banned from playing with others"),
    "DELETE /api/seeks/{seek}": PERSON("one’s own"),
    # ---- order
    "POST /api/reports": PERSON("ten a day"),
    "GET /api/me/notices": ANYBODY("one’s own; also who is banned from signing in"),
    "POST /api/me/notices": PLAYER("one’s own; also who is banned from signing in"),
    "GET /api/me/mutes": PLAYER("one’s own"),
    "POST /api/me/mutes": PERSON,
    "DELETE /api/me/mutes/{user}": PERSON("one’s own"),
    "POST /api/host/join": PERSON("who has a link that is good"),
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
    "GET /metrics": ANYBODY("from an address that the host trusts"),
    "GET /": ANYBODY,
    "GET /{path}": ANYBODY("`/host` only helpers and the site host"),
}
