"""The routes that strangers may use where not everybody may come in."""

from collections.abc import Mapping

HOUSE_DOOR: Mapping[str, str] = {
    "GET /": "the client's page, the same for every address",
    "GET /{path}": "the client's files; of its page the same for every address",
    "GET /health": "that the node runs, its version",
    "GET /metrics": "addresses that the host trusts",
    "GET /api/house": "name, emblem, welcome, imprint, privacy; one's own request",
    "GET /api/house/emblem/{name}": "the emblem",
    "POST /api/house/join": "whether the code is good",
    "POST /api/house/request": "nothing",
    "DELETE /api/house/request": "nothing",
    "POST /api/host/join": "whether the link is good",
    "GET /api/me": "one's own name",
    "POST /api/session": "one's own name",
    "DELETE /api/session": "nothing",
    "POST /api/session/code": "who proves to be somebody signs in",
    "POST /api/session/link": "as with a code",
    "POST /api/session/mail": "nothing, also whether the address is known",
    "POST /api/session/passkey": "as with a code",
    "POST /api/session/passkey/options": "a challenge",
    "GET /api/me/notices": "one's own bans",
    "POST /api/me/notices": "nothing",
    "GET /api/account": "one's own",
    "GET /api/account/export": "one's own data, also after a membership has ended",
    "POST /api/account/leave": "nothing: everybody may delete what is stored of them",
    "POST /api/account/codes": "one's own new codes: an account may be made at the door",
    "POST /api/account/passkeys": "as codes",
    "POST /api/account/passkeys/options": "a challenge",
    "POST /api/account/email": "nothing",
    "DELETE /api/account/email": "nothing",
    "POST /api/account/email/confirm": "nothing",
    "GET /api/unsubscribe/{word}": "leads to a page",
    "POST /api/unsubscribe/{word}": "nothing",
}
"""Routes that strangers may use where only members, or people with an account, may come in, and
what they tell. All others refuse them: ``features/house/test_closed_house.py`` asks each."""
