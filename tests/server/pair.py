"""Two people who play by the server's interface, as tests of notices need them."""

import time
from typing import Any

from server.company import wait_until
from server.helpers import Browser, Server
from server.pushed import PushService
from server.sql import rows
from tafelronde.server.features.notifications.rows import PENDING_SHORT
from tafelronde.server.storage.schema.tables import UNNOTED

SOON = 2.0
"""Seconds; longer than anything waits that is due at all, see ``pushed.OPEN``."""


class Pair:
    """Two people at a table by days, where the first one is to move; nobody has a page open."""

    def __init__(self, nodes: list[Server], days: int = 3) -> None:
        """``days`` for each decision; 0: as much time as they like."""
        self.ada, self.bo = Browser(nodes[0].url, "Ada"), Browser(nodes[-1].url, "Bo")
        more: dict[str, Any] = {"time": {"kind": "days", "days": days}} if days else {}
        self.table = self.ada.table("me", "open", **more)
        self.do(self.bo, "sit", seat=1)
        self.do(self.ada, "ready", seat=0, on=True)
        self.do(self.bo, "ready", seat=1, on=True)
        wait_until(lambda: self.head(self.ada)["status"] == "playing")

    def do(self, who: Browser, t: str, **fields: Any) -> None:
        wish = {"t": t, "id": f"{t}-{time.monotonic_ns()}", "table": self.table, **fields}
        status, answer = who.post("/api/command", wish)
        assert status == 200, answer

    def head(self, who: Browser) -> Any:
        return who.get(f"/api/tables/{self.table}")[1]["head"]

    @property
    def turn(self) -> tuple[Browser, Browser]:
        """The player to move, and the other. (A node hears a little later what another one
        wrote.)"""
        newest = max(map(self.head, (self.ada, self.bo)), key=lambda head: head["seq"])
        return (self.ada, self.bo) if newest["player"] == 0 else (self.bo, self.ada)

    def move(self) -> None:
        mover, _ = self.turn
        wait_until(lambda: self.head(mover)["legal"])
        head = self.head(mover)
        action = head["legal"][0]["action"]
        self.do(mover, "move", seat=head["player"], seq=head["seq"], action=action)


def rest(pair: Pair, nodes: list[Server], service: PushService) -> None:
    """Both have looked, and know all that has happened so far."""
    settle(nodes)
    for who in (pair.ada, pair.bo):
        pair.head(who)
    told = f"SELECT 1 FROM notifications WHERE table_id = '{pair.table}' AND NOT ({PENDING_SHORT})"
    wait_until(lambda: not rows(nodes[0].database, told))
    service.taken.clear()


def settle(nodes: list[Server]) -> None:
    """Until all that has happened was worked out, and all that is due now or soon is sent. What is
    on its way to a push service or to a mail server is due until it has arrived."""

    def is_left(what: str) -> bool:
        return bool(rows(nodes[0].database, f"SELECT 1 FROM {what} LIMIT 1"))

    def is_settled() -> bool:
        soon = time.time() + SOON
        return not (
            is_left(f"tables WHERE {UNNOTED}")
            or is_left(f"notifications WHERE push_due <= {soon} OR mail_due <= {soon}")
            or is_left(f"mails WHERE due <= {soon}")
        )

    wait_until(is_settled)
