"""The owned rows of a whole site on a store, without a node."""

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

from tafelronde.server.base.answers import Answers
from tafelronde.server.base.bus import Feed
from tafelronde.server.base.owned import AllOwned
from tafelronde.server.features.accounts.owned_rows import OwnedData
from tafelronde.server.live.clocks import Clocks
from tafelronde.server.live.tables import Tables
from tafelronde.server.node.node import ALL
from tafelronde.server.node.site import owned_by
from tafelronde.server.people.asked import Departing
from tafelronde.server.people.moderation import Moderation
from tafelronde.server.people.pauses import Pauses
from tafelronde.server.storage.store import Store


def owned_data(store: Store) -> OwnedData:
    """The owned rows as a node with all features has them."""
    parts: Any = {
        Tables: SimpleNamespace(store=store),
        Moderation: Moderation(store, Feed()),
        Pauses: Pauses(store),
        Clocks: SimpleNamespace(renew=AsyncMock()),
    }
    answers = Answers()
    for feature in ALL:
        for question, make in feature.answers:
            if question is Departing:
                answers.give(question, make(parts))
    return OwnedData(parts | {AllOwned: AllOwned(owned_by(ALL)), Answers: answers})
