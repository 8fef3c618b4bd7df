"""A block in the middle of a challenge: no table stays open to which nobody can come."""

import threading
import time
from pathlib import Path
from typing import Any

from server.helpers import reason, serving, sqlite_at
from server.meetings import act

from .test_challenges import ask
from .test_inviting import people, status_of

SLOW = """
import asyncio
from tafelronde.server.features.notifications.inviting import Inviting
note = Inviting._note

async def late(self, *given):
    await asyncio.sleep(1.5)
    return await note(self, *given)

Inviting._note = late
"""
"""A node that takes long to note an invitation."""


SLOWLY_READY = """
import asyncio
from tafelronde.server.live.commands import Commands
from tafelronde.server.wire.commands import Ready
command = Commands.command

async def late(self, person, wish):
    if isinstance(wish, Ready):
        await asyncio.sleep(1.5)
    return await command(self, person, wish)

Commands.command = late
"""
"""A node at which it takes long to be ready."""


def test_a_block_in_the_middle_of_sitting_down(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), first=SLOWLY_READY) as server:
        ada, zoe = people(server, "Ada", "Zoe")
        table = ada.table("me", "open")
        assert ask(ada, table, zoe, challenge=False)[0] == 200
        answers: list[tuple[int, Any]] = []
        accept = f"/api/me/invitations/{table}"
        thread = threading.Thread(target=lambda: answers.append(zoe.post(accept, {})))
        thread.start()
        time.sleep(0.5)
        assert zoe.me["user"] in str(ada.get(f"/api/tables/{table}")[1]["head"]["seats"])
        assert act(zoe, "block", ada) == 204
        thread.join()
        assert reason(answers[0]) == (403, "apart")
        assert zoe.me["user"] not in str(ada.get(f"/api/tables/{table}")[1]["head"]["seats"])
        assert status_of(ada, table) == "open"


def test_a_block_in_the_middle_of_a_challenge(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), first=SLOW) as server:
        ada, zoe = people(server, "Ada", "Zoe")
        table = zoe.table("me", "open")
        answers: list[tuple[int, Any]] = []
        thread = threading.Thread(target=lambda: answers.append(ask(zoe, table, ada)))
        thread.start()
        time.sleep(0.5)
        assert act(ada, "block", zoe) == 204
        thread.join()
        assert reason(answers[0]) == (404, "not-found")
        assert status_of(zoe, table) == "closed"
