"""Strangers before the door of a house for members."""

import asyncio
import json
from collections.abc import Iterator, Sequence

from websockets.exceptions import InvalidStatus

from server.helpers import Browser

FORBIDDEN = 403


class Strangers:
    """Nobody at all, and somebody with a name whom nobody invited."""

    def __init__(self, url: str) -> None:
        self._who = {"nobody": Browser(url), "a guest": Browser(url, "Passer-by")}

    def see(
        self, cup: str, table: str, user: str, secrets: Sequence[str]
    ) -> Iterator[tuple[str, str]]:
        """Whatever a stranger is shown of the house behind the door: who they are, and where."""
        event = f"/api/tournaments/{cup}"
        routes = (
            "/api/tables", "/api/games", "/api/tournaments", event, f"{event}/desk",
            f"{event}/rounds/1", f"{event}/record", f"{event}/export/standings",
            f"{event}/export/trf", f"/api/tables/{table}", f"/api/tables/{table}/record",
            f"/api/people/{user}", "/api/host/members",
        )  # fmt: skip
        for name, who in self._who.items():
            for route in routes:
                status, body = who.get(route)
                reason = body.get("reason") if isinstance(body, dict) else ""
                if (status, reason) != (FORBIDDEN, "members-only"):
                    yield name, route
            for page in ("/", f"/tournament/{cup}", f"/table/{table}", f"/person/{user}"):
                status, body = who.get(page)
                shown = json.dumps(body)
                if status != 200 or any(secret in shown for secret in secrets):
                    yield name, page
            if asyncio.run(_comes_in(who)):
                yield name, "the socket"


async def _comes_in(who: Browser) -> bool:
    """Whether this person gets a socket."""
    try:
        async with who.open() as page:
            await page.next()
    except InvalidStatus as error:
        return error.response.status_code != FORBIDDEN
    return True
