"""A block in the middle of a challenge: no table stays open to which nobody can come."""

from __future__ import annotations

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
