"""The built client from the package's ``static`` folder: its files, and its one page, which is the
answer to every address that exists."""

import mimetypes
from html import escape
from pathlib import Path
from typing import Literal, NamedTuple
from urllib.parse import quote

import msgspec
from litestar import Response

from ...core.objects.registry import infos
from ..base.config import PACKED
from ..base.outage import Outage
from ..features.circles.rows import circle_of
from ..features.school.puzzle_days import RUNS, puzzles_here
from ..features.tournaments.rows import tournament_of
from ..http.arrival import arrival_of
from ..http.caller import HttpRequest
from ..http.languages import language_of
from ..live.games import lessons_of
from ..live.gate import Gate
from ..storage.store import Store, name_of
from ..storage.stored_card import readable_card
from ..storage.stored_tables import card_of
from ..views.cards import for_outsiders
from . import previews
from .previews import Preview

MISSING = b"""<!doctype html><html lang="en">
<head><meta charset="utf-8"><title>Tafelronde</title></head>
<h1>Tafelronde</h1>
<p>The table is set, but its browser client has not been built here.</p>
<p>In a clone of the repository: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>,
then start again.</p></html>
"""
POCKET = ("/pocket.", "/assets/pocket/")
"""The files of the page that is its own server, for which more must be packed
(``tafelronde.pocket.pack``)."""
EMBED = "/embed.html"
"""The page for other people's pages: a server's pages are framed by nobody (``http.guard``)."""
ALONE = b'<link rel="alternate" href="/pocket.html">'
"""Tells the client that there is such a page."""
JUDGE = b'<meta name="judge" content="devices">'
"""Tells the client that only the readers' devices judge."""
MANIFEST = "/manifest.webmanifest"
"""Tells a phone what stands on its home screen."""
_TITLE = b"<title>Tafelronde</title>"
_KINDS = mimetypes.MimeTypes()
"""Python's own list, not the computer's (the registry of Windows may call scripts plain text)."""
for _suffix, _kind in {
    ".js": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}.items():
    _KINDS.add_type(_kind, _suffix)


class House(NamedTuple):
    """The house as a page shows it to its reader, and whether they may come in."""

    name: str = ""
    """'': the program's own."""
    welcome: str = ""
    picture: str = ""
    """The path of its emblem, where that is a picture of the host's; otherwise ''."""
    closed_to: Literal["", "members", "accounts"] = ""
    """The people who may come in, where the reader is not one of them; '': the reader may."""


class Pages:
    """The files of the client, read once. Names outside the folder do not exist."""

    def __init__(
        self, folder: Path, store: Store, outage: Outage, gate: Gate, *, devices_only: bool = False
    ) -> None:
        """``devices_only``: the server judges nothing itself."""
        self._store = store
        self._gate = gate
        self._outage = outage
        self._files: dict[str, bytes] = {}
        self._told = b""
        if folder.is_dir():
            packed = (folder / PACKED).is_file()
            self._told = (ALONE if packed else b"") + (JUDGE if devices_only else b"")
            for file in filter(Path.is_file, folder.rglob("*")):
                path = f"/{file.relative_to(folder).as_posix()}"
                if path != EMBED and (packed or not path.startswith(POCKET)):
                    self._files[path] = file.read_bytes()

    def file(self, path: str, folder: str = "", name: str = "") -> Response[bytes] | None:
        """A file of the client. ``folder``: that in which the site lies; ``name``: the house's."""
        body = self._files.get(path)
        if body is None:
            return None
        if path.endswith(".html"):
            body = _in_folder(body, folder)
        elif name and path == MANIFEST:
            manifest = msgspec.json.decode(body)
            body = msgspec.json.encode({**manifest, "name": name, "short_name": name})
        kind = _KINDS.guess_type(path)[0] or "application/octet-stream"
        age = "max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache"
        return Response(body, media_type=kind, headers={"Cache-Control": age})

    async def page(
        self, request: HttpRequest, house: House, *, look: bool, hidden: bool = False
    ) -> Response[bytes]:
        """The client's page with the tags of its preview; with status 404 where the address does
        not exist or is ``hidden`` from the caller. Only with ``look`` are tables, people and
        tournaments looked up. Whoever may not come in gets the same answer at every address."""
        path: str = request.scope["path"]
        language = language_of(request.headers)
        status = 200
        preview = previews.house(language, house.welcome)
        if not house.closed_to:
            try:
                found = await self._preview(path, language, house, look=look)
                if found is None or hidden:
                    status = 404
                else:
                    preview = found
            except OSError as error:  # the page itself works without the database
                self._outage.fails(error)
        arrival = arrival_of(request)
        picture = (not preview.game and house.picture) or self._picture(preview.game)
        name = house.name or previews.PROGRAM
        path = "/" if house.closed_to else quote(path)
        tags = previews.tags(preview, language, arrival.site, path, picture, name)
        body = self._shell(arrival.folder).replace(b"</head>", tags.encode() + b"</head>", 1)
        door = house.closed_to or {"/join": "invited", "/about": "about"}.get(path, "")
        if door:
            body = body.replace(b"<html ", f'<html data-door="{door}" '.encode(), 1)
        if house.name:
            body = body.replace(_TITLE, f"<title>{escape(house.name)}</title>".encode(), 1)
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        return Response(body, status_code=status, media_type="text/html", headers=headers)

    def _shell(self, folder: str) -> bytes:
        """The client's page as it is in this folder of a site."""
        shell = _in_folder(self._files.get("/index.html", MISSING), folder)
        return shell.replace(b"</head>", self._told + b"</head>", 1)

    async def _preview(
        self, path: str, language: str, house: House, *, look: bool
    ) -> Preview | None:
        """The preview of this address; None where it does not exist."""
        home = previews.house(language, house.welcome)
        match [part for part in path.split("/") if part]:
            case [] | ["games" | "people" | "account" | "about"]:
                return home
            case ["daily"] | ["daily", _] | ["daily", _, _]:
                return home
            case ["host"] | ["host", "join"] | ["join"]:
                return home
            case ["tournaments"] | ["ratings"] | ["ratings", _] | ["ratings", _, _]:
                return home
            case ["tournament", tournament, *part] if part in ([], ["desk"], ["paper"]):
                if not look or len(tournament) > 64:
                    return home
                row = await tournament_of(self._store, tournament)
                if row is None:
                    return None
                setup = row.setup
                return previews.tournament(
                    language, row.name, setup.game, setup.kind, row.status, row.public
                )
            case ["rules", name]:
                info = next((one for one in infos() if one.name == name), None)
                return info and previews.rules(language, info)
            case ["learn", name, *lesson] if len(lesson) <= 1:
                info = next((one for one in infos() if one.name == name), None)
                known = info is None or {one.id for one in lessons_of(name)}.issuperset(lesson)
                return info and previews.lessons(language, info) if known else None
            case ["puzzles"]:
                return home
            case ["puzzles", name, *puzzle] if len(puzzle) <= 1:
                found = puzzles_here(name) if name in {one.name for one in infos()} else None
                known = found is not None and {*found.by_id, *RUNS} >= set(puzzle)
                info = next((one for one in infos() if one.name == name), None)
                return info and previews.lessons(language, info) if known else None
            case ["person", user]:
                name = await name_of(self._store, user) if look and len(user) <= 64 else ""
                return (
                    previews.person(language, name, house.name or previews.PROGRAM)
                    if name
                    else home
                )
            case ["circle"] | ["circle", _]:
                return home._replace(private=True)
            case ["circle", circle, code]:
                named = await circle_of(self._store, circle) if look and len(circle) <= 64 else None
                if named is None or named.code != code:
                    return home._replace(private=True)
                return previews.circle(language, named.name)
            case ["table", table] | ["table", table, "replay" | "review"]:
                if not look:
                    return home
                return await self._table(table, language)
            case _:
                return None

    async def _table(self, table: str, language: str) -> Preview | None:
        """The preview of a table, with what public lists may show; of a sealed one the game alone,
        of a hidden or damaged one nothing. None where there is no such table."""
        found = await card_of(self._store, table) if len(table) <= 64 else None
        if found is None:
            return None
        body, hidden = found
        card = readable_card(body)
        if card is None or hidden:
            return previews.house(language)._replace(private=True)
        if await self._gate.seals(card):
            return previews.sealed(language, card.game)
        return previews.table(language, for_outsiders(card, self._store.now()))

    def _picture(self, game: str) -> str:
        own = f"/previews/{game}.png"
        return own if own in self._files else "/previews/table.png"


def _in_folder(page: bytes, folder: str) -> bytes:
    """A page of the client as it is in this folder of a site: it says so, and finds its files."""
    if not folder:
        return page
    page = page.replace(b'="/', f'="{folder}/'.encode())
    return page.replace(b"<html ", f'<html data-folder="{folder}/" '.encode(), 1)
