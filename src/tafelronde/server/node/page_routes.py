"""The route that serves all pages and files of the client."""

from typing import Any, Literal

from litestar import Response, get
from litestar.params import FromPath

from ..base.config import Settings
from ..base.parts import Parts
from ..base.refusal import Refusal
from ..features.house.door import Door, house_picture
from ..http.arrival import arrival_of
from ..http.caller import Callers, HttpRequest
from ..http.languages import language_of
from ..http.rights import ANYBODY
from ..live.tables import Tables
from ..people.moderation import Moderation
from .pages import House, Pages


def page_routes(parts: Parts, callers: Callers) -> list[Any]:
    """The handlers of this route."""
    settings, tables, door = parts[Settings], parts[Tables], parts[Door]
    rooms = tables.store, tables.outage, tables.gate
    pages = Pages(settings.static, *rooms, devices_only=settings.devices_only)

    @get(
        ["/", "/{path:path}"],
        include_in_schema=False,
        who=ANYBODY("`/host` only moderators and the site host"),
        door=True,
    )
    async def page(request: HttpRequest, path: FromPath[str] = "/") -> Response[bytes]:
        if path.startswith("/api/"):
            raise Refusal("not-found", "there is no such route")
        file = pages.file(path, arrival_of(request).folder, door.house.name)
        if file is not None:
            return file
        if path.startswith("/assets/"):
            return Response(b"", status_code=404, media_type="text/plain")
        look = callers.may_look(request)
        person = await callers.anybody(request) if look and not door.is_open else None
        house = house_for(door, language_of(request.headers), admitted=await door.admits(person))
        if path == "/host":  # the page of moderation: without a role it does not exist
            person = await callers.anybody(request) if look else None
            hidden = person is None or not parts[Moderation].role_of(person.id)
            return await pages.page(request, house, look=look, hidden=hidden)
        return await pages.page(request, house, look=look)

    return [page]


def house_for(door: Door, language: str, *, admitted: bool) -> House:
    """The house as a page in this language shows it."""
    record = door.house
    closed: Literal["", "members", "accounts"] = ""
    if not admitted:
        closed = "accounts" if record.access == "accounts" else "members"
    welcome = " ".join(record.text("welcome", language).split())[:300]
    return House(record.name, welcome, house_picture(record), closed)
